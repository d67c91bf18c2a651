import { Worker } from 'node:worker_threads';
import { EngineHost, type Failed, spawnThreads } from '@tabuleiro/engine';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/players/thread.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/**
 * A host whose players think in threads, at most so many at a time, and so many of them about one move. `failed` hears of
 * threads that fail.
 */
export function openHost(workers: number, together = 1, failed?: Failed): EngineHost {
  return new EngineHost({ spawn, workers, shares: true, together, ...(failed !== undefined && { failed }) });
}
