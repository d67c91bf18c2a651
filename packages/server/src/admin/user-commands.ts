import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { PLAIN_TEXT } from '@tabuleiro/client/schemas';
import type { Kysely, Selectable } from 'kysely';
import { banOf } from '../accounts/bans.ts';
import { addCode } from '../accounts/passphrases.ts';
import { deleteUser, exportUser } from '../accounts/user-data.ts';
import { renameSeats, isUniqueViolation, readName, storeName } from '../accounts/user-names.ts';
import { infoOf, Users } from '../accounts/users.ts';
import { ActiveMatches } from '../match/active-matches.ts';
import { leaveMatches } from '../match/seats.ts';
import { formatInBothLanguages, OperatorError } from '../operator-error.ts';
import { nameKey, serverPrefixOf } from '../store/name-keys.ts';
import type { Store } from '../store/store.ts';
import type { DatabaseSchema, UsersTable } from '../store/tables.ts';
import type { AuditLog } from './audit-log.ts';
import { cannotWrite, checkFolder } from './backup.ts';

type User = Selectable<UsersTable>;

const LONGEST_REASON = 200;
const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };
const DURATION = /^([1-9]\d{0,3})([hd])$/;

export interface UserCommandContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly now: () => number;
}

export async function findUser(db: Kysely<DatabaseSchema>, name: string): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  if (row === undefined) throw OperatorError.of('no-player', { name });
  return row;
}

/** Keeps a user out, for a time such as `30d` or for good; the running server ends their connections within seconds. */
export async function ban(
  { store, audit, now }: UserCommandContext,
  name: string,
  reason: string,
  duration: string | undefined,
): Promise<User & { readonly until: number | null }> {
  const user = await findUser(store.db, name);
  const ban_reason = reason.trim();
  // Without a reason the time would be taken for one.
  const isTime = duration === undefined && /^\d+[hd]$/.test(ban_reason);
  if (isTime || ban_reason === '' || ban_reason.length > LONGEST_REASON || !new RegExp(PLAIN_TEXT).test(ban_reason)) {
    throw OperatorError.of('bad-reason', { most: LONGEST_REASON });
  }
  const banned_at = now();
  const banned_until = duration === undefined ? null : banned_at + readDuration(duration);
  if (banOf(user, banned_at) !== null) throw OperatorError.of('banned-already', { name: user.name });
  await store.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ banned_at, banned_until, ban_reason })
      .where('id', '=', user.id)
      .execute();
    const end =
      banned_until === null
        ? formatInBothLanguages('audit-for-good')
        : formatInBothLanguages('audit-until', { until: new Date(banned_until).toISOString() });
    await audit.record(transaction, { command: 'ban', user: user.id, detail: `${end}: ${ban_reason}` });
  });
  return { ...user, until: banned_until };
}

function readDuration(text: string): number {
  const [, count = '', unit = ''] = DURATION.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (Number.isNaN(ms)) throw OperatorError.of('bad-duration', { found: text });
  return ms;
}

export async function unban({ store, audit, now }: UserCommandContext, name: string): Promise<User> {
  const user = await findUser(store.db, name);
  if (banOf(user, now()) === null) throw OperatorError.of('not-banned', { name: user.name });
  await store.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ banned_at: null, banned_until: null, ban_reason: null })
      .where('id', '=', user.id)
      .execute();
    await audit.record(transaction, { command: 'unban', user: user.id });
  });
  return user;
}

/** Gives a user another name, also in the logs of matches. */
export async function rename({ store, audit }: UserCommandContext, name: string, wanted: string): Promise<string> {
  const { db } = store;
  const user = await findUser(db, name);
  const begins = serverPrefixOf(wanted);
  if (begins !== null) throw OperatorError.of('name-given', { name: wanted, begins });
  const next = readName(wanted);
  try {
    await db.transaction().execute(async (transaction) => {
      await storeName(transaction, user.id, next);
      await audit.record(transaction, { command: 'rename', user: user.id });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? OperatorError.of('name-taken', { name: next }) : error;
  }
  await store.broadcastRename(await renameSeats(db, infoOf({ ...user, name: next })));
  return next;
}

/** Deletes an account, as its user could. */
export async function deleteByName({ store, audit, now }: UserCommandContext, name: string): Promise<User> {
  const { db } = store;
  const user = await findUser(db, name);
  // Recorded first: one that is interrupted is finished by running the command again.
  await audit.record(db, { command: 'delete', user: user.id });
  const users = new Users(db, now);
  const activeMatches = new ActiveMatches(store, now);
  await deleteUser(
    {
      db,
      users,
      leaveMatches: (id) => leaveMatches(store, activeMatches, id),
      renamed: (matches) => store.broadcastRename(matches),
    },
    user.id,
  );
  return user;
}

/** Writes all data of a user into a new file, as the user could download it. */
export async function exportToFile({ store, audit }: UserCommandContext, name: string, file: string): Promise<User> {
  const user = await findUser(store.db, name);
  if (existsSync(file)) throw OperatorError.of('file-exists', { file });
  checkFolder(file);
  await audit.record(store.db, { command: 'export', user: user.id });
  try {
    // Only the owner of the file may read it.
    const target = await open(file, 'wx', 0o600);
    try {
      for await (const piece of exportUser(store.slowReads, user.id)) await target.write(piece);
    } finally {
      await target.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw cannotWrite(file, error);
  }
  return user;
}

/** Ends all sessions and tokens of a user; gives how many there were. */
export async function endSessions(
  { store, audit }: UserCommandContext,
  name: string,
): Promise<User & { count: number }> {
  const user = await findUser(store.db, name);
  const count = await store.db.transaction().execute(async (transaction) => {
    let ended = 0;
    for (const table of ['sessions', 'tokens'] as const) {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      ended += Number(numDeletedRows);
    }
    await audit.record(transaction, { command: 'end-sessions', user: user.id });
    return ended;
  });
  return { ...user, count };
}

/** Makes one more recovery code for an account; it works once. */
export async function issueCode({ store, audit }: UserCommandContext, name: string): Promise<User & { code: string }> {
  const user = await findUser(store.db, name);
  if (user.passphrase === null) throw OperatorError.of('no-account', { name: user.name });
  const code = await store.db.transaction().execute(async (transaction) => {
    await audit.record(transaction, { command: 'recovery-code', user: user.id });
    const row = await transaction
      .selectFrom('users')
      .select('recovery')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const added = addCode(row.recovery);
    await transaction.updateTable('users').set({ recovery: added.kept }).where('id', '=', user.id).execute();
    return added.code;
  });
  return { ...user, code };
}

/** The users who were seen last, or those who are banned. */
export async function listUsers(
  db: Kysely<DatabaseSchema>,
  onlyBanned: boolean,
  limit: number,
): Promise<readonly User[]> {
  let query = db.selectFrom('users').selectAll().orderBy('seen_at', 'desc').orderBy('id').limit(limit);
  if (onlyBanned) query = query.where('banned_at', 'is not', null);
  return query.execute();
}
