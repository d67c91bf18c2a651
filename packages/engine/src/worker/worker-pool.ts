import type { Job, Reply } from './messages.ts';
import type { Spawn, WorkerLink } from './worker-link.ts';

/** Thrown by work that was still awaited when whoever asked for it went away. */
export class PlayerClosed extends Error {
  override readonly name = 'PlayerClosed';
}

/** Thrown by work whose worker failed: it threw an error, ended, or could not be started. `cause` is the error. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A job and whoever waits for it. */
export interface QueuedJob {
  readonly job: Job;
  readonly onReply: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

interface Worker {
  readonly link: WorkerLink;
  order: QueuedJob | null;
}

/** A few workers that carry out orders in the order of asking, so that one long thought does not keep all others waiting. */
export class WorkerPool {
  readonly size: number;
  private readonly spawn: Spawn;
  private readonly failed: (error: unknown) => void;
  private readonly workers = new Set<Worker>();
  private readonly queue: QueuedJob[] = [];

  /** `failed` hears of every worker that fails, and of errors that one goes on in spite of. */
  constructor(spawn: Spawn, size: number, failed: (error: unknown) => void) {
    this.spawn = spawn;
    this.size = size;
    this.failed = failed;
  }

  /** How many orders nobody has begun. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Gives the orders, the new one last, to workers that are free, and starts workers while there are too few. */
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

  /** Takes back an order that nobody has begun; false when somebody has. */
  takeBack(order: QueuedJob): boolean {
    const index = this.queue.indexOf(order);
    if (index >= 0) this.queue.splice(index, 1);
    return index >= 0;
  }

  /** Ends an order wherever it is, its worker with it. */
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
        onReply: (reply) => this.hear(worker, reply),
        onError: (error) => this.lose(worker, error),
      }),
    };
    this.workers.add(worker);
    return worker;
  }

  /** A worker has failed. One that was ended here, or has failed before, is no longer known. */
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

  private hear(worker: Worker, reply: Reply): void {
    if (reply.kind === 'fault') return this.failed(reply.error);
    const { order } = worker;
    if (reply.kind !== 'progress' && reply.kind !== 'solving') {
      worker.order = null;
      // A worker without work keeps no process alive.
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
