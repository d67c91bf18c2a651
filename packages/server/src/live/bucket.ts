/** Lets through so many at once and so many a second after that. */
export class Bucket {
  private readonly capacity: number;
  private readonly perSecond: number;
  private level: number;
  private filledAt: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.level = capacity;
    this.filledAt = now;
  }

  /** False when there is nothing left. */
  take(now: number, amount = 1): boolean {
    this.level = Math.min(this.capacity, this.level + (Math.max(0, now - this.filledAt) * this.perSecond) / 1000);
    this.filledAt = now;
    if (this.level < amount) return false;
    this.level -= amount;
    return true;
  }

  /** What turned out to be welcome costs nothing. */
  giveBack(amount = 1): void {
    this.level = Math.min(this.capacity, this.level + amount);
  }

  /** How long until so much is there. */
  secondsUntil(amount = 1): number {
    return Math.max(1, Math.ceil((amount - this.level) / this.perSecond));
  }

  /** Whether it is as if nobody had ever used it. */
  isFull(now: number): boolean {
    return this.level + ((now - this.filledAt) * this.perSecond) / 1000 >= this.capacity;
  }
}
