import type { Limits, Side } from '@tabuleiro/games';

/** How long a search may take: it aims to be done after `softMs` and stops wherever it is after `hardMs`. */
export interface Allotment {
  readonly softMs: number;
  readonly hardMs: number;
}

/** A match is planned as if so many turns were still to come. */
const TURNS_AHEAD = 25;
const INCREMENT_SHARE = 0.75;
/** A hard turn may take so many times its share, but never more than this part of what the clock shows. */
const STRETCH = 4;
const LARGEST_PART = 0.3;
/** Kept back for the way of the answer to whoever runs the clock. */
const RESERVE_MS = 30;
const SHORTEST_MS = 1;

/** Divides the time of a clock over the turns to come; a fixed time for the move is used in full. */
export function allot(limits: Limits, turn: Side): Allotment {
  const fixed = limits.timeMs ?? Number.POSITIVE_INFINITY;
  if (limits.clocks === undefined) return { softMs: Number.POSITIVE_INFINITY, hardMs: fixed };
  const shown = limits.clocks.timeMs[turn - 1] ?? 0;
  const increment = limits.clocks.incrementMs[turn - 1] ?? 0;
  const usable = Math.max(SHORTEST_MS, shown - RESERVE_MS);
  const share = usable / TURNS_AHEAD + INCREMENT_SHARE * increment;
  const most = Math.max(SHORTEST_MS, Math.min(usable * LARGEST_PART + INCREMENT_SHARE * increment, usable * 0.8));
  return { softMs: Math.min(share, most), hardMs: Math.min(fixed, share * STRETCH, most) };
}
