import { Worker } from 'node:worker_threads';
import type { TuneMatch } from '@tabuleiro/engine';
import type { GameId, Weights } from '@tabuleiro/games';

/** All that decides the matches which the engine plays against itself, but for their index. */
export interface SelfPlay {
  readonly game: GameId;
  readonly variant: string;
  readonly weights: Weights;
  readonly nodes: number;
  readonly seed: number;
}

/** One match that a thread is asked for. */
export interface TuneJob {
  readonly selfPlay: SelfPlay;
  readonly index: number;
}

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/tune/thread.js', import.meta.url);

export interface PlayingOptions {
  readonly selfPlay: SelfPlay;
  /** Which matches are wanted. */
  readonly indexes: readonly number[];
  readonly threads: number;
  /** Called with each match when it has ended, in any order. */
  readonly onMatch: (match: TuneMatch) => Promise<void>;
  /** Ends the playing; matches that run are dropped. */
  readonly signal: AbortSignal;
}

/** Plays matches on several cores at once. */
export async function playInThreads(options: PlayingOptions): Promise<void> {
  const waiting = options.indexes.values();
  const failed = new AbortController();
  // When one thread fails, the others need not go on.
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

/** Gives one thread a match after the other, until none is waiting. */
async function keepAtWork(options: PlayingOptions, waiting: Iterable<number>): Promise<void> {
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

/** What the thread answers; null when that is no longer wanted. */
function ask(worker: Worker, job: TuneJob, signal: AbortSignal): Promise<TuneMatch | null> {
  return new Promise((resolve, reject) => {
    const settle = (match: TuneMatch | null): void => {
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
