import type { Store } from '../store/store.ts';

/** Whoever takes a move upon itself says again and again that it is at it; after so long a silence another process may. */
const LEASE_MS = 6000;
const RENEW_MS = 2000;
/** So many of those that wait are looked at; each user has few matches against the computer. */
const MOST_LOOKED_AT = 500;
const MOST_REMEMBERED = 10_000;

/** A move that waits for a computer player, and the user who waits for it. */
interface DueMove {
  readonly id: string;
  readonly user: string;
}

/** Which computer moves this process has taken upon itself. */
export class Leases {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  /** No more are taken than can be thought about soon: the rest is for other processes, and for those who come later. */
  private readonly most: number;
  /** By match, until when. The table of matches says the same until the match goes on. */
  private readonly held = new Map<string, number>();
  /** For each user, the number of the last taking at which one of their moves was taken. */
  private readonly served = new Map<string, number>();
  private takings = 0;
  private timer: NodeJS.Timeout | null = null;
  private renewing: Promise<void> = Promise.resolve();

  constructor(parts: {
    readonly store: Store;
    readonly now: () => number;
    readonly failed: (error: unknown) => void;
    readonly most: number;
  }) {
    this.store = parts.store;
    this.now = parts.now;
    this.failed = parts.failed;
    this.most = parts.most;
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
    this.timer = setInterval(() => {
      this.renewing = this.move(this.now() + LEASE_MS).catch(this.failed);
    }, RENEW_MS);
  }

  /** Takes some of the moves that are due, and nobody else does. Users take turns, however many matches each has. */
  async take(): Promise<readonly string[]> {
    const taken: string[] = [];
    if (this.held.size >= this.most) return taken;
    const at = this.now();
    let due = await this.findDue(at);
    while (due.length > 0 && this.held.size < this.most) {
      const [next, ...rest] = due.toSorted((a, b) => this.servedAt(a.user) - this.servedAt(b.user));
      if (next === undefined) break;
      due = rest;
      if (!(await this.lease(next.id, at))) continue;
      this.serve(next.user);
      taken.push(next.id);
    }
    return taken;
  }

  /** It is done, or was not to be done any more. */
  end(id: string): void {
    this.held.delete(id);
  }

  /** Lets others have at once what this process will not do. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.renewing;
    await this.move(this.now());
  }

  /** Those that have waited longest first. */
  private async findDue(at: number): Promise<readonly DueMove[]> {
    const rows = await this.store.db
      .selectFrom('matches')
      .select(['id', 'user1', 'user2'])
      .where('computer_at', '<=', at)
      .orderBy('computer_at')
      .limit(MOST_LOOKED_AT)
      .execute();
    return rows.map(({ id, user1, user2 }) => ({ id, user: user1 ?? user2 ?? '' }));
  }

  /** False when another process was faster. */
  private async lease(id: string, at: number): Promise<boolean> {
    const until = at + LEASE_MS;
    const row = await this.store.db
      .updateTable('matches')
      .set({ computer_at: until })
      .where('id', '=', id)
      .where('computer_at', '<=', at)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) this.held.set(id, until);
    return row !== undefined;
  }

  private servedAt(user: string): number {
    return this.served.get(user) ?? 0;
  }

  private serve(user: string): void {
    if (this.served.size >= MOST_REMEMBERED) this.served.clear();
    this.served.set(user, ++this.takings);
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
