// Hot: every judgement begins here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import * as geometryModule from '../geometry.ts';
import * as piecesModule from '../pieces.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { ALL_PINS, CELLS, HOLES, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { cellOf } = piecesModule;

// A set of cells is two words: `low` has the cells 0–17 and `high` the cells 18–35, the lowest cell in the lowest bit.
export const HALF = 18;
const HALF_MASK = (1 << HALF) - 1;

// The pins of a piece become cells in two steps. First they are spread to where they would lead from cell 14, from which
// every hole leads to a number from 0 to 28; then that word is shifted to where the piece stands.
const CENTRE = 14;
const BYTE = 255;

/** The spread pins of each byte of a set of pins: the lowest byte, the middle one, the highest. */
const SPREAD_LOW = new Int32Array(BYTE + 1);
const SPREAD_MIDDLE = new Int32Array(BYTE + 1);
const SPREAD_HIGH = new Int32Array(BYTE + 1);
for (let byte = 0; byte <= BYTE; byte++) {
  SPREAD_LOW[byte] = spreadSlowly(byte);
  SPREAD_MIDDLE[byte] = spreadSlowly(byte << 8);
  SPREAD_HIGH[byte] = spreadSlowly(byte << 16);
}

function spreadSlowly(pins: number): number {
  let spread = 0;
  for (let hole = 0; hole < HOLES; hole++) if ((pins & pinIn(hole)) !== 0) spread |= 1 << (CENTRE + OFFSETS[hole]!);
  return spread;
}

/** The cells to which spread pins lead from a cell; they must stay on the board. */
function lowCells(spread: number, cell: number): number {
  return (cell < CENTRE ? spread >>> (CENTRE - cell) : spread << (cell - CENTRE)) & HALF_MASK;
}

/** From the lowest cells nothing leads to the high half; the shift in two keeps the second one below 32. */
function highCells(spread: number, cell: number): number {
  return cell < 32 ? (spread >>> 1) >>> (31 - cell) : (spread << (cell - 32)) & HALF_MASK;
}

/** The cells around each cell, to which some pin leads. */
const AROUND_LOW = new Int32Array(CELLS);
const AROUND_HIGH = new Int32Array(CELLS);
for (let cell = 0; cell < CELLS; cell++) {
  AROUND_LOW[cell] = lowCells(spreadSlowly(REACH[cell]!), cell);
  AROUND_HIGH[cell] = highCells(spreadSlowly(REACH[cell]!), cell);
}

export function isIn(low: number, high: number, cell: number): boolean {
  return cell < HALF ? ((low >>> cell) & 1) === 1 : ((high >>> (cell - HALF)) & 1) === 1;
}

export function countCells(low: number, high: number): number {
  return popCount(low) + popCount(high);
}

/** What one side has and reaches. */
export class AttackMap {
  pieces = 0;
  pins = 0;
  /** [3] Steps, those that take own pieces too. */
  steps = 0;
  /** The pins of the piece that has the most. */
  fullest = 0;
  /** The cells on which the side stands. */
  ownLow = 0;
  ownHigh = 0;
  /** The cells to which it can step, and those to which it can step with two pieces. */
  onceLow = 0;
  onceHigh = 0;
  twiceLow = 0;
  twiceHigh = 0;

  /** Looks at the side that has this first slot. */
  look(board: Int32Array, firstSlot: number): void {
    let pieces = 0;
    let pins = 0;
    let steps = 0;
    let fullest = 0;
    let ownLow = 0;
    let ownHigh = 0;
    let onceLow = 0;
    let onceHigh = 0;
    let twiceLow = 0;
    let twiceHigh = 0;
    for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
      const piece = board[slot]!;
      if (piece === 0) continue;
      const cell = cellOf(piece);
      const stepPins = piece & REACH[cell]!;
      const filled = popCount(piece & ALL_PINS);
      pieces++;
      pins += filled;
      steps += popCount(stepPins);
      if (filled > fullest) fullest = filled;
      if (cell < HALF) ownLow |= 1 << cell;
      else ownHigh |= 1 << (cell - HALF);
      const spread =
        SPREAD_LOW[stepPins & BYTE]! | SPREAD_MIDDLE[(stepPins >>> 8) & BYTE]! | SPREAD_HIGH[stepPins >>> 16]!;
      const low = lowCells(spread, cell);
      const high = highCells(spread, cell);
      twiceLow |= onceLow & low;
      twiceHigh |= onceHigh & high;
      onceLow |= low;
      onceHigh |= high;
    }
    this.pieces = pieces;
    this.pins = pins;
    this.steps = steps;
    this.fullest = fullest;
    this.ownLow = ownLow;
    this.ownHigh = ownHigh;
    this.onceLow = onceLow;
    this.onceHigh = onceHigh;
    this.twiceLow = twiceLow;
    this.twiceHigh = twiceHigh;
  }
}

/** Pairs of a piece of the side that has this first slot and one of the other side near it. */
export function countContacts(board: Int32Array, firstSlot: number, other: AttackMap): number {
  const { ownLow, ownHigh } = other;
  let count = 0;
  for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
    const piece = board[slot]!;
    if (piece === 0) continue;
    const cell = cellOf(piece);
    count += countCells(AROUND_LOW[cell]! & ownLow, AROUND_HIGH[cell]! & ownHigh);
  }
  return count;
}
