import { assert, type ComputerPlayer, type ThinkingLimits, type Match, type Stop } from '@tabuleiro/games';
import type { Analysis, SharedMemory } from '../engine.ts';
import { AS_PLAYER, chosenFrom, limitsOfMax, reportLines } from '../players.ts';
import { makeInFlightMemory } from '../search/in-flight-moves.ts';
import { makeTableMemory } from '../search/transposition-table.ts';
import type { AnalyseTask, Job, Reply } from './messages.ts';
import { makeNodeCounterMemory } from './node-counter.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import type { PlayerHost, SearchSettings } from './player-host.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface HostAnalyseOptions {
  readonly limits: ThinkingLimits;
  readonly stop: Stop;
  /** Answer as soon as more search cannot change the choice. */
  readonly hurries: boolean;
  readonly contempt?: number;
  readonly onProgress?: (analysis: Analysis) => void;
}

/** An analyst for positions of one game in the workers of a host; it keeps its table between positions. */
export function openAnalystIn(host: PlayerHost, settings: Partial<SearchSettings> = {}): Analyst {
  return new Analyst(host.pool, host.shares, { ...host.settings, ...settings });
}

/** The strongest player, in the workers of a host. */
export function openMaxIn(host: PlayerHost, settings: Partial<SearchSettings>): ComputerPlayer {
  const analyst = openAnalystIn(host, settings);
  return {
    choose: async (match, limits, _random, stop, onThought) => {
      const onProgress = (analysis: Analysis): void => reportLines(analysis, onThought);
      const options = { ...AS_PLAYER, limits: limitsOfMax(limits), stop, onProgress };
      return chosenFrom(await analyst.analyse(match, options));
    },
    close: () => analyst.close(),
  };
}

/** Searches in one worker, or in several that share a table. */
export class Analyst {
  private readonly pool: WorkerPool;
  private readonly shares: boolean;
  private readonly settings: SearchSettings;
  private memory: SharedMemory | null = null;
  private age = 0;
  private readonly open = new Set<PendingJob>();

  constructor(pool: WorkerPool, shares: boolean, settings: SearchSettings) {
    this.pool = pool;
    this.shares = shares;
    this.settings = settings;
  }

  /** Without shared memory, a stop terminates the worker and the last progress becomes the answer. */
  async analyse(match: Match, options: HostAnalyseOptions): Promise<Analysis> {
    const { limits, stop, onProgress } = options;
    let last: Analysis | null = null;
    const onReply = (reply: Reply): void => {
      if (reply.kind !== 'progress') return;
      const { analysis } = reply;
      last = analysis;
      onProgress?.(analysis);
      if (!this.shares && stop.stopped) leader.settle({ kind: 'analysed', analysis });
    };
    const threads = this.shares ? Math.min(this.settings.threads, this.pool.size) : 1;
    this.age++;
    const shared = this.shares
      ? { memory: this.lend(threads), age: this.age, nodeCounter: makeNodeCounterMemory(threads) }
      : null;
    const jobFor = (thread: number, own: ThinkingLimits): Job =>
      jobOf(match, own, this.taskOf(options, thread, shared), this.shares);
    const leader = new PendingJob(this.pool, jobFor(0, limits), onReply);
    // Helper threads have no limits; they stop with the leader.
    const helpers = Array.from({ length: threads - 1 }, (_, index) => new PendingJob(this.pool, jobFor(index + 1, {})));
    for (const work of [leader, ...helpers]) {
      this.open.add(work);
      // A thread that failed inside a tree never leaves the epoch, so the next search uses new memory and does not wait
      // for it.
      work.done.catch(() => (this.memory = null));
    }
    const raise = (): void => {
      if (this.shares) leader.stop();
      else if (last !== null) leader.settle({ kind: 'analysed', analysis: last });
    };
    void stop.raised?.then(raise);
    if (stop.stopped) raise();
    try {
      const reply = await leader.done;
      assert(reply.kind === 'analysed', 'an analyst analyses');
      return reply.analysis;
    } finally {
      await Promise.all(helpers.map((helper) => helper.dismiss()));
      for (const work of [leader, ...helpers]) this.open.delete(work);
    }
  }

  /** Clears the table if memory is shared; otherwise each worker keeps its own. */
  forget(): void {
    if (this.memory !== null) new Int32Array(this.memory.table).fill(0);
  }

  async close(): Promise<void> {
    // A terminated thread never leaves the epoch either.
    this.memory = null;
    await Promise.all([...this.open].map((work) => work.cancel()));
  }

  /** The analyst's memory. A search that overlaps another gets its own, because two searches cannot share a tree. */
  private lend(threads: number): SharedMemory {
    if (this.open.size > 0) return makeSharedMemory(this.settings.tableBytes, threads);
    return (this.memory ??= makeSharedMemory(this.settings.tableBytes, threads));
  }

  private taskOf(
    { hurries, contempt = 0 }: HostAnalyseOptions,
    thread: number,
    shared: Omit<NonNullable<AnalyseTask['together']>, 'thread'> | null,
  ): AnalyseTask {
    const { lines, tableBytes, style } = this.settings;
    const task: AnalyseTask = {
      kind: 'analyse',
      lines,
      tableBytes,
      hurries,
      contempt,
      ...(style !== undefined && { style }),
    };
    return shared === null ? task : { ...task, together: { ...shared, thread } };
  }
}

function makeSharedMemory(tableBytes: number, threads: number): SharedMemory {
  return { table: makeTableMemory(tableBytes, true), busy: threads === 1 ? null : makeInFlightMemory() };
}
