import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Timing } from '../timing.ts';
import type { ActiveMatches } from './active-matches.ts';
import { earliestEnd } from './match-summary.ts';

const MOST_AT_ONCE = 200;
/** A match that could not be looked at is tried again after this. */
const FAILED_MS = 60_000;

/** A match whose deadline is postponed. */
interface PutOff {
  readonly id: string;
  readonly from: number | null;
  readonly to: number;
}

/**
 * Ends matches whose time is over, and postpones the deadlines of those that went on. Several processes may do that: a
 * log accepts one end.
 */
export class DeadlineScheduler {
  private readonly store: Store;
  private readonly activeMatches: ActiveMatches;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private readonly timing: Timing;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(parts: {
    readonly store: Store;
    readonly activeMatches: ActiveMatches;
    readonly now: () => number;
    readonly failed: (error: unknown) => void;
    readonly timing: Timing;
  }) {
    this.store = parts.store;
    this.activeMatches = parts.activeMatches;
    this.now = parts.now;
    this.failed = parts.failed;
    this.timing = parts.timing;
  }

  start(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch(this.failed)
        .finally(() => this.start());
    }, this.timing.deadlineCheck);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const now = this.now();
    const rows = await this.store.db
      .selectFrom('matches')
      .select(['id', 'deadline'])
      .where('deadline', '<', now)
      .orderBy('deadline')
      .limit(MOST_AT_ONCE)
      .execute();
    const looked = await Promise.all(rows.map(({ id, deadline }) => this.lookAt(id, deadline, now)));
    // In the same order everywhere, so that no two processes wait for each other.
    const going = looked.filter((one) => one !== null).sort((a, b) => (a.id < b.id ? -1 : 1));
    if (going.length > 0) await this.putOff(going);
  }

  /** Ends a match if its time is over; otherwise returns its new deadline. */
  private async lookAt(id: string, from: number | null, now: number): Promise<PutOff | null> {
    try {
      const state = await this.activeMatches.endIfLate(id);
      // Later entries can only postpone it further.
      const to = state === null ? null : earliestEnd(state, now);
      return to === null || to === from ? null : { id, from, to };
    } catch (error) {
      this.failed(error);
      // The others must not wait behind one that cannot be read.
      return { id, from, to: now + FAILED_MS };
    }
  }

  /** Does not change a deadline that was written in between. */
  private async putOff(going: readonly PutOff[]): Promise<void> {
    const rows = going.map(
      ({ id, from, to }) => sql`(cast(${id} as text), cast(${from} as bigint), cast(${to} as bigint))`,
    );
    await this.store.withoutFlush(async (transaction) => {
      await sql`
        update matches set deadline = v.column3 from (values ${sql.join(rows)}) as v
        where matches.id = v.column1 and matches.deadline = v.column2`.execute(transaction);
    });
  }
}
