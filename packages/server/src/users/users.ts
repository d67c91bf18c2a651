import { type UserInfo } from '@tabuleiro/client';
import type { Kysely, Selectable } from 'kysely';
import { Refused } from '../refused.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { Tables, UsersTable } from '../store/tables.ts';

/** Somebody who was recognised. */
export interface Person {
  readonly info: UserInfo;
  /** What recognised them: a page's cookie, or a program's token. */
  readonly by: 'session' | 'token';
  /** The hash of that secret. */
  readonly secret: string;
}

const DAY = 86_400_000;
const SESSION_MS = 180 * DAY;
/** Who was recognised is remembered for so long, so that requests in a row ask the database once. */
const MEMORY_MS = 30_000;
const MOST_REMEMBERED = 10_000;

/** Who is who. Accounts with passphrases are in accounts.ts. */
export class Users {
  private readonly db: Kysely<Tables>;
  private readonly now: () => number;
  private readonly remembered = new Map<string, { readonly person: Person | null; readonly until: number }>();

  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Lets somebody play at once; gives the secret of the new session. */
  async makeGuest(): Promise<{ readonly secret: string; readonly info: UserInfo }> {
    const id = newId();
    const name = `guest-${newId(6)}`;
    const at = this.now();
    await this.db
      .insertInto('users')
      .values({
        id,
        name,
        name_key: name,
        passphrase: null,
        recovery: null,
        is_bot: 0,
        created_at: at,
        seen_at: at,
        banned_at: null,
      })
      .execute();
    return { secret: await this.openSession(id), info: { id, name, isGuest: true, isBot: false } };
  }

  async openSession(user: string): Promise<string> {
    const secret = newSecret();
    const at = this.now();
    await this.db
      .insertInto('sessions')
      .values({ token_hash: hashSecret(secret), user_id: user, created_at: at, expires_at: at + SESSION_MS })
      .execute();
    return secret;
  }

  async closeSession(secretHash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token_hash', '=', secretHash).execute();
    this.forget();
  }

  /** Who has this secret; null when nobody has. Who is banned is told so. */
  async recognise(secret: string, by: Person['by']): Promise<Person | null> {
    const hash = hashSecret(secret);
    const key = `${by} ${hash}`;
    const known = this.remembered.get(key);
    if (known !== undefined && known.until > this.now()) return known.person;
    const person = await this.lookUp(hash, by);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, { person, until: this.now() + MEMORY_MS });
    return person;
  }

  /** To be called when something about somebody has changed. */
  forget(): void {
    this.remembered.clear();
  }

  private async lookUp(hash: string, by: Person['by']): Promise<Person | null> {
    const found = await (by === 'session'
      ? this.db
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .selectAll('users')
          .where('token_hash', '=', hash)
          .where('expires_at', '>', this.now())
          .executeTakeFirst()
      : this.db
          .selectFrom('tokens')
          .innerJoin('users', 'users.id', 'tokens.user_id')
          .selectAll('users')
          .where('token_hash', '=', hash)
          .executeTakeFirst());
    if (found === undefined) return null;
    if (found.banned_at !== null) throw new Refused('banned');
    return { info: infoOf(found), by, secret: hash };
  }
}

export function infoOf(row: Selectable<UsersTable>): UserInfo {
  return { id: row.id, name: row.name, isGuest: row.passphrase === null, isBot: row.is_bot === 1 };
}
