// Hot: sets of cells, and the steps and jumps that men make on them. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { Grid } from '../board/grid.ts';
import type { MoveList } from '../contract/index.ts';
import * as movesModule from './moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit, popCount, selectBit } = bitsModule;
const { NOWHERE, packCapture, packDrop, packStep, PASS } = movesModule;

/**
 * Cells are numbered from a1 = 0 along the rows to e5 = 24, and a set of cells is the 25-bit mask of those numbers:
 *
 *   5 | 20 21 22 23 24
 *   4 | 15 16 17 18 19
 *   3 | 10 11 12 13 14
 *   2 |  5  6  7  8  9
 *   1 |  0  1  2  3  4
 *        a  b  c  d  e
 */
export const WIDTH = 5;
export const CELLS = 25;
export const GRID = new Grid(WIDTH, WIDTH);
export const BOARD = (1 << CELLS) - 1;
const FILE_A = 0b00001_00001_00001_00001_00001;
export const NOT_FILE_A = BOARD & ~FILE_A;
export const NOT_FILE_E = BOARD & ~(FILE_A << 4);

/** At most 25 drops and 48 steps, or 48 jumps with 11 removals each. */
export const MOST_MOVES = 640;

// The four directions: how a set of cells moves one cell that way, and by how much cell numbers grow.
const UP = 0;
const DOWN = 1;
const RIGHT = 2;
export const DIRECTIONS = 4;
export const DELTAS = new Int32Array([WIDTH, -WIDTH, 1, -1]);

function shift(cells: number, direction: number): number {
  if (direction === UP) return (cells << WIDTH) & BOARD;
  if (direction === DOWN) return cells >>> WIDTH;
  if (direction === RIGHT) return (cells & NOT_FILE_E) << 1;
  return (cells & NOT_FILE_A) >>> 1;
}

/** The cells on which no man stands. */
export function emptyCells(mine: number, theirs: number): number {
  return BOARD & ~(mine | theirs);
}

/** [2] The cells that some man enters by a step in a direction. */
export function stepsTo(mine: number, theirs: number, direction: number): number {
  return shift(mine, direction) & ~(mine | theirs);
}

/** [2] The cells on which some man lands after jumping over an enemy man in a direction. */
export function jumpsTo(mine: number, theirs: number, direction: number): number {
  return shift(shift(mine, direction) & theirs, direction) & ~(mine | theirs);
}

/** Whether some man can step or capture. */
export function canMove(mine: number, theirs: number): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if ((stepsTo(mine, theirs, direction) | jumpsTo(mine, theirs, direction)) !== 0) return true;
  }
  return false;
}

export function pushDrops(into: MoveList, empty: number): void {
  for (; empty !== 0; empty &= empty - 1) into.push(packDrop(lowestBit(empty)));
}

/** Lists all steps and captures. */
export function pushManMoves(into: MoveList, mine: number, theirs: number): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    for (let targets = stepsTo(mine, theirs, direction); targets !== 0; targets &= targets - 1) {
      const to = lowestBit(targets);
      into.push(packStep(to - delta, to));
    }
    for (let targets = jumpsTo(mine, theirs, direction); targets !== 0; targets &= targets - 1) {
      const to = lowestBit(targets);
      let others = theirs & ~(1 << (to - delta));
      if (others === 0) into.push(packCapture(to - 2 * delta, to, NOWHERE));
      for (; others !== 0; others &= others - 1) into.push(packCapture(to - 2 * delta, to, lowestBit(others)));
    }
  }
}

/** [2] A jump takes one man and then any other one, if there is one. */
function removalsPerJump(theirs: number): number {
  const others = popCount(theirs) - 1;
  return others === 0 ? 1 : others;
}

/** How many moves `pushManMoves` lists. */
export function countManMoves(mine: number, theirs: number): number {
  let steps = 0;
  let jumps = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    steps += popCount(stepsTo(mine, theirs, direction));
    jumps += popCount(jumpsTo(mine, theirs, direction));
  }
  return jumps === 0 ? steps : steps + jumps * removalsPerJump(theirs);
}

/** The move at a place of the list that `pushManMoves` would make. */
export function selectManMove(mine: number, theirs: number, place: number): number {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    const steps = stepsTo(mine, theirs, direction);
    const stepCount = popCount(steps);
    if (place < stepCount) {
      const to = selectBit(steps, place);
      return packStep(to - delta, to);
    }
    place -= stepCount;
    const jumps = jumpsTo(mine, theirs, direction);
    if (jumps === 0) continue;
    const removals = removalsPerJump(theirs);
    const jumpMoves = popCount(jumps) * removals;
    if (place < jumpMoves) {
      const to = selectBit(jumps, Math.floor(place / removals));
      const others = theirs & ~(1 << (to - delta));
      return packCapture(to - 2 * delta, to, others === 0 ? NOWHERE : selectBit(others, place % removals));
    }
    place -= jumpMoves;
  }
  return PASS;
}

/** How many jumps there are, each man and direction counted once. */
export function jumpsIn(mine: number, theirs: number): number {
  let jumps = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) jumps += popCount(jumpsTo(mine, theirs, direction));
  return jumps;
}

/** How far apart two cells are along a row or column, 0 when they are not in line. */
export function distance(from: number, to: number): number {
  const columns = Math.abs((from % WIDTH) - (to % WIDTH));
  const rows = Math.abs(Math.floor(from / WIDTH) - Math.floor(to / WIDTH));
  return columns === 0 || rows === 0 ? columns + rows : 0;
}
