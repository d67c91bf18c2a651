// Hot: the bits of cells, for the files that search lives in.
import { hasBit } from '../board/bits.ts';
import { Grid } from '../board/grid.ts';

/**
 * Cells are numbered from a1 = 0 along the rows to h8 = 63. A set of cells is two 32-bit words, `low` for rows
 * 1 to 4 and `high` for rows 5 to 8; cell n is the bit n mod 32 of its word:
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
export const CELLS = 64;
export const GRID = new Grid(WIDTH, WIDTH);
/** The number of queens on each side at the start. */
export const QUEENS_EACH = 31;

export const columnOf = (cell: number): number => cell & 7;
export const rowOf = (cell: number): number => cell >> 3;

// A shift counts modulo 32, so `1 << cell` is the right bit of one of the two words; the other factor is all ones for
// that word and 0 for the other.
export const lowBit = (cell: number): number => (1 << cell) & ((cell >> 5) - 1);
export const highBit = (cell: number): number => (1 << cell) & -(cell >> 5);

/** Whether a cell is in a set. */
export function isIn(low: number, high: number, cell: number): boolean {
  return hasBit(cell < 32 ? low : high, cell);
}

/** How many steps a king needs. */
export function distance(from: number, to: number): number {
  return Math.max(Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from)));
}
