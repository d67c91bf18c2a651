import type { BySide, Side, ThinkingLimits, Match } from '@tabuleiro/games';
import type { Timers } from './dependencies.ts';

// Clocks as numbers. They derive from the times after each ply, so taking back moves also takes back the time.

/** The times of both sides after each ply. The clock of the side to move may run. */
export class MatchClock {
  readonly setup: ClockSetup;
  /**
   * By the number of plies. It may hold more plies than the match, because moves that were taken back may be played
   * again.
   */
  private readonly after: BySide<number>[];
  private since: number | null = null;
  /** The time that the side to move used before the clock restarted, as after a reload. */
  spent = 0;

  constructor(setup: ClockSetup) {
    this.setup = setup;
    this.after = [{ 1: setup.initialMs, 2: setup.initialMs }];
  }

  get isRunning(): boolean {
    return this.since !== null;
  }

  /** The times of both sides after `ply` plies. */
  at(ply: number): BySide<number> {
    const { initialMs } = this.setup;
    return this.after[ply] ?? this.after.at(-1) ?? { 1: initialMs, 2: initialMs };
  }

  /** The times of both sides now; `side` is to move. */
  left(ply: number, side: Side, now: number): BySide<number> {
    const shown = this.at(ply);
    return { ...shown, [side]: Math.max(0, shown[side] - this.spentBy(now)) };
  }

  start(now: number): void {
    this.since = now - this.spent;
    this.spent = 0;
  }

  /** How long the side to move has been thinking. */
  spentBy(now: number): number {
    return this.since === null ? this.spent : Math.round(now - this.since);
  }

  /** Stops at the time that the clock shows: the match is over. */
  halt(now: number): void {
    this.spent = this.spentBy(now);
    this.since = null;
  }

  /** Stops and discards the time since the start. */
  stop(): void {
    this.since = null;
    this.spent = 0;
  }

  /** `side` has made ply number `ply` + 1. */
  press(ply: number, side: Side, now: number): void {
    const left = this.left(ply, side, now);
    this.set(ply, side, Math.round(left[side]) + this.setup.incrementMs);
    this.stop();
  }

  /** Takes the mover's time from a record. Without a time in the record the clock stays the same. */
  read(ply: number, side: Side, clockMs: number | undefined): void {
    this.set(ply, side, clockMs ?? this.at(ply)[side]);
  }

  /** Makes the timekeeper that runs this clock. */
  makeTimekeeper(options: TimekeeperOptions): Timekeeper {
    return new Timekeeper(this, options);
  }

  private set(ply: number, side: Side, ms: number): void {
    const next = { ...this.at(ply), [side]: ms };
    this.after.length = Math.min(this.after.length, ply + 1);
    this.after.push(next);
  }
}

/** The time of each side for the match, and the increment for each move. */
export interface ClockSetup {
  readonly initialMs: number;
  readonly incrementMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 60;
const FORM = /^(\d{1,5})[+ ](\d{1,2})$/;

export function clockOf(minutes: number, seconds: number): ClockSetup {
  return { initialMs: minutes * MINUTE, incrementMs: seconds * SECOND };
}

/** "300+3": seconds for the match, and seconds added for each move. */
export function makeClock({ initialMs, incrementMs }: ClockSetup): string {
  return `${initialMs / SECOND}+${incrementMs / SECOND}`;
}

/** Null for text that is not a clock. A URL decodes a plus sign as a space, so a space is accepted too. */
export function parseClock(text: string | null | undefined): ClockSetup | null {
  const [, initial, increment] = FORM.exec(text ?? '') ?? [];
  const [initialMs, incrementMs] = [Number(initial) * SECOND, Number(increment) * SECOND];
  const isPossible = initialMs > 0 && initialMs <= MOST_MINUTES * MINUTE && incrementMs <= MOST_SECONDS * SECOND;
  return isPossible ? { initialMs, incrementMs } : null;
}

/**
 * The displayed clocks: `left` holds the times at the moment `at`, and the clock of `running` has been running since.
 */
export interface ClocksShown {
  readonly left: BySide<number>;
  readonly running: Side | null;
  readonly at: number;
}

export interface TimekeeperOptions {
  readonly match: Match;
  readonly timers: Timers;
  /** In milliseconds. */
  readonly now: () => number;
  /** The time of the side to move is up. */
  readonly flagFalls: (side: Side) => void;
}

/** Runs the clocks of a match. No clock runs while a move is animating. */
export class Timekeeper {
  readonly clock: MatchClock;
  private readonly match: Match;
  private readonly timers: Timers;
  private readonly now: () => number;
  private readonly flagFalls: (side: Side) => void;
  private cancelFlag: () => void = () => undefined;

  constructor(clock: MatchClock, { match, timers, now, flagFalls }: TimekeeperOptions) {
    this.clock = clock;
    this.match = match;
    this.timers = timers;
    this.now = now;
    this.flagFalls = flagFalls;
  }

  get shown(): ClocksShown {
    const at = this.now();
    return { left: this.leftAt(at), running: this.clock.isRunning ? this.match.position.turn : null, at };
  }

  /** The time that the side to move has used since the last ply. */
  get spentMs(): number {
    return this.clock.spentBy(this.now());
  }

  /** The thinking limits of a player on the clock. */
  get limits(): ThinkingLimits {
    const { left } = this.shown;
    const { incrementMs } = this.clock.setup;
    return { clocks: { timeMs: [left[1], left[2]], incrementMs: [incrementMs, incrementMs] } };
  }

  /** Starts the clock of the side to move unless it already runs. */
  start(): void {
    if (this.clock.isRunning || this.match.outcome !== null) return;
    this.clock.start(this.now());
    this.waitForFlag();
  }

  stop(): void {
    this.cancelFlag();
    this.clock.stop();
  }

  /** Stops the clocks at their current times: the match is over. */
  halt(): void {
    this.cancelFlag();
    this.clock.halt(this.now());
  }

  /** A side has moved: fixes the time that its clock shows. */
  moved(ply: number, side: Side): void {
    this.cancelFlag();
    this.clock.press(ply, side, this.now());
  }

  private leftAt(now: number): BySide<number> {
    const { moves, position } = this.match;
    return this.clock.left(moves.length, position.turn, now);
  }

  private waitForFlag(): void {
    const { turn } = this.match.position;
    const left = this.leftAt(this.now())[turn];
    this.cancelFlag = this.timers.after(left, () => {
      // Timers may fire slightly early.
      if (this.leftAt(this.now())[turn] > 0) return this.waitForFlag();
      this.halt();
      this.flagFalls(turn);
    });
  }
}
