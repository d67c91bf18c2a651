import { PlayerHost, type Reply, type Spawn } from '@tabuleiro/engine';
import { logError } from '../app/log-error.ts';
import { ENGINE_WORKER } from './engine-worker-address.ts';

const MOST_WORKERS = 4;

/** Starts a web worker behind the few words that a host knows. */
const spawnWorker: Spawn = ({ onReply, onError }) => {
  const worker = new Worker(ENGINE_WORKER, { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Reply>) => onReply(event.data));
  // A worker that cannot be loaded has no message.
  worker.addEventListener('error', ({ message }) => onError(new Error(message ?? 'the worker cannot be loaded')));
  worker.addEventListener('messageerror', () => onError(new Error('a reply of the worker cannot be read')));
  return {
    // A linter takes every postMessage for one between windows, hence the empty options.
    post: (job) => worker.postMessage(job, {}),
    terminate: async () => worker.terminate(),
  };
};

/** Only an isolated page has memory that workers can share; without it more than one worker would not help. */
export function workersFor(isIsolated: boolean, cores: number): number {
  // One core is left for the page itself.
  return isIsolated ? Math.max(1, Math.min(MOST_WORKERS, cores - 1)) : 1;
}

let opened: PlayerHost | null = null;

/** The host of the page, which lives as long as the page. */
export function pageHost(): PlayerHost {
  const shares = globalThis.crossOriginIsolated;
  const workers = workersFor(shares, navigator.hardwareConcurrency);
  opened ??= new PlayerHost({ spawn: spawnWorker, workers, shares, failed: logError });
  return opened;
}
