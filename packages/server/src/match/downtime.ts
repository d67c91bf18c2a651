import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '@tabuleiro/client';
import type { Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';
import { findLastAlive } from './progress.ts';
import type { Rooms } from './rooms.ts';

/** How often the server says that it is alive. */
const BEAT_MS = 1000;
/** After a shorter silence another process may be alive and about to say so. */
const DOUBTFUL_MS = 2 * BEAT_MS;
const LOOK_MS = 100;
/** A shorter silence is nobody's loss. */
const SHORTEST_MS = 100;
/** So many matches are written to at the same time, and share their flushes of the disk. */
const AT_ONCE = 500;

/**
 * Nobody's clock runs while no server can hear moves. Every process writes now and then that it is alive; the first one that
 * starts when all were silent, or can write again after it could not, gives the running matches the lost time back.
 */
export class Downtime {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  private readonly node: string;
  private readonly heartbeat: Heartbeat;
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(parts: {
    readonly store: Store;
    readonly rooms: Rooms;
    readonly heartbeat: Heartbeat;
    readonly now: () => number;
  }) {
    this.store = parts.store;
    this.rooms = parts.rooms;
    this.node = parts.store.node;
    this.heartbeat = parts.heartbeat;
    this.now = parts.now;
  }

  /** Makes up for the silence before this moment; to be called before matches are ended for want of time. */
  async makeUp(): Promise<void> {
    await this.store.exclusively(async () => {
      const last = await this.beginningOfSilence();
      await this.beat();
      if (last !== null && this.now() - last >= SHORTEST_MS) await this.giveAllBack(last);
    });
    this.heartbeat.confirm();
  }

  start(failed: (error: unknown) => void): void {
    if (this.isClosed) return;
    const begun = performance.now();
    const again = (): void => this.wait(BEAT_MS - (performance.now() - begun), failed);
    this.beating = this.keepAlive().catch(failed).finally(again);
  }

  /** Says once more that it is alive: what comes after this moment is made up for. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.beating;
    // What has not been made up for yet is left to the next process.
    if (this.heartbeat.isSteady) await this.beat();
  }

  private wait(ms: number, failed: (error: unknown) => void): void {
    if (!this.isClosed) this.timer = setTimeout(() => this.start(failed), ms);
  }

  /** One beat, unless it comes so late, or takes so long to be written, that time was lost. */
  private async keepAlive(): Promise<void> {
    if (this.heartbeat.isSteady) await this.beat();
    if (this.heartbeat.isSteady) this.heartbeat.confirm();
    else await this.makeUp();
  }

  private async giveAllBack(lastAlive: number): Promise<void> {
    const rows = await this.store.db.selectFrom('matches').select('id').where('status', '=', 'running').execute();
    for (let done = 0; done < rows.length; done += AT_ONCE) {
      await Promise.all(rows.slice(done, done + AT_ONCE).map(({ id }) => this.giveBack(id, lastAlive)));
    }
  }

  /** When the last process fell silent; null when one is alive, or never was. */
  private async beginningOfSilence(): Promise<number | null> {
    const startedAt = this.now();
    for (;;) {
      const last = await findLastAlive(this.store.db);
      if (last === null || !this.store.isShared) return last;
      if (last > startedAt) return null;
      if (this.now() - last >= DOUBTFUL_MS) return last;
      await pause(LOOK_MS);
    }
  }

  private giveBack(id: string, lastAlive: number): Promise<unknown> {
    return this.rooms.note(id, (state, now) => {
      if (!isRunning(state) || state.since === null) return { kind: 'repeated' };
      // A move may have been on its way to the database when that fell silent, and have been written afterwards.
      const awayMs = now - Math.max(lastAlive, state.since);
      return awayMs < SHORTEST_MS ? { kind: 'repeated' } : { kind: 'event', event: { kind: 'resumed', awayMs } };
    });
  }

  private async beat(): Promise<void> {
    const at = this.now();
    await this.heartbeat.write(async () => {
      // As durable as a move, and written after those that are on their way: while moves wait for the disk, or for a lost
      // connection, so does the beat, and nobody's clock runs.
      await this.store.currentBatch();
      await this.store.db
        .insertInto('nodes')
        .values({ id: this.node, alive_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
        .execute();
    });
  }
}
