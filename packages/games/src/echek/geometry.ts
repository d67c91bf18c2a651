// Hot: the tables below are read for every move that is generated or played.
import { lowestBit } from '../board/bits.ts';

/**
 * The grid has two zones. The **window** b2–e5 holds all pieces between turns; its cells are numbered 0–15, and a set of
 * them is a 16-bit mask. The **ring** around it is reached only within a turn; its cells are numbered 32–51, bit 0–19 of
 * a second word. So a cell is `zone * 32 + bit`, and a set of grid cells is one word for each zone.
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
const WINDOW = 1;
const RING = 2;
export const ZONES = 2;
const CELL_NUMBERS = 64;
const WINDOW_MASK = 0xffff;

// Sets of window cells.
const FILE_B = 0x1111;
const FILE_E = 0x8888;
const RANK_2 = 0x000f;
const RANK_5 = 0xf000;

/** The column and the row of a cell in the grid, 0–5, or −1 for a number that is no cell. */
export const COLUMNS = new Int8Array(CELL_NUMBERS).fill(-1);
export const ROWS = new Int8Array(CELL_NUMBERS).fill(-1);
const CELL_AT = new Int8Array(GRID_WIDTH * GRID_WIDTH);
