import type { BySide, ThinkingLimits, Match, Side } from '@tabuleiro/games';
import type { Timers } from './dependencies.ts';
import type { MatchClock } from './match-clock.ts';

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
