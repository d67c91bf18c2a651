import type { Kysely, Selectable } from 'kysely';
import { tellRenamed } from '../live/renaming.ts';
import type { Store } from '../store/store.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import { OperatorError } from '../text/index.ts';
import { givenBeginning, nameKey, readName } from '../users/names.ts';
import { renameSeats } from '../users/seat-names.ts';
import { isTaken, storeName } from '../users/unique-names.ts';
import { infoOf } from '../users/users.ts';

type User = Selectable<UsersTable>;

export async function findUser(db: Kysely<Tables>, name: string): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (row === undefined) throw OperatorError.of('no-player', { name });
  return row;
}

/** Keeps somebody out; the running server lets go of their connections within seconds. */
export async function ban(db: Kysely<Tables>, name: string, now: number): Promise<User> {
  const user = await findUser(db, name);
  if (user.banned_at !== null) throw OperatorError.of('banned-already', { name: user.name });
  await db.updateTable('users').set({ banned_at: now }).where('id', '=', user.id).execute();
  return user;
}

export async function unban(db: Kysely<Tables>, name: string): Promise<User> {
  const user = await findUser(db, name);
  if (user.banned_at === null) throw OperatorError.of('not-banned', { name: user.name });
  await db.updateTable('users').set({ banned_at: null }).where('id', '=', user.id).execute();
  return user;
}

/** Takes a name away, also from the matches in which it stands. */
export async function rename(store: Store, name: string, wanted: string): Promise<string> {
  const { db } = store;
  const user = await findUser(db, name);
  const begins = givenBeginning(wanted);
  if (begins !== null) throw OperatorError.of('name-given', { name: wanted, begins });
  const next = readName(wanted);
  try {
    await db.transaction().execute((transaction) => storeName(transaction, user.id, next));
  } catch (error) {
    throw isTaken(error) ? OperatorError.of('name-taken', { name: next }) : error;
  }
  await tellRenamed(store, await renameSeats(db, infoOf({ ...user, name: next })));
  return next;
}

/** The players who were here last, or those who are banned. */
export async function listUsers(db: Kysely<Tables>, onlyBanned: boolean, limit: number): Promise<readonly User[]> {
  let query = db.selectFrom('users').selectAll().orderBy('seen_at', 'desc').orderBy('id').limit(limit);
  if (onlyBanned) query = query.where('banned_at', 'is not', null);
  return query.execute();
}
