import type { Job, Reply } from './messages.ts';
import type { Spawn } from './worker-link.ts';

/** What a thread must be able to do, as those of Node do. Programs that have threads bring them: this package knows none. */
export interface ThreadLike {
  on(event: 'message', hear: (reply: Reply) => void): unknown;
  on(event: 'error' | 'messageerror', hear: (error: unknown) => void): unknown;
  on(event: 'exit', hear: (code: number) => void): unknown;
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
    const fail = (error: unknown): void => onError(error instanceof Error ? error : new Error(String(error)));
    thread.on('error', fail);
    thread.on('messageerror', fail);
    // After an error this comes too late to matter; without one the thread has ended by itself.
    thread.on('exit', (code) => fail(`a thread ended with exit code ${code}`));
    return {
      post: (job) => thread.postMessage(job, []),
      terminate: async () => void (await thread.terminate()),
      keepAlive: (isWanted) => (isWanted ? thread.ref() : thread.unref()),
    };
  };
}
