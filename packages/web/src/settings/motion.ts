import type { Timers } from '@tabuleiro/play';

/** Not in a hidden tab, where browsers slow timers down. */
export function canAnimate(): boolean {
  return !document.hidden && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const PAGE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
