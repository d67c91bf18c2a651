import type { MatchState } from '@tabuleiro/client';

/** A match that is open in this process. */
export class Room {
  state: MatchState;
  usedAt: number;
  /** Settles when all that was queued is done; null while nothing is. */
  private last: Promise<void> | null = null;
  private waiting = 0;

  constructor(state: MatchState, now: number) {
    this.state = state;
    this.usedAt = now;
  }

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Does one thing after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const run = this.last === null ? work() : this.last.then(work);
    this.last = run.then(this.done, this.done);
    return run;
  }

  private readonly done = (): void => {
    this.waiting--;
    if (this.waiting === 0) this.last = null;
  };

  take(state: MatchState, now: number): void {
    this.state = state;
    this.usedAt = now;
  }
}
