import type { Ban, UserInfo } from '@tabuleiro/client';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Requester } from '../limits/fair-queue.ts';
import { RefusalError } from '../refusal-error.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema, UsersTable } from '../store/tables.ts';
import { type Passphrases, newCodes, useCode } from './passphrases.ts';
import { renameSeats, checkNotReserved, isNameTaken, isUniqueViolation, readName, storeName } from './user-names.ts';
import { infoOf, type Person, type Users } from './users.ts';

export interface AccountParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly users: Users;
  readonly passphrases: Passphrases;
  /** Called with the matches in which a user has another name now. */
  readonly renamed: (matches: readonly string[]) => Promise<void>;
}

/** A user who has signed in, and the secret of the new session. */
export interface SignInResult {
  readonly info: UserInfo;
  readonly secret: string;
  /** With a ban the session serves only to export the data and to delete the account. */
  readonly ban: Ban | null;
}

/** Users with a name and a passphrase. */
export class Accounts {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly users: Users;
  private readonly passphrases: Passphrases;
  private readonly renamed: AccountParts['renamed'];

  constructor({ db, users, passphrases, renamed }: AccountParts) {
    this.db = db;
    this.users = users;
    this.passphrases = passphrases;
    this.renamed = renamed;
  }

  /** Creates an account for a guest, who keeps all matches, or for a new user. */
  async keep(
    requester: Requester,
    guest: Person | null,
    wanted: string,
    passphrase: string,
  ): Promise<SignInResult & { readonly codes: readonly string[] }> {
    if (guest !== null && !guest.info.isGuest) throw new RefusalError('already-account');
    const name = await readNewName(wanted);
    // Checked before the expensive part; the unique indexes decide at the end.
    if (await isNameTaken(this.db, name, guest?.info.id ?? null)) throw new RefusalError('name-taken');
    const { codes, kept } = newCodes();
    const hash = await this.passphrases.hash(requester, passphrase, name);
    const id = guest?.info.id ?? (await this.users.makeGuest()).info.id;
    await this.change(id, async (transaction) => {
      const made = await transaction
        .updateTable('users')
        .set({ passphrase: hash, recovery: kept })
        .where('id', '=', id)
        // Another request may have made it an account already.
        .where('passphrase', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (made === undefined) throw new RefusalError('already-account');
      await storeName(transaction, id, name);
    });
    await this.endSessions(id);
    const info: UserInfo = { id, name, isGuest: false, isBot: guest?.info.isBot ?? false };
    if (guest !== null) await this.renamed(await renameSeats(this.db, info));
    return { info, secret: await this.users.openSession(id), ban: null, codes };
  }

  async signIn(requester: Requester, name: string, passphrase: string): Promise<SignInResult> {
    const row = await this.find(name);
    const kept = row?.passphrase ?? null;
    const { isRight, rehashed } = await this.passphrases.verify(requester, passphrase, kept);
    if (row === undefined || !isRight) throw new RefusalError('wrong-passphrase');
    if (rehashed !== null) {
      // The passphrase may have changed since it was read.
      await this.db
        .updateTable('users')
        .set({ passphrase: rehashed })
        .where('id', '=', row.id)
        .where('passphrase', '=', kept)
        .execute();
    }
    return this.enter(row);
  }

  /** Sets a new passphrase by means of a recovery code, which is used up. All sessions and tokens end. */
  async recover(requester: Requester, name: string, code: string, passphrase: string): Promise<SignInResult> {
    const row = await this.find(name);
    const recovery = useCode(row?.recovery ?? null, code);
    if (row === undefined || recovery === null) throw new RefusalError('wrong-code');
    const hash = await this.passphrases.hash(requester, passphrase, name);
    const used = await this.db
      .updateTable('users')
      .set({ recovery, passphrase: hash })
      .where('id', '=', row.id)
      // A code may have been used since they were read.
      .where('recovery', '=', row.recovery)
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) throw new RefusalError('wrong-code');
    await this.endTokens(row.id);
    await this.endSessions(row.id);
    return this.enter(row);
  }

  async rename({ info }: Person, wanted: string): Promise<UserInfo> {
    const name = await readNewName(wanted);
    if (await isNameTaken(this.db, name, info.id)) throw new RefusalError('name-taken');
    await this.change(info.id, (transaction) => storeName(transaction, info.id, name));
    const renamed = { ...info, name };
    await this.renamed(await renameSeats(this.db, renamed));
    return renamed;
  }

  /** Ends all other sessions and all tokens, because they may have been made with the old passphrase. */
  async changePassphrase(requester: Requester, person: Person, passphrase: string, next: string): Promise<void> {
    const { id, name } = person.info;
    await this.confirm(requester, person.info, passphrase);
    const hash = await this.passphrases.hash(requester, next, name);
    await this.update(id, { passphrase: hash });
    await this.endTokens(id);
    await this.endSessions(id, person.secret);
  }

  /** New recovery codes; the old ones stop working. */
  async renewCodes(requester: Requester, { info }: Person, passphrase: string): Promise<readonly string[]> {
    await this.confirm(requester, info, passphrase);
    const { codes, kept } = newCodes();
    await this.update(info.id, { recovery: kept });
    return codes;
  }

  /** Makes sure that it is really the holder. */
  async confirm(requester: Requester, { id }: UserInfo, passphrase: string): Promise<void> {
    const row = await this.db.selectFrom('users').select('passphrase').where('id', '=', id).executeTakeFirst();
    const { isRight } = await this.passphrases.verify(requester, passphrase, row?.passphrase ?? null);
    if (!isRight) throw new RefusalError('wrong-passphrase');
  }

  private async endTokens(user: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('user_id', '=', user).execute();
  }

  /** Ends all sessions of a user, with at most one exception. */
  async endSessions(user: string, except?: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('token_hash', '!=', except ?? '')
      .execute();
    this.users.forget(user);
  }

  find(name: string): Promise<Selectable<UsersTable> | undefined> {
    return this.db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  }

  private async enter(row: Selectable<UsersTable>): Promise<SignInResult> {
    const ban = await this.users.checkBan(row);
    return { info: infoOf(row), secret: await this.users.openSession(row.id), ban };
  }

  private async update(id: string, values: Updateable<UsersTable>): Promise<void> {
    await this.db.updateTable('users').set(values).where('id', '=', id).execute();
    this.users.forget(id);
  }

  /** Changes a user in one transaction. A unique index that refuses it means that the name is taken. */
  private async change(user: string, work: (transaction: Kysely<DatabaseSchema>) => Promise<void>): Promise<void> {
    try {
      await this.db.transaction().execute(work);
    } catch (error) {
      throw isUniqueViolation(error) ? new RefusalError('name-taken') : error;
    }
    this.users.forget(user);
  }
}

async function readNewName(wanted: string): Promise<string> {
  const name = readName(wanted);
  await checkNotReserved(name);
  return name;
}
