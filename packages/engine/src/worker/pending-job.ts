import type { Limits, Match } from '@tabuleiro/games';
import type { Job, Reply, Task } from './messages.ts';
import { type WorkerPool, type QueuedJob, PlayerClosed } from './worker-pool.ts';

export function jobOf(match: Match, limits: Limits, task: Task, shares: boolean): Job {
  const { rules, moves } = match;
  const start = rules.makePosition(match.positionAt(0));
  const stop = shares ? { stop: new SharedArrayBuffer(4) } : {};
  return { game: rules.game, variant: rules.variant.id, start, moves: [...moves], limits, task, ...stop };
}

/** One job on its way. */
export class PendingJob {
  readonly done: Promise<Reply>;
  private readonly pool: WorkerPool;
  private readonly order: QueuedJob;
  private resolve: (reply: Reply) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;

  constructor(pool: WorkerPool, job: Job, onProgress?: (reply: Reply) => void) {
    this.pool = pool;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    const onReply = (reply: Reply): void => {
      if (reply.kind === 'progress' || reply.kind === 'solving') onProgress?.(reply);
      else this.resolve(reply);
    };
    this.order = { job, onReply, onError: (error) => this.reject(error) };
    // Whoever waits for it hears of a failure; a helper that nobody waits for yet must not end the process.
    this.done.catch(() => undefined);
    pool.dispatch(this.order);
  }

  /** Asks the worker to end, where it can be asked. */
  stop(): void {
    const { stop } = this.order.job;
    if (stop !== undefined) Atomics.store(new Int32Array(stop), 0, 1);
  }

  /** Is no longer needed: ends as soon as it can, or never begins. */
  async dismiss(): Promise<void> {
    if (this.pool.takeBack(this.order)) return;
    this.stop();
    await this.done.catch(() => undefined);
  }

  /** Ends the worker and takes this for its answer. */
  settle(reply: Reply): void {
    this.resolve(reply);
    void this.pool.cancel(this.order);
  }

  async cancel(): Promise<void> {
    this.reject(new PlayerClosed());
    await this.pool.cancel(this.order);
  }
}
