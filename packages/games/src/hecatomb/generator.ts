// Hot: search lives here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import type { MoveList } from '../contract/index.ts';
import * as cellsModule from './cells.ts';
import * as movesModule from './moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit, popCount, selectBit } = bitsModule;
const { CELLS, distance, highBit, isIn, lowBit } = cellsModule;
const { packMove } = movesModule;

// All queens of a side move at once. In one direction a queen stops before the next piece of its side, so that no
// cell is reached by two queens: each cell in the set of reached cells is one move, and the direction and the
// distance give the cell where that move began. Counting moves is counting bits.

const NOT_FILE_A = ~0x01010101;
const NOT_FILE_H = ~0x80808080;
const ALL_FILES = ~0;

// The four lines through a cell, by how much cell numbers grow along them (right, up left, up, up right), and the
// files that a step up or down that line can arrive on: a step that leaves the board would arrive on the far file.
const LINES = 4;
const STRIDES = new Int32Array([1, 7, 8, 9]);
const UP_FILES = new Int32Array([NOT_FILE_A, NOT_FILE_H, ALL_FILES, NOT_FILE_A]);
const DOWN_FILES = new Int32Array([NOT_FILE_H, NOT_FILE_A, ALL_FILES, NOT_FILE_H]);

// As if all lines of 31 queens and a king were open: more than any position has.
const MOST_MOVES = 31 * 27 + 8;

/** The cells one step from each cell. */
const KING_LOW = new Int32Array(CELLS);
const KING_HIGH = new Int32Array(CELLS);
for (let from = 0; from < CELLS; from++) {
  for (let to = 0; to < CELLS; to++) {
    if (distance(from, to) !== 1) continue;
    KING_LOW[from] = KING_LOW[from]! | lowBit(to);
    KING_HIGH[from] = KING_HIGH[from]! | highBit(to);
  }
}

/**
 * [2] Adds the moves of a side, in a fixed order: line by line, up before down, near before far; then the king's.
 * There is always one, so no side ever passes [3].
 */
export function pushMoves(
  into: MoveList,
  king: number,
  mineLow: number,
  mineHigh: number,
  theirsLow: number,
  theirsHigh: number,
): void {
  const queensLow = mineLow & ~lowBit(king);
  const queensHigh = mineHigh & ~highBit(king);
  const emptyLow = ~(mineLow | theirsLow);
  const emptyHigh = ~(mineHigh | theirsHigh);
  into.reserve(MOST_MOVES);
  const packed = into.packed;
  let length = into.length;
  for (let line = 0; line < LINES; line++) {
    const stride = STRIDES[line]!;
    const carry = 32 - stride;
    const openUpLow = UP_FILES[line]! & ~mineLow;
    const openUpHigh = UP_FILES[line]! & ~mineHigh;
    let low = queensLow;
    let high = queensHigh;
    for (let travelled = stride; ; travelled += stride) {
      high = ((high << stride) | (low >>> carry)) & openUpHigh;
      low = (low << stride) & openUpLow;
      if ((low | high) === 0) break;
      length = pushArrivals(packed, length, low, 0, travelled);
      length = pushArrivals(packed, length, high, 32, travelled);
      low &= emptyLow;
      high &= emptyHigh;
    }
    const openDownLow = DOWN_FILES[line]! & ~mineLow;
    const openDownHigh = DOWN_FILES[line]! & ~mineHigh;
    low = queensLow;
    high = queensHigh;
    for (let travelled = -stride; ; travelled -= stride) {
      low = ((low >>> stride) | (high << carry)) & openDownLow;
      high = (high >>> stride) & openDownHigh;
      if ((low | high) === 0) break;
      length = pushArrivals(packed, length, low, 0, travelled);
      length = pushArrivals(packed, length, high, 32, travelled);
      low &= emptyLow;
      high &= emptyHigh;
    }
  }
  length = pushKingMoves(packed, length, king, KING_LOW[king]! & ~mineLow, 0);
  into.length = pushKingMoves(packed, length, king, KING_HIGH[king]! & ~mineHigh, 32);
}

/** Adds a move to each cell of one word, whose bit 0 is the cell `first`; each move began `travelled` cells before. */
function pushArrivals(packed: Int32Array, length: number, word: number, first: number, travelled: number): number {
  for (; word !== 0; word &= word - 1) {
    const to = first + lowestBit(word);
    packed[length++] = packMove(to - travelled, to);
  }
  return length;
}

function pushKingMoves(packed: Int32Array, length: number, king: number, word: number, first: number): number {
  for (; word !== 0; word &= word - 1) packed[length++] = packMove(king, first + lowestBit(word));
  return length;
}

// The cells that the last call of `reach` found: two words for each line upwards, each line downwards, and the king.
const DOWN = 2 * LINES;
const KING = 4 * LINES;
const REACHED = new Int32Array(KING + 2);

/** [2] Finds the cells that a side can go to, and how many moves that makes. */
export function reach(king: number, mineLow: number, mineHigh: number, theirsLow: number, theirsHigh: number): number {
  const queensLow = mineLow & ~lowBit(king);
  const queensHigh = mineHigh & ~highBit(king);
  const emptyLow = ~(mineLow | theirsLow);
  const emptyHigh = ~(mineHigh | theirsHigh);
  let count = setReached(KING, KING_LOW[king]! & ~mineLow, KING_HIGH[king]! & ~mineHigh);
  for (let line = 0; line < LINES; line++) {
    const stride = STRIDES[line]!;
    const carry = 32 - stride;
    const openUpLow = UP_FILES[line]! & ~mineLow;
    const openUpHigh = UP_FILES[line]! & ~mineHigh;
    let low = queensLow;
    let high = queensHigh;
    let allLow = 0;
    let allHigh = 0;
    do {
      high = ((high << stride) | (low >>> carry)) & openUpHigh;
      low = (low << stride) & openUpLow;
      allLow |= low;
      allHigh |= high;
      low &= emptyLow;
      high &= emptyHigh;
    } while ((low | high) !== 0);
    count += setReached(2 * line, allLow, allHigh);
    const openDownLow = DOWN_FILES[line]! & ~mineLow;
    const openDownHigh = DOWN_FILES[line]! & ~mineHigh;
    low = queensLow;
    high = queensHigh;
    allLow = 0;
    allHigh = 0;
    do {
      low = ((low >>> stride) | (high << carry)) & openDownLow;
      high = (high >>> stride) & openDownHigh;
      allLow |= low;
      allHigh |= high;
      low &= emptyLow;
      high &= emptyHigh;
    } while ((low | high) !== 0);
    count += setReached(DOWN + 2 * line, allLow, allHigh);
  }
  return count;
}

function setReached(index: number, low: number, high: number): number {
  REACHED[index] = low;
  REACHED[index + 1] = high;
  return popCount(low) + popCount(high);
}

/** The move at an index of those that the last call of `reach` counted; the side must be the same. */
export function selectMove(place: number, king: number, mineLow: number, mineHigh: number): number {
  let index = 0;
  for (let moves = popCount(REACHED[0]!); place >= moves; moves = popCount(REACHED[index]!)) {
    place -= moves;
    index++;
  }
  const to = (index & 1) * 32 + selectBit(REACHED[index]!, place);
  if (index >= KING) return packMove(king, to);
  const stride = STRIDES[(index >> 1) & (LINES - 1)]!;
  const back = index < DOWN ? -stride : stride;
  let from = to + back;
  while (!isIn(mineLow, mineHigh, from)) from += back;
  return packMove(from, to);
}
