import { Worker } from 'node:worker_threads';
import { EngineHost, type Failed, spawnThreads } from '@tabuleiro/engine';

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/players/engine-thread.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/**
 * A host whose players think in threads: at most `workers` threads, `together` of them on one move. `failed` receives
 * failures of threads.
 */
export function openHost(workers: number, together = 1, failed?: Failed): EngineHost {
  return new EngineHost({ spawn, workers, shares: true, together, ...(failed !== undefined && { failed }) });
}
