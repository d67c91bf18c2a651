import { Worker } from 'node:worker_threads';
import { EngineHost, type Failed, spawnThreads } from '@tabuleiro/engine';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/computer/thread.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/** Players and analyses that think beside the thread that serves, at most so many at a time. `failed` hears of threads that fail. */
export function openThinkers(threads: number, failed: Failed): EngineHost {
  return new EngineHost({ spawn, workers: threads, shares: true, failed });
}
