import { Worker } from 'node:worker_threads';
import type { ContestJob, ContestOrder, ContestReply } from './job.ts';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/series/thread.js', import.meta.url);

/** A classic player looks at no flag; a thread in which one thinks longer than this is ended. */
const GRACE_MS = 1000;

/** A thread that plays whole matches, one at a time. */
class ContestThread {
  private readonly worker = new Worker(THREAD);
  private readonly ended: Promise<void>;
  private answer: (reply: ContestReply) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  constructor() {
    this.worker.on('message', (reply: ContestReply) => this.answer(reply));
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        this.answer({ kind: 'stopped' });
        resolve();
      });
    });
  }

  play(job: ContestJob): Promise<ContestReply> {
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      this.tell({ kind: 'play', job });
    });
  }

  async close(): Promise<void> {
    this.tell({ kind: 'close' });
    const timer = setTimeout(() => void this.worker.terminate(), GRACE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  private tell(order: ContestOrder): void {
    this.worker.postMessage(order, []);
  }
}

/** A match to be played, and what is to be done with it. */
export interface ContestTask {
  readonly job: Omit<ContestJob, 'stop'>;
  /** Gives false when the other matches are to be left. */
  readonly finish: (reply: Exclude<ContestReply, { readonly kind: 'stopped' }>) => Promise<boolean>;
}

/** Threads that play matches side by side; whoever opens them closes them. */
export class ContestThreads {
  private readonly size: number;
  private readonly threads: ContestThread[] = [];
  private readonly stop = new SharedArrayBuffer(4);
  private goesOn = true;

  constructor(size: number) {
    this.size = size;
  }

  /** Plays what `take` gives until it gives nothing more; leaves all matches at once when the signal says so. */
  async play(take: () => ContestTask | null, signal: AbortSignal): Promise<void> {
    const leave = (): void => void this.close();
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      await Promise.all(Array.from({ length: this.size }, (_, lane) => this.keepPlaying(lane, take)));
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Ends all threads; matches that are still played are left. */
  async close(): Promise<void> {
    this.goesOn = false;
    Atomics.store(new Int32Array(this.stop), 0, 1);
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private async keepPlaying(lane: number, take: () => ContestTask | null): Promise<void> {
    while (this.goesOn) {
      const task = take();
      if (task === null) return;
      const thread = (this.threads[lane] ??= new ContestThread());
      const reply = await thread.play({ ...task.job, stop: this.stop });
      if (reply.kind === 'stopped') return;
      const goesOn = await task.finish(reply);
      if (!goesOn) await this.close();
    }
  }
}
