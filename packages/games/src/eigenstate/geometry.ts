// Hot: the tables are read for every step.
import { Grid } from '../board/grid.ts';

/**
 * [1] Cells are numbered from a1 = 0 along the rows to f6 = 35:
 *
 *   6 | 30 31 32 33 34 35
 *   …
 *   1 |  0  1  2  3  4  5
 *        a  b  c  d  e  f
 */
export const WIDTH = 6;
export const CELLS = 36;
export const GRID = new Grid(WIDTH, WIDTH);

/** [1] Pieces are numbered by name: A–F and 1–6 are both 0–5. */
export const PIECES_EACH = 6;

/**
 * [2] Holes are numbered from the top left, the centre left out. A set of pins is a 24-bit mask in which hole 0 is the
 * highest bit, as in the notation, so that the leading pin of a mask is its first hole.
 *
 *    0  1  2  3  4
 *    5  6  7  8  9
 *   10 11  +  12 13
 *   14 15 16 17 18
 *   19 20 21 22 23
 */
export const HOLES = 24;
export const ALL_PINS = (1 << HOLES) - 1;
const GRID_WIDTH = 5;
const CENTRE = 12;

/** Where a hole lies among the 25 places of the grid, row by row. */
export const gridPlaceOf = (hole: number): number => (hole < CENTRE ? hole : hole + 1);

/** The hole at a row and a column of the grid, both 1–5 from the top left; the centre is no hole. */
export function holeAt(row: number, column: number): number {
  const place = (row - 1) * GRID_WIDTH + column - 1;
  return place < CENTRE ? place : place - 1;
}

export const rowOf = (hole: number): number => Math.floor(gridPlaceOf(hole) / GRID_WIDTH) + 1;
export const columnOf = (hole: number): number => (gridPlaceOf(hole) % GRID_WIDTH) + 1;

const HIGHEST_PIN = 1 << (HOLES - 1);
export const pinIn = (hole: number): number => HIGHEST_PIN >>> hole;
/** The lowest hole number in a mask that is not 0. */
export const firstHole = (pins: number): number => Math.clz32(pins) - 8;

/** [2] The pins that pieces never lose: one step up for side 1, one step down for side 2. */
export const FIRST_HOLES = { 1: holeAt(2, 3), 2: holeAt(4, 3) } as const;

/** [2] By how much a cell number grows along a hole's direction, the same for both sides. */
export const OFFSETS = new Int32Array(HOLES);

/** The holes of a piece on each cell that lead to a cell on the board. */
export const REACH = new Int32Array(CELLS);

/** The pin that leads from one cell to another, or 0 where none could. */
const LEADING_PINS = new Int32Array(CELLS * CELLS);
export const leadingPin = (from: number, to: number): number => LEADING_PINS[from * CELLS + to]!;

for (let hole = 0; hole < HOLES; hole++) {
  const up = 3 - rowOf(hole);
  const right = columnOf(hole) - 3;
  OFFSETS[hole] = up * WIDTH + right;
  for (let from = 0; from < CELLS; from++) {
    const row = Math.floor(from / WIDTH) + up;
    const column = (from % WIDTH) + right;
    if (row < 0 || row >= WIDTH || column < 0 || column >= WIDTH) continue;
    REACH[from] = REACH[from]! | pinIn(hole);
    LEADING_PINS[from * CELLS + row * WIDTH + column] = pinIn(hole);
  }
}
