import {
  assert,
  type ComputerPlayer,
  type Limits,
  makePlayer,
  type Match,
  type PlayerSpec,
  type Stop,
  unreachable,
} from '@tabuleiro/games';
import type { Analysis, SharedMemory } from '../engine.ts';
import { AS_PLAYER, chosenFrom, limitsOfMax, tellLines } from '../players/index.ts';
import { makeBusyMemory, makeTableMemory } from '../search/index.ts';
import { NOTHING_PROVED, type Solution, type SolveLimits, type SolveProgress } from '../solve/solution.ts';
import { Crew, type Order, PlayerClosed } from './crew.ts';
import type { Spawn } from './link.ts';
import type { AnalyseTask, Job, Reply, Task } from './messages.ts';

export interface HostOptions {
  readonly spawn: Spawn;
  /** How many workers there are at most. */
  readonly workers: number;
  /** Whether workers can share memory; a page must be cross-origin isolated for that. */
  readonly shares: boolean;
  /** How many workers search together when nobody says otherwise; one if absent. */
  readonly together?: number;
}

/** How one search is done. */
export interface SearchSettings {
  /** How many workers search together; where memory cannot be shared it is one. */
  readonly threads: number;
  readonly tableBytes: number;
  /** How many moves are compared. */
  readonly lines: number;
}

const USUAL_SETTINGS: SearchSettings = { threads: 1, tableBytes: 64 * 2 ** 20, lines: 1 };

/** Players that think in workers. Outside programs are opened elsewhere. */
export type HostedSpec = Extract<PlayerSpec, { readonly kind: 'classic' | 'level' | 'max' }>;

export interface HostAnalyseOptions {
  readonly limits: Limits;
  readonly stop: Stop;
  /** Answer as soon as more search cannot change the choice. */
  readonly hurries: boolean;
  readonly contempt?: number;
  readonly onProgress?: (analysis: Analysis) => void;
}

export interface HostSolveOptions {
  readonly limits: SolveLimits;
  readonly stop: Stop;
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** Lets players and analyses think in workers, so that whoever asks can go on drawing, serving or listening. */
export class EngineHost {
  private readonly crew: Crew;
  private readonly shares: boolean;
  private readonly settings: SearchSettings;

  constructor({ spawn, workers, shares, together = 1 }: HostOptions) {
    this.crew = new Crew(spawn, workers);
    this.shares = shares;
    this.settings = { ...USUAL_SETTINGS, threads: together };
  }

  /** How much waits for a free worker. */
  get waiting(): number {
    return this.crew.waiting;
  }

  /** A player that thinks in workers. Closing it ends what it still thinks about with a PlayerClosed. */
  open(spec: HostedSpec, settings: Partial<SearchSettings> = {}): ComputerPlayer {
    switch (spec.kind) {
      case 'classic':
      case 'level':
        return this.openSimple(makePlayer(spec));
      case 'max': {
        const analyst = this.openAnalyst(settings);
        return {
          choose: async (match, limits, _random, stop, tell) => {
            const onProgress = (analysis: Analysis): void => tellLines(analysis, tell);
            const options = { ...AS_PLAYER, limits: limitsOfMax(limits), stop, onProgress };
            return chosenFrom(await analyst.analyse(match, options));
          },
          close: () => analyst.close(),
        };
      }
      default:
        return unreachable(spec);
    }
  }

  /** Somebody who analyses positions of one game, and remembers from one to the next. */
  openAnalyst(settings: Partial<SearchSettings> = {}): Analyst {
    return new Analyst(this.crew, this.shares, { ...this.settings, ...settings });
  }

  /** Proves the result of a match that goes on, in one worker. Where memory is not shared, a stop leaves nothing proved. */
  async solve(match: Match, { limits, stop, onProgress }: HostSolveOptions): Promise<Solution> {
    let last: SolveProgress = { nodes: 0, ms: 0, excludedPlies: 0 };
    const hear = (reply: Reply): void => {
      if (reply.kind !== 'solving') return;
      last = reply.progress;
      onProgress?.(last);
    };
    const work = new Work(this.crew, jobOf(match, {}, { kind: 'solve', limits }, this.shares), hear);
    const raise = (): void => {
      if (this.shares) work.stop();
      else work.settle({ kind: 'solved', solution: { ...NOTHING_PROVED, ...last } });
    };
    void stop.raised?.then(raise);
    if (stop.stopped) raise();
    const reply = await work.done;
    assert(reply.kind === 'solved', 'what is solved is told');
    return reply.solution;
  }

  async close(): Promise<void> {
    await this.crew.close();
  }

