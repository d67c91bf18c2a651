// Hot: search lives here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { doubled } from '../board/frames.ts';
import { makeKeyTable } from '../board/zobrist.ts';
import {
  draw,
  loss,
  type Move,
  type MoveList,
  type Outcome,
  otherSide,
  positionOf,
  type Position,
  type Random,
  type Side,
  SIDES,
  win,
} from '../contract/index.ts';
import * as clockModule from '../contract/outcome.ts';
import * as geometryModule from './geometry.ts';
import * as movesModule from './moves.ts';
import * as piecesModule from './pieces.ts';
import type { EigenstateSetup, PieceSetup } from './pieces.ts';
import { countTurns, drawTurn, pushTurns } from './turn-generator.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { popCount } = bitsModule;
const { ALL_PINS, CELLS, firstHole, HOLES, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { firstPinOf, holeOf, NONE, NO_PART, pieceOf, secondPinOf, stepOf } = movesModule;
const { cellOf, FIRST_SLOTS, firstSlotOf, packPiece, pinsOf, SLOTS } = piecesModule;

// A position is an array of 32-bit words. It begins with the slots of the pieces and the slot of the piece on each cell,
// 0 when it is empty. `apply` and `undo` change these words in place.
const BOARD = SLOTS;

// The rest is a stack of frames, one a ply, so that `undo` finds in the frame below what `apply` has left there.
const FIRST_FRAME = BOARD + CELLS;
const FIRST_FRAMES = 64;
const FRAME = 6;
const STATUS = 0;
const KEY_LOW = 1;
const KEY_HIGH = 2;
/** The move that led here, the slot of the piece that it took (or 0), and that piece. */
const LAST_MOVE = 3;
const TAKEN_SLOT = 4;
const TAKEN_PIECE = 5;

// A status holds the first slot of the side to move, how many pieces each side has in play, and the clock.
const TURN_MASK = 24;
const IN_PLAY_SHIFT = 8;
const CLOCK_SHIFT = 16;
const ONE_PLY = 1 << CLOCK_SHIFT;
const ALL_BUT_CLOCK = ONE_PLY - 1;
/** One piece in play of the side that has the slot. */
const onePieceOf = (slot: number): number => 1 << (IN_PLAY_SHIFT + ((slot >>> 2) & 4));

// A key is the exclusive or of a random word for each piece on its cell, for each of its pins, for side 2 to move, and for the variant in
// which a full piece always wins, so that a table of one search never mistakes one variant for the other.
const keyOfCell = (slot: number, cell: number): number => (slot << 6) | cell;
/** The place of a pin names its piece from the side's first slot on. */
const keyOfPin = (firstSlot: number, place: number): number => 2048 | (firstSlot << 5) | place;
const KEY_OF_TURN = 4095;
const KEY_OF_VARIANT = 4094;
const { low: LOW, high: HIGH } = makeKeyTable(4096, 0xe16e);

const OTHER_SIDE = FIRST_SLOTS[0] ^ FIRST_SLOTS[1];

/** What a step by each hole adds to a piece. */
const STEPS = OFFSETS.map((offset) => offset << HOLES);

export class EigenstatePosition implements Position {
  private words = new Int32Array(FIRST_FRAME + FRAME * FIRST_FRAMES);
  private base = FIRST_FRAME;
  /** [6] Whether a full piece wins however many pieces are left: the variant `full-piece-anytime`. */
  readonly doesFullAlwaysWin: boolean;

  constructor(doesFullAlwaysWin: boolean) {
    this.doesFullAlwaysWin = doesFullAlwaysWin;
  }

  static fromSetup(setup: EigenstateSetup): EigenstatePosition {
    const position = new EigenstatePosition(setup.doesFullAlwaysWin);
    const { words, base } = position;
    let status = firstSlotOf(setup.turn) | (setup.clock << CLOCK_SHIFT);
    for (const side of SIDES) {
      for (const { piece, cell, pins } of setup.pieces[side]) {
        const slot = firstSlotOf(side) | piece;
        words[slot] = packPiece(cell, pins);
        words[BOARD + cell] = slot;
        status += onePieceOf(slot);
      }
    }
    words[base + STATUS] = status;
    const [low, high] = position.freshKey();
    words[base + KEY_LOW] = low;
    words[base + KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.firstSlot === firstSlotOf(1) ? 1 : 2;
  }

  /** Plies since the last pin or capture. */
  get clock(): number {
    return this.words[this.base + STATUS]! >>> CLOCK_SHIFT;
  }

  get keyLow(): number {
    return this.words[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.words[this.base + KEY_HIGH]!;
  }

  /** The slot of the first piece of the side to move. */
  get firstSlot(): number {
    return this.words[this.base + STATUS]! & TURN_MASK;
  }

  /** The pieces by their slots, then the slots by their cells. To be read only, and only until the next move. */
  get board(): Int32Array {
    return this.words;
  }

  /** The move or the part that was played last; there must be one. */
  get lastMove(): number {
    return this.words[this.base + LAST_MOVE]!;
  }

  /** How many pieces a side has in play. */
  inPlay(side: Side): number {
    const inPlay = this.words[this.base + STATUS]! >>> IN_PLAY_SHIFT;
    return (side === 1 ? inPlay : inPlay >>> 4) & 15;
  }

  /** Where a piece of a side stands and its pins, or null when it is out. */
  piece(side: Side, piece: number): PieceSetup | null {
    const word = this.words[firstSlotOf(side) + piece]!;
    return word === 0 ? null : { piece, cell: cellOf(word), pins: pinsOf(word) };
  }

  /** [4] Whether the side to move has a piece that can step. */
  canStep(): boolean {
    const firstSlot = this.firstSlot;
    for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
      const piece = this.words[slot]!;
      if ((piece & REACH[cellOf(piece)]!) !== 0) return true;
    }
    return false;
  }

  /** How many empty holes the side to move has, without the piece in one slot. */
  countEmptyHoles(without = 0): number {
    const firstSlot = this.firstSlot;
    let count = 0;
    for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
      const piece = this.words[slot]!;
      if (piece !== 0 && slot !== without) count += HOLES - popCount(pinsOf(piece));
    }
    return count;
  }

  isOver(): boolean {
    const one = this.inPlay(1);
    const two = this.inPlay(2);
    return (
      one === 1 ||
      two === 1 ||
      this.clock >= CLOCK_LIMIT ||
      (((one === 2 && two === 2) || this.doesFullAlwaysWin) && (this.hasFullPiece(1) || this.hasFullPiece(2)))
    );
  }

  outcome(): Outcome | null {
    for (const side of SIDES) if (this.inPlay(side) === 1) return loss(side, 'one-piece'); // [5]
    if (this.doesFullAlwaysWin || (this.inPlay(1) === 2 && this.inPlay(2) === 2)) {
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
    const holes = this.countEmptyHoles(taken);
    if (holes === 0) return first === NONE && second === NONE; // [4]
    if (!this.isFree(first, taken)) return false;
    return holes === 1 ? second === NONE : first < second && this.isFree(second, taken);
  }

  apply(move: Move): void {
    const base = this.base;
    const next = base + FRAME;
    if (next + FRAME > this.words.length) this.words = doubled(this.words);
    this.base = next;
    const words = this.words;
    const step = stepOf(move);
    const first = firstPinOf(move);
    const second = secondPinOf(move);
    let status = words[base + STATUS]!;
    let low = words[base + KEY_LOW]! ^ LOW[KEY_OF_TURN]!;
    let high = words[base + KEY_HIGH]! ^ HIGH[KEY_OF_TURN]!;
    const firstSlot = status & TURN_MASK;
    let taken = 0;

    if (step !== NONE) {
      const slot = firstSlot | pieceOf(step);
      const before = words[slot]!;
      const after = (before + STEPS[holeOf(step)]!) | 0;
      const from = cellOf(before);
      const to = cellOf(after);
      taken = words[BOARD + to]!;
      words[slot] = after;
      words[BOARD + from] = 0;
      words[BOARD + to] = slot;
      const left = keyOfCell(slot, from);
      const entered = keyOfCell(slot, to);
      low ^= LOW[left]! ^ LOW[entered]!;
      high ^= HIGH[left]! ^ HIGH[entered]!;
    }
    if (first !== NONE) {
      words[firstSlot | pieceOf(first)]! |= pinIn(holeOf(first));
      const key = keyOfPin(firstSlot, first);
      low ^= LOW[key]!;
      high ^= HIGH[key]!;
    }
    if (second !== NONE) {
      words[firstSlot | pieceOf(second)]! |= pinIn(holeOf(second));
      const key = keyOfPin(firstSlot, second);
      low ^= LOW[key]!;
      high ^= HIGH[key]!;
    }

    status = first === NONE && taken === 0 ? status + ONE_PLY : status & ALL_BUT_CLOCK; // [7]
    words[next + STATUS] = status ^ OTHER_SIDE;
    words[next + KEY_LOW] = low;
    words[next + KEY_HIGH] = high;
    words[next + LAST_MOVE] = move;
    words[next + TAKEN_SLOT] = taken;
    if (taken !== 0) this.remove(taken);
  }

  undo(): void {
    const { words, base } = this;
    this.base = base - FRAME;
    const move = words[base + LAST_MOVE]!;
    const step = stepOf(move);
    const first = firstPinOf(move);
    const second = secondPinOf(move);
    const firstSlot = (words[base + STATUS]! & TURN_MASK) ^ OTHER_SIDE;
    if (first !== NONE) words[firstSlot | pieceOf(first)]! ^= pinIn(holeOf(first));
    if (second !== NONE) words[firstSlot | pieceOf(second)]! ^= pinIn(holeOf(second));
    if (step === NONE) return;
    const slot = firstSlot | pieceOf(step);
    const after = words[slot]!;
    const before = (after - STEPS[holeOf(step)]!) | 0;
    const taken = words[base + TAKEN_SLOT]!;
    words[slot] = before;
    words[BOARD + cellOf(before)] = slot;
    words[BOARD + cellOf(after)] = taken;
    if (taken !== 0) words[taken] = words[base + TAKEN_PIECE]!;
  }

  /**
   * Plays a part of a turn, for a search that decides on the step and on each pin one after the other: the turn passes on
   * with the last part only. A part that leaves out what it is for changes nothing else.
   */
  applyPart(part: Move, isLast: boolean): void {
    this.apply(part);
    if (part === NO_PART) this.words[this.base + STATUS]! -= ONE_PLY;
    if (!isLast) this.passTurn();
  }

  undoPart(wasLast: boolean): void {
    if (!wasLast) this.passTurn();
    this.undo();
  }

  /** Gives the turn to the other side, and nothing else; doing it again takes it back. */
  passTurn(): void {
    const { words, base } = this;
    words[base + STATUS]! ^= OTHER_SIDE;
    words[base + KEY_LOW]! ^= LOW[KEY_OF_TURN]!;
    words[base + KEY_HIGH]! ^= HIGH[KEY_OF_TURN]!;
  }

  clone(): EigenstatePosition {
    const copy = new EigenstatePosition(this.doesFullAlwaysWin);
    copy.words.set(this.words.subarray(0, FIRST_FRAME));
    copy.words.set(this.words.subarray(this.base, this.base + FRAME), FIRST_FRAME);
    return copy;
  }

  repeats(other: Position): boolean {
    const theirs = positionOf(EigenstatePosition, other);
    // The slots say it all: what stands on the cells and how many pieces there are follows from them.
    for (let slot = 0; slot < SLOTS; slot++) if (this.words[slot] !== theirs.words[slot]) return false;
    return this.turn === theirs.turn;
  }

  freshKey(): readonly [low: number, high: number] {
    const combine = (table: Int32Array): number => {
      let key = (this.turn === 1 ? 0 : table[KEY_OF_TURN]!) ^ (this.doesFullAlwaysWin ? table[KEY_OF_VARIANT]! : 0);
      for (let slot = 0; slot < SLOTS; slot++) {
        const piece = this.words[slot]!;
        if (piece === 0) continue;
        key ^= table[keyOfCell(slot, cellOf(piece))]!;
        for (let hole = 0; hole < HOLES; hole++) if ((piece & pinIn(hole)) !== 0) key ^= table[keyOfPin(slot, hole)]!;
      }
      return key;
    };
    return [combine(LOW), combine(HIGH)];
  }

  private hasFullPiece(side: Side): boolean {
    const firstSlot = firstSlotOf(side);
    for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) {
      if (pinsOf(this.words[slot]!) === ALL_PINS) return true;
    }
    return false;
  }

  /** [3] Whether the place is a pin by which a piece of the side to move gets to a cell on the board. */
  private isStep(place: number): boolean {
    const piece = this.ownPiece(place);
    return holeOf(place) < HOLES && (piece & REACH[cellOf(piece)]! & pinIn(holeOf(place))) !== 0;
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

  /** The slot of the piece on the cell where a step ends, 0 when the cell is empty. */
  private takenBy(step: number): number {
    return this.words[BOARD + cellOf(this.ownPiece(step)) + OFFSETS[holeOf(step)]!]!;
  }

  /** Takes a piece out of play in the top frame. */
  private remove(slot: number): void {
    const { words, base } = this;
    const piece = words[slot]!;
    const placed = keyOfCell(slot, cellOf(piece));
    let low = words[base + KEY_LOW]! ^ LOW[placed]!;
    let high = words[base + KEY_HIGH]! ^ HIGH[placed]!;
    let pins = pinsOf(piece);
    while (pins !== 0) {
      const hole = firstHole(pins);
      pins ^= pinIn(hole);
      const key = keyOfPin(slot, hole);
      low ^= LOW[key]!;
      high ^= HIGH[key]!;
    }
    words[slot] = 0;
    words[base + TAKEN_PIECE] = piece;
    words[base + STATUS] = words[base + STATUS]! - onePieceOf(slot);
    words[base + KEY_LOW] = low;
    words[base + KEY_HIGH] = high;
  }
}
