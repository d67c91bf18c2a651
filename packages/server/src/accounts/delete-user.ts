import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../store/tables.ts';
import { renameSeats } from './rename-seats.ts';
import { newDeletedName, storeName } from './user-names.ts';
import type { Users } from './users.ts';

export interface DeletionParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly users: Users;
  /** Leaves all matches of a user that are not over. */
  readonly leaveMatches: (user: string) => Promise<void>;
  /** Called with the matches in which a user has another name now. */
  readonly renamed: (matches: readonly string[]) => Promise<void>;
}

/**
 * Deletes everything that identifies a user. Their matches, which are their opponents' too, stay under a random name. Can be
 * repeated if it was interrupted.
 */
export async function deleteUser({ db, users, leaveMatches, renamed }: DeletionParts, user: string): Promise<void> {
  // First, so that the user can begin nothing new.
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
  await db.deleteFrom('tokens').where('user_id', '=', user).execute();
  users.forget(user);
  await leaveMatches(user);
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
  // Another process may have seated the user before; from now on none does.
  await leaveMatches(user);
  await renamed(await renameSeats(db, { id: user, name, isGuest: true, isBot: false }));
}
