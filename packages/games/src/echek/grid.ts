// Hot: read for every move that is generated, checked or played. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { Grid } from '../board/grid.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { hasBit, lowestBit, popCount } = bitsModule;

/**
 * The grid has two zones. The **window** b2–e5 holds all pieces between turns; its cells are numbered 0–15, and a set of
 * them is a 16-bit mask. The **ring** around it is reached only within a turn; its cells are numbered 32–51. So a cell
 * is `zone * 32 + bit`, and a set of grid cells is two words, one for each zone.
 *
 *   6 | 46 47 48 49 50 51
 *   5 | 44 12 13 14 15 45
 *   4 | 42  8  9 10 11 43
 *   3 | 40  4  5  6  7 41
 *   2 | 38  0  1  2  3 39
 *   1 | 32 33 34 35 36 37
 *        a  b  c  d  e  f
 */
export const GRID_WIDTH = 6;
export const WINDOW_WIDTH = 4;
export const WINDOW_CELLS = 16;
export const CELL_NUMBERS = 64;
export const ZONES = 2;
export const ZONE_BITS = 5;

const WINDOW = 0xffff;
const FILE_B = 0x1111;
const FILE_E = 0x8888;
const RANK_2 = 0x000f;
const RANK_5 = 0xf000;

// Tables are private to their module and read through small functions, for the same reason.
const COLUMNS = new Int8Array(CELL_NUMBERS).fill(-1);
const ROWS = new Int8Array(CELL_NUMBERS).fill(-1);
const STEPS_BACK = new Int8Array(CELL_NUMBERS);
const INSIDE = new Int8Array(CELL_NUMBERS);
const NUMBERS = new Int8Array(GRID_WIDTH * GRID_WIDTH);

function fillCells(): void {
  let ringCell = 1 << ZONE_BITS;
  for (let row = 0; row < GRID_WIDTH; row++) {
    for (let column = 0; column < GRID_WIDTH; column++) {
      const right = column === 0 ? 1 : column === GRID_WIDTH - 1 ? -1 : 0;
      const up = row === 0 ? 1 : row === GRID_WIDTH - 1 ? -1 : 0;
      const inside = (row + up - 1) * WINDOW_WIDTH + column + right - 1;
      const cell = right === 0 && up === 0 ? inside : ringCell++;
      COLUMNS[cell] = column;
      ROWS[cell] = row;
      STEPS_BACK[cell] = right + up * WINDOW_WIDTH;
      INSIDE[cell] = inside;
      NUMBERS[row * GRID_WIDTH + column] = cell;
    }
  }
}
fillCells();

/** All cells of the grid, by their numbers. */
export const GRID_CELLS: readonly number[] = Array.from({ length: CELL_NUMBERS }, (_, cell) => cell).filter(
  (cell) => COLUMNS[cell]! >= 0,
);

/** The column of a cell in the grid, 0–5; −1 for a number that is no cell. */
export function columnOf(cell: number): number {
  return COLUMNS[cell]!;
}

/** The row of a cell in the grid, 0–5; −1 for a number that is no cell. */
export function rowOf(cell: number): number {
  return ROWS[cell]!;
}

/** The number of the cell at these coordinates, −1 outside the grid. */
export function cellAt(column: number, row: number): number {
  const isOnGrid = column >= 0 && column < GRID_WIDTH && row >= 0 && row < GRID_WIDTH;
  return isOnGrid ? NUMBERS[row * GRID_WIDTH + column]! : -1;
}

/** The names of cells, and how the grid looks. */
export const GRID = new Grid(GRID_WIDTH, GRID_WIDTH, cellAt);

/** By how much window cell numbers grow when the formation steps back inside after a piece landed on a cell. */
export function stepBackFrom(cell: number): number {
  return STEPS_BACK[cell]!;
}

/** The window cell that a cell of the grid becomes when the formation has stepped back from it. */
export function insideOf(cell: number): number {
  return INSIDE[cell]!;
}

/** Whether a cell of the grid is in a set of window cells. */
export function isIn(cells: number, cell: number): boolean {
  return cell < WINDOW_CELLS && hasBit(cells, cell);
}

/** Moves a set of window cells; the caller knows that none leaves the window. */
export function shiftSet(cells: number, step: number): number {
  return step < 0 ? (cells >>> -step) | 0 : cells << step;
}

