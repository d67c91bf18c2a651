import type { ClassMemory, TableFindings } from '@tabuleiro/engine/tablebase';
import type { GameId } from '@tabuleiro/games';
import { JobThreads } from '../job-threads.ts';

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
export class TableThreads extends JobThreads<TableJob, TableReply> {
  constructor(count: number) {
    super(THREAD, count);
  }
}
