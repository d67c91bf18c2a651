import type { Kysely } from 'kysely';
import type { DatabaseSchema, MatchesTable } from './tables.ts';

/** The columns of a match that change with an entry. */
export type MatchSummary = Pick<
  MatchesTable,
  'status' | 'user1' | 'user2' | 'turn_user' | 'deadline' | 'computer_at' | 'plies' | 'winner' | 'reason'
>;

/** The part of it that is announced to other processes. */
export type MatchPlayers = Pick<MatchSummary, 'status' | 'user1' | 'user2' | 'turn_user'>;

/** The change of two ratings by a result, applied in the transaction that writes the result. */
export interface RatingChange {
  /** Results of the same user are written one after the other, because a rating follows from the one before. */
  readonly users: readonly [string, string];
  readonly apply: (transaction: Kysely<DatabaseSchema>) => Promise<void>;
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
  readonly players: MatchPlayers;
  /** Null if the row of the match stays as it is, as after most moves. */
  readonly summary: MatchSummary | null;
  /** Whether the list of open matches changes. */
  readonly changesLobby: boolean;
  readonly ratingChange: RatingChange | null;
}

/** The log of all matches. */
export interface EventLog {
  /**
   * Writes all entries in one transaction and resolves to whether each was written: the first with its match and version is,
   * any other is not. What was written is durable by then.
   */
  appendAll(batch: readonly Append[]): Promise<readonly boolean[]>;
}
