/** After this long without a beat the process or its database was away, and moves were not received. */
const SILENCE_MS = 3000;
/** A beat that takes longer to write shows that the database takes no writes at the moment. */
const SLOW_BEAT_MS = 1500;
/** After this long without a beat the process should be restarted. */
const LOST_MS = 60_000;
/** A command waits this long for the heart to beat again. */
const PATIENCE_MS = 5000;

/**
 * Whether this process could receive moves up to now. While it could not, because it was paused or its database
 * unreachable, nobody is late; the lost time is given back first. A beat is a commit, so it also shows whether commits
 * succeed.
 */
export class Heartbeat {
  private readonly now: () => number;
  /** The time of the last beat; null while there is none, for instance in an administrator's command. */
  private lastAt: number | null = null;
  /** Since when a beat has been on its way to the database; null if none is. */
  private pendingSince: number | null = null;
  private readonly waiting = new Set<(isSteady: boolean) => void>();

  constructor(now: () => number) {
    this.now = now;
  }

  get isSteady(): boolean {
    return this.silenceMs <= SILENCE_MS;
  }

  /** Whether commits currently succeed, as far as known. */
  get canCommit(): boolean {
    const pendingMs = this.pendingSince === null ? 0 : this.now() - this.pendingSince;
    return this.isSteady && pendingMs <= SLOW_BEAT_MS;
  }

  /** No commit has succeeded for a minute. */
  get isLost(): boolean {
    return this.silenceMs > LOST_MS;
  }

  /** Writes a beat. */
  async write(beat: () => Promise<void>): Promise<void> {
    this.pendingSince ??= this.now();
    await beat();
    this.pendingSince = null;
  }

  /** A beat was written, and no lost time is left to give back. */
  confirm(): void {
    this.lastAt = this.now();
    for (const end of this.waiting) end(true);
  }

  private get silenceMs(): number {
    return this.lastAt === null ? 0 : this.now() - this.lastAt;
  }

  /** Resolves to true when it is steady again, to false when that takes too long. */
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
