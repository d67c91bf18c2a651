import type { Ban, UserInfo } from '@tabuleiro/client';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Requester } from '../limits/fair-queue.ts';
import { Refused } from '../refused.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import { nameKey, readName } from './names.ts';
import type { Passphrases } from './passphrases.ts';
import { newCodes, useCode } from './recovery.ts';
import { checkNotReserved } from './reserved-names.ts';
import { renameSeats } from './seat-names.ts';
import { isNameTaken, isTaken, storeName } from './unique-names.ts';
import { infoOf, type Person, type Users } from './users.ts';

export interface AccountParts {
  readonly db: Kysely<Tables>;
  readonly users: Users;
  readonly passphrases: Passphrases;
  /** Called with the matches in which a user has another name now. */
  readonly renamed: (matches: readonly string[]) => Promise<void>;
}

/** A user who has just signed in, and the secret of the new session. */
export interface Entry {
  readonly info: UserInfo;
  readonly secret: string;
  /** With a ban the session serves only to export the data and to delete the account. */
  readonly ban: Ban | null;
}

/** Users with a name and a passphrase. */
export class Accounts {
  private readonly db: Kysely<Tables>;
  private readonly users: Users;
  private readonly passphrases: Passphrases;
  private readonly renamed: AccountParts['renamed'];

  constructor({ db, users, passphrases, renamed }: AccountParts) {
    this.db = db;
    this.users = users;
    this.passphrases = passphrases;
    this.renamed = renamed;
  }

  /** Makes a guest, who keeps all matches, or somebody new an account. */
  async keep(
    requester: Requester,
    guest: Person | null,
    wanted: string,
    passphrase: string,
  ): Promise<Entry & { readonly codes: readonly string[] }> {
    if (guest !== null && !guest.info.isGuest) throw new Refused('already-account');
    const name = await readNewName(wanted);
    // Checked before the expensive part; the unique indexes decide at the end.
    if (await isNameTaken(this.db, name, guest?.info.id ?? null)) throw new Refused('name-taken');
    const { codes, kept } = newCodes();
    const hash = await this.passphrases.hash(requester, passphrase, name);
    const id = guest?.info.id ?? (await this.users.makeGuest()).info.id;
    await this.change(id, async (transaction) => {
      const made = await transaction
        .updateTable('users')
        .set({ passphrase: hash, recovery: kept })
        .where('id', '=', id)
        // Unless another request has made it an account meanwhile.
        .where('passphrase', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (made === undefined) throw new Refused('already-account');
      await storeName(transaction, id, name);
    });
    await this.endSessions(id);
    const info: UserInfo = { id, name, isGuest: false, isBot: guest?.info.isBot ?? false };
    if (guest !== null) await this.renamed(await renameSeats(this.db, info));
    return { info, secret: await this.users.openSession(id), ban: null, codes };
  }

  async signIn(requester: Requester, name: string, passphrase: string): Promise<Entry> {
    const row = await this.find(name);
    const kept = row?.passphrase ?? null;
    const { isRight, rehashed } = await this.passphrases.verify(requester, passphrase, kept);
    if (row === undefined || !isRight) throw new Refused('wrong-passphrase');
    if (rehashed !== null) {
      // Unless the passphrase was changed meanwhile.
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
  async recover(requester: Requester, name: string, code: string, passphrase: string): Promise<Entry> {
    const row = await this.find(name);
    const recovery = useCode(row?.recovery ?? null, code);
    if (row === undefined || recovery === null) throw new Refused('wrong-code');
    const hash = await this.passphrases.hash(requester, passphrase, name);
    const used = await this.db
      .updateTable('users')
      .set({ recovery, passphrase: hash })
      .where('id', '=', row.id)
      // Unless the code, or another one, was used meanwhile.
      .where('recovery', '=', row.recovery)
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) throw new Refused('wrong-code');
    await this.endTokens(row.id);
    await this.endSessions(row.id);
    return this.enter(row);
  }

  async rename({ info }: Person, wanted: string): Promise<UserInfo> {
    const name = await readNewName(wanted);
    if (await isNameTaken(this.db, name, info.id)) throw new Refused('name-taken');
    await this.change(info.id, (transaction) => storeName(transaction, info.id, name));
    const renamed = { ...info, name };
    await this.renamed(await renameSeats(this.db, renamed));
    return renamed;
  }

  /** Ends all other sessions and all tokens: whoever knew the old passphrase may have made some. */
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
    if (!isRight) throw new Refused('wrong-passphrase');
  }

  private async endTokens(user: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('user_id', '=', user).execute();
  }

  /** Ends all sessions of a user, except perhaps one. */
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

  private async enter(row: Selectable<UsersTable>): Promise<Entry> {
    const ban = await this.users.checkBan(row);
    return { info: infoOf(row), secret: await this.users.openSession(row.id), ban };
  }

  private async update(id: string, values: Updateable<UsersTable>): Promise<void> {
    await this.db.updateTable('users').set(values).where('id', '=', id).execute();
    this.users.forget(id);
  }

  /** Changes a user, perhaps its name, in one transaction. */
  private async change(user: string, work: (transaction: Kysely<Tables>) => Promise<void>): Promise<void> {
    try {
      await this.db.transaction().execute(work);
    } catch (error) {
      throw isTaken(error) ? new Refused('name-taken') : error;
    }
    this.users.forget(user);
  }
}

async function readNewName(wanted: string): Promise<string> {
  const name = readName(wanted);
  await checkNotReserved(name);
  return name;
}
