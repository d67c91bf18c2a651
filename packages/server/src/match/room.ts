import type { MatchEvent, MatchState } from '@tabuleiro/client';

/** A match that is open in this process. */
export class Room {
  state: MatchState;
  usedAt: number;
  /** How often plies have been taken back. */
  line: number;
  private last: Promise<unknown> = Promise.resolve();
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
    const run = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = run.catch(() => undefined);
    return run;
  }

  take(state: MatchState, event: MatchEvent, now: number): void {
    this.state = state;
    this.usedAt = now;
    if (event.kind === 'takeback-accepted') this.line++;
  }
}
