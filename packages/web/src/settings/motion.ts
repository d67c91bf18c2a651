import type { Timers } from '@tabuleiro/play';

/** Not in a hidden tab, where browsers slow timers down. */
export function canAnimate(): boolean {
  const isOff = document.documentElement.dataset['motion'] === 'off';
  return !document.hidden && !isOff && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const PAGE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
