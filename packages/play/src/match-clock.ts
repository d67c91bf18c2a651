import type { BySide, Side } from '@tabuleiro/games';
import type { ClockSetup } from './clock-setup.ts';
import { type KeeperOptions, Timekeeper } from './timekeeper.ts';

// Clocks as numbers: what they show follows from what they showed after each ply, so that whoever takes moves back takes
// the time back too.

/** What the clocks show after each ply; the one of the side to move may run. */
export class MatchClock {
  readonly setup: ClockSetup;
  /** By the number of plies. More than were played when some have been taken back: they may be played again. */
  private readonly after: BySide<number>[];
  private since: number | null = null;
  /** What the side to move had used of its time before the clock was started again, as after a reload. */
  spent = 0;

  constructor(setup: ClockSetup) {
    this.setup = setup;
    this.after = [{ 1: setup.initialMs, 2: setup.initialMs }];
  }

  get isRunning(): boolean {
    return this.since !== null;
  }

  /** What both showed when so many plies had been played. */
  at(ply: number): BySide<number> {
    const { initialMs } = this.setup;
    return this.after[ply] ?? this.after.at(-1) ?? { 1: initialMs, 2: initialMs };
  }

  /** What both show now; `side` is to move. */
  left(ply: number, side: Side, now: number): BySide<number> {
    const shown = this.at(ply);
    return { ...shown, [side]: Math.max(0, shown[side] - this.spentBy(now)) };
  }

  start(now: number): void {
    this.since = now - this.spent;
    this.spent = 0;
  }

  /** How long the side to move has thought. */
  spentBy(now: number): number {
    return this.since === null ? this.spent : Math.round(now - this.since);
  }

  /** Stands still and shows what it showed last: the match is over. */
  halt(now: number): void {
    this.spent = this.spentBy(now);
    this.since = null;
  }

  /** What has run since it was started does not count. */
  stop(): void {
    this.since = null;
    this.spent = 0;
  }

  /** The side has moved as ply number `ply` + 1. */
  press(ply: number, side: Side, now: number): void {
    const left = this.left(ply, side, now);
    this.set(ply, side, Math.round(left[side]) + this.setup.incrementMs);
    this.stop();
  }

  /** Takes what a record says that the clock of the mover showed; where it says nothing, nothing has changed. */
  read(ply: number, side: Side, clockMs: number | undefined): void {
    this.set(ply, side, clockMs ?? this.at(ply)[side]);
  }

  /** Whoever has a clock needs somebody to run it. */
  keeper(options: KeeperOptions): Timekeeper {
    return new Timekeeper(this, options);
  }

  private set(ply: number, side: Side, ms: number): void {
    const next = { ...this.at(ply), [side]: ms };
    this.after.length = Math.min(this.after.length, ply + 1);
    this.after.push(next);
  }
}
