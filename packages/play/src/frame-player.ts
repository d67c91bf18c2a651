import type { View } from '@tabuleiro/games';
import type { Timers } from './dependencies.ts';

const FRAME_MS = 220;
const LONGEST_MOVE_MS = 2000;

/** Playback speeds in percent. */
export const SPEEDS = [25, 50, 100, 200, 400, 1600] as const;
export type Speed = (typeof SPEEDS)[number];
export const NORMAL_SPEED: Speed = 100;

/** How long to show each of `frames` frames, at a speed in percent. */
export function frameTime(frames: number, speed: number): number {
  return (Math.min(FRAME_MS, LONGEST_MOVE_MS / frames) * 100) / speed;
}

/** Shows frames one after the other; `finish` skips to the end. */
export class FramePlayer {
  private readonly timers: Timers;
  private cancel: () => void = () => undefined;
  private end: (() => void) | null = null;

  constructor(timers: Timers) {
    this.timers = timers;
  }

  get isRunning(): boolean {
    return this.end !== null;
  }

  /** Shows each frame for `eachMs`, the last one too, so that its movement is complete before `end` is called. */
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

  /** Skips the remaining frames and calls `end`. */
  finish(): void {
    const { end } = this;
    this.cancel();
    this.end = null;
    end?.();
  }

  /** Stops without calling `end`. */
  stop(): void {
    this.cancel();
    this.end = null;
  }
}
