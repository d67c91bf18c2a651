import { isRunning } from '@tabuleiro/client';
import { MATCH_ID } from '@tabuleiro/client/schemas';
import { type Selectable, sql } from 'kysely';
import { ActiveMatches } from '../match/active-matches.ts';
import { progressOf } from '../match/match-summary.ts';
import { OperatorError } from '../operator-error.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';

/** Ends a match without a result. The running server tells everybody who watches it. */
export async function abort(store: Store, id: string, now: () => number): Promise<void> {
  if (!MATCH_ID.test(id)) throw OperatorError.of('bad-match', { match: id });
  const activeMatches = new ActiveMatches(store, now);
  const result = await activeMatches.note(id, ({ ending }) =>
    ending === null
      ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
      : { kind: 'refused', code: 'already-over' },
  );
  if (result.ok) return;
  throw OperatorError.of(result.code === 'already-over' ? 'match-over' : 'no-match', { match: id });
}

/** Aborts the matches of a user that wait for an opponent. */
export async function callOffOpen(store: Store, user: string, now: () => number): Promise<void> {
  const rows = await store.db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .where('status', '=', 'open')
    .execute();
  const activeMatches = new ActiveMatches(store, now);
  for (const { id } of rows) {
    await activeMatches.note(id, (state) =>
      state.ending === null && !isRunning(state)
        ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
        : { kind: 'repeated' },
    );
  }
}

/** The matches with the latest entries, of one status or all. */
export async function listMatches(
  { db }: Store,
  status: string | null,
  limit: number,
): Promise<readonly Selectable<MatchesTable>[]> {
  // The table has the time of the end; the last move of a running match is only in its log.
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
