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
import type { StatusText, Messages } from '../../match/messages.ts';
import { ONLINE_TEXTS } from '../messages.ts';

export interface OnlineMatchDependencies extends BoardDependencies {
  /** In percent. */
  readonly speed: number;
}

export interface OnlineMatchControllerOptions {
  readonly live: Pick<LiveMatch, 'get' | 'move' | 'side'>;
  /** At its start. */
  readonly match: Match;
  readonly facets: GameFacets;
  readonly messages: Messages;
  readonly dependencies: OnlineMatchDependencies;
}

const HERE: PlayerSpec = { kind: 'human' };
/** The opponent moves on the server; the history needs to know no more. */
const ELSEWHERE: PlayerSpec = { kind: 'max' };

/**
 * Shows a match of the server on the board. The user's move is shown at once and undone if the server refuses it; all
 * other moves come from the server's log.
 */
export class OnlineMatchController extends BoardController<StatusText> {
  readonly history: MatchHistory;
  messages: Messages;
  /** What is wrong with the match as a whole. */
  private problem: StatusText | null = null;
  private wasAbleToMove = false;
  /** The length of the log at the last update. */
  private toldPlies = 0;
  private readonly live: OnlineMatchControllerOptions['live'];
  private readonly dependencies: OnlineMatchDependencies;
  private cancelNext: () => void = () => undefined;

  constructor({ live, match, facets, messages, dependencies }: OnlineMatchControllerOptions) {
    super(facets, match.position, dependencies, dependencies.speed);
    this.live = live;
    this.messages = messages;
    this.dependencies = dependencies;
    this.history = new MatchHistory(match, this.players(), facets);
  }

  /** Shows the current state of the match. */
  start(): void {
    this.syncWithLog();
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

  /** Whether the user can move now. */
  get canMove(): boolean {
    const { state, pending } = this.live.get();
    const { history } = this;
    return state !== null && isRunning(state) && pending === null && !history.isLookingBack && history.isHumanTurn;
  }

  /** Plays the user's move and sends it; skips the frames that the picks have shown already. */
  play(move: Move, shown = 0): void {
    const { history } = this;
    if (!this.canMove) return;
    const text = history.match.rules.makeMove(history.match.position, move);
    if (!history.play(move)) return;
    this.animate(history.ply - 1, shown);
    void this.send(text);
  }

  /** Handles an update from the server. */
  onServerUpdate(): void {
    const { history } = this;
    const follows = !history.isLookingBack;
    const before = history.match.moves.length;
    const hadTold = this.toldPlies;
    const change = this.syncWithLog();
    if (follows) history.goTo(history.match.moves.length);
    const last = history.match.moves[before];
    if (change === 'played' && follows && history.ply === before + 1 && last !== undefined) {
      return this.animate(before, 0);
    }
    const isTurnOther = this.canMove !== this.wasAbleToMove;
    // Other updates keep the picks that the user has made.
    if (this.toldPlies < hadTold) this.settle(({ locale }) => ONLINE_TEXTS[locale.language].match.takenBack);
    else if (change !== null || (isTurnOther && !this.isMoving)) this.settle(change === null ? this.note : null);
    else this.dependencies.changed();
  }

  /** Shows the position without animation. */
  settle(note: BoardNote | StatusText | null = null): void {
    const { history } = this;
    this.framePlayer.stop();
    this.cancelNext();
    this.rest();
    this.wasAbleToMove = this.canMove;
    this.builder.reset(this.wasAbleToMove ? history.position : null);
    const { step } = this.builder;
    if (step?.kind === 'move') {
      const { move } = step;
      this.cancelNext = this.dependencies.timers.after(BEFORE_PASS_MS, () => this.play(move));
    }
    this.say(note ?? this.problem);
  }

  private async send(text: string): Promise<void> {
    const refusal = await this.live.move(text);
    if (refusal !== null) this.say(({ locale }) => refusal.message[locale.language]);
  }

  /** Brings the history in line with the log, plus the user's move that is waiting for its answer. */
  private syncWithLog(): 'played' | 'changed' | null {
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

  /** Getters, because the user may take a seat or sign in during the match. */
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
