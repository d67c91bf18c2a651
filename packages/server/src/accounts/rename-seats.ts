import type { MatchEvent, UserInfo } from '@tabuleiro/client';
import type { Kysely } from 'kysely';
import { findSeatedEvents } from '../store/log-reader.ts';
import type { DatabaseSchema } from '../store/tables.ts';

const AT_ONCE = 100;

/**
 * Writes the current name of a user into the entries that seated them, and returns their matches. Nothing else in a log
 * ever changes; a name that was given up must not stay there.
 */
export async function renameSeats(db: Kysely<DatabaseSchema>, user: UserInfo): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user.id), where('user2', '=', user.id)]))
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    // Read before the transaction: one that reads first may fail when the server beside it writes.
    const seated = await findSeatedEvents(db, some);
    await db.transaction().execute(async (transaction) => {
      for (const { match, event } of seated) {
        const renamed = renamedIn(event, user);
        if (renamed === null) continue;
        await transaction
          .updateTable('events')
          .set({ data: JSON.stringify(renamed) })
          .where('match_id', '=', match)
          .where('version', '=', event.version)
          .execute();
      }
    });
  }
  return ids;
}

function renamedIn(event: MatchEvent, user: UserInfo): MatchEvent | null {
  if (event.kind !== 'seated' || event.seat.kind !== 'user' || event.seat.user.id !== user.id) return null;
  return { ...event, seat: { ...event.seat, user } };
}
