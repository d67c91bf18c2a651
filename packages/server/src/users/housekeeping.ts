import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';

const HOUR = 3_600_000;
/** A guest who never played is forgotten when nobody has come back for so long. */
const GUEST_MS = 30 * 24 * HOUR;

const MOST_AT_ONCE = 1000;

/** Takes away what nobody needs any more: sessions that are over, and guests who never played. */
export class Housekeeping {
  private readonly db: Kysely<Tables>;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;

  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  start(failed: (error: unknown) => void): void {
    this.timer = setInterval(() => void this.tidy().catch(failed), HOUR);
  }

  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async tidy(): Promise<void> {
    const limit = this.now() - GUEST_MS;
    await this.db.deleteFrom('sessions').where('expires_at', '<', this.now()).execute();
    const idle = await this.db
      .selectFrom('users')
      .select('users.id')
      .where('passphrase', 'is', null)
      .where('banned_at', 'is', null)
      .where('seen_at', '<', limit)
      .where((user) => user.not(user.exists(matchesOf(user))))
      .limit(MOST_AT_ONCE)
      .execute();
    const ids = idle.map(({ id }) => id);
    if (ids.length === 0) return;
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('user_id', 'in', ids).execute();
      // Who came back and sat down meanwhile stays.
      await transaction
        .deleteFrom('users')
        .where('id', 'in', ids)
        .where('seen_at', '<', limit)
        .where((user) => user.not(user.exists(matchesOf(user))))
        .execute();
    });
  }
}

function matchesOf(user: ExpressionBuilder<Tables, 'users'>) {
  return user
    .selectFrom('matches')
    .select('matches.id')
    .whereRef('user1', '=', 'users.id')
    .union(user.selectFrom('matches').select('matches.id').whereRef('user2', '=', 'users.id'));
}
