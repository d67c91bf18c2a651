import type { NewTokenAnswer, NewTokenBody, TokenInfo, TokenScope } from '@tabuleiro/client';
import type { Kysely } from 'kysely';
import { RefusalError } from '../refusal-error.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { readScopes, type Users, type Person } from './users.ts';

const MOST_TOKENS = 20;
const DAY = 86_400_000;
const DEFAULT_SCOPES: readonly TokenScope[] = ['read', 'play'];

/** The secrets with which programs act for an account. */
export class Tokens {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly users: Users;
  private readonly now: () => number;

  constructor(db: Kysely<DatabaseSchema>, users: Users, now: () => number) {
    this.db = db;
    this.users = users;
    this.now = now;
  }

  list(user: string): Promise<TokenInfo[]> {
    return listTokens(this.db, user);
  }

  async make(user: string, body: NewTokenBody): Promise<NewTokenAnswer> {
    const { label, scopes = DEFAULT_SCOPES, expiresInDays } = body;
    if ((await this.list(user)).length >= MOST_TOKENS) throw new RefusalError('too-many-tokens', { most: MOST_TOKENS });
    const [id, token, createdAt] = [newId(), newSecret(), this.now()];
    const expiresAt = expiresInDays === undefined ? null : createdAt + expiresInDays * DAY;
    await this.db
      .insertInto('tokens')
      .values({
        id,
        token_hash: hashSecret(token),
        user_id: user,
        label,
        created_at: createdAt,
        scopes: scopes.join(' '),
        expires_at: expiresAt,
      })
      .execute();
    return { id, label, createdAt, scopes: [...scopes], expiresAt, usedAt: null, token };
  }

  /** Gives the hash of the token that is deleted. */
  async delete(user: string, id: string): Promise<string> {
    const gone = await this.db
      .deleteFrom('tokens')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .returning('token_hash')
      .executeTakeFirst();
    if (gone === undefined) throw new RefusalError('no-such-token');
    this.users.forget(user);
    return gone.token_hash;
  }

  /** Declares an account a bot for good. It must not have played rated matches before. */
  async declareBot(user: string): Promise<void> {
    const rated = await this.db
      .selectFrom('matches')
      .select('id')
      .where((where) => where.or([where('user1', '=', user), where('user2', '=', user)]))
      .where('is_rated', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (rated !== undefined) throw new RefusalError('bot-has-played');
    await this.db.updateTable('users').set({ is_bot: 1 }).where('id', '=', user).execute();
    this.users.forget(user);
  }
}

/** The tokens of a user, the oldest first; of the secrets themselves only hashes are kept. */
export async function listTokens(db: Kysely<DatabaseSchema>, user: string): Promise<TokenInfo[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'label', 'created_at', 'scopes', 'expires_at', 'used_at'])
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, label, created_at, scopes, expires_at, used_at }) => ({
    id,
    label,
    createdAt: created_at,
    scopes: readScopes(scopes),
    expiresAt: expires_at,
    usedAt: used_at,
  }));
}

// What a token may do. A session may do everything except what is only for programs.

/** Refuses a token without this scope. */
export function requireScope({ scopes }: Person, scope: TokenScope): void {
  if (!scopes.includes(scope)) throw missing(scope);
}

/** Refuses an account that is not declared a bot, also with a session. */
export function requireBot({ info }: Person): void {
  if (!info.isBot) throw new RefusalError('needs-bot');
}

/** Refuses a token that may not play such a match: it needs the scope, and its account must be a declared bot. */
export function requirePlayer(person: Person, isRated: boolean): void {
  const refusal = playRefusal(person, isRated);
  if (refusal !== null) throw refusal;
}

/** The reason why a person may not play such a match; null if they may. */
export function playRefusal({ by, scopes, info }: Person, isRated: boolean): RefusalError | null {
  if (by === 'session') return null;
  if (!scopes.includes('play')) return missing('play');
  if (!info.isBot) return new RefusalError('needs-bot');
  return isRated && !scopes.includes('play-rated') ? missing('play-rated') : null;
}

function missing(scope: TokenScope): RefusalError {
  return new RefusalError('missing-scope', { scope });
}
