import type { Timers } from './dependencies.ts';
import type { MatchLease, OpenLease } from './match-lease.ts';

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

/** Leases for tests: windows are callers of `open`, and all of them are in this process. */
export class MemoryLeases {
  private readonly holders = new Map<string, { readonly lost: () => void }>();

  readonly open: OpenLease = async (match, lost): Promise<MatchLease> => {
    const own = { lost };
    if (!this.holders.has(match)) this.holders.set(match, own);
    return {
      isHeld: () => this.holders.get(match) === own,
      take: async () => {
        const before = this.holders.get(match);
        if (before !== own) before?.lost();
        this.holders.set(match, own);
      },
      release: () => {
        if (this.holders.get(match) === own) this.holders.delete(match);
      },
    };
  };

  /** Takes a match without a word, as from a window that sleeps. */
  steal(match: string): void {
    this.holders.set(match, { lost: () => undefined });
  }
}
