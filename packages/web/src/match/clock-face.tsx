import { type BySide, type Language, type Side, SIDES } from '@tabuleiro/games';
import type { ClocksShown } from '@tabuleiro/play';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { COMMON_TEXTS } from '../ui/common-texts.ts';

const TICK_MS = 100;

interface ClockFaceProps {
  readonly clocks: ClocksShown;
  readonly side: Side;
  readonly language: Language;
  /** Saves the clocks, so that leaving the page does not gain time. */
  readonly keep: () => void;
}

/** The clock of a side. While it runs only this renders, and only when its digits change. */
export function ClockFace({ clocks, side, language, keep }: ClockFaceProps): ReactNode {
  const isRunning = clocks.running === side;
  const [text, setText] = useState(() => formatClockTime(leftNow(clocks)[side]));
  useEffect(() => {
    const show = (): void => setText(formatClockTime(leftNow(clocks)[side]));
    show();
    if (!isRunning) return undefined;
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [clocks, side, isRunning]);
  // A layout effect is cleaned up before the match is closed.
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    globalThis.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      // Another page of ours may replace this one.
      keep();
    };
  }, [isRunning, keep]);
  const look = `player-clock figures${isRunning ? ' is-running' : ''}${isLowOnTime(leftNow(clocks)[side]) ? ' is-short' : ''}`;
  return (
    // Screen readers read it on focus, not at every tick.
    <span className={look} role="timer" aria-live="off" aria-label={COMMON_TEXTS[language].clock.left(text)}>
      {text}
    </span>
  );
}

function leftNow({ left, running, at }: ClocksShown): BySide<number> {
  const gone = performance.now() - at;
  const of = (side: Side): number => Math.max(0, left[side] - (side === running ? gone : 0));
  const [first, second] = SIDES;
  return { 1: of(first), 2: of(second) };
}

const SECOND = 1000;
/** Below this, tenths of a second are shown. */
const SHORT = 20 * SECOND;

/** "1:02:03", "4:59", "9.4". Rounds up, so that zero means no time. */
export function formatClockTime(ms: number): string {
  if (ms < SHORT) {
    const tenths = Math.ceil(ms / 100);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  return formatSeconds(ms);
}

/** The same without tenths: "0:10". */
export function formatSeconds(ms: number): string {
  const all = Math.ceil(ms / SECOND);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

export function isLowOnTime(ms: number): boolean {
  return ms < SHORT;
}
