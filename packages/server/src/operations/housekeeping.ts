import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { liftExpired } from '../accounts/bans.ts';
import type { DatabaseSchema } from '../store/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A server that has just started has better things to do. */
const FIRST_MS = HOUR / 60;
/** Guests who never played and were not seen for this time are deleted. */
const GUEST_MS = 30 * DAY;
const NODE_MS = DAY;
/** An expired token is kept for this time, so that its program learns that it has expired. */
const EXPIRED_TOKEN_MS = 7 * DAY;
/** Deleted per transaction, so that others need not wait. */
const MOST_AT_ONCE = 500;

/** Deletes what is no longer needed. Several processes may do that at the same time. */
export class Housekeeping {
  private readonly db: Kysely<DatabaseSchema>;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | null = null;

  constructor(db: Kysely<DatabaseSchema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  start(failed: (error: unknown) => void): void {
    const clean = (): void => {
      this.timer = setTimeout(clean, HOUR);
      this.clean().catch(failed);
    };
    this.timer = setTimeout(clean, FIRST_MS);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  async clean(): Promise<void> {
    const at = this.now();
    await this.db.deleteFrom('sessions').where('expires_at', '<', at).execute();
    await liftExpired(this.db, at);
    await this.db
      .deleteFrom('tokens')
      .where('expires_at', '<', at - EXPIRED_TOKEN_MS)
      .execute();
    await this.db
      .deleteFrom('nodes')
      .where('alive_at', '<', at - NODE_MS)
      .execute();
    await this.db
      .updateTable('matches')
      .set({ maker_address: null, maker_network: null })
      .where('status', '=', sql.lit('over'))
      .where('maker_address', 'is not', null)
      .execute();
    let removed: number;
    do removed = await this.removeGuests(at - GUEST_MS);
    while (removed === MOST_AT_ONCE);
  }

  private async removeGuests(seenBefore: number): Promise<number> {
    return this.db.transaction().execute(async (transaction) => {
      const idle = await transaction
        .selectFrom('users')
        .select('users.id')
        .where((user) => isIdleGuest(user, seenBefore))
        .limit(MOST_AT_ONCE)
        .execute();
      const ids = idle.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await transaction.deleteFrom('sessions').where('user_id', 'in', ids).execute();
      // A guest may have joined a match in between.
      await transaction
        .deleteFrom('users')
        .where('id', 'in', ids)
        .where((user) => isIdleGuest(user, seenBefore))
        .execute();
      return ids.length;
    });
  }
}

function isIdleGuest(user: ExpressionBuilder<DatabaseSchema, 'users'>, seenBefore: number) {
  const matches = user.selectFrom('matches').select('matches.id');
  const tokens = user.selectFrom('tokens').select('tokens.id');
  return user.and([
    user('users.passphrase', 'is', null),
    user('users.is_bot', '=', 0),
    // The ban of a guest must last.
    user('users.banned_at', 'is', null),
    user('users.seen_at', '<', seenBefore),
    user.not(user.exists(matches.whereRef('user1', '=', 'users.id'))),
    user.not(user.exists(matches.whereRef('user2', '=', 'users.id'))),
    user.not(user.exists(tokens.whereRef('user_id', '=', 'users.id'))),
  ]);
}
