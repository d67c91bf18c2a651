import { PlayerHost, type Reply, type Spawn, type EngineHost, type HostedSpec } from '@tabuleiro/engine';
import type { ComputerPlayer, PlayerSpec } from '@tabuleiro/games';
import { logError } from '../ui/log-error.ts';
import { ENGINE_WORKER } from './engine-worker-address.ts';

const MOST_WORKERS = 4;

const spawnWorker: Spawn = ({ onReply, onError }) => {
  const worker = new Worker(ENGINE_WORKER, { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Reply>) => onReply(event.data));
  // A worker that cannot be loaded has no message.
  worker.addEventListener('error', ({ message }) => onError(new Error(message ?? 'the worker cannot be loaded')));
  worker.addEventListener('messageerror', () => onError(new Error('a reply of the worker cannot be read')));
  return {
    // The linter takes every postMessage for one between windows, hence the empty options.
    post: (job) => worker.postMessage(job, {}),
    terminate: async () => worker.terminate(),
  };
};

/** Only a cross-origin isolated page has shared memory; without it more than one worker would not help. */
export function workersFor(isIsolated: boolean, cores: number): number {
  // One core is for the page itself.
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

/** Small enough for a phone. */
export const SEARCH_SETTINGS = { tableBytes: 2 ** 25, threads: 4 } as const;

/** Opens a computer player in a worker of the page. */
export async function openComputerPlayer(
  host: Pick<EngineHost, 'open'>,
  spec: PlayerSpec,
  lines: number,
): Promise<ComputerPlayer> {
  if (!isHosted(spec)) throw new Error('an outside program cannot play on a page');
  return host.open(spec, { ...SEARCH_SETTINGS, lines });
}

function isHosted(spec: PlayerSpec): spec is HostedSpec {
  return spec.kind !== 'human' && spec.kind !== 'ugi';
}
