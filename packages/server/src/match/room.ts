import type { MatchEvent, MatchState } from '@tabuleiro/client';

/** A match that is open in this process. */
export class Room {
  state: MatchState;
  usedAt: number;
  /** How often plies have been taken back. */
  line: number;
  /** Settles when all that was queued is done; null while nothing is. */
  private last: Promise<void> | null = null;
  private waiting = 0;

  constructor(state: MatchState, events: readonly MatchEvent[], now: number) {
    this.state = state;
    this.usedAt = now;
    this.line = events.filter(({ kind }) => kind === 'takeback-accepted').length;
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

  take(state: MatchState, event: MatchEvent, now: number): void {
    this.state = state;
    this.usedAt = now;
    if (event.kind === 'takeback-accepted') this.line++;
  }
}
