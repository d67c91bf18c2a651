import { type Ban, TOKEN_SCOPES, type TokenScope, type UserInfo } from '@tabuleiro/client';
import type { Kysely, Selectable } from 'kysely';
import type { LookUpCharge } from '../limits/limits.ts';
import { Semaphore } from '../limits/locks.ts';
import { RefusalError } from '../refusal-error.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import { nameKey } from '../store/name-keys.ts';
import type { DatabaseSchema, UsersTable } from '../store/tables.ts';
import { Banned, banOf, liftExpired } from './bans.ts';
import { newGuestName } from './user-names.ts';

/** A recognised user. */
export interface Person {
  readonly info: UserInfo;
  /** Recognised by the cookie of a page or the token of a program. */
  readonly by: 'session' | 'token';
  /** The hash of that secret. */
  readonly secret: string;
  /** The scopes of the token; a session has all. */
  readonly scopes: readonly TokenScope[];
}

interface Remembered {
  readonly person: Person;
  readonly until: number;
}

const DAY = 86_400_000;
/** A session that is not used for this time ends. */
const SESSION_MS = 180 * DAY;
/** A valid secret is remembered for this time, so that a series of requests asks the database once. */
const MEMORY_MS = 5000;
const HOUR = 3_600_000;
/** The last use of a token is recorded at most this often. */
const USE_MS = 60_000;
const MOST_REMEMBERED = 10_000;
const MOST_UNKNOWN = 2000;
/** How many secrets are looked up at a time, so that a flood of invalid ones leaves database connections for moves. */
const LOOK_UPS = 4;

const MOST_AT_ONCE = 400;

/** Users, their sessions, and the recognition of sessions and tokens. Accounts with passphrases are in accounts.ts. */
export class Users {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly now: () => number;
  private readonly lookUps = new Semaphore(LOOK_UPS);
  /** How often something has changed. */
  private changes = 0;
  /**
   * Valid secrets that were used lately, the longest unused first. An entry that is no longer fresh is looked up again, but
   * shows that its secret is not made up.
   */
  private readonly remembered = new Map<string, Remembered>();
  /** Invalid secrets, and until when they are not looked up again; the oldest first. */
  private readonly unknown = new Map<string, number>();

  constructor(db: Kysely<DatabaseSchema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Creates a guest, and returns the secret of the new session. */
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

  /** Returns the user of the closed session; null if there was none. */
  async closeSession(secretHash: string): Promise<string | null> {
    const closed = await this.db
      .deleteFrom('sessions')
      .where('token_hash', '=', secretHash)
      .returning('user_id')
      .executeTakeFirst();
    if (closed === undefined) return null;
    this.forget(closed.user_id);
    return closed.user_id;
  }

  /**
   * Finds the person with this secret; null if it is not valid. Throws `Banned` for a banned user. The look-up of a
   * secret that was not used lately is charged before the database is asked, and refunded if the secret is valid.
   */
  async recognise(secret: string, by: Person['by'], { charge, refund }: LookUpCharge): Promise<Person | null> {
    const hash = hashSecret(secret);
    const key = `${by} ${hash}`;
    const known = this.remembered.get(key);
    const { changes } = this;
    if (known !== undefined && known.until > this.now()) return known.person;
    if ((this.unknown.get(key) ?? 0) > this.now()) return null;
    if (known === undefined) charge();
    const person = await this.lookUps
      .pass(() => this.lookUp(hash, by))
      .catch((error: unknown) => {
        // The next look-up of a banned user is charged.
        this.remembered.delete(key);
        throw error;
      });
    if (person !== null && known === undefined) refund();
    // Something may have changed since the look-up.
    if (changes !== this.changes) return person;
    this.remembered.delete(key);
    this.unknown.delete(key);
    const until = this.now() + MEMORY_MS;
    if (person === null) setBounded(this.unknown, key, until, MOST_UNKNOWN);
    else setBounded(this.remembered, key, { person, until }, MOST_REMEMBERED);
    return person;
  }

  /** Makes the next request of a user ask the database; to be called when something about them has changed. */
  forget(user: string): void {
    this.changes++;
    for (const [key, known] of this.remembered) {
      if (known.person.info.id === user) this.remembered.set(key, { ...known, until: 0 });
    }
  }

  /** The same for all users, after another process has changed something. */
  forgetAll(): void {
    this.changes++;
    this.unknown.clear();
    for (const [key, known] of this.remembered) this.remembered.set(key, { ...known, until: 0 });
  }

  /** Finds the secrets that are no longer valid. */
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
        .where((token) => token.or([token('expires_at', 'is', null), token('expires_at', '>', this.now())]))
        .where('banned_at', 'is', null)
        .execute();
      const valid = new Set([...sessions, ...tokens].map(({ token_hash }) => token_hash));
      for (const hash of hashes) if (!valid.has(hash)) invalid.add(hash);
    }
    return invalid;
  }

  /** Records that tokens are in use, each at most once a minute. */
  async noteUse(tokens: readonly string[]): Promise<void> {
    const used_at = this.now();
    for (let first = 0; first < tokens.length; first += MOST_AT_ONCE) {
      await this.db
        .updateTable('tokens')
        .set({ used_at })
        .where('token_hash', 'in', tokens.slice(first, first + MOST_AT_ONCE))
        .where((token) => token.or([token('used_at', 'is', null), token('used_at', '<=', used_at - USE_MS)]))
        .execute();
    }
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

  private async lookUp(hash: string, by: Person['by']): Promise<Person | null> {
    return by === 'session' ? this.findBySession(hash) : this.findByToken(hash);
  }

  private async findBySession(hash: string): Promise<Person | null> {
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('expires_at')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', this.now())
      .executeTakeFirst();
    if (found === undefined) return null;
    const person: Person = { info: infoOf(found), by: 'session', secret: hash, scopes: TOKEN_SCOPES };
    await this.admit(person, found);
    await this.prolong(hash, found.expires_at);
    return person;
  }

  private async findByToken(hash: string): Promise<Person | null> {
    const found = await this.db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .selectAll('users')
      .select(['scopes', 'expires_at', 'used_at'])
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { scopes, expires_at, used_at } = found;
    const person: Person = { info: infoOf(found), by: 'token', secret: hash, scopes: readScopes(scopes) };
    await this.admit(person, found);
    if (expires_at !== null && expires_at <= this.now()) throw new RefusalError('token-expired');
    if (used_at === null || used_at <= this.now() - USE_MS) await this.noteUse([hash]);
    return person;
  }

  /** Throws `Banned` for a banned user; records, to the hour, when any other was here. */
  private async admit(person: Person, row: Selectable<UsersTable>): Promise<void> {
    const ban = await this.checkBan(row);
    if (ban !== null) throw new Banned(person, ban);
    const at = this.now();
    if (at - row.seen_at < HOUR) return;
    await this.db.updateTable('users').set({ seen_at: at }).where('id', '=', row.id).execute();
  }

  /** Prolongs a session in use, to the hour. */
  private async prolong(session: string, until: number): Promise<void> {
    const expires_at = this.now() + SESSION_MS;
    if (expires_at - until < HOUR) return;
    await this.db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', session).execute();
  }
}

/** Adds an entry, and removes the oldest one when there are too many. */
function setBounded<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

export function infoOf(row: Selectable<UsersTable>): UserInfo {
  return { id: row.id, name: row.name, isGuest: row.passphrase === null, isBot: row.is_bot === 1 };
}

/** The scopes of a token as they are stored. */
export function readScopes(text: string): TokenScope[] {
  const stored = text.split(' ');
  return TOKEN_SCOPES.filter((scope) => stored.includes(scope));
}
