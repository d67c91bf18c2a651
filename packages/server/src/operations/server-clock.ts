import { type Kysely, sql } from 'kysely';
import { findLastAlive } from '../match/match-summary.ts';
import type { Store } from '../store/store.ts';
import type { DatabaseSchema } from '../store/tables.ts';

/** Where the time comes from. */
export interface ClockSources {
  /** Milliseconds since 1970. It may be set forward or back. */
  readonly system: () => number;
  /** Milliseconds since some moment. It never goes back, but may stop while the machine sleeps. */
  readonly monotonic: () => number;
}

export const MACHINE_CLOCKS: ClockSources = { system: Date.now, monotonic: () => performance.now() };

interface ClockLog {
  readonly info: (values: object, text: string) => void;
  readonly warn: (values: object, text: string) => void;
}

/** Smaller differences are not logged. */
const NOTED_MS = 1000;

/**
 * The clock of the server. It follows the monotonic clock and never goes back, so changes of the system clock do not
 * affect players' clocks. Its reference is the clock of PostgreSQL, so that all processes agree, or the system clock
 * with the embedded database. If the reference is ahead, as after a sleep, this clock steps forward to it; if it is
 * behind, the difference is only reported. A new process starts no earlier than the last written time.
 */
export class ServerClock {
  private readonly store: Store;
  private readonly sources: ClockSources;
  private offset = -Infinity;
  private referenceSkewMs = 0;
  /** The differences that were logged last, by the clock that differs. */
  private readonly logged = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  private constructor(store: Store, sources: ClockSources) {
    this.store = store;
    this.sources = sources;
  }

  static async start(store: Store, sources: ClockSources): Promise<ServerClock> {
    const clock = new ServerClock(store, sources);
    clock.advanceTo((await findLastAlive(store.db)) ?? -Infinity);
    await clock.check();
    return clock;
  }

  readonly now = (): number => Math.floor(this.sources.monotonic() + this.offset);

  /** How far this clock is ahead of its reference, when they were last compared. */
  get skewMs(): number {
    return this.referenceSkewMs;
  }

  /** How far this clock is ahead of the system clock. */
  get systemSkewMs(): number {
    return this.now() - this.sources.system();
  }

  /** Compares the clocks from now on, and logs when they differ. */
  watch(log: ClockLog, checkMs: number): void {
    this.report(log);
    const again = (): void => {
      if (!this.isClosed) this.timer = setTimeout(() => void look(), checkMs);
    };
    const look = async (): Promise<void> => {
      try {
        const steppedMs = await this.check();
        if (steppedMs >= NOTED_MS) log.warn({ seconds: steppedMs / 1000 }, 'the server clock stepped forward');
        this.report(log);
      } catch {
        // The heartbeat reports an unreachable database; the monotonic clock does not need it.
      }
      again();
    };
    again();
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Steps forward to the reference if that is ahead; gives by how much. */
  async check(): Promise<number> {
    const { reference, latest } = this.store.isShared
      ? await readDatabase(this.store.db)
      : { reference: this.sources.system(), latest: null };
    const stepped = this.advanceTo(Math.max(reference, latest ?? -Infinity));
    this.referenceSkewMs = this.now() - reference;
    return stepped;
  }

  private advanceTo(time: number): number {
    const step = time - (this.sources.monotonic() + this.offset);
    if (step <= 0) return 0;
    this.offset = time - this.sources.monotonic();
    return step;
  }

  private report(log: ClockLog): void {
    if (this.store.isShared) this.reportSkew(log, 'database', this.skewMs);
    this.reportSkew(log, 'system', this.systemSkewMs);
  }

  /** Logs a difference once, and again when it has changed. */
  private reportSkew(log: ClockLog, clock: string, skewMs: number): void {
    const before = this.logged.get(clock) ?? 0;
    if (Math.abs(skewMs - before) < NOTED_MS) return;
    const differs = Math.abs(skewMs) >= NOTED_MS;
    this.logged.set(clock, differs ? skewMs : 0);
    if (differs) log.warn({ clock, skewSeconds: skewMs / 1000 }, `the ${clock} clock differs from the server clock`);
    else log.info({ clock }, `the ${clock} clock agrees with the server clock again`);
  }
}

/**
 * The time of PostgreSQL, and the latest time that a process has written: processes follow one that is ahead because
 * the clock of the database was set back.
 */
async function readDatabase(db: Kysely<DatabaseSchema>): Promise<{ reference: number; latest: number | null }> {
  const { rows } = await sql<{ reference: number; latest: number | null }>`
    select cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint) as reference,
      (select max(alive_at) from nodes) as latest`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database says no time');
  return row;
}
