import type { UserInfo } from '@tabuleiro/client';
import type { Kysely, Selectable, Updateable } from 'kysely';
import { Refused } from '../refused.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import { nameKey, readName } from './names.ts';
import type { Passphrases } from './passphrases.ts';
import { newCodes, useCode } from './recovery.ts';
import { renameSeats } from './seat-names.ts';
import { isTaken } from './unique.ts';
import { infoOf, type Person, type Users } from './users.ts';

export interface AccountParts {
  readonly db: Kysely<Tables>;
  readonly users: Users;
  readonly passphrases: Passphrases;
  /** Hears of matches in which somebody is called otherwise now. */
  readonly renamed: (matches: readonly string[]) => Promise<void>;
}

/** Somebody who has just come in, and the secret of the new session. */
export interface Entry {
  readonly info: UserInfo;
  readonly secret: string;
}

/** Those who keep a name and a passphrase. */
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
    guest: Person | null,
    wanted: string,
    passphrase: string,
  ): Promise<Entry & { readonly codes: readonly string[] }> {
    if (guest !== null && !guest.info.isGuest) throw new Refused('already-account');
    const name = readName(wanted);
    // Asked before the costly part; what counts is what the database says at the end.
    if ((await this.find(name)) !== undefined) throw new Refused('name-taken');
    const { codes, kept } = newCodes();
    const hash = await this.passphrases.hash(passphrase);
    const id = guest?.info.id ?? (await this.users.makeGuest()).info.id;
    await this.change(id, { name, name_key: nameKey(name), passphrase: hash, recovery: kept });
    await this.endSessions(id);
    const info: UserInfo = { id, name, isGuest: false, isBot: guest?.info.isBot ?? false };
    if (guest !== null) await this.renamed(await renameSeats(this.db, info));
    return { info, secret: await this.users.openSession(id), codes };
  }

  async signIn(name: string, passphrase: string): Promise<Entry> {
    const row = await this.find(name);
    const isRight = await this.passphrases.isRight(passphrase, row?.passphrase ?? null);
    if (row === undefined || !isRight) throw new Refused('wrong-passphrase');
    return this.enter(row);
  }

  /** Gives a new passphrase to whoever has a recovery code, which is used up. All sessions and tokens end. */
  async recover(name: string, code: string, passphrase: string): Promise<Entry> {
    const row = await this.find(name);
    const recovery = useCode(row?.recovery ?? null, code);
    if (row === undefined || recovery === null) throw new Refused('wrong-code');
    const hash = await this.passphrases.hash(passphrase);
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
    const name = readName(wanted);
    const other = await this.find(name);
    if (other !== undefined && other.id !== info.id) throw new Refused('name-taken');
    await this.change(info.id, { name, name_key: nameKey(name) });
    const renamed = { ...info, name };
    await this.renamed(await renameSeats(this.db, renamed));
    return renamed;
  }

  /** All other sessions and all tokens end: whoever knew the old passphrase may have made some. */
  async changePassphrase(person: Person, passphrase: string, next: string): Promise<void> {
    await this.confirm(person.info, passphrase);
    await this.change(person.info.id, { passphrase: await this.passphrases.hash(next) });
    await this.endTokens(person.info.id);
    await this.endSessions(person.info.id, person.secret);
  }

  /** New recovery codes; the old ones are worth nothing then. */
  async renewCodes({ info }: Person, passphrase: string): Promise<readonly string[]> {
    await this.confirm(info, passphrase);
    const { codes, kept } = newCodes();
    await this.change(info.id, { recovery: kept });
    return codes;
  }

  /** Makes sure that it is really the holder. */
  async confirm({ id }: UserInfo, passphrase: string): Promise<void> {
    const row = await this.db.selectFrom('users').select('passphrase').where('id', '=', id).executeTakeFirst();
    if (!(await this.passphrases.isRight(passphrase, row?.passphrase ?? null))) throw new Refused('wrong-passphrase');
  }

  private async endTokens(user: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('user_id', '=', user).execute();
  }

  /** Ends all sessions of somebody, but perhaps one. */
  async endSessions(user: string, except?: string): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('token_hash', '!=', except ?? '')
      .execute();
    this.users.forget();
  }

  find(name: string): Promise<Selectable<UsersTable> | undefined> {
    return this.db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  }

  private async enter(row: Selectable<UsersTable>): Promise<Entry> {
    if (row.banned_at !== null) throw new Refused('banned');
    return { info: infoOf(row), secret: await this.users.openSession(row.id) };
  }

  private async change(id: string, values: Updateable<UsersTable>): Promise<void> {
    try {
      await this.db.updateTable('users').set(values).where('id', '=', id).execute();
    } catch (error) {
      throw isTaken(error) ? new Refused('name-taken') : error;
    }
    this.users.forget();
  }
}
