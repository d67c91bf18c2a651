import { type Kysely, sql } from 'kysely';
import type { MatchesTable, Tables } from '../store/tables.ts';
import { readEvent } from './reading.ts';

// Moves of a match that goes on between two people are written to the log alone: what the table of matches says of it may be
// some moves old. Here is what has happened since.

/** How a match stands, by its log where that is newer than the table. */
export interface Progress {
  readonly plies: number;
  /** When something happened last. */
  readonly at: number;
  /** The user who is to move; null when nobody is. */
  readonly turnUser: string | null;
}

type Row = Pick<MatchesTable, 'id' | 'plies' | 'turn_user' | 'updated_at' | 'user1' | 'user2' | 'version'>;

/** By match. All is read at once, so that it fits together. */
export async function progressOf(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  if (matches.length === 0) return new Map();
  const { rows } = await sql<Row & { data: string; last: number }>`
    select matches.id, plies, turn_user, updated_at, user1, user2, matches.version, data, events.version as last
    from matches join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.id in (${sql.join(matches)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.last > row.version ? newer(row, row.data) : known(row)]));
}

function known({ plies, turn_user, updated_at }: Row): Progress {
  return { plies, at: updated_at, turnUser: turn_user };
}

function newer(row: Row, data: string): Progress {
  const event = readEvent(data);
  if (event.kind !== 'move') return known(row);
  return { plies: event.ply + 1, at: event.at, turnUser: event.next === 1 ? row.user1 : row.user2 };
}

/** When a process last gave a sign of life: it said that it is alive, or wrote to a match. Null when none ever did. */
export async function findLastAlive(db: Kysely<Tables>): Promise<number | null> {
  const beat = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('alive_at').as('at'))
    .executeTakeFirst();
  const signs = [beat?.at ?? null, await lastEntryAt(db)].filter((at) => at !== null);
  return signs.length === 0 ? null : Math.max(...signs);
}

/** When something happened last in any match; null when there is none. */
export async function lastEntryAt(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  // What is over says it itself.
  const { rows } = await sql<{ at: number | null }>`
    select max(events.at) as at from matches
    join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.status = 'running'`.execute(db);
  const times = [row?.at ?? null, rows[0]?.at ?? null].filter((at) => at !== null);
  return times.length === 0 ? null : Math.max(...times);
}
