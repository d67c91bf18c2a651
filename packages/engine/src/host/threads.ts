import type { Spawn } from './link.ts';
import type { Job, Reply } from './messages.ts';

/** What a thread must be able to do, as those of Node do. Programs that have threads bring them: this package knows none. */
export interface ThreadLike {
  on(event: 'message', hear: (reply: Reply) => void): unknown;
  on(event: 'error', hear: (error: unknown) => void): unknown;
  postMessage(job: Job, moved: readonly never[]): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
}

/** Threads as workers of a host. */
export function spawnThreads(open: () => ThreadLike): Spawn {
  return ({ onReply, onError }) => {
    const thread = open();
    thread.on('message', onReply);
    thread.on('error', (error) => onError(error instanceof Error ? error : new Error(String(error))));
    return {
      post: (job) => thread.postMessage(job, []),
      terminate: async () => void (await thread.terminate()),
      keepAlive: (isWanted) => (isWanted ? thread.ref() : thread.unref()),
    };
  };
}
