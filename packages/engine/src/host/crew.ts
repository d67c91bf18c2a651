import type { Spawn, WorkerLink } from './link.ts';
import type { Job, Reply } from './messages.ts';

/** Thrown by work that was still awaited when whoever asked for it went away. */
export class PlayerClosed extends Error {
  override readonly name = 'PlayerClosed';
}

/** A job and whoever waits for it. */
export interface Order {
  readonly job: Job;
  readonly onReply: (reply: Reply) => void;
  readonly onError: (error: Error) => void;
}

interface Worker {
  readonly link: WorkerLink;
  order: Order | null;
}

/** A few workers that carry out orders in the order of asking, so that one long thought does not keep all others waiting. */
export class Crew {
  readonly size: number;
  private readonly spawn: Spawn;
  private readonly workers = new Set<Worker>();
  private readonly queue: Order[] = [];

  constructor(spawn: Spawn, size: number) {
    this.spawn = spawn;
    this.size = size;
  }

  /** How many orders nobody has begun. */
  get waiting(): number {
    return this.queue.length;
  }

  add(order: Order): void {
    this.queue.push(order);
    this.work();
  }

  /** Takes back an order that nobody has begun; false when somebody has. */
  takeBack(order: Order): boolean {
    const index = this.queue.indexOf(order);
    if (index >= 0) this.queue.splice(index, 1);
    return index >= 0;
  }

  /** Ends an order wherever it is, its worker with it. */
  async cancel(order: Order): Promise<void> {
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

  /** Gives the next orders to workers that are free, and starts workers while there are too few. */
  private work(): void {
    while (this.queue.length > 0) {
      const free = [...this.workers].find((worker) => worker.order === null);
      const worker = free ?? (this.workers.size < this.size ? this.start() : undefined);
      const order = worker && this.queue.shift();
      if (worker === undefined || order === undefined) return;
      worker.order = order;
      worker.link.keepAlive?.(true);
      worker.link.post(order.job);
    }
  }

  private start(): Worker {
    const worker: Worker = {
      order: null,
      link: this.spawn({
        onReply: (reply) => this.hear(worker, reply),
        onError: (error) => {
          this.workers.delete(worker);
          worker.order?.onError(error);
          this.work();
        },
      }),
    };
    this.workers.add(worker);
    return worker;
  }

  private hear(worker: Worker, reply: Reply): void {
    const { order } = worker;
    if (reply.kind !== 'progress' && reply.kind !== 'solving') {
      worker.order = null;
      // A worker without work keeps no process alive.
      worker.link.keepAlive?.(false);
    }
    order?.onReply(reply);
    this.work();
  }

  private async end(worker: Worker): Promise<void> {
    this.workers.delete(worker);
    worker.order = null;
    this.work();
    await worker.link.terminate();
  }
}
