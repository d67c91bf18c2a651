import { isRunning } from '@tabuleiro/client';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';

/** How often the server says that it is alive. */
const BEAT_MS = 1000;
/** A shorter silence is nobody's loss. */
const SHORTEST_MS = 2000;

/**
 * Nobody's clock runs while no server does. Every process writes now and then that it is alive; the first one that starts
 * when all were silent gives the running matches the lost time back.
 */
export class Downtime {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  private readonly node: string;
  private timer: NodeJS.Timeout | null = null;

  constructor(store: Store, rooms: Rooms, node: string, now: () => number) {
    this.store = store;
    this.rooms = rooms;
    this.node = node;
    this.now = now;
  }

  /** Makes up for the silence before this start; to be called before matches are ended for want of time. */
  async makeUp(): Promise<void> {
    const row = await this.store.db
      .selectFrom('nodes')
      .select(({ fn }) => fn.max('alive_at').as('at'))
      .executeTakeFirst();
    const lastAlive = row?.at ?? null;
    await this.beat();
    const awayMs = lastAlive === null ? 0 : this.now() - lastAlive;
    if (awayMs < SHORTEST_MS || lastAlive === null) return;
    const rows = await this.store.db.selectFrom('matches').select('id').where('status', '=', 'running').execute();
    for (const { id } of rows) {
      await this.rooms.note(id, (state) => {
        // Whatever was written since needs no making up, by whichever process.
        const isOld = isRunning(state) && state.since !== null && state.since <= lastAlive;
        return isOld ? { kind: 'event', event: { kind: 'resumed', awayMs } } : { kind: 'repeated' };
      });
    }
  }

  start(failed: (error: unknown) => void): void {
    this.timer = setInterval(() => void this.beat().catch(failed), BEAT_MS);
  }

  /** Says once more that it is alive: what comes after this moment is made up for. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.beat();
  }

  private async beat(): Promise<void> {
    const at = this.now();
    await this.store.db
      .insertInto('nodes')
      .values({ id: this.node, alive_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
      .execute();
  }
}
