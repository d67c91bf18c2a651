import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { givenBeginning, nameKey, skeletonsOf } from './names.ts';

const POSTGRES = '23505';
const SQLITE = /^SQLITE_CONSTRAINT/;

/** Whether a database refused a row because of a unique index. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === POSTGRES || SQLITE.test(error.code);
}

/** Whether somebody else has this name, or one that looks like it. */
export async function isNameTaken(db: Kysely<Tables>, name: string, exceptUser: string | null): Promise<boolean> {
  const same = await db
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', exceptUser ?? '')
    .executeTakeFirst();
  if (same !== undefined) return true;
  const alike = await db
    .selectFrom('name_skeletons')
    .select('user_id')
    .where('skeleton', 'in', skeletonsOf(name))
    .where('user_id', '!=', exceptUser ?? '')
    .executeTakeFirst();
  return alike !== undefined;
}

/** Gives a user a name; to be called in a transaction, which fails when the name is taken. */
export async function storeName(transaction: Kysely<Tables>, user: string, name: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', user)
    .execute();
  await transaction.deleteFrom('name_skeletons').where('user_id', '=', user).execute();
  // Nobody else can take a name that the server gives.
  if (givenBeginning(name) !== null) return;
  const rows = skeletonsOf(name).map((skeleton) => ({ skeleton, user_id: user }));
  await transaction.insertInto('name_skeletons').values(rows).execute();
}
