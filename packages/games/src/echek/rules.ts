// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { lowestBit, popCount, selectBit } from '../board/bits.ts';
import {
  draw,
  loss,
  type Move,
  type MoveList,
  type Outcome,
  own,
  type Position,
  type Random,
  type Side,
  SIDES,
  toMove,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import { gatherGroups, MOST_MOVES, STEMS, TARGETS } from './generator.ts';
import { columnsOf, insideCell, isSurrounded, shiftSet, STEP_BACK, WINDOW_CELLS, WINDOW_WIDTH } from './grid.ts';
import { cellsOf, DEAD, laneOf, pieceOn, RESERVE, shiftLanes, withLane } from './lanes.ts';
import { type Board, isLegalTurn } from './legality.ts';
import {
  CASTLE,
  fromOf,
  KING,
  kindOf,
  MOVE,
  NOWHERE,
  PASS,
  PIECES,
  pieceOf,
  QUEEN,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';

// The position is a stack of frames, one a ply: `apply` writes the next frame, `undo` drops it. Words of a frame:
const WHITE = 0; // where white's pieces are, in lanes
const BLACK = 1;
const CELLS = 2; // the window cells of white's pieces in the lower half, of black's in the upper
const STATE = 3;
const CLOCK = 4;
const KEY_LOW = 5;
const KEY_HIGH = 6;
const FRAME = 7;
const FIRST_FRAMES = 64;

// Bits of the state.
const BLACK_TO_MOVE = 1;
const MAY_CASTLE = 2; // white's; black's is the next bit

/** Everything a position is made of, as its text has it. */
export interface EchekSetup {
  /** Where the pieces of each side are, from king to pawn: a window cell, `RESERVE` or `DEAD`. */
  readonly places: readonly [readonly number[], readonly number[]];
  readonly turn: Side;
  readonly mayCastle: readonly [boolean, boolean];
  readonly clock: number;
}

export class EchekPosition implements Position {
  private frames = new Int32Array(FRAME * FIRST_FRAMES);
  private base = 0;

  static fromSetup(setup: EchekSetup): EchekPosition {
    const position = new EchekPosition();
    const frames = position.frames;
    for (const [index, places] of setup.places.entries()) {
      let lanes = 0;
      for (const [piece, place] of places.entries()) lanes = withLane(lanes, piece, place);
      frames[WHITE + index] = lanes;
      frames[CELLS]! |= cellsOf(lanes) << (index * WINDOW_CELLS);
      if (setup.mayCastle[index]!) frames[STATE]! |= MAY_CASTLE << index;
    }
    if (setup.turn === 2) frames[STATE]! |= BLACK_TO_MOVE;
    frames[CLOCK] = setup.clock;
    position.writeKey();
    return position;
  }

  get turn(): Side {
    return (this.frames[this.base + STATE]! & BLACK_TO_MOVE) === 0 ? 1 : 2;
  }

  /** Plies since the last placement. */
  get clock(): number {
    return this.frames[this.base + CLOCK]!;
  }

  get keyLow(): number {
    return this.frames[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base + KEY_HIGH]!;
  }

  /** The window cells on which pieces stand. */
  get occupied(): number {
    const cells = this.frames[this.base + CELLS]!;
    return (cells | (cells >>> WINDOW_CELLS)) & 0xffff;
  }

  /** Where a piece is: a window cell, `RESERVE` or `DEAD`. */
  place(side: Side, piece: number): number {
    return laneOf(this.frames[this.base + WHITE + side - 1]!, piece);
  }

  /** Whether a side has not castled yet. */
  mayCastle(side: Side): boolean {
    return (this.frames[this.base + STATE]! & (MAY_CASTLE << (side - 1))) !== 0;
  }

  isOver(): boolean {
    const { frames, base } = this;
    const cells = frames[base + CELLS]!;
    const occupied = (cells | (cells >>> WINDOW_CELLS)) & 0xffff;
    return (
      isSurrounded(frames[base + WHITE]! & 31, occupied) ||
      isSurrounded(frames[base + BLACK]! & 31, occupied) ||
      frames[base + CLOCK]! >= CLOCK_LIMIT
    );
  }

  outcome(): Outcome | null {
    const white = isSurrounded(this.place(1, KING), this.occupied);
    const black = isSurrounded(this.place(2, KING), this.occupied);
    if (white && black) return draw('both-kings-surrounded'); // [7]
    if (white || black) return loss(white ? 1 : 2, 'king-surrounded');
    return this.clock >= CLOCK_LIMIT ? draw('no-progress') : null; // [9], after the kings
  }

  repetitionOutcome(): Outcome {
    return draw('repetition'); // [9]
  }

  /** [8] Whether the side to move can do nothing but pass. */
  mustPass(): boolean {
    return !this.isOver() && this.gather() === 0;
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isOver()) return;
    into.reserve(MOST_MOVES);
    const groups = this.gather();
    if (groups === 0) into.push(PASS);
    for (let group = 0; group < groups; group++) {
      const stem = STEMS[group]!;
      for (let targets = TARGETS[group]!; targets !== 0; targets &= targets - 1) into.push(stem | lowestBit(targets));
    }
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const groups = this.gather();
    return groups === 0 ? 1 : countIn(groups);
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    const { turn } = this;
    if (move === PASS) return this.gather() === 0;
    if (move === CASTLE) return this.mayCastle(turn) && this.place(turn, ROOK) < RESERVE;
    const cells = this.frames[this.base + CELLS]!;
    const white = cells & 0xffff;
    const black = cells >>> WINDOW_CELLS;
    board.mine = this.frames[this.base + WHITE + turn - 1]!;
    board.theirs = this.frames[this.base + BLACK + 1 - turn]!;
    board.own = turn === 1 ? white : black;
    board.enemies = turn === 1 ? black : white;
    return isLegalTurn(board, move);
  }

  randomMove(random: Random): Move {
    const groups = this.gather();
    if (groups === 0) return PASS;
    let chosen = random.below(countIn(groups));
    let group = 0;
    for (let size = popCount(TARGETS[0]!); chosen >= size; size = popCount(TARGETS[group]!)) {
      chosen -= size;
      group++;
    }
    return toMove(STEMS[group]! | selectBit(TARGETS[group]!, chosen));
  }

  apply(move: Move): void {
    const top = this.base;
    const next = top + FRAME;
    if (next + FRAME > this.frames.length) this.grow();
    const frames = this.frames;
    const state = frames[top + STATE]!;
    const side = state & BLACK_TO_MOVE;
    let mine = frames[top + WHITE + side]!;
    let theirs = frames[top + BLACK - side]!;
    let cells = frames[top + CELLS]!;
    let castled = 0;
    let clock = frames[top + CLOCK]! + 1;
    if (move < CASTLE) {
      const piece = pieceOf(move);
      let to = toOf(move);
      if (kindOf(move) === MOVE) {
        cells ^= (1 << fromOf(move)) << (side << 4);
        mine = withLane(mine, piece, RESERVE); // while the others step back
      } else {
        clock = 0; // [9]
        const removed = removedOf(move);
        if (removed !== NOWHERE) {
          // [6] back to its owner's reserve
          const bit = (1 << removed) << (side << 4);
          if ((cells & bit) !== 0) {
            cells ^= bit;
            mine = withLane(mine, pieceOn(mine, removed), RESERVE);
          } else {
            cells ^= (1 << removed) << ((side ^ 1) << 4);
            theirs = withLane(theirs, pieceOn(theirs, removed), RESERVE);
          }
        }
      }
      if (to >= WINDOW_CELLS) {
        const step = STEP_BACK[to]!;
        mine = shiftLanes(mine, step);
        theirs = shiftLanes(theirs, step);
        cells = shiftSet(cells, step); // neither half runs over into the other, since all stay in the window
        to = insideCell(to);
      }
      mine = withLane(mine, piece, to);
      cells |= (1 << to) << (side << 4);
    } else if (move === CASTLE) {
      castled = MAY_CASTLE << side;
      const king = laneOf(mine, KING);
      mine = withLane(withLane(mine, KING, laneOf(mine, ROOK)), ROOK, king);
    }
    frames[next + WHITE + side] = mine;
    frames[next + BLACK - side] = theirs;
    frames[next + CELLS] = cells;
    frames[next + STATE] = state ^ BLACK_TO_MOVE ^ castled;
    frames[next + CLOCK] = clock;
    this.base = next;
    this.removeQueen(WHITE);
    this.removeQueen(BLACK);
    this.writeKey();
  }

  undo(): void {
    this.base -= FRAME;
  }

  clone(): EchekPosition {
    const copy = new EchekPosition();
    copy.frames.set(this.frames.subarray(this.base, this.base + FRAME));
    return copy;
  }

  repeats(other: Position): boolean {
    const theirs = own(EchekPosition, other);
    if (this.frames[this.base + STATE] !== theirs.frames[theirs.base + STATE]) return false;
    const step = cornerOf(this.occupied) - cornerOf(theirs.occupied);
    return SIDES.every((side) => {
      for (let piece = 0; piece < PIECES; piece++) {
        const place = this.place(side, piece);
        const shifted = place < RESERVE ? place - step : place;
        if (theirs.place(side, piece) !== shifted) return false;
      }
      return true;
    });
  }

  freshKey(): readonly [low: number, high: number] {
    const fresh = EchekPosition.fromSetup({
      places: [placesOf(this, 1), placesOf(this, 2)],
      turn: this.turn,
      mayCastle: [this.mayCastle(1), this.mayCastle(2)],
      clock: this.clock,
    });
    return [fresh.keyLow, fresh.keyHigh];
  }

  /** The groups of moves of the side to move, the game not being over. */
  private gather(): number {
    const { frames, base } = this;
    const cells = frames[base + CELLS]!;
    const state = frames[base + STATE]!;
    const white = cells & 0xffff;
    const black = cells >>> WINDOW_CELLS;
    return (state & BLACK_TO_MOVE) === 0
      ? gatherGroups(frames[base + WHITE]!, frames[base + BLACK]!, white, black, (state & MAY_CASTLE) !== 0)
      : gatherGroups(frames[base + BLACK]!, frames[base + WHITE]!, black, white, (state & (MAY_CASTLE << 1)) !== 0);
  }

  /** [7] Takes a surrounded queen out of the game. */
  private removeQueen(side: number): void {
    const { frames, base } = this;
    const lanes = frames[base + WHITE + side]!;
    const queen = laneOf(lanes, QUEEN);
    if (queen >= RESERVE) return;
    const cells = frames[base + CELLS]!;
    if (!isSurrounded(queen, (cells | (cells >>> WINDOW_CELLS)) & 0xffff)) return;
    frames[base + WHITE + side] = withLane(lanes, QUEEN, DEAD);
    frames[base + CELLS] = cells ^ ((1 << queen) << (side << 4));
  }

  /**
   * The key is the position itself, the formation put in the corner of the window, in 63 bits that are then mixed by
   * steps that can each be undone: different positions always have different keys.
   */
  private writeKey(): void {
    const { frames, base } = this;
    const step = -cornerOf(this.occupied);
    const state = frames[base + STATE]!;
    let low = shiftLanes(frames[base + WHITE]!, step) | ((state & BLACK_TO_MOVE) << 30);
    let high = shiftLanes(frames[base + BLACK]!, step) | ((state >>> 1) << 30);
    low ^= scramble(high, 0x9e3779b1);
    high ^= scramble(low, 0x85ebca77);
    low ^= scramble(high, 0xc2b2ae3d);
    high ^= scramble(low, 0x27d4eb2f);
    frames[base + KEY_LOW] = low;
    frames[base + KEY_HIGH] = high;
  }

  private grow(): void {
    const larger = new Int32Array(this.frames.length * 2);
    larger.set(this.frames);
    this.frames = larger;
  }
}

/** What `isLegal` hands on. */
const board: Board = { mine: 0, theirs: 0, own: 0, enemies: 0 };

function countIn(groups: number): number {
  let count = 0;
  for (let group = 0; group < groups; group++) count += popCount(TARGETS[group]!);
  return count;
}

/** The window cell in the first column and the first row of a formation. */
function cornerOf(occupied: number): number {
  return (lowestBit(occupied) & ~(WINDOW_WIDTH - 1)) + lowestBit(columnsOf(occupied));
}

function scramble(word: number, factor: number): number {
  const mixed = Math.imul(word ^ (word >>> 15), factor);
  return mixed ^ (mixed >>> 13);
}

function placesOf(position: EchekPosition, side: Side): number[] {
  return Array.from({ length: PIECES }, (_, piece) => position.place(side, piece));
}
