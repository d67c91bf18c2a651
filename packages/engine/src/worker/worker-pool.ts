import type { Job, Reply } from './messages.ts';

/** Rejects open work when its caller closes the player. */
export class PlayerClosed extends Error {
  override readonly name = 'PlayerClosed';
}

/** Rejects work whose worker failed: it threw an error, exited, or could not start. `cause` is the error. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A job and the callbacks of its caller. */
export interface QueuedJob {
  readonly job: Job;
  readonly onReply: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

interface Worker {
  readonly link: WorkerLink;
  order: QueuedJob | null;
}

/**
 * A fixed number of workers that take jobs in the order of dispatch, so that one long job does not block all others.
 */
export class WorkerPool {
  readonly size: number;
  private readonly spawn: Spawn;
  private readonly failed: (error: unknown) => void;
  private readonly workers = new Set<Worker>();
  private readonly queue: QueuedJob[] = [];

  /** `failed` receives every worker failure and every error that does not end the work. */
  constructor(spawn: Spawn, size: number, failed: (error: unknown) => void) {
    this.spawn = spawn;
    this.size = size;
    this.failed = failed;
  }

  /** Number of jobs in the queue. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Queues a new job, if any, and assigns queued jobs to free workers; starts workers up to `size`. */
  dispatch(added?: QueuedJob): void {
    if (added !== undefined) this.queue.push(added);
    for (;;) {
      let worker = [...this.workers].find((one) => one.order === null);
      if (worker === undefined && this.workers.size >= this.size) return;
      const order = this.queue.shift();
      if (order === undefined) return;
      try {
        worker ??= this.start();
        worker.order = order;
        worker.link.keepAlive?.(true);
        worker.link.post(order.job);
      } catch (error) {
        if (worker !== undefined) worker.order = null;
        this.report(order, error);
      }
    }
  }

  /** Removes a job from the queue; false if a worker has already begun it. */
  takeBack(order: QueuedJob): boolean {
    const index = this.queue.indexOf(order);
    if (index >= 0) this.queue.splice(index, 1);
    return index >= 0;
  }

  /** Cancels a job: removes it from the queue or terminates its worker. */
  async cancel(order: QueuedJob): Promise<void> {
    if (this.takeBack(order)) return;
    const worker = [...this.workers].find((one) => one.order === order);
    if (worker !== undefined) await this.end(worker);
  }

  async close(): Promise<void> {
    const orders = [...this.queue, ...[...this.workers].flatMap(({ order }) => (order === null ? [] : [order]))];
    this.queue.length = 0;
    for (const order of orders) order.onError(new PlayerClosed());
    await Promise.all([...this.workers].map((worker) => this.end(worker)));
  }

  private start(): Worker {
    const worker: Worker = {
      order: null,
      link: this.spawn({
        onReply: (reply) => this.receive(worker, reply),
        onError: (error) => this.lose(worker, error),
      }),
    };
    this.workers.add(worker);
    return worker;
  }

  /** Handles a failed worker; ignores one that was terminated or has already failed. */
  private lose(worker: Worker, error: Error): void {
    if (!this.workers.delete(worker)) return;
    const { order } = worker;
    worker.order = null;
    this.report(order, error);
    this.dispatch();
  }

  private report(order: QueuedJob | null, error: unknown): void {
    this.failed(error);
    order?.onError(new WorkerFailure(error));
  }

  private receive(worker: Worker, reply: Reply): void {
    if (reply.kind === 'fault') return this.failed(reply.error);
    const { order } = worker;
    if (reply.kind !== 'progress' && reply.kind !== 'solving') {
      worker.order = null;
      // An idle worker must not keep the process alive.
      worker.link.keepAlive?.(false);
    }
    order?.onReply(reply);
    this.dispatch();
  }

  private async end(worker: Worker): Promise<void> {
    this.workers.delete(worker);
    worker.order = null;
    this.dispatch();
    await worker.link.terminate();
  }
}

/**
 * The required interface of a thread, as Node's threads have it. Programs with threads provide them; this package
 * imports none.
 */
export interface ThreadLike {
  on(event: 'message', listener: (reply: Reply) => void): unknown;
  on(event: 'error' | 'messageerror', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
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
