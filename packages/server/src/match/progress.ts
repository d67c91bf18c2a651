import type { Side } from '@tabuleiro/games';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { readEvent } from './reading.ts';

// Moves of a match that goes on between two people are written to the log alone: what the table of matches says of it may be
// some moves old. Here is what has happened since.

/** The last move of a match that is newer than what the table of matches says. */
export interface Progress {
  readonly plies: number;
  readonly at: number;
  /** Who moves next. */
  readonly next: Side;
}

/** By match; those of which the table says all are not there. */
export async function progressOf(
  db: Kysely<Tables>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, Progress>> {
  const found = new Map<string, Progress>();
  if (matches.length === 0) return found;
  const { rows } = await sql<{ id: string; data: string }>`
    select matches.id as id, events.data as data from matches
    join events on events.match_id = matches.id
      and events.version = (select max(version) from events where match_id = matches.id)
    where matches.id in (${sql.join(matches)}) and events.version > matches.version`.execute(db);
  for (const { id, data } of rows) {
    const event = readEvent(data);
    if (event.kind === 'move') found.set(id, { plies: event.ply + 1, at: event.at, next: event.next });
  }
  return found;
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
