import { RefusalError } from '../refusal-error.ts';

/** Lets some through at a time; the others wait, in the order in which they came. */
export class Semaphore {
  private readonly most: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Resolves when there is room, to the function that gives the place to the next one. */
  async enter(): Promise<() => void> {
    if (this.inside < this.most) this.inside++;
    else {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
    return this.leave;
  }

  private readonly leave = (): void => {
    const next = this.waiting.shift();
    if (next === undefined) this.inside--;
    else next();
  };
}

/** Allows one operation per key at a time. */
export class KeyedLock {
  private readonly busy = new Set<string>();

  /**
   * Throws a refusal while the key is busy; otherwise returns the function that ends the operation, which may be called
   * repeatedly.
   */
  begin(key: string): () => void {
    if (this.busy.has(key)) throw new RefusalError('too-fast', { seconds: 1 });
    this.busy.add(key);
    let isOver = false;
    return () => {
      if (!isOver) this.busy.delete(key);
      isOver = true;
    };
  }
}

/** Runs the work of each key in order, one after the other. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    this.last.set(key, result);
    try {
      return await result;
    } finally {
      if (this.last.get(key) === result) this.last.delete(key);
    }
  }
}
