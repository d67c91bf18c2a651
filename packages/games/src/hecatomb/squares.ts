// Hot: the bits of squares and of moves, for the files that search lives in.

/**
 * Squares are numbered from a1 = 0 along the ranks to h8 = 63. A set of squares is two 32-bit words, `low` for ranks
 * 1 to 4 and `high` for ranks 5 to 8; square n is the bit n mod 32 of its word:
 *
 *   high  8 | 56 57 58 59 60 61 62 63
 *           |  …
 *         5 | 32 33 34 35 36 37 38 39
 *   low   4 | 24 25 26 27 28 29 30 31
 *           |  …
 *         1 |  0  1  2  3  4  5  6  7
 *              a  b  c  d  e  f  g  h
 */
export const WIDTH = 8;
export const SQUARES = 64;

export const fileOf = (square: number): number => square & 7;
export const rankOf = (square: number): number => square >> 3;

// A shift counts modulo 32, so `1 << square` is the right bit of one of the two words; the other factor is all ones for
// that word and 0 for the other.
export const lowBit = (square: number): number => (1 << square) & ((square >> 5) - 1);
export const highBit = (square: number): number => (1 << square) & -(square >> 5);

/** How many steps a king needs. */
export function distance(from: number, to: number): number {
  return Math.max(Math.abs(fileOf(to) - fileOf(from)), Math.abs(rankOf(to) - rankOf(from)));
}

/** A move packs `to` and `from` in six bits each. */
export const packMove = (from: number, to: number): number => (from << 6) | to;
export const fromOf = (move: number): number => move >>> 6;
export const toOf = (move: number): number => move & 63;
