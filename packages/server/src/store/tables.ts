import type { Generated } from 'kysely';

// The tables, the same in both databases. Truth values are 0 and 1, times are milliseconds since 1970.

export interface UsersTable {
  id: string;
  name: string;
  /** The name as users are looked up by it: no two users have the same. */
  name_key: string;
  /** Null for guests, who have nothing but their session. */
  passphrase: string | null;
  recovery: string | null;
  is_bot: number;
  created_at: number;
  seen_at: number;
  banned_at: number | null;
  /** Shown to the banned user. */
  ban_reason: Generated<string | null>;
  /** When the ban ends; null for one that does not. */
  banned_until: Generated<number | null>;
}

/** The skeletons of names (name-keys.ts), so that no new name looks like that of another user. Guests have no rows. */
export interface NameSkeletonsTable {
  skeleton: string;
  user_id: string;
}

/** What operators did with `npm run admin`. */
export interface AuditTable {
  id: string;
  at: number;
  /** The user of the system who ran the command. */
  operator: string;
  command: string;
  /** The user concerned; not a foreign key, because guests are deleted. */
  user_id: string | null;
  detail: string | null;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: number;
  expires_at: number;
}

export interface TokensTable {
  token_hash: string;
  id: string;
  user_id: string;
  label: string;
  created_at: number;
  /** What the token may do, separated by spaces. */
  scopes: Generated<string>;
  /** Null for a token that does not expire. */
  expires_at: number | null;
  /** To the minute; null before the first use. */
  used_at: number | null;
}

/**
 * The columns by which matches are found. All but `info` follow from the log up to `version` and are written together
 * with it. Later entries are moves of a match between two users (match/match-summary.ts).
 */
export interface MatchesTable {
  id: string;
  /** MatchInfo as JSON. */
  info: string;
  game: string;
  variant: string;
  visibility: string;
  is_rated: number;
  status: 'open' | 'running' | 'over';
  /** The users at both sides; null for a free seat and for the computer. */
  user1: string | null;
  user2: string | null;
  /** The user to move. */
  turn_user: string | null;
  /** The match does not end by itself before this time (match/match-summary.ts); null if it never does. */
  deadline: number | null;
  /** When a computer player may be asked to move; a node that asks puts it off, so that no other one does. */
  computer_at: number | null;
  version: number;
  plies: number;
  winner: number | null;
  reason: string | null;
  created_at: number;
  updated_at: number;
  /**
   * From where it was created (match/creation-limits.ts); null if that is not counted, and some time after the match is
   * over.
   */
  maker_address: string | null;
  maker_network: string | null;
}

/**
 * The logs: the truth about every match. Rows are added and never changed, except for the name of a user in the entry
 * that seated them (accounts/user-names.ts), which a rename or deletion replaces.
 */
export interface EventsTable {
  match_id: string;
  version: number;
  /** For moves: how many plies there were before, and how often some had been taken back. No two moves share both. */
  ply: number | null;
  line: number | null;
  at: number;
  /** MatchEvent as JSON. */
  data: string;
}

export interface RatingsTable {
  user_id: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
  updated_at: number;
}

export interface RatingHistoryTable {
  match_id: string;
  user_id: string;
  game: string;
  rating: number;
  deviation: number;
  at: number;
  /** Null for matches that were rated before opponents were recorded. */
  opponent_id: string | null;
}

/** The processes that serve, and when each was last alive. */
export interface NodesTable {
  id: string;
  alive_at: number;
}

export interface DatabaseSchema {
  users: UsersTable;
  name_skeletons: NameSkeletonsTable;
  audit: AuditTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  matches: MatchesTable;
  events: EventsTable;
  ratings: RatingsTable;
  rating_history: RatingHistoryTable;
  nodes: NodesTable;
}
