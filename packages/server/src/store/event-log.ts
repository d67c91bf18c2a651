import { setImmediate } from 'node:timers/promises';
import { foldEvents, type MatchEvent, type MatchInfo, type MatchState, newState } from '@tabuleiro/client';
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

// Reads logs as the server wrote them. A log may have tens of thousands of entries, so it is read in pages, and other work
// has its turn between two pages. Where the log itself is asked for, its stored JSON is passed on without being parsed.

/** How many entries are read, and at most parsed, without a break. */
const PAGE = 500;
/** The seats are the first entries of a log. */
const LAST_SEATED = 2;
const COMMA = Buffer.from(',');

/** The entries of a log after a version as they are stored, in order, a page at a time. */
export async function* pagesAfter(
  db: Kysely<DatabaseSchema>,
  id: string,
  version: number,
): AsyncGenerator<readonly string[], void> {
  for (let last = version; ; last += PAGE) {
    const rows = await db
      .selectFrom('events')
      .select('data')
      .where('match_id', '=', id)
      .where('version', '>', last)
      // Versions have no gaps.
      .where('version', '<=', last + PAGE)
      .orderBy('version')
      .execute();
    if (rows.length > 0) yield rows.map(({ data }) => data);
    if (rows.length < PAGE) return;
    await setImmediate();
  }
}

/** Entries of a log as JSON, separated by commas. */
export interface LogBytes {
  readonly count: number;
  readonly pieces: readonly Buffer[];
}

/** All entries of a log after a version. Page by page they become bytes: thousands of strings would burden the heap. */
export async function bytesAfter(db: Kysely<DatabaseSchema>, id: string, version: number): Promise<LogBytes> {
  const pieces: Buffer[] = [];
  let count = 0;
  for await (const page of pagesAfter(db, id, version)) {
    pieces.push(Buffer.from(`${count === 0 ? '' : ','}${page.join(',')}`));
    count += page.length;
  }
  return { count, pieces };
}

/** A JSON object with the given members and then the entries of these logs, one after the other, as `events`. */
export function objectWithEvents(members: string, logs: readonly LogBytes[]): Buffer {
  const parts: Buffer[] = [Buffer.from(`{${members},"events":[`)];
  for (const { count, pieces } of logs) {
    if (count > 0 && parts.length > 1) parts.push(COMMA);
    parts.push(...pieces);
  }
  parts.push(Buffer.from(']}'));
  return Buffer.concat(parts);
}

/** How long a log is; 0 when there is none. */
export async function countEntries(db: Kysely<DatabaseSchema>, id: string): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('match_id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** The state of a match by its log; null when there is no such match. */
export async function readState(db: Kysely<DatabaseSchema>, id: string): Promise<MatchState | null> {
  const info = await findInfo(db, id);
  if (info === null) return null;
  let state = newState(readInfo(info));
  for await (const page of pagesAfter(db, id, 0)) state = foldEvents(state, page.map(readEvent));
  return state;
}

/** A match with its whole log as pieces of a JSON text (`MatchSnapshot`); null if there is no such match. */
export async function snapshotPieces(db: Kysely<DatabaseSchema>, id: string): Promise<AsyncGenerator<string> | null> {
  const info = await findInfo(db, id);
  return info === null ? null : piecesOf(info, pagesAfter(db, id, 0));
}

async function* piecesOf(info: string, pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `{"info":${info},"events":[`;
  let separator = '';
  for await (const page of pages) {
    yield `${separator}${page.join(',')}`;
    separator = ',';
  }
  yield ']}';
}

/** MatchInfo as JSON. */
async function findInfo(db: Kysely<DatabaseSchema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('matches').select('info').where('id', '=', id).executeTakeFirst();
  return row?.info ?? null;
}

/** The `seated` entries of several logs. */
export async function findSeatedEvents(
  db: Kysely<DatabaseSchema>,
  ids: readonly string[],
): Promise<readonly { readonly match: string; readonly event: Extract<MatchEvent, { kind: 'seated' }> }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select(['match_id', 'data'])
    .where('match_id', 'in', ids)
    .where('version', '<=', LAST_SEATED)
    .orderBy('match_id')
    .orderBy('version')
    .execute();
  return rows.flatMap(({ match_id, data }) => {
    const event = readEvent(data);
    return event.kind === 'seated' ? [{ match: match_id, event }] : [];
  });
}

export function readEvent(text: string): MatchEvent {
  return JSON.parse(text);
}

export function readInfo(text: string): MatchInfo {
  return JSON.parse(text);
}
