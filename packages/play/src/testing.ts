import type { Timers } from './dependencies.ts';

/** Timers for tests: all that wait go off when `tick` is called. */
export class ManualTimers implements Timers {
  private readonly waiting = new Set<() => void>();

  after(_ms: number, act: () => void): () => void {
    this.waiting.add(act);
    return () => this.waiting.delete(act);
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  tick(): void {
    const due = [...this.waiting];
    this.waiting.clear();
    for (const act of due) act();
  }
}
