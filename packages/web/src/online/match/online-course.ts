import { isRunning, type LiveMatch, type MatchState } from '@tabuleiro/client';
import type { BySide, Match, Move, PlayerSpec, Side } from '@tabuleiro/games';
import type { Kit, Remark, Words } from '../../play/kit.ts';
import { MatchLine } from '../../play/line.ts';
import { Showing, type ShowingSurroundings } from '../../play/showing.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';

/** Long enough to read why one must pass. */
const BEFORE_PASS_MS = 2200;

/** What a match that is played elsewhere stands among here. */
export interface OnlineSurroundings extends ShowingSurroundings {
  /** In percent. */
  readonly speed: number;
}

export interface OnlineCourseOptions {
  readonly live: Pick<LiveMatch, 'get' | 'move' | 'side'>;
  /** The match at its start. */
  readonly match: Match;
  readonly kit: Kit;
  readonly words: Words;
  readonly around: OnlineSurroundings;
}

const HERE: PlayerSpec = { kind: 'human' };
/** Whoever moves the other side does not do so at this board; that is all the line wants to know. */
const ELSEWHERE: PlayerSpec = { kind: 'max' };

/**
 * A match as the server tells it, on the board of this page. A move made here is shown at once and taken back if the server
 * refuses it; all others come from the log.
 */
export class OnlineCourse extends Showing<Remark> {
  readonly line: MatchLine;
  words: Words;
  /** What is wrong with the match as a whole. */
  private problem: Remark | null = null;
  private wasAbleToMove = false;
  /** How many plies the log had when it was last looked at. */
  private toldPlies = 0;
  private readonly live: OnlineCourseOptions['live'];
  private readonly around: OnlineSurroundings;
  private cancelNext: () => void = () => undefined;

  constructor({ live, match, kit, words, around }: OnlineCourseOptions) {
    super(kit, match.position, around, around.speed);
    this.live = live;
    this.words = words;
    this.around = around;
    this.line = new MatchLine(match, this.players(), kit);
  }

  /** Shows the match as far as it has come. */
  start(): void {
    this.takeLog();
    this.line.goTo(this.line.match.moves.length);
    this.settle();
  }

  close(): void {
    this.cancelNext();
    this.animator.stop();
  }

  get state(): MatchState | null {
    return this.live.get().state;
  }

  /** Whether a move can be made here and now. */
  get canMove(): boolean {
    const { state, pending } = this.live.get();
    const { line } = this;
    return state !== null && isRunning(state) && pending === null && !line.isLookingBack && line.isHumanTurn;
  }

  /** Plays a move of one's own, but for the frames that the picks have shown already, and tells the server. */
  play(move: Move, shown = 0): void {
    const { line } = this;
    if (!this.canMove) return;
    const text = line.match.rules.makeMove(line.match.position, move);
    if (!line.play(move)) return;
    this.animate(line.ply - 1, move, shown);
    void this.send(text);
  }

  /** The server has said something. */
  hear(): void {
    const { line } = this;
    const follows = !line.isLookingBack;
    const before = line.match.moves.length;
    const hadTold = this.toldPlies;
    const change = this.takeLog();
    if (follows) line.goTo(line.match.moves.length);
    const last = line.match.moves[before];
    if (change === 'played' && follows && line.ply === before + 1 && last !== undefined) {
      return this.animate(before, last, 0);
    }
    const isTurnOther = this.canMove !== this.wasAbleToMove;
    // Picks that somebody has begun stay, whatever else is told meanwhile.
    if (this.toldPlies < hadTold) this.settle(({ voice }) => ONLINE_TEXTS[voice.language].match.takenBack);
    else if (change !== null || (isTurnOther && !this.isMoving)) this.settle(change === null ? this.remark : null);
    else this.around.changed();
  }

  /** Shows the position as it stands. */
  settle(remark: Remark | null = null): void {
    const { line } = this;
    this.animator.stop();
    this.cancelNext();
    this.rest();
    this.wasAbleToMove = this.canMove;
    this.walker.reset(this.wasAbleToMove ? line.position : null);
    const { step } = this.walker;
    if (step?.kind === 'move') {
      const { move } = step;
      this.cancelNext = this.around.timers.after(BEFORE_PASS_MS, () => this.play(move));
    }
    this.say(remark ?? this.problem);
  }

  private async send(text: string): Promise<void> {
    const refusal = await this.live.move(text);
    if (refusal !== null) this.say(({ voice }) => refusal.message[voice.language]);
  }

  /** Makes the match here what the log says, with a move of one's own that waits for its answer. */
  private takeLog(): 'played' | 'changed' | null {
    const { state, pending } = this.live.get();
    if (state === null) return null;
    const { match, written } = this.line;
    const told = state.plies.map(({ move }) => move);
    this.toldPlies = told.length;
    const wanted = pending?.ply === told.length ? [...told, pending.move] : told;
    const known = written.texts;
    const same = sharedLength(known, wanted);
    const isLess = same < known.length;
    const wasOver = match.outcome !== null;
    while (match.moves.length > same) match.undo();
    for (const text of wanted.slice(same)) {
      if (match.playText(text).ok) continue;
      this.problem = ({ voice }) => ONLINE_TEXTS[voice.language].match.outdated;
      break;
    }
    if (state.ending !== null && match.outcome === null) match.end(state.ending);
    this.line.goTo(this.line.ply);
    if (isLess) return 'changed';
    if (wanted.length > known.length) return 'played';
    return wasOver === (match.outcome !== null) ? null : 'changed';
  }

  protected override animate(ply: number, move: Move, shown: number): void {
    this.cancelNext();
    super.animate(ply, move, shown);
  }

  /** One may sit down, or become known, while the match is on the board. */
  private players(): BySide<PlayerSpec> {
    const playerOf = (side: Side): PlayerSpec => (this.live.side === side ? HERE : ELSEWHERE);
    return {
      get 1() {
        return playerOf(1);
      },
      get 2() {
        return playerOf(2);
      },
    };
  }
}

function sharedLength(known: readonly string[], wanted: readonly string[]): number {
  const differs = known.findIndex((text, index) => text !== wanted[index]);
  return differs < 0 ? known.length : differs;
}
