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
import type { Beginning } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { loadShownMatch, type ShownMatch } from '../text/game-facets.ts';
import { formatTime, formatSeat } from './match-text.ts';
import type { ServerClient } from './server-client.ts';

/** A match on a server: the state that the server has confirmed, ready to be drawn. */
export class OnlineMatch {
  readonly context: Context;
  readonly connection: LiveConnection;
  readonly liveMatch: LiveMatch;
  readonly shown: ShownMatch;
  state: MatchState;
  /** The moves on the board. */
  private played: readonly string[] = [];

  private constructor(context: Context, live: LiveConnection, match: LiveMatch, shown: ShownMatch, state: MatchState) {
    this.context = context;
    this.connection = live;
    this.liveMatch = match;
    this.shown = shown;
    this.state = state;
  }

  /** Fetches the match and subscribes to it. */
  static async open(context: Context, client: ServerClient, live: LiveConnection, id: string): Promise<OnlineMatch> {
    const { info } = await findMatch(client.server, id);
    const { game, variant } = info.terms;
    const rules = await loadRules(game, variant);
    const position = rules.parsePosition(info.position);
    assert(position.ok, 'the server knows the rules');
    const shown = await loadShownMatch(new Match(rules, position.value), context.language);
    return new OnlineMatch(context, live, live.watch(id), shown, newState(info));
  }

  /** What the match announces of its beginning. */
  get beginning(): Beginning {
    const { isStartDrawn = false, rematchOf } = this.state.info;
    return { isStartDrawn, isRematch: rematchOf !== undefined };
  }

  /** The side that we play; null for spectators. */
  get side(): Side | null {
    return this.liveMatch.side;
  }

  get isOurTurn(): boolean {
    return isRunning(this.state) && this.side === this.state.turn && this.liveMatch.get().pending === null;
  }

  /** Applies new events one by one and calls `tell` after each. */
  catchUp(tell: (event: MatchEvent) => void): void {
    for (const event of this.liveMatch.get().events) {
      if (event.version <= this.state.version) continue;
      this.state = advance(this.state, event);
      this.setBoard();
      tell(event);
    }
  }

  /** "Ana 4:05 – Rui 5:00"; nothing without clocks. */
  formatClocks(): string {
    const { state } = this;
    const { texts } = this.context;
    const now = this.connection.serverNow();
    const clocks = clocksAt(state, now);
    if (clocks !== null) {
      return ([1, 2] as const).map((side) => `${this.nameOf(side)} ${formatTime(texts, clocks[side])}`).join(' – ');
    }
    const deadline = isRunning(state) && state.info.terms.clock.kind === 'days' ? deadlineOf(state) : null;
    return deadline === null ? '' : `${this.nameOf(state.turn)} ${formatTime(texts, Math.max(0, deadline - now))}`;
  }

  nameOf(side: Side): string {
    return this.formatSeat(this.state.seats[side]);
  }

  formatSeat(seat: Seat): string {
    return formatSeat(this.context, this.state.info.terms.game, this.shown.locale.game, seat);
  }

  /** Brings the board in line with the log. */
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
