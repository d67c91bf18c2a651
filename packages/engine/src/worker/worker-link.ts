import type { Job, Reply } from './messages.ts';

/**
 * The required interface of a thread, as Node's threads have it. Programs with threads provide them; this package
 * imports none.
 */
export interface ThreadLike {
  on(event: 'message', hear: (reply: Reply) => void): unknown;
  on(event: 'error' | 'messageerror', hear: (error: unknown) => void): unknown;
  on(event: 'exit', hear: (code: number) => void): unknown;
  postMessage(job: Job, moved: readonly never[]): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
}

/** Makes a host's workers from threads. */
export function spawnThreads(open: () => ThreadLike): Spawn {
  return ({ onReply, onError }) => {
    const thread = open();
    thread.on('message', onReply);
    const fail = (error: unknown): void => onError(error instanceof Error ? error : new Error(String(error)));
    thread.on('error', fail);
    thread.on('messageerror', fail);
    // After an error the exit event has no effect; without one the thread ended unexpectedly.
    thread.on('exit', (code) => fail(`a thread ended with exit code ${code}`));
    return {
      post: (job) => thread.postMessage(job, []),
      terminate: async () => void (await thread.terminate()),
      keepAlive: (isWanted) => (isWanted ? thread.ref() : thread.unref()),
    };
  };
}

/** The host's interface to a worker: a Node thread or a web worker. */
export interface WorkerLink {
  post(job: Job): void;
  /** Terminates the worker at once. */
  terminate(): Promise<void>;
  /** Whether an idle worker keeps the process alive; pages do not need this. */
  keepAlive?(isWanted: boolean): void;
}

/** The events of a worker. */
export interface WorkerEvents {
  readonly onReply: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

export type Spawn = (events: WorkerEvents) => WorkerLink;
