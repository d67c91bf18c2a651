import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** How often is looked for matches whose time is over; no end is later than by this. */
const LOOK_MS = 250;
const MOST_AT_ONCE = 200;

/** Ends matches whose time is over. However many processes look, the log takes one end. */
export class Due {
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
    const rows = await this.store.db
      .selectFrom('matches')
      .select('id')
      .where('deadline', '<', this.now())
      .orderBy('deadline')
      .limit(MOST_AT_ONCE)
      .execute();
    await Promise.all(rows.map(({ id }) => this.rooms.endIfLate(id)));
  }
}
