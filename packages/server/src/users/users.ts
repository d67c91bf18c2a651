import type { Ban, UserInfo } from '@tabuleiro/client';
import { type Kysely, type Selectable, sql } from 'kysely';
import { Semaphore } from '../limits/semaphore.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import { Banned, banOf, liftExpired } from './bans.ts';
import { nameKey, newGuestName } from './names.ts';

/** Somebody who was recognised. */
export interface Person {
  readonly info: UserInfo;
  /** What recognised them: a page's cookie, or a program's token. */
  readonly by: 'session' | 'token';
  /** The hash of that secret. */
  readonly secret: string;
}

const DAY = 86_400_000;
/** A session ends when it was not used for so long. */
const SESSION_MS = 180 * DAY;
/** Who was recognised is remembered for so long, so that requests in a row ask the database once. */
const MEMORY_MS = 5000;
const HOUR = 3_600_000;
const MOST_REMEMBERED = 10_000;
/** Whoever makes up secrets has them looked up: so many at a time, so that connections to the database are left for moves. */
const LOOK_UPS = 4;

const MOST_AT_ONCE = 400;

/** Who is who. Accounts with passphrases are in accounts.ts. */
export class Users {
  private readonly db: Kysely<Tables>;
  private readonly now: () => number;
  private readonly lookUps = new Semaphore(LOOK_UPS);
  private generation = 0;
  private readonly remembered = new Map<string, { readonly person: Person | null; readonly until: number }>();

  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Lets somebody play at once; gives the secret of the new session. */
  async makeGuest(): Promise<{ readonly secret: string; readonly info: UserInfo }> {
    const id = newId();
    const name = newGuestName();
    const at = this.now();
    await this.db
      .insertInto('users')
      .values({
        id,
        name,
        name_key: nameKey(name),
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

  /** Gives whether there was such a session. */
  async closeSession(secretHash: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('token_hash', '=', secretHash)
      .executeTakeFirst();
    const wasThere = numDeletedRows > 0n;
    if (wasThere) this.forget();
    return wasThere;
  }

  /** The user with this secret; null when there is none. Throws `Banned` for one who is banned. */
  async recognise(secret: string, by: Person['by']): Promise<Person | null> {
    const hash = hashSecret(secret);
    const key = `${by} ${hash}`;
    const known = this.remembered.get(key);
    if (known !== undefined && known.until > this.now()) return known.person;
    const { generation } = this;
    const person = await this.lookUps.pass(() => this.lookUp(hash, by));
    // What was looked up before something changed is not remembered after it.
    if (generation !== this.generation) return person;
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, { person, until: this.now() + MEMORY_MS });
    return person;
  }

  /** To be called when something about somebody has changed. */
  forget(): void {
    this.generation++;
    this.remembered.clear();
  }

  /** Of many secrets those with which nobody may come in any more. */
  async findInvalid(secrets: readonly Pick<Person, 'by' | 'secret'>[]): Promise<ReadonlySet<string>> {
    const invalid = new Set<string>();
    for (let first = 0; first < secrets.length; first += MOST_AT_ONCE) {
      const some = secrets.slice(first, first + MOST_AT_ONCE);
      const hashes = some.map(({ secret }) => secret);
      const sessions = await this.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('token_hash')
        .where('token_hash', 'in', hashes)
        .where('expires_at', '>', this.now())
        .where('banned_at', 'is', null)
        .execute();
      const tokens = await this.db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .select('token_hash')
        .where('token_hash', 'in', hashes)
        .where('banned_at', 'is', null)
        .execute();
      const valid = new Set([...sessions, ...tokens].map(({ token_hash }) => token_hash));
      for (const hash of hashes) if (!valid.has(hash)) invalid.add(hash);
    }
    return invalid;
  }

  private async lookUp(hash: string, by: Person['by']): Promise<Person | null> {
    const found = await (by === 'session'
      ? this.db
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .selectAll('users')
          .select('expires_at')
          .where('token_hash', '=', hash)
          .where('expires_at', '>', this.now())
          .executeTakeFirst()
      : this.db
          .selectFrom('tokens')
          .innerJoin('users', 'users.id', 'tokens.user_id')
          .selectAll('users')
          .select(sql.lit(null).as('expires_at'))
          .where('token_hash', '=', hash)
          .executeTakeFirst());
    if (found === undefined) return null;
    const person = { info: infoOf(found), by, secret: hash };
    const ban = await this.checkBan(found);
    if (ban !== null) throw new Banned(person, ban);
    await this.see(found);
    if (found.expires_at !== null) await this.prolong(hash, found.expires_at);
    return person;
  }

  /** The ban of a user; lifts one that has expired. */
  async checkBan(user: Selectable<UsersTable>): Promise<Ban | null> {
    const ban = banOf(user, this.now());
    if (ban === null && user.banned_at !== null) await liftExpired(this.db, this.now(), user.id);
    return ban;
  }

  async findBan(user: string): Promise<Ban | null> {
    const row = await this.db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirst();
    return row === undefined ? null : banOf(row, this.now());
  }

  /** Remembers, to the hour, when somebody was here. */
  private async see({ id, seen_at }: Selectable<UsersTable>): Promise<void> {
    const at = this.now();
    if (at - seen_at < HOUR) return;
    await this.db.updateTable('users').set({ seen_at: at }).where('id', '=', id).execute();
  }

  /** A session that is used lasts longer, to the hour, whatever else its user comes in with. */
  private async prolong(session: string, until: number): Promise<void> {
    const expires_at = this.now() + SESSION_MS;
    if (expires_at - until < HOUR) return;
    await this.db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', session).execute();
  }
}

export function infoOf(row: Selectable<UsersTable>): UserInfo {
  return { id: row.id, name: row.name, isGuest: row.passphrase === null, isBot: row.is_bot === 1 };
}
