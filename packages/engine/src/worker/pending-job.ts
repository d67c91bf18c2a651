import type { ThinkingLimits, Match } from '@tabuleiro/games';
import type { Job, Reply, Task } from './messages.ts';
import { type WorkerPool, type QueuedJob, PlayerClosed } from './worker-pool.ts';

export function jobOf(match: Match, limits: ThinkingLimits, task: Task, shares: boolean): Job {
  const { rules, moves } = match;
  const start = rules.makePosition(match.positionAt(0));
  const stop = shares ? { stop: new SharedArrayBuffer(4) } : {};
  return { game: rules.game, variant: rules.variant.id, start, moves: [...moves], limits, task, ...stop };
}

/** One dispatched job. */
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
    // The caller that awaits `done` receives the failure; an unawaited helper's failure must not end the process.
    this.done.catch(() => undefined);
    pool.dispatch(this.order);
  }

  /** Asks the worker to stop, if memory is shared. */
  stop(): void {
    const { stop } = this.order.job;
    if (stop !== undefined) Atomics.store(new Int32Array(stop), 0, 1);
  }

  /** Drops the job: removes it from the queue, or stops it and waits for its end. */
  async dismiss(): Promise<void> {
    if (this.pool.takeBack(this.order)) return;
    this.stop();
    await this.done.catch(() => undefined);
  }

  /** Terminates the worker and resolves with `reply`. */
  settle(reply: Reply): void {
    this.resolve(reply);
    void this.pool.cancel(this.order);
  }

  async cancel(): Promise<void> {
    this.reject(new PlayerClosed());
    await this.pool.cancel(this.order);
  }
}
