import type { Timers } from '@tabuleiro/play';
import type { Context } from '../context.ts';

export const NODE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Colours are for those who did not ask to be spared them. */
export function hasColours({ io }: Context): boolean {
  return (io.env['NO_COLOR'] ?? '') === '';
}
