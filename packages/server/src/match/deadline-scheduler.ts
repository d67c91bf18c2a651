import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { earliestEnd } from './earliest-end.ts';
import type { Rooms } from './rooms.ts';

/** How often is looked for matches whose time is over; no end is later than by this. */
const LOOK_MS = 250;
const MOST_AT_ONCE = 200;
/** A match that could not be looked at is tried again after this. */
const FAILED_MS = 60_000;

/** The time until which a match was known to go on, and until when it is known now. */
interface PutOff {
  readonly id: string;
  readonly from: number | null;
  readonly to: number;
}

/**
 * Ends matches whose time is over, and puts off those that have gone on since their time was written. However many
 * processes look, the log takes one end.
 */
export class DeadlineScheduler {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(store: Store, rooms: Rooms, now: () => number, failed: (error: unknown) => void) {
    this.store = store;
    this.rooms = rooms;
    this.now = now;
    this.failed = failed;
  }

  start(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch(this.failed)
        .finally(() => this.start());
    }, LOOK_MS);
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

  /** Ends a match if its time is over; otherwise says until when it is put off. */
  private async lookAt(id: string, from: number | null, now: number): Promise<PutOff | null> {
    try {
      const state = await this.rooms.endIfLate(id);
      // What has happened since `now` can only make it later than this.
      const to = state === null ? null : earliestEnd(state, now);
      return to === null || to === from ? null : { id, from, to };
    } catch (error) {
      this.failed(error);
      // The others must not wait behind one that cannot be read.
      return { id, from, to: now + FAILED_MS };
    }
  }

  /** What the log has put elsewhere meanwhile stays there. */
  private async putOff(going: readonly PutOff[]): Promise<void> {
    const rows = going.map(
      ({ id, from, to }) => sql`(cast(${id} as text), cast(${from} as bigint), cast(${to} as bigint))`,
    );
    await this.store.lightly(async (transaction) => {
      await sql`
        update matches set deadline = v.column3 from (values ${sql.join(rows)}) as v
        where matches.id = v.column1 and matches.deadline = v.column2`.execute(transaction);
    });
  }
}
