import { Worker } from 'node:worker_threads';
import type { ClassMemory, TableFindings } from '@tabuleiro/engine/tablebase';
import type { GameId } from '@tabuleiro/games';

/** A solved class in shared memory. */
export interface SharedClass {
  readonly id: string;
  readonly codes: SharedArrayBuffer;
  readonly distances: SharedArrayBuffer;
}

/** Solve a class together with the other threads. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly game: GameId;
  readonly variant: string;
  readonly classId: string;
  readonly size: number;
  readonly memory: ClassMemory;
  readonly earlier: readonly SharedClass[];
  readonly threads: number;
  /** The state that the threads share. */
  readonly work: SharedArrayBuffer;
}

/** Examine a class from a folder, or one that ships with the engine. */
export interface CheckJob {
  readonly kind: 'check';
  readonly game: GameId;
  readonly variant: string;
  /** Null for tables that ship. */
  readonly folder: string | null;
  readonly classNumber: number;
  /** One integer per job, the approximate number of examined positions; `number` is the index of this job. */
  readonly progress: SharedArrayBuffer;
  readonly number: number;
}

export type TableJob = SolveJob | CheckJob;
export type TableReply =
  | { readonly kind: 'solved'; readonly isSolved: boolean }
  | { readonly kind: 'checked'; readonly findings: TableFindings };

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/tables/table-thread.js', import.meta.url);

/** Threads that build and examine tables. */
export class TableThreads {
  private readonly workers: readonly Worker[];

  constructor(count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(THREAD));
  }

  get count(): number {
    return this.workers.length;
  }

  /** Gives `count` threads the same job and waits for all; rejects when one of them fails. */
  ask(count: number, job: SolveJob): Promise<readonly TableReply[]> {
    return Promise.all(this.workers.slice(0, count).map((worker) => ask(worker, job)));
  }

  /** Distributes jobs over the threads. `hear` receives each reply with the number of its job. */
  async share(
    jobs: readonly CheckJob[],
    hear: (reply: TableReply, number: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const waiting = jobs.entries();
    const ended = aborted(signal);
    await Promise.all(
      this.workers.map(async (worker) => {
        for (const [number, job] of waiting) {
          const answer = await Promise.race([ask(worker, job), ended]);
          if (answer === null) return;
          hear(answer, number);
        }
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

function ask(worker: Worker, job: TableJob): Promise<TableReply> {
  return new Promise((resolve, reject) => {
    const settle = (reply: TableReply): void => {
      worker.off('error', reject);
      resolve(reply);
    };
    worker.once('message', settle).once('error', reject);
    worker.postMessage(job, []);
  });
}
