import { Worker } from 'node:worker_threads';
import type { ClassMemory, TableFindings } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/games';

/** A solved class in memory that threads share. */
export interface SharedClass {
  readonly id: string;
  readonly codes: SharedArrayBuffer;
  readonly distances: SharedArrayBuffer;
}

/** Take part in solving a class, together with the other threads. */
export interface SolveJob {
  readonly kind: 'solve';
  readonly game: GameId;
  readonly variant: string;
  readonly classId: string;
  readonly size: number;
  readonly memory: ClassMemory;
  readonly earlier: readonly SharedClass[];
  readonly threads: number;
  /** Where the threads meet. */
  readonly work: SharedArrayBuffer;
}

/** Examine a class that is kept in a folder, or one that ships with the program. */
export interface CheckJob {
  readonly kind: 'check';
  readonly game: GameId;
  readonly variant: string;
  /** Null for those that ship. */
  readonly folder: string | null;
  readonly classNumber: number;
  /** One integer for each job, and which is this one's: how many positions are done, nearly. */
  readonly progress: SharedArrayBuffer;
  readonly number: number;
}

export type TableJob = SolveJob | CheckJob;
export type TableReply =
  | { readonly kind: 'solved'; readonly isSolved: boolean }
  | { readonly kind: 'checked'; readonly findings: TableFindings };

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/tables/thread.js', import.meta.url);

/** Threads that work on tables. */
export class TableThreads {
  private readonly workers: readonly Worker[];

  constructor(count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(THREAD));
  }

  get count(): number {
    return this.workers.length;
  }

  /** Gives so many threads the same job, and waits for all of them. When one fails, the whole work has failed. */
  ask(count: number, job: SolveJob): Promise<readonly TableReply[]> {
    return Promise.all(this.workers.slice(0, count).map((worker) => ask(worker, job)));
  }

  /** Gives threads one job after the other; `hear` is told each answer with the number of its job. */
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
