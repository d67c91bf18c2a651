import { MATCH_ID } from '@tabuleiro/client/schemas';
import type { Selectable } from 'kysely';
import { Rooms } from '../match/rooms.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { AdminError } from './backup.ts';

/** Ends a match without a result, as if it had never begun. The running server tells those who look at it. */
export async function abort(store: Store, id: string, now: () => number): Promise<void> {
  if (!MATCH_ID.test(id)) throw new AdminError(`${id} is no match: its name has 16 letters and digits`);
  const rooms = new Rooms(store, now);
  const deed = await rooms.note(id, ({ ending }) =>
    ending === null
      ? { kind: 'event', event: { kind: 'ended', ending: { winner: null, reason: 'abandoned' } } }
      : { kind: 'refused', code: 'already-over' },
  );
  if (deed.ok) return;
  throw new AdminError(deed.code === 'already-over' ? `${id} is over already` : `there is no match ${id}`);
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
      throw new AdminError(`${status}: expected open, running or over`);
    }
    query = query.where('status', '=', status);
  }
  return query.execute();
}
