import { isRunning } from '@tabuleiro/client';
import { MATCH_ID } from '@tabuleiro/client/schemas';
import { type Selectable, sql } from 'kysely';
import { progressOf } from '../match/progress.ts';
import { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { OperatorError } from '../text/index.ts';

/** Ends a match without a result, as if it had never begun. The running server tells those who look at it. */
export async function abort(store: Store, id: string, now: () => number): Promise<void> {
  if (!MATCH_ID.test(id)) throw OperatorError.of('bad-match', { match: id });
  const rooms = new Rooms(store, now);
  const result = await rooms.note(id, ({ ending }) =>
    ending === null
      ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
      : { kind: 'refused', code: 'already-over' },
  );
  if (result.ok) return;
  throw OperatorError.of(result.code === 'already-over' ? 'match-over' : 'no-match', { match: id });
}

/** Calls off the matches of somebody that wait for an opponent. */
export async function callOffOpen(store: Store, user: string, now: () => number): Promise<void> {
  const rows = await store.db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .where('status', '=', 'open')
    .execute();
  const rooms = new Rooms(store, now);
  for (const { id } of rows) {
    await rooms.note(id, (state) =>
      state.ending === null && !isRunning(state)
        ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
        : { kind: 'repeated' },
    );
  }
}

/** The matches in which something happened last, of one status or of all. */
export async function listMatches(
  { db }: Store,
  status: string | null,
  limit: number,
): Promise<readonly Selectable<MatchesTable>[]> {
  // What is over says itself when that was; what runs is looked up in its log.
  const lastAt = sql<number>`case when status = 'running'
    then (select max(at) from events where match_id = matches.id) else updated_at end`;
  let query = db.selectFrom('matches').selectAll().orderBy(lastAt, 'desc').orderBy('id').limit(limit);
  if (status !== null) {
    if (status !== 'open' && status !== 'running' && status !== 'over') {
      throw OperatorError.of('bad-status', { status });
    }
    query = query.where('status', '=', status);
  }
  const rows = await query.execute();
  const progress = await progressOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const since = progress.get(row.id);
    return since === undefined ? row : Object.assign(row, { plies: since.plies, updated_at: since.at });
  });
}
