import type { Kysely } from 'kysely';
import { snapshotPieces } from '../store/event-log.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { listTokens } from './tokens.ts';
import { renameSeats, newDeletedName, storeName } from './user-names.ts';
import type { Users } from './users.ts';

// What users may ask for: all data about them, and its deletion.

const FORMAT = 'tabuleiro-account';
const VERSION = 1;

/** All data about a user as pieces of one JSON text, which may be too long to be held in memory. */
export async function* exportUser(db: Kysely<DatabaseSchema>, user: string): AsyncGenerator<string> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'name', 'is_bot', 'created_at', 'seen_at', 'banned_at', 'banned_until', 'ban_reason'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow();
  const head = {
    format: FORMAT,
    version: VERSION,
    account: {
      id: account.id,
      name: account.name,
      isBot: account.is_bot === 1,
      createdAt: account.created_at,
      seenAt: account.seen_at,
    },
    ban:
      account.banned_at === null
        ? null
        : { at: account.banned_at, until: account.banned_until, reason: account.ban_reason },
    // The names of the operators are not the user's data.
    operatorActions: await db
      .selectFrom('audit')
      .select(['at', 'command', 'detail'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
    // Without the hashes of secrets.
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'expires_at as expiresAt'])
      .where('user_id', '=', user)
      .execute(),
    tokens: await listTokens(db, user),
    ratings: await db
      .selectFrom('ratings')
      .select(['game', 'rating', 'deviation', 'volatility', 'matches'])
      .where('user_id', '=', user)
      .execute(),
    ratingHistory: await db
      .selectFrom('rating_history')
      .select(['match_id as match', 'game', 'rating', 'deviation', 'at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let separator = '\n';
  for (const { id } of rows) {
    yield separator;
    // A match whose user was found is never deleted.
    yield* (await snapshotPieces(db, id)) ?? ['null'];
    separator = ',\n';
  }
  yield ']}\n';
}

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
