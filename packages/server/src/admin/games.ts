import { isRunning } from '@tabuleiro/client';
import { MATCH_ID } from '@tabuleiro/client/schemas';
import type { Selectable } from 'kysely';
import { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { OperatorError } from '../text/index.ts';

/** Ends a match without a result, as if it had never begun. The running server tells those who look at it. */
export async function abort(store: Store, id: string, now: () => number): Promise<void> {
  if (!MATCH_ID.test(id)) throw OperatorError.of('bad-match', { match: id });
  const rooms = new Rooms(store, now);
  const deed = await rooms.note(id, ({ ending }) =>
    ending === null
      ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
      : { kind: 'refused', code: 'already-over' },
  );
  if (deed.ok) return;
  throw OperatorError.of(deed.code === 'already-over' ? 'match-over' : 'no-match', { match: id });
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
  let query = db.selectFrom('matches').selectAll().orderBy('updated_at', 'desc').orderBy('id').limit(limit);
  if (status !== null) {
    if (status !== 'open' && status !== 'running' && status !== 'over') {
      throw OperatorError.of('bad-status', { status });
    }
    query = query.where('status', '=', status);
  }
  return query.execute();
}
