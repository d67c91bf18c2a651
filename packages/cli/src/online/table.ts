import {
  advance,
  clocksAt,
  deadlineOf,
  findMatch,
  isRunning,
  type LiveConnection,
  type LiveMatch,
  type MatchEvent,
  type MatchState,
  newState,
  type Seat,
} from '@tabuleiro/client';
import { assert, loadRules, Match, type Side } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { loadShownMatch, type ShownMatch } from '../terminal/shown-match.ts';
import { sayTime } from './clock-words.ts';
import { saySeat } from './seat-words.ts';
import type { Visitor } from './visitor.ts';

/** A match on a server as the terminal sees it: what the server has confirmed, on a board that can be drawn. */
export class OnlineTable {
  readonly context: Context;
  readonly live: LiveConnection;
  readonly match: LiveMatch;
  readonly shown: ShownMatch;
  state: MatchState;
  /** The moves that stand on the board. */
  private played: readonly string[] = [];

  private constructor(context: Context, live: LiveConnection, match: LiveMatch, shown: ShownMatch, state: MatchState) {
    this.context = context;
    this.live = live;
    this.match = match;
    this.shown = shown;
    this.state = state;
  }

  /** Finds the match and begins to watch it. */
  static async open(context: Context, visitor: Visitor, live: LiveConnection, id: string): Promise<OnlineTable> {
    const { info } = await findMatch(visitor.server, id);
    const { game, variant } = info.terms;
    const rules = await loadRules(game, variant);
    const position = rules.parsePosition(info.position);
    assert(position.ok, 'the server knows the rules');
    const shown = await loadShownMatch(new Match(rules, position.value), context.language);
    return new OnlineTable(context, live, live.watch(id), shown, newState(info));
  }

  /** The side at which we sit; null for who looks on. */
  get side(): Side | null {
    return this.match.side;
  }

  get isOurTurn(): boolean {
    return isRunning(this.state) && this.side === this.state.turn && this.match.get().pending === null;
  }

  /** Takes up what is new, one entry after the other; `tell` is called after each. */
  catchUp(tell: (event: MatchEvent) => void): void {
    for (const event of this.match.get().events) {
      if (event.version <= this.state.version) continue;
      this.state = advance(this.state, event);
      this.setBoard();
      tell(event);
    }
  }

  /** "Ana 4:05 – Rui 5:00"; nothing without clocks. */
  sayClocks(): string {
    const { state } = this;
    const { texts } = this.context;
    const now = this.live.serverNow();
    const clocks = clocksAt(state, now);
    if (clocks !== null) {
      return ([1, 2] as const).map((side) => `${this.nameOf(side)} ${sayTime(texts, clocks[side])}`).join(' – ');
    }
    const deadline = isRunning(state) && state.info.terms.clock.kind === 'days' ? deadlineOf(state) : null;
    return deadline === null ? '' : `${this.nameOf(state.turn)} ${sayTime(texts, Math.max(0, deadline - now))}`;
  }

  nameOf(side: Side): string {
    return this.saySeat(this.state.seats[side]);
  }

  saySeat(seat: Seat): string {
    return saySeat(this.context, this.state.info.terms.game, this.shown.locale.game, seat);
  }

  /** Puts the moves of the log on the board. */
  private setBoard(): void {
    const { match } = this.shown;
    const wanted = this.state.plies.map(({ move }) => move);
    while (this.played.some((move, ply) => move !== wanted[ply])) {
      match.undo();
      this.played = this.played.slice(0, -1);
    }
    for (const move of wanted.slice(this.played.length)) {
      assert(match.playText(move).ok, 'the log holds legal moves only');
    }
    this.played = wanted;
    if (this.state.ending !== null && match.outcome === null) match.end(this.state.ending);
  }
}
