import { Refused } from '../refused.ts';

/** Lets each do one thing at a time that takes long. */
export class KeyedLock {
  private readonly busy = new Set<string>();

  /** Refuses who is at it already; else gives what is to be called in the end, once or more often. */
  begin(key: string): () => void {
    if (this.busy.has(key)) throw new Refused('too-fast', { seconds: 1 });
    this.busy.add(key);
    let isOver = false;
    return () => {
      if (!isOver) this.busy.delete(key);
      isOver = true;
    };
  }
}

/** Does work of the same key one after the other, in the order in which it was asked for. */
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
