import { isRunning, type LiveMatch, type MatchState } from '@tabuleiro/client';
import type { BySide, Match, Move, PlayerSpec, Side } from '@tabuleiro/games';
import {
  BEFORE_PASS_MS,
  BoardController,
  type BoardDependencies,
  type BoardNote,
  type GameFacets,
  MatchHistory,
} from '@tabuleiro/play';
import type { Remark, Words } from '../../play/words.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';

/** What a match that is played elsewhere stands among here. */
export interface OnlineSurroundings extends BoardDependencies {
  /** In percent. */
  readonly speed: number;
}

export interface OnlineCourseOptions {
  readonly live: Pick<LiveMatch, 'get' | 'move' | 'side'>;
  /** The match at its start. */
  readonly match: Match;
  readonly facets: GameFacets;
  readonly words: Words;
  readonly around: OnlineSurroundings;
}

const HERE: PlayerSpec = { kind: 'human' };
/** The other side moves elsewhere; the history needs to know no more. */
const ELSEWHERE: PlayerSpec = { kind: 'max' };

/**
 * A match as the server tells it, on the board of this page. A move made here is shown at once and taken back if the server
 * refuses it; all others come from the log.
 */
export class OnlineCourse extends BoardController<Remark> {
  readonly history: MatchHistory;
  words: Words;
  /** What is wrong with the match as a whole. */
  private problem: Remark | null = null;
  private wasAbleToMove = false;
  /** How many plies the log had when it was last looked at. */
  private toldPlies = 0;
  private readonly live: OnlineCourseOptions['live'];
  private readonly around: OnlineSurroundings;
  private cancelNext: () => void = () => undefined;

  constructor({ live, match, facets, words, around }: OnlineCourseOptions) {
    super(facets, match.position, around, around.speed);
    this.live = live;
    this.words = words;
    this.around = around;
    this.history = new MatchHistory(match, this.players(), facets);
  }

  /** Shows the match as far as it has come. */
  start(): void {
    this.takeLog();
    this.history.goTo(this.history.match.moves.length);
    this.settle();
  }

  close(): void {
    this.cancelNext();
    this.framePlayer.stop();
  }

  get state(): MatchState | null {
    return this.live.get().state;
  }

  /** Whether a move can be made here and now. */
  get canMove(): boolean {
    const { state, pending } = this.live.get();
    const { history } = this;
    return state !== null && isRunning(state) && pending === null && !history.isLookingBack && history.isHumanTurn;
  }

  /** Plays a move of one's own, but for the frames that the picks have shown already, and tells the server. */
  play(move: Move, shown = 0): void {
    const { history } = this;
    if (!this.canMove) return;
    const text = history.match.rules.makeMove(history.match.position, move);
    if (!history.play(move)) return;
    this.animate(history.ply - 1, shown);
    void this.send(text);
  }

  /** The server has said something. */
  hear(): void {
    const { history } = this;
    const follows = !history.isLookingBack;
    const before = history.match.moves.length;
    const hadTold = this.toldPlies;
    const change = this.takeLog();
    if (follows) history.goTo(history.match.moves.length);
    const last = history.match.moves[before];
    if (change === 'played' && follows && history.ply === before + 1 && last !== undefined) {
      return this.animate(before, 0);
    }
    const isTurnOther = this.canMove !== this.wasAbleToMove;
    // Picks that somebody has begun stay, whatever else is told meanwhile.
    if (this.toldPlies < hadTold) this.settle(({ locale }) => ONLINE_TEXTS[locale.language].match.takenBack);
    else if (change !== null || (isTurnOther && !this.isMoving)) this.settle(change === null ? this.note : null);
    else this.around.changed();
  }

  /** Shows the position as it stands. */
  settle(note: BoardNote | Remark | null = null): void {
    const { history } = this;
    this.framePlayer.stop();
    this.cancelNext();
    this.rest();
    this.wasAbleToMove = this.canMove;
    this.builder.reset(this.wasAbleToMove ? history.position : null);
    const { step } = this.builder;
    if (step?.kind === 'move') {
      const { move } = step;
      this.cancelNext = this.around.timers.after(BEFORE_PASS_MS, () => this.play(move));
    }
    this.say(note ?? this.problem);
  }

  private async send(text: string): Promise<void> {
    const refusal = await this.live.move(text);
    if (refusal !== null) this.say(({ locale }) => refusal.message[locale.language]);
  }

  /** Makes the match here what the log says, with a move of one's own that waits for its answer. */
  private takeLog(): 'played' | 'changed' | null {
    const { state, pending } = this.live.get();
    if (state === null) return null;
    const { match, moveTexts } = this.history;
    const told = state.plies.map(({ move }) => move);
    this.toldPlies = told.length;
    const wanted = pending?.ply === told.length ? [...told, pending.move] : told;
    const known = moveTexts.texts;
    const same = sharedLength(known, wanted);
    const isLess = same < known.length;
    const wasOver = match.outcome !== null;
    while (match.moves.length > same) match.undo();
    for (const text of wanted.slice(same)) {
      if (match.playText(text).ok) continue;
      this.problem = ({ locale }) => ONLINE_TEXTS[locale.language].match.outdated;
      break;
    }
    if (state.ending !== null && match.outcome === null) match.end(state.ending);
    this.history.goTo(this.history.ply);
    if (isLess) return 'changed';
    if (wanted.length > known.length) return 'played';
    return wasOver === (match.outcome !== null) ? null : 'changed';
  }

  protected override animate(ply: number, shownFrames: number): void {
    this.cancelNext();
    super.animate(ply, shownFrames);
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
