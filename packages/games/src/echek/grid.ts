// Hot: read for every move that is generated, checked or played. Numbers in brackets are the rules of README.md.
import { popCount } from '../board/bits.ts';

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

// Tables are private to their module and read through small functions: V8 folds a module's own constants into the code
// that it compiles, but not those that another module exports.
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

/** By how much window cell numbers grow when the formation steps back inside after a piece landed on a cell. */
export function stepBackFrom(cell: number): number {
  return STEPS_BACK[cell]!;
}

/** The window cell that a cell of the grid becomes when the formation has stepped back from it. */
export function insideOf(cell: number): number {
  return INSIDE[cell]!;
}

/** Moves a set of window cells; the caller knows that none leaves the window. */
export function shiftSet(cells: number, step: number): number {
  return step < 0 ? (cells >>> -step) | 0 : cells << step;
}

/** The four columns, as four bits from the left, that a set of window cells stands on. */
export function columnsOf(cells: number): number {
  return (cells | (cells >>> 4) | (cells >>> 8) | (cells >>> 12)) & 15;
}

/** The same for the four rows, from the bottom. */
export function rowsOf(cells: number): number {
  const ends = cells | (cells >>> 1) | (cells >>> 2) | (cells >>> 3);
  return (ends & 1) | ((ends >>> 3) & 2) | ((ends >>> 6) & 4) | ((ends >>> 9) & 8);
}

/** [2] Whether the pieces close the columns left and right of them. */
export function closesColumns(occupied: number): boolean {
  return (occupied & FILE_B) !== 0 && (occupied & FILE_E) !== 0;
}

/** [2] Whether the pieces close the rows above and below them. */
export function closesRows(occupied: number): boolean {
  return (occupied & RANK_2) !== 0 && (occupied & RANK_5) !== 0;
}

/** The cells of a set and all that touch one of them by side or corner, as far as they lie in the window. */
export function spread(cells: number): number {
  const wide = cells | ((cells & ~FILE_E) << 1) | ((cells & ~FILE_B) >>> 1);
  return (wide | (wide << WINDOW_WIDTH) | (wide >>> WINDOW_WIDTH)) & WINDOW;
}

/** All cells of a set that hang together with the lowest one, by sides or corners. */
export function firstGroup(cells: number): number {
  let group = cells & -cells;
  for (;;) {
    const wider = spread(group) & cells;
    if (wider === group) return group;
    group = wider;
  }
}

/** [3] Whether a set of window cells hangs together. */
export function isOneGroup(cells: number): boolean {
  return firstGroup(cells) === cells;
}

/** The window cells at the four sides of a window cell. */
const BESIDE = Int32Array.from({ length: WINDOW_CELLS }, (_, cell) => {
  const bit = 1 << cell;
  const across = ((bit & ~FILE_E) << 1) | ((bit & ~FILE_B) >>> 1);
  return (across | (bit << WINDOW_WIDTH) | (bit >>> WINDOW_WIDTH)) & WINDOW;
});

/** [7] Whether each side of a window cell is occupied or lies beyond a limit. */
export function isSurrounded(cell: number, occupied: number): boolean {
  return (BESIDE[cell]! & ~occupied) === 0 && openEdges(cell, occupied) === 0;
}

/** How many sides of a window cell leave the window and are not shut by a limit: short of four there is none. */
function openEdges(cell: number, occupied: number): number {
  const bit = 1 << cell;
  const across = (bit & (FILE_B | FILE_E)) !== 0 && !closesColumns(occupied) ? 1 : 0;
  return (bit & (RANK_2 | RANK_5)) !== 0 && !closesRows(occupied) ? across + 1 : across;
}

/** How many sides of a window cell are neither occupied nor beyond a limit. */
export function openSides(cell: number, occupied: number): number {
  return popCount(BESIDE[cell]! & ~occupied) + openEdges(cell, occupied);
}
