/** How long to wait before trying again: longer each time, and never at the same moment as everybody else. */
export class Backoff {
  private readonly firstMs: number;
  private readonly mostMs: number;
  private readonly random: () => number;
  private failures = 0;

  constructor(firstMs: number, mostMs: number, random: () => number) {
    this.firstMs = firstMs;
    this.mostMs = mostMs;
    this.random = random;
  }

  next(): number {
    const whole = Math.min(this.mostMs, this.firstMs * 2 ** this.failures);
    this.failures++;
    return whole / 2 + this.random() * (whole / 2);
  }

  reset(): void {
    this.failures = 0;
  }
}