/** The cells of a set and all that touch one of them by side or corner, as far as they lie in the window. */
function spread(cells: number): number {
  const wide = cells | ((cells & ~FILE_E) << 1) | ((cells & ~FILE_B) >>> 1);
  return (wide | (wide << WINDOW_WIDTH) | (wide >>> WINDOW_WIDTH)) & WINDOW;
}

/** All cells of a set that are connected to the lowest one, by sides or corners. */
export function firstGroup(cells: number): number {
  let group = cells & -cells;
  for (;;) {
    const wider = spread(group) & cells;
    if (wider === group) return group;
    group = wider;
  }
}

/** [3] Whether a set of window cells is connected. */
export function isOneGroup(cells: number): boolean {
  return firstGroup(cells) === cells;
}

// The obstacles of a piece are a set of window cells and two more bits: the limits left and right, and above and below.
const COLUMN_LIMITS = 1 << WINDOW_CELLS;
const ROW_LIMITS = 2 << WINDOW_CELLS;

/** For each set of pieces: the cell in its first column and first row in bits 0–3, its two kinds of limits in 4 and 5. */
const SPANS = new Uint8Array(1 << WINDOW_CELLS);
for (let occupied = 1; occupied <= WINDOW; occupied++) {
  const columns = occupied | (occupied >>> 4) | (occupied >>> 8) | (occupied >>> 12);
  const firstRow = lowestBit(occupied) & ~(WINDOW_WIDTH - 1);
  const columnLimits = (occupied & FILE_B) !== 0 && (occupied & FILE_E) !== 0 ? 1 : 0;
  const rowLimits = (occupied & RANK_2) !== 0 && (occupied & RANK_5) !== 0 ? 2 : 0;
  SPANS[occupied] = firstRow | lowestBit(columns) | ((columnLimits | rowLimits) << 4);
}

/** The window cell in the first column and the first row of a formation. */
export function cornerOf(occupied: number): number {
  return SPANS[occupied]! & 15;
}

/** [2] The pieces together with the limits that they make. */
export function wallsOf(occupied: number): number {
  return occupied | ((SPANS[occupied]! >>> 4) << 16);
}

/** [2] Whether the columns beyond the pieces are closed. */
export function hasColumnLimits(occupied: number): boolean {
  return (wallsOf(occupied) & COLUMN_LIMITS) !== 0;
}

/** [2] Whether the rows beyond the pieces are closed. */
export function hasRowLimits(occupied: number): boolean {
  return (wallsOf(occupied) & ROW_LIMITS) !== 0;
}

/** The obstacles at the four sides of a window cell that surround it. Impossible ones for numbers that are no cell. */
const NEEDED = new Int32Array(2 * WINDOW_CELLS).fill(-1);
for (let cell = 0; cell < WINDOW_CELLS; cell++) {
  const bit = 1 << cell;
  const across = ((bit & ~FILE_E) << 1) | ((bit & ~FILE_B) >>> 1);
  const upAndDown = ((bit << WINDOW_WIDTH) | (bit >>> WINDOW_WIDTH)) & WINDOW;
  const columnLimits = (bit & (FILE_B | FILE_E)) === 0 ? 0 : COLUMN_LIMITS;
  const rowLimits = (bit & (RANK_2 | RANK_5)) === 0 ? 0 : ROW_LIMITS;
  NEEDED[cell] = across | upAndDown | columnLimits | rowLimits;
}

/** [7] Whether each side of a cell is occupied or beyond a limit; false for a piece that is not in play. */
export function isSurrounded(place: number, walls: number): boolean {
  return (NEEDED[place]! & ~walls) === 0;
}

/** The obstacles still missing at the sides of a window cell to surround it: cells, and limits as in `wallsOf`. */
export function missingAround(cell: number, walls: number): number {
  return NEEDED[cell]! & ~walls;
}

/** The bit of `missingAround` for the next cell to the right of, or above, a window cell. */
export function sideBit(cell: number, [right, up]: readonly [right: number, up: number]): number {
  const beside = cellAt(columnOf(cell) + right, rowOf(cell) + up);
  if (beside < WINDOW_CELLS) return beside;
  return lowestBit(right === 0 ? ROW_LIMITS : COLUMN_LIMITS);
}

/** How many sides of a window cell are neither occupied nor beyond a limit. */
export function openSides(cell: number, walls: number): number {
  return popCount(NEEDED[cell]! & ~walls);
}
