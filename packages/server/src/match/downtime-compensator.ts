import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '@tabuleiro/client';
import type { Store } from '../store/store.ts';
import type { ActiveMatches } from './active-matches.ts';
import type { Heartbeat } from './heartbeat.ts';
import { findLastAlive } from './match-progress.ts';

/** How often the server writes that it is alive. */
const BEAT_MS = 1000;
/** After a shorter silence another process may still be alive. */
const DOUBTFUL_MS = 2 * BEAT_MS;
const LOOK_MS = 100;
/** A shorter silence is ignored. */
const SHORTEST_MS = 100;
/** How many matches are written concurrently and share a flush of the disk. */
const AT_ONCE = 500;

/**
 * Clocks do not run while no server can receive moves. Every process writes regularly that it is alive. The first one
 * that starts after all were silent, or can write again after it could not, gives the lost time back to the running
 * matches.
 */
export class DowntimeCompensator {
  private readonly store: Store;
  private readonly activeMatches: ActiveMatches;
  private readonly now: () => number;
  private readonly node: string;
  private readonly heartbeat: Heartbeat;
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(parts: {
    readonly store: Store;
    readonly activeMatches: ActiveMatches;
    readonly heartbeat: Heartbeat;
    readonly now: () => number;
  }) {
    this.store = parts.store;
    this.activeMatches = parts.activeMatches;
    this.node = parts.store.node;
    this.heartbeat = parts.heartbeat;
    this.now = parts.now;
  }

  /** Gives back the silence before this moment; to be called before matches are ended on time. */
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

  /** Writes once more that it is alive: the time after this moment is given back. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.beating;
    // A silence that was not given back yet is left to the next process.
    if (this.heartbeat.isSteady) await this.beat();
  }

  private wait(ms: number, failed: (error: unknown) => void): void {
    if (!this.isClosed) this.timer = setTimeout(() => this.start(failed), ms);
  }

  /** Writes a beat. If it came too late or took too long, gives the lost time back. */
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
    return this.activeMatches.note(id, (state, now) => {
      if (!isRunning(state) || state.since === null) return { kind: 'repeated' };
      // A move that was on its way to the database when that fell silent may have been written afterwards.
      const awayMs = now - Math.max(lastAlive, state.since);
      return awayMs < SHORTEST_MS ? { kind: 'repeated' } : { kind: 'event', event: { kind: 'resumed', awayMs } };
    });
  }

  private async beat(): Promise<void> {
    const at = this.now();
    await this.heartbeat.write(async () => {
      // As durable as a move, and written after those on their way: while moves wait for the disk or a lost connection,
      // so does the beat, and clocks do not run.
      await this.store.currentBatch();
      await this.store.db
        .insertInto('nodes')
        .values({ id: this.node, alive_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: at }))
        .execute();
    });
  }
}
