import type { GameId, Side } from '@tabuleiro/games';
import type { MatchesTable } from './tables.ts';

/** What the table of matches says of a match after an entry. */
export type MatchSummary = Pick<
  MatchesTable,
  'status' | 'user1' | 'user2' | 'turn_user' | 'deadline' | 'computer_at' | 'plies' | 'winner' | 'reason'
>;

/** The part of it of which other processes are told. */
export type Players = Pick<MatchSummary, 'status' | 'user1' | 'user2' | 'turn_user'>;

/** The result of a rated match, of which the ratings of its players follow. */
export interface RatedResult {
  readonly game: GameId;
  readonly users: readonly [string, string];
  readonly winner: Side | null;
}

/** One entry to be written. */
export interface Append {
  readonly match: string;
  readonly version: number;
  /** For a move: how many plies there were before it, and how often plies had been taken back. */
  readonly place: { readonly ply: number; readonly line: number } | null;
  readonly at: number;
  /** MatchEvent as JSON. */
  readonly data: string;
  readonly players: Players;
  /** Null when the table of matches stays as it is: that a match goes on is seen in its log. */
  readonly summary: MatchSummary | null;
  /** Whether the list of matches that wait is another one now. */
  readonly changesLobby: boolean;
  readonly rated: RatedResult | null;
}

/** The log of all matches. */
export interface EventLog {
  /**
   * Writes all in one transaction. What it resolves to says of each whether it was written: the first with its match and
   * version is, every other one is not. When it has resolved, no crash takes back what was written.
   */
  appendAll(batch: readonly Append[]): Promise<readonly boolean[]>;
}
