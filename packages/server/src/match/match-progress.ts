import { type Kysely, sql } from 'kysely';
import { readEvent } from '../store/event-log.ts';
import type { DatabaseSchema, MatchesTable } from '../store/tables.ts';

// Moves between two users are written to the log alone, so the table of matches may be some moves old. This reads what
// has happened since.

/** The progress of a match, from its log if that is newer than the table. */
export interface MatchProgress {
  readonly plies: number;
  /** When something happened last. */
  readonly at: number;
  /** The user to move; null if there is none. */
  readonly turnUser: string | null;
}

type Row = Pick<MatchesTable, 'id' | 'plies' | 'turn_user' | 'updated_at' | 'user1' | 'user2' | 'version'>;

/** By match. Table and log are read in one statement, so that they are consistent. */
export async function progressOf(
  db: Kysely<DatabaseSchema>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, MatchProgress>> {
  if (matches.length === 0) return new Map();
  const { rows } = await sql<Row & { data: string; last: number }>`
    select matches.id, plies, turn_user, updated_at, user1, user2, matches.version, data, events.version as last
    from matches join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.id in (${sql.join(matches)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.last > row.version ? newer(row, row.data) : known(row)]));
}

function known({ plies, turn_user, updated_at }: Row): MatchProgress {
  return { plies, at: updated_at, turnUser: turn_user };
}

function newer(row: Row, data: string): MatchProgress {
  const event = readEvent(data);
  if (event.kind !== 'move') return known(row);
  return { plies: event.ply + 1, at: event.at, turnUser: event.next === 1 ? row.user1 : row.user2 };
}

/** The last sign of life of any process: a beat, or an entry in a match. Null if there is none. */
export async function findLastAlive(db: Kysely<DatabaseSchema>): Promise<number | null> {
  const beat = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('alive_at').as('at'))
    .executeTakeFirst();
  const signs = [beat?.at ?? null, await lastEntryAt(db)].filter((at) => at !== null);
  return signs.length === 0 ? null : Math.max(...signs);
}

/** When something happened last in any match; null when there is none. */
export async function lastEntryAt(db: Kysely<DatabaseSchema>): Promise<number | null> {
  const row = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  // The row of a match that is over has the time of its last entry.
  const { rows } = await sql<{ at: number | null }>`
    select max(events.at) as at from matches
    join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.status = 'running'`.execute(db);
  const times = [row?.at ?? null, rows[0]?.at ?? null].filter((at) => at !== null);
  return times.length === 0 ? null : Math.max(...times);
}
