// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { popCount } from '../board/bits.ts';
import { makeKeyTable } from '../board/zobrist.ts';
import {
  type BySide,
  draw,
  loss,
  type Move,
  type MoveList,
  type Outcome,
  otherSide,
  own,
  type Position,
  type Random,
  type Side,
  SIDES,
  win,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import { ALL_PINS, firstHole, HOLES, OFFSETS, pinIn, PIECES_EACH, REACH } from './geometry.ts';
import {
  BOARD,
  CLOCK,
  endOfSlots,
  FIRST_FRAME,
  firstSlotOf,
  FRAME,
  IN_PLAY,
  KEY_HIGH,
  KEY_LOW,
  LAST_MOVE,
  makePiece,
  onePieceOf,
  OTHER_SIDE,
  pinsOf,
  SLOTS,
  squareOf,
  TAKEN_PIECE,
  TAKEN_SLOT,
  TURN,
} from './layout.ts';
import { firstPinOf, holeOf, NONE, pieceOf, secondPinOf, stepOf } from './moves.ts';
import { canStep, countEmptyHoles, countTurns, drawTurn, pushTurns } from './turns.ts';

const FIRST_FRAMES = 64;

// One key for each pin of each slot, for each slot on each square, and for side 2 to move.
const KEYS_OF_SQUARES = SLOTS << 5;
const KEY_OF_TURN = KEYS_OF_SQUARES + (SLOTS << 6);
const KEYS = makeKeyTable(KEY_OF_TURN + 1, 0xe16e);
const LOW = KEYS.low;
const HIGH = KEYS.high;
const keyOfPin = (slot: number, hole: number): number => (slot << 5) | hole;
const keyOfSquare = (slot: number, square: number): number => KEYS_OF_SQUARES + ((slot << 6) | square);

/** What a step by each hole adds to a piece. */
const STEPS = OFFSETS.map((offset) => offset << HOLES);

/** A piece as its text has it. */
export interface PieceSetup {
  /** 0–5 for A–F and for 1–6. */
  readonly piece: number;
  readonly square: number;
  readonly pins: number;
}

/** Everything a position is made of, as its text has it. */
export interface EigenstateSetup {
  readonly pieces: BySide<readonly PieceSetup[]>;
  readonly turn: Side;
  readonly clock: number;
}

export class EigenstatePosition implements Position {
  private words = new Int32Array(FIRST_FRAME + FRAME * FIRST_FRAMES);
  private top = FIRST_FRAME;

  static fromSetup(setup: EigenstateSetup): EigenstatePosition {
    const position = new EigenstatePosition();
    const { words, top } = position;
    for (const side of SIDES) {
      for (const { piece, square, pins } of setup.pieces[side]) {
        const slot = firstSlotOf(side) | piece;
        words[slot] = makePiece(square, pins);
        words[BOARD + square] = slot;
        words[top + IN_PLAY] = words[top + IN_PLAY]! + onePieceOf(slot);
      }
    }
    words[top + TURN] = firstSlotOf(setup.turn);
    words[top + CLOCK] = setup.clock;
    const [low, high] = position.freshKey();
    words[top + KEY_LOW] = low;
    words[top + KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.firstSlot === firstSlotOf(1) ? 1 : 2;
  }

  /** Plies since the last pin or capture. */
  get clock(): number {
    return this.words[this.top + CLOCK]!;
  }

  get keyLow(): number {
    return this.words[this.top + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.words[this.top + KEY_HIGH]!;
  }

  /** How many pieces a side has in play. */
  inPlay(side: Side): number {
    const inPlay = this.words[this.top + IN_PLAY]!;
    return side === 1 ? inPlay & 15 : inPlay >>> 4;
  }

  /** Where a piece of a side stands and its pins, or null when it is out. */
  piece(side: Side, piece: number): PieceSetup | null {
    const word = this.words[firstSlotOf(side) + piece]!;
    return word === 0 ? null : { piece, square: squareOf(word), pins: pinsOf(word) };
  }

  /** [4] Whether the side to move has a piece that can step. */
  canStep(): boolean {
    return canStep(this.words, this.firstSlot);
  }

  /** How many empty holes the pieces of the side to move have. */
  countEmptyHoles(): number {
    return countEmptyHoles(this.words, this.firstSlot);
  }

  isOver(): boolean {
    const one = this.inPlay(1);
    const two = this.inPlay(2);
    return (
      one === 1 ||
      two === 1 ||
      this.clock >= CLOCK_LIMIT ||
      (one === 2 && two === 2 && (this.hasFullPiece(1) || this.hasFullPiece(2)))
    );
  }

  outcome(): Outcome | null {
    for (const side of SIDES) if (this.inPlay(side) === 1) return loss(side, 'one-piece'); // [5]
    if (this.inPlay(1) === 2 && this.inPlay(2) === 2) {
      const mover = otherSide(this.turn); // [6] whose turn has just ended
      if (this.hasFullPiece(mover)) return win(mover, 'full-piece');
      if (this.hasFullPiece(this.turn)) return win(this.turn, 'full-piece');
    }
    return this.clock >= CLOCK_LIMIT ? draw('no-progress') : null; // [7]
  }

  repetitionOutcome(): Outcome {
    return draw('repetition'); // [8]
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (!this.isOver()) pushTurns(into, this.words, this.firstSlot);
  }

  countMoves(): number {
    return this.isOver() ? 0 : countTurns(this.words, this.firstSlot);
  }

  randomMove(random: Random): Move {
    return drawTurn(this.words, this.firstSlot, random);
  }

  isLegal(move: Move): boolean {
    const step = stepOf(move);
    const first = firstPinOf(move);
    const second = secondPinOf(move);
    if (step > NONE || this.isOver()) return false;
    if (step === NONE ? this.canStep() : !this.isStep(step)) return false; // [4]
    const taken = step === NONE ? 0 : this.takenBy(step);
    const holes = this.countHolesWithout(taken);
    if (holes === 0) return first === NONE && second === NONE; // [4]
    if (!this.isFree(first, taken)) return false;
    return holes === 1 ? second === NONE : first < second && this.isFree(second, taken);
  }

  apply(move: Move): void {
    const top = this.top;
    const next = top + FRAME;
    if (next === this.words.length) this.grow();
    const words = this.words;
    this.top = next;
    const firstSlot = words[top + TURN]!;
    let inPlay = words[top + IN_PLAY]!;
    let low = words[top + KEY_LOW]! ^ LOW[KEY_OF_TURN]!;
    let high = words[top + KEY_HIGH]! ^ HIGH[KEY_OF_TURN]!;
    let taken = 0;

    const step = move >>> 16;
    if (step !== NONE) {
      const slot = firstSlot | (step >>> 5);
      const before = words[slot]!;
      const after = (before + STEPS[step & 31]!) | 0;
      const from = before >>> HOLES;
      const to = after >>> HOLES;
      taken = words[BOARD + to]!;
      words[slot] = after;
      words[BOARD + from] = 0;
      words[BOARD + to] = slot;
      const left = keyOfSquare(slot, from);
      const entered = keyOfSquare(slot, to);
      low ^= LOW[left]! ^ LOW[entered]!;
      high ^= HIGH[left]! ^ HIGH[entered]!;
      if (taken !== 0) {
        const piece = words[taken]!;
        words[next + TAKEN_PIECE] = piece;
        words[taken] = 0;
        inPlay -= onePieceOf(taken);
        const takenKey = keyOfSquare(taken, to);
        low ^= LOW[takenKey]! ^ keyOfPins(LOW, taken, pinsOf(piece));
        high ^= HIGH[takenKey]! ^ keyOfPins(HIGH, taken, pinsOf(piece));
      }
    }

    const first = (move >>> 8) & 255;
    if (first !== NONE) {
      const slot = firstSlot | (first >>> 5);
      const key = keyOfPin(slot, first & 31);
      words[slot] = words[slot]! | pinIn(first & 31);
      low ^= LOW[key]!;
      high ^= HIGH[key]!;
    }
    const second = move & 255;
    if (second !== NONE) {
      const slot = firstSlot | (second >>> 5);
      const key = keyOfPin(slot, second & 31);
      words[slot] = words[slot]! | pinIn(second & 31);
      low ^= LOW[key]!;
      high ^= HIGH[key]!;
    }

    words[next + TURN] = firstSlot ^ OTHER_SIDE;
    words[next + IN_PLAY] = inPlay;
    words[next + CLOCK] = first === NONE && taken === 0 ? words[top + CLOCK]! + 1 : 0; // [7]
    words[next + KEY_LOW] = low;
    words[next + KEY_HIGH] = high;
    words[next + LAST_MOVE] = move;
    words[next + TAKEN_SLOT] = taken;
  }

  undo(): void {
    const { words, top } = this;
    this.top = top - FRAME;
    const move = words[top + LAST_MOVE]!;
    const firstSlot = words[top + TURN]! ^ OTHER_SIDE;
    const first = (move >>> 8) & 255;
    if (first !== NONE) {
      const slot = firstSlot | (first >>> 5);
      words[slot] = words[slot]! ^ pinIn(first & 31);
    }
    const second = move & 255;
    if (second !== NONE) {
      const slot = firstSlot | (second >>> 5);
      words[slot] = words[slot]! ^ pinIn(second & 31);
    }
    const step = move >>> 16;
    if (step === NONE) return;
    const slot = firstSlot | (step >>> 5);
    const after = words[slot]!;
    const before = (after - STEPS[step & 31]!) | 0;
    const taken = words[top + TAKEN_SLOT]!;
    words[slot] = before;
    words[BOARD + (before >>> HOLES)] = slot;
    words[BOARD + (after >>> HOLES)] = taken;
    if (taken !== 0) words[taken] = words[top + TAKEN_PIECE]!;
  }

  clone(): EigenstatePosition {
    const copy = new EigenstatePosition();
    copy.words.set(this.words.subarray(0, FIRST_FRAME));
    copy.words.set(this.words.subarray(this.top, this.top + FRAME), FIRST_FRAME);
    return copy;
  }

  repeats(other: Position): boolean {
    const theirs = own(EigenstatePosition, other);
    // The slots say it all: what stands on the squares and how many pieces there are follows from them.
    for (let slot = 0; slot < SLOTS; slot++) if (this.words[slot] !== theirs.words[slot]) return false;
    return this.turn === theirs.turn;
  }

  freshKey(): readonly [low: number, high: number] {
    const fold = (table: Int32Array): number => {
      let key = this.turn === 2 ? table[KEY_OF_TURN]! : 0;
      for (let slot = 0; slot < SLOTS; slot++) {
        const piece = this.words[slot]!;
        if (piece !== 0) key ^= table[keyOfSquare(slot, squareOf(piece))]! ^ keyOfPins(table, slot, pinsOf(piece));
      }
      return key;
    };
    return [fold(LOW), fold(HIGH)];
  }

  private hasFullPiece(side: Side): boolean {
    const firstSlot = firstSlotOf(side);
    for (let slot = firstSlot; slot < endOfSlots(firstSlot); slot++) {
      if (pinsOf(this.words[slot]!) === ALL_PINS) return true;
    }
    return false;
  }

  /** [3] Whether the place is a pin by which a piece of the side to move gets to a square on the board. */
  private isStep(place: number): boolean {
    const piece = this.ownPiece(place);
    return holeOf(place) < HOLES && (piece & REACH[squareOf(piece)]! & pinIn(holeOf(place))) !== 0;
  }

  /** [3] Whether the place is an empty hole of the side to move once the piece in the slot `taken` is gone. */
  private isFree(place: number, taken: number): boolean {
    const piece = this.ownPiece(place);
    if (piece === 0 || this.firstSlot + pieceOf(place) === taken) return false;
    return holeOf(place) < HOLES && (piece & pinIn(holeOf(place))) === 0;
  }

  /** The piece of the side to move that a place names; 0 when it is out or there is no such piece. */
  private ownPiece(place: number): number {
    return pieceOf(place) < PIECES_EACH ? this.words[this.firstSlot + pieceOf(place)]! : 0;
  }

  /** How many empty holes the side to move has once the piece in the slot `taken` is gone. */
  private countHolesWithout(taken: number): number {
    const firstSlot = this.firstSlot;
    let count = 0;
    for (let slot = firstSlot; slot < endOfSlots(firstSlot); slot++) {
      const piece = this.words[slot]!;
      if (piece !== 0 && slot !== taken) count += HOLES - popCount(pinsOf(piece));
    }
    return count;
  }

  /** The slot of the piece on the square where a step ends, 0 when the square is empty. */
  private takenBy(step: number): number {
    return this.words[BOARD + squareOf(this.ownPiece(step)) + OFFSETS[holeOf(step)]!]!;
  }

  private get firstSlot(): number {
    return this.words[this.top + TURN]!;
  }

  private grow(): void {
    const larger = new Int32Array(this.words.length + FRAME * FIRST_FRAMES);
    larger.set(this.words);
    this.words = larger;
  }
}

/** One half of the key of all pins of a piece. */
function keyOfPins(table: Int32Array, slot: number, pins: number): number {
  let key = 0;
  while (pins !== 0) {
    const hole = firstHole(pins);
    pins ^= pinIn(hole);
    key ^= table[keyOfPin(slot, hole)]!;
  }
  return key;
}
