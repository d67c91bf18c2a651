import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';

/** How many waiting moves are considered; each user has few matches against the computer. */
const MOST_LOOKED_AT = 500;
const MOST_REMEMBERED = 10_000;

/** A move that waits for a computer player, and the user who waits for it. */
interface DueMove {
  readonly id: string;
  readonly user: string;
}

/** Which computer moves this process has taken upon itself. */
export class MoveLeases {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly timing: Timing;
  private readonly failed: (error: unknown) => void;
  /** No more leases are taken than this process can work on soon; the rest is left to other processes. */
  private readonly most: number;
  /** Until when, by match; the same as in the table of matches. */
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
    readonly timing: Timing;
  }) {
    this.store = parts.store;
    this.now = parts.now;
    this.failed = parts.failed;
    this.most = parts.most;
    this.timing = parts.timing;
  }

  get size(): number {
    return this.held.size;
  }

  async start(): Promise<void> {
    // The leases of an earlier process on this database are void.
    if (!this.store.isShared) {
      const at = this.now();
      await this.store.db.updateTable('matches').set({ computer_at: at }).where('computer_at', '>', at).execute();
    }
    this.timer = setInterval(() => {
      this.renewing = this.move(this.now() + this.timing.lease).catch(this.failed);
    }, this.timing.leaseRenewal);
  }

  /** Leases some of the moves that are due. Users take turns, no matter how many matches each has. */
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

  /** Releases the leases, so that other processes can take the moves at once. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.renewing;
    await this.move(this.now());
  }

  /** The moves that have waited longest come first. */
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
    const until = at + this.timing.lease;
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

  /** Changes the time of all leases, except where the match has gone on. */
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
