import type { GameId } from '@tabuleiro/games';
import type { MatchLease, OpenLease, Timers } from '../src/dependencies.ts';

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
  private readonly holders = new Map<string, { readonly lost: () => Promise<void> | void }>();

  readonly open: OpenLease = async (match, lost): Promise<MatchLease> => {
    const own = { lost };
    if (!this.holders.has(match)) this.holders.set(match, own);
    return {
      isHeld: () => this.holders.get(match) === own,
      take: async () => {
        const before = this.holders.get(match);
        if (before !== own) await before?.lost();
        this.holders.set(match, own);
      },
      release: () => {
        if (this.holders.get(match) === own) this.holders.delete(match);
      },
    };
  };

  /** Takes a match without a word, as from a window that sleeps. */
  steal(match: string): void {
    this.holders.set(match, { lost: async () => undefined });
  }
}

/**
 * One case of the table test/fixtures/rules-of-play.json, which all front ends pass: what a person does at a board, and the
 * result.
 */
export interface RuleCase {
  readonly rule: 'draw-offer' | 'hint' | 'undo' | 'forced-pass' | 'two-windows';
  readonly name: string;
  readonly game: GameId;
  /** A position, and what was played since. */
  readonly start: string;
  readonly moves: readonly string[];
  /** Who plays the sides, as players are written. */
  readonly players: readonly [string, string];
  /**
   * `pick:` and an id, or a command of the person to move. `pass` lets a forced pass be played; `take-over` continues the
   * match in another window.
   */
  readonly act: readonly string[];
  readonly expected: {
    readonly plies: number;
    /** Why the match has ended; missing while it is running. */
    readonly outcome?: string;
    /** The kind of the note. */
    readonly note?: 'draw-early' | 'draw-again' | 'draw-declined' | 'hint' | 'elsewhere';
    readonly hint?: string;
    readonly picks?: number;
    /** The announcement of the forced pass. */
    readonly announced?: string;
  };
}

/** The match of a case as a record, which people can load. */
export function recordOfCase({ game, start, moves, players: [first, second] }: RuleCase): string {
  const tags = { Game: game, Start: start, Player1: first, Player2: second };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return [...lines, '', [...moves.map((move, index) => `${index + 1}. ${move}`), '*'].join(' ')].join('\n');
}
