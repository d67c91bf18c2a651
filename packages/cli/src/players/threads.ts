import { Worker } from 'node:worker_threads';
import { EngineHost, spawnThreads } from '@tabuleiro/engine';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/players/thread.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/** A host whose players think in threads, at most so many at a time, and so many of them about one move. */
export function openHost(workers: number, together = 1): EngineHost {
  return new EngineHost({ spawn, workers, shares: true, together });
}
