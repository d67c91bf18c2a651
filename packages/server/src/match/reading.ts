import type { MatchEvent, MatchInfo, MatchSnapshot } from '@tabuleiro/client';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

// What the server has written is read back as it was; nobody else writes there.

/** A match with its whole log; null when there is none. */
export async function findMatch(db: Kysely<Tables>, id: string): Promise<MatchSnapshot | null> {
  const row = await db.selectFrom('matches').select('info').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const info: MatchInfo = JSON.parse(row.info);
  return { info, events: await eventsAfter(db, id, 0) };
}

/** The entries of a log after a version, in order. */
export async function eventsAfter(db: Kysely<Tables>, id: string, version: number): Promise<MatchEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select('data')
    .where('match_id', '=', id)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  return rows.map(({ data }): MatchEvent => JSON.parse(data));
}

/** The entries of one kind in several logs. What is written begins with its kind, so the database can look for it. */
export async function eventsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
  kind: MatchEvent['kind'],
): Promise<readonly { readonly match: string; readonly event: MatchEvent }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select(['match_id', 'data'])
    .where('match_id', 'in', ids)
    .where('data', 'like', `{"kind":"${kind}",%`)
    .orderBy('match_id')
    .orderBy('version')
    .execute();
  return rows.map(({ match_id, data }) => ({ match: match_id, event: readEvent(data) }));
}

export function readEvent(text: string): MatchEvent {
  return JSON.parse(text);
}

export function readInfo(text: string): MatchInfo {
  return JSON.parse(text);
}
