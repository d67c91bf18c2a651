import { Worker } from 'node:worker_threads';
import { EngineHost, type Reply, type Spawn } from '@tabuleiro/engine';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/computer/thread.js', import.meta.url);

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

/** Players and analyses that think beside the thread that serves, at most so many at a time. */
export function openThinkers(threads: number): EngineHost {
  return new EngineHost({ spawn, workers: threads, shares: true });
}
