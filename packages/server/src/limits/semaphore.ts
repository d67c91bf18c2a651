/** Lets some through at a time; the others wait, in the order in which they came. */
export class Semaphore {
  private readonly most: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside < this.most) this.inside++;
    else {
      // Whoever leaves hands its place over.
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
