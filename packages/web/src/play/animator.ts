import type { View } from '@tabuleiro/games';
import type { Timers } from './kit.ts';

const FRAME_MS = 220;
const LONGEST_MOVE_MS = 2000;

/** How long each of so many frames is shown, at a speed in percent. */
export function frameTime(frames: number, speed: number): number {
  return (Math.min(FRAME_MS, LONGEST_MOVE_MS / frames) * 100) / speed;
}

/** Shows views one after the other; whoever is in a hurry sees the end at once. */
export class Animator {
  private readonly timers: Timers;
  private cancel: () => void = () => undefined;
  private end: (() => void) | null = null;

  constructor(timers: Timers) {
    this.timers = timers;
  }

  get isRunning(): boolean {
    return this.end !== null;
  }

  /** Each frame has its time, the last one too, so that its movement is seen to its end before `end` is called. */
  run(frames: readonly View[], eachMs: number, show: (frame: View) => void, end: () => void): void {
    this.finish();
    this.end = end;
    const next = (index: number): void => {
      const frame = frames[index];
      if (frame === undefined) return this.finish();
      show(frame);
      this.cancel = this.timers.after(eachMs, () => next(index + 1));
    };
    next(0);
  }

  /** Leaves out what has not been shown yet. */
  finish(): void {
    const { end } = this;
    this.cancel();
    this.end = null;
    end?.();
  }

  /** Ends without a word to anybody. */
  stop(): void {
    this.cancel();
    this.end = null;
  }
}
