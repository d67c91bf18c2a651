import { Worker } from 'node:worker_threads';
import { EngineHost, type Reply, type Spawn } from '@tabuleiro/engine';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/players/thread.js', import.meta.url);

/** A thread of node as a worker of the engine's host. */
const spawn: Spawn = ({ onReply, onError }) => {
  const worker = new Worker(THREAD);
  worker.on('message', (reply: Reply) => onReply(reply));
  worker.on('error', (error) => onError(error instanceof Error ? error : new Error(String(error))));
  return {
    post: (job) => worker.postMessage(job, []),
    terminate: async () => void (await worker.terminate()),
    keepAlive: (isWanted) => (isWanted ? worker.ref() : worker.unref()),
  };
};

/** A host whose players think in threads, at most so many at a time, and so many of them about one move. */
export function openHost(workers: number, together = 1): EngineHost {
  return new EngineHost({ spawn, workers, shares: true, together });
}
