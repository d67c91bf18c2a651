import { type BySide, type Language, type Side, SIDES } from '@tabuleiro/games';
import type { ClocksShown } from '@tabuleiro/play';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { CLOCK_TEXTS } from '../text/clock/index.ts';
import { isShort, sayClock } from './say-clock.ts';

const TICK_MS = 100;

interface ClockFaceProps {
  readonly clocks: ClocksShown;
  readonly side: Side;
  readonly language: Language;
  /** Keeps what the clocks show, so that nobody gains time by leaving the page. */
  readonly keep: () => void;
}

/** What the clock of a side shows. Only this is drawn anew while it runs, and only when its figures change. */
export function ClockFace({ clocks, side, language, keep }: ClockFaceProps): ReactNode {
  const isRunning = clocks.running === side;
  const [text, setText] = useState(() => sayClock(leftNow(clocks)[side]));
  useEffect(() => {
    const show = (): void => setText(sayClock(leftNow(clocks)[side]));
    show();
    if (!isRunning) return undefined;
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [clocks, side, isRunning]);
  // Early enough to be done before the match is closed.
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    globalThis.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      globalThis.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      // Another page of ours may be opened instead.
      keep();
    };
  }, [isRunning, keep]);
  const look = `player-clock figures${isRunning ? ' is-running' : ''}${isShort(leftNow(clocks)[side]) ? ' is-short' : ''}`;
  return (
    // Screen readers hear it when they come here, not at every tick.
    <span className={look} role="timer" aria-live="off" aria-label={CLOCK_TEXTS[language].left(text)}>
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
