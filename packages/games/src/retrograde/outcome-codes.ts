import type { Bounds } from '../contract/index.ts';

/**
 * The result of a position with best play, in a byte: an odd number is a win for the side to move in this many plies,
 * an even number a loss, because the sides take turns and the winner moves last. The winner plays for the fastest win,
 * the loser for the slowest loss.
 */
export const UNDECIDED = 0;
/** The largest distance: larger bytes have special meanings. */
export const LONGEST = 251;

/** Only for the best outcome by progress: neither a win nor a loss. */
export const DRAWN = 253;
/** Only during a round: a possible loss. */
export const SUSPECT = 254;

export function isWin(outcome: number): boolean {
  return (outcome & 1) === 1 && outcome <= LONGEST;
}

export function isLoss(outcome: number): boolean {
  return (outcome & 1) === 0 && outcome !== UNDECIDED && outcome <= LONGEST;
}

// The codes of the finished table: which side wins here; the distance holds the plies. A position that is still
// undecided when nothing changes any more is a draw.
export const CODE_DRAW = 0;
export const CODE_WIN = 1;
export const CODE_LOSS = 2;
/** The code of an index without a position. */
export const CODE_HOLE = 3;

/**
 * The meaning of each code, in order. A position that neither side wins is endless play, which is a draw where the
 * rules make it one.
 */
export const DICTIONARY: readonly Bounds[] = [
  { low: -1, high: 1 },
  { low: 1, high: 1 },
  { low: -1, high: -1 },
  { low: -1, high: 1 },
];
