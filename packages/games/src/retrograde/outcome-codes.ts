import type { Bounds } from '../contract/index.ts';

/**
 * How a position ends with best play, in a byte: an odd number is a win for the side to move in so many plies, an even one
 * a loss, for the sides take turns and the winner moves last. The winner hurries, the loser delays.
 */
export const UNDECIDED = 0;
/** No distance is larger: the bytes above have meanings of their own. */
export const LONGEST = 251;

/** Only for what progress can bring at best: neither a win nor a loss. */
export const DRAWN = 253;
/** Only while a round goes on: perhaps a loss. */
export const SUSPECT = 254;

export function isWin(fate: number): boolean {
  return (fate & 1) === 1 && fate <= LONGEST;
}

export function isLoss(fate: number): boolean {
  return (fate & 1) === 0 && fate !== UNDECIDED && fate <= LONGEST;
}

// What stands in the finished table: who wins here, and the plies as the distance. Whatever is undecided when nothing
// changes any more is a draw.
export const CODE_DRAW = 0;
export const CODE_WIN = 1;
export const CODE_LOSS = 2;
/** Of an index without a position nothing is said. */
export const CODE_HOLE = 3;

/**
 * What the codes mean, in their order. Who neither wins nor loses plays on without end: a draw, where endless play is one.
 */
export const DICTIONARY: readonly Bounds[] = [
  { low: -1, high: 1 },
  { low: 1, high: 1 },
  { low: -1, high: -1 },
  { low: -1, high: 1 },
];
