import type { BySide, ByLanguage, Match, Move, Outcome, PlayerSpec, Side } from '@tabuleiro/games';
import { BoardController, type BoardNote } from './board-controller.ts';
import type { BoardDependencies } from './dependencies.ts';
import type { GameFacets } from './game-facets.ts';
import { type Beginning, MatchHistory } from './match-history.ts';
import { BEFORE_PASS_MS } from './policies.ts';

/** The notes of an online match to its players. */
export type OnlineNote =
  | BoardNote
  | { readonly kind: 'taken-back' }
  /** This program does not know a move of the log: it is too old. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'server-refused'; readonly message: ByLanguage<string> };

/** What the server has written. */
export interface ServerLog {
  readonly plies: readonly { readonly move: string }[];
  readonly ending: Outcome | null;
}

/** A match of a server as a client knows it. */
export interface ServerMatch<Log extends ServerLog> {
  /** The person's side; null for spectators. */
  readonly side: Side | null;
  /** The log, once it has arrived, and the person's move that the server has not answered yet. */
  get(): { readonly state: Log | null; readonly pending: { readonly ply: number; readonly move: string } | null };
  /** Resolves to null when the move is written, otherwise to the refusal. */
  move(text: string): Promise<{ readonly message: ByLanguage<string> } | null>;
}

export interface OnlineMatchOptions<Log extends ServerLog> extends BoardDependencies, Beginning {
  readonly live: ServerMatch<Log>;
  readonly isRunning: (state: Log) => boolean;
  /** At its start. */
  readonly match: Match;
  readonly facets: GameFacets;
  /** In percent. */
  readonly speed: number;
}

const HERE: PlayerSpec = { kind: 'human' };
/** The opponent moves on the server; the history needs to know no more. */
const ELSEWHERE: PlayerSpec = { kind: 'max' };

/**
 * A match of a server on a board. The person's move is shown at once and undone if the server refuses it; all other moves
 * come from the server's log. `Extra` is the type of the front end's own notes.
 */
export class OnlineMatchSession<Log extends ServerLog, Extra = never> extends BoardController<OnlineNote | Extra> {
  readonly history: MatchHistory;
  protected readonly live: ServerMatch<Log>;
  /** What is wrong with the match as a whole. */
  private problem: OnlineNote | null = null;
  private wasAbleToMove = false;
  /** The length of the log at the last update. */
  private loggedPlies = 0;
  private readonly options: OnlineMatchOptions<Log>;
  private cancelNext: () => void = () => undefined;
  /** Resolves when the server has answered the last move. */
  answered: Promise<void> = Promise.resolve();

  constructor(options: OnlineMatchOptions<Log>) {
    const { live, match, facets, speed } = options;
    super(facets, match.position, options, speed);
    this.live = live;
    this.options = options;
    this.history = new MatchHistory(match, this.players(), facets, [], options);
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

  get state(): Log | null {
    return this.live.get().state;
  }

  /** Whether the person can move now. */
  get canMove(): boolean {
    const { state, pending } = this.live.get();
    const { history } = this;
    const isRunning = state !== null && this.options.isRunning(state);
    return isRunning && pending === null && !history.isLookingBack && history.isHumanTurn;
  }

  /** Plays the person's move and sends it; skips the frames that the picks have shown already. */
  play(move: Move, shown = 0): void {
    const { history } = this;
    if (!this.canMove) return;
    const text = history.match.rules.makeMove(history.match.position, move);
    if (!history.play(move)) return;
    this.animate(history.ply - 1, shown);
    this.answered = this.send(text);
  }

  /** Plays a forced pass at once, without its delay. */
  playForced(): boolean {
    const { step } = this.builder;
    if (step?.kind !== 'move' || this.isMoving || !this.canMove) return false;
    this.play(step.move);
    return true;
  }

  /** Handles an update from the server. */
  onServerUpdate(): void {
    const { history } = this;
    const follows = !history.isLookingBack;
    const before = history.match.moves.length;
    const hadLogged = this.loggedPlies;
    const change = this.syncWithLog();
    if (follows) history.goTo(history.match.moves.length);
    const last = history.match.moves[before];
    if (change === 'played' && follows && history.ply === before + 1 && last !== undefined) {
      return this.animate(before, 0);
    }
    const isTurnOther = this.canMove !== this.wasAbleToMove;
    // Other updates keep the picks that the person has made.
    if (this.loggedPlies < hadLogged) this.settle({ kind: 'taken-back' });
    else if (change !== null || (isTurnOther && !this.isMoving)) this.settle(change === null ? this.note : null);
    else this.notify();
  }

  /** Shows the position without animation. */
  settle(note: OnlineNote | Extra | null = null): void {
    const { history } = this;
    this.framePlayer.stop();
    this.cancelNext();
    this.rest();
    this.wasAbleToMove = this.canMove;
    this.builder.reset(this.wasAbleToMove ? history.position : null);
    if (this.builder.step?.kind === 'move') {
      this.cancelNext = this.options.timers.after(BEFORE_PASS_MS, () => this.playForced());
    }
    this.say(note ?? this.problem);
  }

  private async send(text: string): Promise<void> {
    const refusal = await this.live.move(text);
    if (refusal !== null) this.say({ kind: 'server-refused', message: refusal.message });
  }

  /** Brings the history in line with the log, plus the person's move that is waiting for its answer. */
  private syncWithLog(): 'played' | 'changed' | null {
    const { state, pending } = this.live.get();
    if (state === null) return null;
    const { match, moveTexts } = this.history;
    const logged = state.plies.map(({ move }) => move);
    this.loggedPlies = logged.length;
    const wanted = pending?.ply === logged.length ? [...logged, pending.move] : logged;
    const known = moveTexts.texts;
    const same = sharedLength(known, wanted);
    const isLess = same < known.length;
    const wasOver = match.outcome !== null;
    while (match.moves.length > same) match.undo();
    for (const text of wanted.slice(same)) {
      if (match.playText(text).ok) continue;
      this.problem = { kind: 'outdated' };
      break;
    }
    if (state.ending !== null && match.outcome === null) match.end(state.ending);
    this.history.goTo(this.history.ply);
    if (isLess) return 'changed';
    if (wanted.length > known.length) return 'played';
    return wasOver === (match.outcome !== null) ? null : 'changed';
  }

  /** The opponent may reply to a typed move at once. A note answers something later, so it ends the echo. */
  protected override get echoPlies(): number {
    return this.note === null ? 1 : -1;
  }

  protected override get canPick(): boolean {
    return this.canMove;
  }

  protected override animate(ply: number, shownFrames: number): void {
    this.cancelNext();
    super.animate(ply, shownFrames);
  }

  /** Getters, because the person may take a seat or sign in during the match. */
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
