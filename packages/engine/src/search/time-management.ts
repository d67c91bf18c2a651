import type { ThinkingLimits, Side } from '@tabuleiro/games';

/** The time for a search: it aims to finish by `softMs` and stops at once at `hardMs`. */
export interface TimeAllotment {
  readonly softMs: number;
  readonly hardMs: number;
}

/** The clock is divided as if this many turns remained. */
const TURNS_AHEAD = 25;
const INCREMENT_SHARE = 0.75;
/** A hard turn may take STRETCH times its share, but at most LARGEST_PART of the clock. */
const STRETCH = 4;
const LARGEST_PART = 0.3;
/** Kept in reserve for the delay between the answer and the clock. */
const RESERVE_MS = 30;
const SHORTEST_MS = 1;

/** Divides the clock over the remaining turns; a fixed time per move is used in full. */
export function allotTime(limits: ThinkingLimits, turn: Side): TimeAllotment {
  const fixed = limits.timeMs ?? Number.POSITIVE_INFINITY;
  if (limits.clocks === undefined) return { softMs: Number.POSITIVE_INFINITY, hardMs: fixed };
  const shown = limits.clocks.timeMs[turn - 1] ?? 0;
  const increment = limits.clocks.incrementMs[turn - 1] ?? 0;
  const usable = Math.max(SHORTEST_MS, shown - RESERVE_MS);
  const share = usable / TURNS_AHEAD + INCREMENT_SHARE * increment;
  const most = Math.max(SHORTEST_MS, Math.min(usable * LARGEST_PART + INCREMENT_SHARE * increment, usable * 0.8));
  return { softMs: Math.min(share, most), hardMs: Math.min(fixed, share * STRETCH, most) };
}