  private openSimple(player: string): ComputerPlayer {
    const open = new Set<Work>();
    return {
      choose: async (match, limits, random, stop) => {
        const task: Task = { kind: 'choose', player, seed: random.below(2 ** 32) };
        const work = new Work(this.crew, jobOf(match, limits, task, this.shares));
        open.add(work);
        void stop.raised?.then(() => work.stop());
        if (stop.stopped) work.stop();
        try {
          const reply = await work.done;
          assert(reply.kind === 'chosen', 'a player chooses');
          return reply.chosen;
        } finally {
          open.delete(work);
        }
      },
      close: async () => {
        await Promise.all([...open].map((work) => work.cancel()));
      },
    };
  }
}

/** Searches in one worker, or in several that share a table. */
export class Analyst {
  private readonly crew: Crew;
  private readonly shares: boolean;
  private readonly settings: SearchSettings;
  private memory: SharedMemory | null = null;
  private age = 0;
  private readonly open = new Set<Work>();

  constructor(crew: Crew, shares: boolean, settings: SearchSettings) {
    this.crew = crew;
    this.shares = shares;
    this.settings = settings;
  }

  /** Where memory is not shared, a stop ends the worker and the last progress is the answer. */
  async analyse(match: Match, options: HostAnalyseOptions): Promise<Analysis> {
    const { limits, stop, onProgress } = options;
    let last: Analysis | null = null;
    const hear = (analysis: Analysis): void => {
      last = analysis;
      onProgress?.(analysis);
      if (!this.shares && stop.stopped) leader.settle({ kind: 'analysed', analysis });
    };
    const threads = this.shares ? Math.min(this.settings.threads, this.crew.size) : 1;
    const memory = this.shares ? this.lend(threads) : null;
    this.age++;
    const leader = this.begin(match, limits, this.taskOf(options, 0, memory), hear);
    // Helpers know no limit but the leader's end.
    const helpers = Array.from({ length: threads - 1 }, (_, index) =>
      this.begin(match, {}, this.taskOf(options, index + 1, memory)),
    );
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

  /** Makes it as new where memory is shared; elsewhere each worker keeps its own. */
  forget(): void {
    if (this.memory !== null) new Int32Array(this.memory.table).fill(0);
  }

  async close(): Promise<void> {
    await Promise.all([...this.open].map((work) => work.cancel()));
  }

  private begin(match: Match, limits: Limits, task: AnalyseTask, onProgress?: (analysis: Analysis) => void): Work {
    const hear = (reply: Reply): void => {
      if (reply.kind === 'progress') onProgress?.(reply.analysis);
    };
    const work = new Work(this.crew, jobOf(match, limits, task, this.shares), hear);
    this.open.add(work);
    return work;
  }

  /** What it keeps; a search that begins before another has ended gets memory of its own, for a tree is no place for two. */
  private lend(threads: number): SharedMemory {
    if (this.open.size > 0) return makeSharedMemory(this.settings.tableBytes, threads);
    return (this.memory ??= makeSharedMemory(this.settings.tableBytes, threads));
  }

  private taskOf(
    { hurries, contempt = 0 }: HostAnalyseOptions,
    thread: number,
    memory: SharedMemory | null,
  ): AnalyseTask {
    const { lines, tableBytes } = this.settings;
    const task: AnalyseTask = { kind: 'analyse', lines, tableBytes, hurries, contempt };
    return memory === null ? task : { ...task, together: { memory, thread, age: this.age } };
  }
}

function makeSharedMemory(tableBytes: number, threads: number): SharedMemory {
  return { table: makeTableMemory(tableBytes, true), busy: threads === 1 ? null : makeBusyMemory() };
}

function jobOf(match: Match, limits: Limits, task: Task, shares: boolean): Job {
  const { rules, moves } = match;
  const start = rules.makePosition(match.positionAt(0));
  const stop = shares ? { stop: new SharedArrayBuffer(4) } : {};
  return { game: rules.game, variant: rules.variant.id, start, moves: [...moves], limits, task, ...stop };
}

/** One job on its way. */
class Work {
  readonly done: Promise<Reply>;
  private readonly crew: Crew;
  private readonly order: Order;
  private resolve: (reply: Reply) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;

  constructor(crew: Crew, job: Job, onProgress?: (reply: Reply) => void) {
    this.crew = crew;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    const onReply = (reply: Reply): void => {
      if (reply.kind === 'progress' || reply.kind === 'solving') onProgress?.(reply);
      else this.resolve(reply);
    };
    this.order = { job, onReply, onError: (error) => this.reject(error) };
    // Whoever waits for it hears of a failure; a helper that nobody waits for yet must not end the process.
    this.done.catch(() => undefined);
    crew.add(this.order);
  }

  /** Asks the worker to end, where it can be asked. */
  stop(): void {
    const { stop } = this.order.job;
    if (stop !== undefined) Atomics.store(new Int32Array(stop), 0, 1);
  }

  /** Is no longer needed: ends as soon as it can, or never begins. */
  async dismiss(): Promise<void> {
    if (this.crew.takeBack(this.order)) return;
    this.stop();
    await this.done.catch(() => undefined);
  }

  /** Ends the worker and takes this for its answer. */
  settle(reply: Reply): void {
    this.resolve(reply);
    void this.crew.cancel(this.order);
  }

  async cancel(): Promise<void> {
    this.reject(new PlayerClosed());
    await this.crew.cancel(this.order);
  }
}
