import { Worker } from 'node:worker_threads';
import type { Chosen, ComputerPlayer, GameId } from '@tabuleiro/games';
import type { Job } from './job.ts';

// Classic players think without a pause, some for seconds. Programs that must answer meanwhile, to others or to the same
// one, let them think in threads. A classic player looks at no flag: closing it ends its thread.

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/players/thread.js', import.meta.url);

/** Thrown by a choice that was still awaited when its player was closed. */
export class PlayerClosed extends Error {
  override readonly name = 'PlayerClosed';
}

interface Task {
  readonly job: Job;
  readonly resolve: (chosen: Chosen) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
}

/** A few threads that carry out jobs in the order of asking, so that one long thought does not keep all others waiting. */
export class PlayerThreads {
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private readonly queue: Task[] = [];

  constructor(size: number) {
    this.size = size;
  }

  /** A classic player that thinks in these threads. Its numbers come from a seed that it draws for every move. */
  open(game: GameId, variant: string, player: string): ComputerPlayer {
    const tasks = new Set<Task>();
    return {
      choose: async (match, limits, random) => {
        const start = match.rules.makePosition(match.positionAt(0));
        const seed = random.below(2 ** 32);
        const job: Job = { game, variant, start, moves: match.moves, player, limits, seed };
        let task: Task | undefined;
        try {
          return await new Promise<Chosen>((resolve, reject) => {
            task = { job, resolve, reject };
            tasks.add(task);
            this.queue.push(task);
            this.work();
          });
        } finally {
          if (task !== undefined) tasks.delete(task);
        }
      },
      close: async () => {
        await Promise.all([...tasks].map((task) => this.cancel(task)));
      },
    };
  }

  async close(): Promise<void> {
    const waiting = [...this.queue, ...[...this.threads].flatMap(({ task }) => (task === null ? [] : [task]))];
    this.queue.length = 0;
    for (const task of waiting) task.reject(new PlayerClosed());
    await Promise.all([...this.threads].map((thread) => this.endThread(thread)));
  }

  /** Gives the next jobs to threads that are free, and starts threads while there are too few. */
  private work(): void {
    while (this.queue.length > 0) {
      const free = [...this.threads].find((thread) => thread.task === null);
      const thread = free ?? (this.threads.size < this.size ? this.startThread() : undefined);
      const task = thread && this.queue.shift();
      if (thread === undefined || task === undefined) return;
      thread.task = task;
      thread.worker.ref();
      thread.worker.postMessage(task.job, []);
    }
  }

  private startThread(): Thread {
    const thread: Thread = { worker: new Worker(THREAD), task: null };
    this.threads.add(thread);
    thread.worker.on('message', (chosen: Chosen) => {
      thread.task?.resolve(chosen);
      thread.task = null;
      // A thread without work keeps no process alive.
      thread.worker.unref();
      this.work();
    });
    thread.worker.on('error', (error) => {
      this.threads.delete(thread);
      thread.task?.reject(error instanceof Error ? error : new Error(String(error)));
      this.work();
    });
    return thread;
  }

  private async cancel(task: Task): Promise<void> {
    task.reject(new PlayerClosed());
    const index = this.queue.indexOf(task);
    if (index >= 0) this.queue.splice(index, 1);
    const thread = [...this.threads].find((one) => one.task === task);
    if (thread === undefined) return;
    await this.endThread(thread);
  }

  private async endThread(thread: Thread): Promise<void> {
    this.threads.delete(thread);
    thread.task = null;
    this.work();
    await thread.worker.terminate();
  }
}
