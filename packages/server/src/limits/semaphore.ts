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
