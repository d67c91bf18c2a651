import type { Job, Reply } from './messages.ts';

/** A worker as its host sees it: a thread of node or a web worker behind the same few words. */
export interface WorkerLink {
  post(job: Job): void;
  /** Ends the worker, whatever it does. */
  terminate(): Promise<void>;
  /** Whether a worker that waits for work keeps the process alive; a page has no such worry. */
  keepAlive?(isWanted: boolean): void;
}

/** What happens to a worker. */
export interface WorkerEvents {
  readonly onReply: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

export type Spawn = (events: WorkerEvents) => WorkerLink;
