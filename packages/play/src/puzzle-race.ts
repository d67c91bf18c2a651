import { type Puzzle, SeededRandom } from '@tabuleiro/games';
import { firstRatingOf } from '@tabuleiro/games/puzzle';
import type { Timers } from './dependencies.ts';

export const RACE_MS = 180_000;
/** A race ends with this many mistakes. */
export const RACE_MISTAKES = 3;
/** No person solves more in three minutes. */
const RUNGS = 60;

/** Why a race is over: `all` means that every puzzle was solved. */
export type RaceEnd = 'time' | 'mistakes' | 'all';

export interface RaceSnapshot {
  /** Null once the race is over. */
  readonly puzzle: Puzzle | null;
  /** Counts the puzzles shown. */
  readonly number: number;
  readonly score: number;
  readonly mistakes: number;
  readonly end: RaceEnd | null;
}

export interface PuzzleRaceOptions {
  /** From easy to hard; see `raceLadder`. */
  readonly puzzles: readonly Puzzle[];
  readonly timers: Timers;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Puzzles of rising difficulty against the clock. The time runs from the beginning. */
export class PuzzleRace {
  private readonly puzzles: readonly Puzzle[];
  private readonly timers: Timers;
  private readonly now: () => number;
  private readonly deadline: number;
  private readonly listeners = new Set<() => void>();
  private cancel: () => void = () => undefined;
  private stoppedAt: number | null = null;
  private state: RaceSnapshot;

  constructor({ puzzles, timers, now }: PuzzleRaceOptions) {
    this.puzzles = puzzles;
    this.timers = timers;
    this.now = now;
    this.deadline = now() + RACE_MS;
    this.state = { puzzle: puzzles[0] ?? null, number: 0, score: 0, mistakes: 0, end: null };
    this.waitForEnd();
  }

  readonly getState = (): RaceSnapshot => this.state;

  /** Calls back after every change, until the returned function is called. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  get leftMs(): number {
    return Math.max(0, this.deadline - (this.stoppedAt ?? this.now()));
  }

  /** The current puzzle was solved; the next one follows. */
  solved(): void {
    this.goOn({ ...this.state, score: this.state.score + 1 });
  }

  /** A wrong choice ends the puzzle. */
  missed(): void {
    this.goOn({ ...this.state, mistakes: this.state.mistakes + 1 });
  }

  /** Ends without a result, as when the page is left. */
  stop(): void {
    this.cancel();
  }

  private goOn(state: RaceSnapshot): void {
    if (this.state.end !== null) return;
    const number = state.number + 1;
    const puzzle = this.puzzles[number] ?? null;
    if (this.leftMs === 0) this.finish(this.state, 'time');
    else if (state.mistakes >= RACE_MISTAKES) this.finish(state, 'mistakes');
    else if (puzzle === null) this.finish(state, 'all');
    else this.show({ ...state, puzzle, number });
  }

  private finish(state: RaceSnapshot, end: RaceEnd): void {
    this.cancel();
    this.stoppedAt = this.now();
    this.show({ ...state, puzzle: null, end });
  }

  private show(state: RaceSnapshot): void {
    this.state = state;
    for (const changed of this.listeners) changed();
  }

  private waitForEnd(): void {
    this.cancel = this.timers.after(this.leftMs, () => {
      // Timers may fire slightly early.
      if (this.leftMs > 0) this.waitForEnd();
      else this.finish(this.state, 'time');
    });
  }
}

/** Puzzles for a race, from easy to hard: by chance one of every stretch of about the same rating. */
export function raceLadder(puzzles: readonly Puzzle[], seed: number): readonly Puzzle[] {
  const random = new SeededRandom(seed);
  const sorted = puzzles
    .map((puzzle) => ({ puzzle, rating: firstRatingOf(puzzle).rating }))
    .toSorted((a, b) => a.rating - b.rating);
  const rungs = Math.min(RUNGS, sorted.length);
  return Array.from({ length: rungs }, (_, rung) => {
    const from = Math.floor((rung * sorted.length) / rungs);
    const to = Math.floor(((rung + 1) * sorted.length) / rungs);
    return sorted[from + random.below(to - from)];
  }).flatMap((chosen) => (chosen === undefined ? [] : [chosen.puzzle]));
}
