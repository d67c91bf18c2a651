import { Worker } from 'node:worker_threads';

/** Threads that run the same file and answer each job with one reply. The caller closes them. */
export class JobThreads<Job, Reply> {
  private readonly workers: readonly Worker[];

  constructor(file: URL, count: number) {
    this.workers = Array.from({ length: count }, () => new Worker(file));
  }

  get count(): number {
    return this.workers.length;
  }

  /** Gives `count` threads the same job and waits for all; rejects when one of them fails. */
  ask(count: number, job: Job): Promise<readonly Reply[]> {
    return Promise.all(this.workers.slice(0, count).map((worker) => this.askOne(worker, job)));
  }

  /**
   * Distributes jobs over the threads. `onReply` receives each reply with the number of its job; a thread waits for it
   * before it takes the next job. An abort drops the running jobs.
   */
  async share(
    jobs: readonly Job[],
    onReply: (reply: Reply, number: number) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    const waiting = jobs.entries();
    const ended = aborted(signal);
    await Promise.all(
      this.workers.map(async (worker) => {
        if (signal.aborted) return;
        for (const [number, job] of waiting) {
          const answer = await Promise.race([this.askOne(worker, job), ended]);
          if (answer === null) return;
          await onReply(answer, number);
        }
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private askOne(worker: Worker, job: Job): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const settle = (reply: Reply): void => {
        worker.off('error', reject);
        resolve(reply);
      };
      worker.once('message', settle).once('error', reject);
      worker.postMessage(job, []);
    });
  }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
