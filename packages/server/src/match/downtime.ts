import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '@tabuleiro/client';
import type { Store } from '../store/store.ts';
import type { ActiveMatches } from './active-matches.ts';
import { findLastAlive } from './match-summary.ts';

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

/** After this long without a beat the process or its database was away, and moves were not received. */
const SILENCE_MS = 3000;
/** A beat that takes longer to write shows that the database takes no writes at the moment. */
const SLOW_BEAT_MS = 1500;
/** After this long without a beat the process should be restarted. */
const LOST_MS = 60_000;
/** A command waits this long for the heart to beat again. */
const PATIENCE_MS = 5000;

/**
 * Whether this process could receive moves up to now. While it could not, because it was paused or its database
 * unreachable, no player is late; the lost time is given back first. A beat is a commit, so it also shows whether commits
 * succeed.
 */
export class Heartbeat {
  private readonly now: () => number;
  /** The time of the last beat; null while there is none, for instance in an administrator's command. */
  private lastAt: number | null = null;
  /** Since when a beat has been on its way to the database; null if none is. */
  private pendingSince: number | null = null;
  private readonly waiting = new Set<(isSteady: boolean) => void>();

  constructor(now: () => number) {
    this.now = now;
  }

  get isSteady(): boolean {
    return this.silenceMs <= SILENCE_MS;
  }

  /** Whether commits currently succeed, as far as known. */
  get canCommit(): boolean {
    const pendingMs = this.pendingSince === null ? 0 : this.now() - this.pendingSince;
    return this.isSteady && pendingMs <= SLOW_BEAT_MS;
  }

  /** No commit has succeeded for a minute. */
  get isLost(): boolean {
    return this.silenceMs > LOST_MS;
  }

  /** Writes a beat. */
  async write(beat: () => Promise<void>): Promise<void> {
    this.pendingSince ??= this.now();
    await beat();
    this.pendingSince = null;
  }

  /** A beat was written, and no lost time is left to give back. */
  confirm(): void {
    this.lastAt = this.now();
    for (const end of this.waiting) end(true);
  }

  private get silenceMs(): number {
    return this.lastAt === null ? 0 : this.now() - this.lastAt;
  }

  /** Resolves to true when it is steady again, to false when that takes too long. */
  regained(): Promise<boolean> {
    if (this.isSteady) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isSteady: boolean): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve(isSteady);
      };
      const timer = setTimeout(() => end(false), PATIENCE_MS);
      this.waiting.add(end);
    });
  }
}
