// Hot: a search looks along the lines of kings and queens at every node.
import * as bitsModule from '../board/bits.ts';
import * as cellsModule from './cells.ts';
import { strideTowards } from './legality.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit } = bitsModule;
const { CELLS, distance, highBit, lowBit } = cellsModule;

const NOT_FILE_A = ~0x01010101;
const NOT_FILE_H = ~0x80808080;
const ALL_FILES = ~0;

// The four lines through a cell: right, up left, up, up right. A step up a line adds its stride to the number of a cell; a
// step that leaves the board at a side would arrive on the far file.
const LINES = 4;
const STRIDES = new Int32Array([1, 7, 8, 9]);
const UP_FILES = new Int32Array([NOT_FILE_A, NOT_FILE_H, ALL_FILES, NOT_FILE_A]);
const DOWN_FILES = new Int32Array([NOT_FILE_H, NOT_FILE_A, ALL_FILES, NOT_FILE_H]);

/** Four words for each line of each cell: the cells up the line, low and high, and those down the line. */
const RAYS = new Int32Array(CELLS * LINES * 4);
/** The direction, 1 to 8, from one cell to another; 0 when they are on no line. */
const WAYS = new Int8Array(CELLS * CELLS);
const NEAR_LOW = new Int32Array(CELLS + 1);
const NEAR_HIGH = new Int32Array(CELLS + 1);

const rayIndex = (from: number, way: number): number => from * LINES * 4 + (way - 1) * 2;

for (let from = 0; from < CELLS; from++) {
  for (let to = 0; to < CELLS; to++) {
    const stride = from === to ? 0 : strideTowards(from, to);
    if (stride === 0) continue;
    const way = 2 * STRIDES.indexOf(Math.abs(stride)) + (stride > 0 ? 1 : 2);
    WAYS[from * CELLS + to] = way;
    const index = rayIndex(from, way);
    RAYS[index] = RAYS[index]! | lowBit(to);
    RAYS[index + 1] = RAYS[index + 1]! | highBit(to);
    if (distance(from, to) !== 1) continue;
    NEAR_LOW[from] = NEAR_LOW[from]! | lowBit(to);
    NEAR_HIGH[from] = NEAR_HIGH[from]! | highBit(to);
  }
}

/** The first cell of a set that is not empty. */
export const firstCell = (low: number, high: number): number => (low === 0 ? 32 + lowestBit(high) : lowestBit(low));

/** The cells one step from a cell; none for a king that was taken. */
export const nearLow = (cell: number): number => NEAR_LOW[cell]!;
export const nearHigh = (cell: number): number => NEAR_HIGH[cell]!;

/** The way from one cell to another, 1 to 8, or 0 when they are on no line. */
export const wayTo = (from: number, to: number): number => WAYS[from * CELLS + to]!;

/** The cells of a way, from a cell to the edge. */
export const wayLow = (from: number, way: number): number => RAYS[rayIndex(from, way)]!;
export const wayHigh = (from: number, way: number): number => RAYS[rayIndex(from, way) + 1]!;

/** The set of cells seen from a cell. One object is refilled, so that nothing is allocated. */
export class LineAttacks {
  low = 0;
  high = 0;

  /** What is seen from a cell along its eight ways: all empty cells up to the first piece, and that piece. */
  lookFrom(cell: number, occupiedLow: number, occupiedHigh: number): void {
    let low = 0;
    let high = 0;
    const start = cell * LINES * 4;
    for (let index = start; index < start + LINES * 4; index += 4) {
      // `x ^ (x - 1)` has all bits up to the lowest of x, and all bits when there is none.
      const upLow = RAYS[index]!;
      const upHigh = RAYS[index + 1]!;
      const firstUp = upLow & occupiedLow;
      low |= upLow & (firstUp ^ (firstUp - 1));
      if (firstUp === 0) {
        const nextUp = upHigh & occupiedHigh;
        high |= upHigh & (nextUp ^ (nextUp - 1));
      }
      const downLow = RAYS[index + 2]!;
      const downHigh = RAYS[index + 3]!;
      const firstDown = downHigh & occupiedHigh;
      high |= downHigh & (-1 << (31 - Math.clz32(firstDown | 1)));
      if (firstDown === 0) low |= downLow & (-1 << (31 - Math.clz32((downLow & occupiedLow) | 1)));
    }
    this.low = low;
    this.high = high;
  }

  /** What a set of queens sees: what they can reach, and which pieces of their own side they guard. */
  lookFromQueens(queensLow: number, queensHigh: number, emptyLow: number, emptyHigh: number): void {
    let allLow = 0;
    let allHigh = 0;
    for (let line = 0; line < LINES; line++) {
      const stride = STRIDES[line]!;
      const carry = 32 - stride;
      const up = UP_FILES[line]!;
      let low = queensLow;
      let high = queensHigh;
      do {
        high = ((high << stride) | (low >>> carry)) & up;
        low = (low << stride) & up;
        allLow |= low;
        allHigh |= high;
        low &= emptyLow;
        high &= emptyHigh;
      } while ((low | high) !== 0);
      const down = DOWN_FILES[line]!;
      low = queensLow;
      high = queensHigh;
      do {
        low = ((low >>> stride) | (high << carry)) & down;
        high = (high >>> stride) & down;
        allLow |= low;
        allHigh |= high;
        low &= emptyLow;
        high &= emptyHigh;
      } while ((low | high) !== 0);
    }
    this.low = allLow;
    this.high = allHigh;
  }
}
