// Hot: the classic players try tens of thousands of steps a move.
import * as bitsModule from '../board/bits.ts';
import { type Side, SIDES } from '../contract/index.ts';
import * as geometryModule from './geometry.ts';
import * as movesModule from './moves.ts';
import * as piecesModule from './pieces.ts';
import type { EigenstatePosition } from './rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { CELLS, columnOf, HOLES, leadingPin, OFFSETS, PIECES_EACH, pinIn, REACH, rowOf } = geometryModule;
const { holeOf, NONE, packPlace, pieceOf } = movesModule;
const { cellOf, FIRST_SLOTS, firstSlotOf, packPiece, pinsOf, SLOTS } = piecesModule;

// The classic players only look ahead at steps: pins do not change, and the end of the game is not recognised.

// The parts of a board's value, for the side that evaluates it.
const PIECE = 10;
const PIN = 1;
const STEP = 1;
/** A step of its own that takes an enemy piece, and one of the enemy that takes its own. */
const THREAT = 3;
const DANGER = -8;
/** A line in which the side has no step left; all other values are higher. */
export const NO_STEP = -1000;

/** The order in which the players try the holes of a piece: columns 5 to 1 and in each rows 5 to 1. */
export const TRIED_HOLES: readonly number[] = Array.from({ length: HOLES }, (_, hole) => hole).sort(
  (a, b) => columnOf(b) - columnOf(a) || rowOf(b) - rowOf(a),
);
const TRIED = Int32Array.from(TRIED_HOLES);

const OTHER_SIDE = FIRST_SLOTS[0] ^ FIRST_SLOTS[1];
/** What a step by each hole adds to a piece. */
const STEPS = OFFSETS.map((offset) => offset << HOLES);

/** The pieces of a position, on which steps are tried. A side is named by its first slot. */
export class Lookahead {
  private readonly slots = new Int32Array(SLOTS);
  /** The slot of the piece on each cell, 0 when it is empty. */
  private readonly board = new Int32Array(CELLS);
  /** By slot, the piece that was there when it was taken; on one line a piece is taken once at most. */
  private readonly taken = new Int32Array(SLOTS);
  /** The step that the latest search would take, NONE when the side has none. */
  private choice = NONE;

  constructor(position: EigenstatePosition) {
    for (const side of SIDES) {
      for (let piece = 0; piece < PIECES_EACH; piece++) {
        const setup = position.piece(side, piece);
        if (setup === null) continue;
        const slot = firstSlotOf(side) + piece;
        this.slots[slot] = packPiece(setup.cell, setup.pins);
        this.board[setup.cell] = slot;
      }
    }
  }

  /** The value of a board for a side. */
  value(side: Side): number {
    return this.valueFor(firstSlotOf(side));
  }

  /** The value of a side's step at a search depth. */
  valueOfStep(side: Side, step: number, depth: number): number {
    return this.valueOfLine(firstSlotOf(side), step, depth);
  }

  private valueFor(side: number): number {
    const { slots } = this;
    const enemy = side ^ OTHER_SIDE;
    let value = 0;
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const ours = slots[side + piece]!;
      if (ours !== 0) value += PIECE + PIN * popCount(pinsOf(ours)) + this.activity(ours, cellOf(ours), enemy);
      const theirs = slots[enemy + piece]!;
      if (theirs === 0) continue;
      value -= PIECE + PIN * popCount(pinsOf(theirs)) + STEP * popCount(theirs & REACH[cellOf(theirs)]!);
    }
    return value;
  }

  /** The part of the value that changes when a piece goes to another cell: its steps, its threats, its danger. */
  private activity(piece: number, cell: number, enemy: number): number {
    const { slots } = this;
    let value = STEP * popCount(piece & REACH[cell]!);
    for (let slot = enemy; slot < enemy + PIECES_EACH; slot++) {
      const other = slots[slot]!;
      if (other === 0) continue;
      const there = cellOf(other);
      if ((piece & leadingPin(cell, there)) !== 0) value += THREAT;
      if ((other & leadingPin(there, cell)) !== 0) value += DANGER;
    }
    return value;
  }

  /** Makes the step and the enemy's best answer; returns the best value that the side then has. */
  private valueOfLine(side: number, step: number, depth: number): number {
    const taken = this.make(side, step);
    const value = depth === 1 ? this.valueFor(side) : this.valueOfAnswer(side, depth - 1);
    this.unmake(side, step, taken);
    return value;
  }

  private valueOfAnswer(side: number, depth: number): number {
    const enemy = side ^ OTHER_SIDE;
    this.search(enemy, depth);
    const answer = this.choice;
    if (answer === NONE) return this.search(side, depth);
    const taken = this.make(enemy, answer);
    const value = this.search(side, depth);
    this.unmake(enemy, answer, taken);
    return value;
  }

  /** Finds the best value of a side's steps and leaves the first step that has it in `choice`. Pieces in name order. */
  private search(side: number, depth: number): number {
    const enemy = side ^ OTHER_SIDE;
    const now = depth === 1 ? this.valueFor(side) : 0;
    let best = NO_STEP;
    let chosen = NONE;
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const word = this.slots[side + piece]!;
      const from = cellOf(word);
      let pins = word & REACH[from]!;
      if (pins === 0) continue;
      const without = depth === 1 ? now - this.activity(word, from, enemy) : 0;
      for (let index = 0; pins !== 0; index++) {
        const hole = TRIED[index]!;
        if ((pins & pinIn(hole)) === 0) continue;
        pins ^= pinIn(hole);
        const to = from + OFFSETS[hole]!;
        // The last step need not be made: to an empty cell it only changes the piece's own part of the value.
        const isPlain = depth === 1 && this.board[to] === 0;
        const value = isPlain
          ? without + this.activity(word, to, enemy)
          : this.valueOfLine(side, packPlace(piece, hole), depth);
        if (chosen !== NONE && value <= best) continue;
        best = value;
        chosen = packPlace(piece, hole);
      }
    }
    this.choice = chosen;
    return best;
  }

  /** Makes a step; returns the slot of the piece that it takes, or 0. */
  private make(side: number, step: number): number {
    const { slots, board } = this;
    const slot = side + pieceOf(step);
    const before = slots[slot]!;
    const after = (before + STEPS[holeOf(step)]!) | 0;
    const taken = board[cellOf(after)]!;
    this.taken[taken] = slots[taken]!;
    slots[taken] = 0;
    slots[slot] = after;
    board[cellOf(before)] = 0;
    board[cellOf(after)] = slot;
    return taken;
  }

  private unmake(side: number, step: number, taken: number): void {
    const { slots, board } = this;
    const slot = side + pieceOf(step);
    const after = slots[slot]!;
    const before = (after - STEPS[holeOf(step)]!) | 0;
    slots[slot] = before;
    board[cellOf(before)] = slot;
    board[cellOf(after)] = taken;
    slots[taken] = this.taken[taken]!;
  }
}
