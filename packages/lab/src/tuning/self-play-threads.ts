import { Worker } from 'node:worker_threads';
import type { GameId, Weights } from '@tabuleiro/games';
import type { SelfPlayMatch } from './self-play-match.ts';

/** Everything that decides a self-play match except its index. */
export interface SelfPlay {
  readonly game: GameId;
  readonly variant: string;
  readonly weights: Weights;
  readonly nodes: number;
  readonly seed: number;
}

/** A match for a thread to play. */
export interface SelfPlayJob {
  readonly selfPlay: SelfPlay;
  readonly index: number;
}

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/tuning/self-play-thread.js', import.meta.url);

export interface SelfPlayRun {
  readonly selfPlay: SelfPlay;
  /** The matches to play. */
  readonly indexes: readonly number[];
  readonly threads: number;
  /** Called with each finished match, in any order. */
  readonly onMatch: (match: SelfPlayMatch) => Promise<void>;
  /** Stops playing and drops running matches. */
  readonly signal: AbortSignal;
}

/** Plays matches in several threads. */
export async function playInThreads(options: SelfPlayRun): Promise<void> {
  const waiting = options.indexes.values();
  const failed = new AbortController();
  // When one thread fails, the others stop.
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const threads = Array.from({ length: Math.min(options.threads, options.indexes.length) }, async () => {
    try {
      await keepAtWork({ ...options, signal }, waiting);
    } catch (error) {
      failed.abort();
      throw error;
    }
  });
  await Promise.all(threads);
}

/** Keeps one thread busy until no match is waiting. */
async function keepAtWork(options: SelfPlayRun, waiting: Iterable<number>): Promise<void> {
  const { selfPlay, signal, onMatch } = options;
  if (signal.aborted) return;
  const worker = new Worker(THREAD);
  try {
    for (const index of waiting) {
      const match = await ask(worker, { selfPlay, index }, signal);
      if (match === null) return;
      await onMatch(match);
    }
  } finally {
    await worker.terminate();
  }
}

/** The thread's reply; null after an abort. */
function ask(worker: Worker, job: SelfPlayJob, signal: AbortSignal): Promise<SelfPlayMatch | null> {
  return new Promise((resolve, reject) => {
    const settle = (match: SelfPlayMatch | null): void => {
      worker.off('message', settle).off('error', reject);
      signal.removeEventListener('abort', giveUp);
      resolve(match);
    };
    const giveUp = (): void => settle(null);
    worker.on('message', settle).on('error', reject);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    else worker.postMessage(job, []);
  });
}
