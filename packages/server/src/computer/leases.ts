import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** Whoever takes a move upon itself says again and again that it is at it; after so long a silence another process may. */
const LEASE_MS = 6000;
const RENEW_MS = 2000;
const MOST_AT_ONCE = 20;

/** Which computer moves this process has taken upon itself. */
export class Leases {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  /** By match, until when. The table of matches says the same until the match goes on. */
  private readonly held = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(store: Store, now: () => number, failed: (error: unknown) => void) {
    this.store = store;
    this.now = now;
    this.failed = failed;
  }

  get size(): number {
    return this.held.size;
  }

  async start(): Promise<void> {
    // What an earlier process on this database had taken upon itself died with it.
    if (!this.store.isShared) {
      const at = this.now();
      await this.store.db.updateTable('matches').set({ computer_at: at }).where('computer_at', '>', at).execute();
    }
    this.timer = setInterval(() => void this.renew().catch(this.failed), RENEW_MS);
  }

  /** Takes some of the moves that are due, and nobody else does. */
  async take(): Promise<readonly string[]> {
    const at = this.now();
    const until = at + LEASE_MS;
    const { rows } = await sql<{ id: string }>`
      update matches set computer_at = ${until}
      where computer_at <= ${at} and id in (
        select id from matches where computer_at <= ${at} order by computer_at limit ${MOST_AT_ONCE}
        ${this.store.skipLocked})
      returning id`.execute(this.store.db);
    for (const { id } of rows) this.held.set(id, until);
    return rows.map(({ id }) => id);
  }

  /** It is done, or was not to be done any more. */
  end(id: string): void {
    this.held.delete(id);
  }

  /** Lets others have at once what this process will not do. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.move(this.now());
  }

  private renew(): Promise<void> {
    return this.move(this.now() + LEASE_MS);
  }

  /** Puts all that is held to another time; what the match itself has put elsewhere stays there. */
  private async move(until: number): Promise<void> {
    for (const [id, held] of this.held) {
      const row = await this.store.db
        .updateTable('matches')
        .set({ computer_at: until })
        .where('id', '=', id)
        .where('computer_at', '=', held)
        .returning('id')
        .executeTakeFirst();
      if (row !== undefined && this.held.has(id)) this.held.set(id, until);
    }
  }
}
