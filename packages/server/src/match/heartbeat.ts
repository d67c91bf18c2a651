/** So long without a beat, and this process or its database was away: players may have moved and were not heard. */
const SILENCE_MS = 3000;
/** Whoever wants something meanwhile is answered after so long at most. */
const PATIENCE_MS = 5000;

/**
 * Whether this process could hear moves up to now. While it could not, because it was paused or its database was out of
 * reach, nobody is late; first the lost time is given back.
 */
export class Heartbeat {
  private readonly now: () => number;
  /** When the last beat was felt; null while nobody feels it, for instance in a command of an administrator. */
  private feltAt: number | null = null;
  private readonly waiting = new Set<(isSteady: boolean) => void>();

  constructor(now: () => number) {
    this.now = now;
  }

  get isSteady(): boolean {
    return this.feltAt === null || this.now() - this.feltAt <= SILENCE_MS;
  }

  /** A beat has been written, and nothing is to be made up for. */
  feel(): void {
    this.feltAt = this.now();
    for (const end of this.waiting) end(true);
  }

  /** Resolves when it is steady again; to false when that takes too long. */
  regained(): Promise<boolean> {
    if (this.isSteady) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (isSteady: boolean): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve(isSteady);
      };
      const timer = setTimeout(() => end(false), PATIENCE_MS);
      this.waiting.add(end);
    });
  }
}
