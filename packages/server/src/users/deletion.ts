import type { Kysely } from 'kysely';
import type { Rooms } from '../match/rooms.ts';
import { leaveMatch } from '../match/seating.ts';
import { findSide } from '../match/sides.ts';
import type { Tables } from '../store/tables.ts';
import { newDeletedName } from './names.ts';
import { renameSeats } from './seat-names.ts';
import { storeName } from './unique-names.ts';
import type { Users } from './users.ts';

export interface DeletionParts {
  readonly db: Kysely<Tables>;
  readonly rooms: Rooms;
  readonly users: Users;
  /** Called with the matches in which somebody is called otherwise now. */
  readonly renamed: (matches: readonly string[]) => Promise<void>;
}

/**
 * Takes away all that says who somebody was. Their matches stay, which are their opponents' too, under a name that says
 * nothing. Whatever interrupts it, it can be done again.
 */
export async function deleteUser({ db, rooms, users, renamed }: DeletionParts, user: string): Promise<void> {
  // First nobody can come in any more and begin something new.
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
  await db.deleteFrom('tokens').where('user_id', '=', user).execute();
  users.forget(user);
  await leaveMatches(db, rooms, user);
  const name = newDeletedName();
  await db.transaction().execute(async (transaction) => {
    await storeName(transaction, user, name);
    await transaction
      .updateTable('users')
      .set({ passphrase: null, recovery: null, is_bot: 0, ban_reason: null })
      .where('id', '=', user)
      .execute();
    await transaction.deleteFrom('ratings').where('user_id', '=', user).execute();
    await transaction.deleteFrom('rating_history').where('user_id', '=', user).execute();
  });
  users.forget(user);
  // Another process may have let them sit down meanwhile; from now on none does.
  await leaveMatches(db, rooms, user);
  await renamed(await renameSeats(db, { id: user, name, isGuest: true, isBot: false }));
}

async function leaveMatches(db: Kysely<Tables>, rooms: Rooms, user: string): Promise<void> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .where('status', '!=', 'over')
    .execute();
  for (const { id } of rows) {
    await leaveMatch(rooms, id, await findSide(rooms, id, user));
  }
}
