// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { makeKeyTable } from '../board/zobrist.ts';
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
  win,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import { ALL_PINS, firstHole, HOLES, OFFSETS, pinIn, PIECES_EACH, REACH, SQUARES } from './geometry.ts';
import {
  BOARD,
  BOTH_FIRST_SLOTS,
  CLOCK,
  endOfSlots,
  firstSlotOf,
  IN_PLAY,
  KEY_HIGH,
  KEY_LOW,
  makePiece,
  pinsOf,
  squareOf,
  TURN,
  WORDS,
} from './layout.ts';
import { firstPinOf, holeOf, NONE, pieceOf, secondPinOf, stepOf } from './moves.ts';
import { canStep, countEmptyHoles, countTurns, drawTurn, pushTurns } from './turns.ts';

// The words of a position are changed in place. `apply` notes on a stack what `undo` cannot find out from the move.
const LOG_MOVE = 0;
const LOG_TAKEN_SLOT = 1;
const LOG_TAKEN_PIECE = 2;
const LOG_CLOCK = 3;
const LOG_KEY_LOW = 4;
const LOG_KEY_HIGH = 5;
const LOG_ENTRY = 6;
const FIRST_LOG_ENTRIES = 64;

// One key for each pin of each slot, for each slot on each square, and for side 2 to move.
const KEY_OF_SQUARES = 16 * 32;
const KEY_OF_TURN = KEY_OF_SQUARES + 16 * 64;
const KEYS = makeKeyTable(KEY_OF_TURN + 1, 0xe16e);
const LOW = KEYS.low;
const HIGH = KEYS.high;
const keyOfPin = (slot: number, hole: number): number => (slot << 5) | hole;
const keyOfSquare = (slot: number, square: number): number => KEY_OF_SQUARES + ((slot << 6) | square);

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
  private readonly words = new Int32Array(WORDS);
  private log = new Int32Array(LOG_ENTRY * FIRST_LOG_ENTRIES);
  private logged = 0;

  static fromSetup(setup: EigenstateSetup): EigenstatePosition {
    const position = new EigenstatePosition();
    const words = position.words;
    for (const side of SIDES) {
      for (const { piece, square, pins } of setup.pieces[side]) {
        const slot = firstSlotOf(side) + piece;
        words[slot] = makePiece(square, pins);
        words[BOARD + square] = slot;
      }
      words[IN_PLAY + side - 1] = setup.pieces[side].length;
    }
    words[TURN] = firstSlotOf(setup.turn);
    words[CLOCK] = setup.clock;
    const [low, high] = position.freshKey();
    words[KEY_LOW] = low;
    words[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.words[TURN] === firstSlotOf(1) ? 1 : 2;
  }

  /** Plies since the last pin or capture. */
  get clock(): number {
    return this.words[CLOCK]!;
  }

  get keyLow(): number {
    return this.words[KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.words[KEY_HIGH]!;
  }

  /** How many pieces a side has in play. */
  inPlay(side: Side): number {
    return this.words[IN_PLAY + side - 1]!;
  }

  /** Where a piece of a side stands and its pins, or null when it is out. */
  piece(side: Side, piece: number): PieceSetup | null {
    const word = this.words[firstSlotOf(side) + piece]!;
    return word === 0 ? null : { piece, square: squareOf(word), pins: pinsOf(word) };
  }

  /** [4] Whether the side to move has a piece that can step. */
  canStep(): boolean {
    return canStep(this.words, this.words[TURN]!);
  }

  /** How many empty holes the pieces of the side to move have. */
  countEmptyHoles(): number {
    return countEmptyHoles(this.words, this.words[TURN]!);
  }

  isOver(): boolean {
    const words = this.words;
    const one = words[IN_PLAY]!;
    const two = words[IN_PLAY + 1]!;
    return one === 1 || two === 1 || words[CLOCK]! >= CLOCK_LIMIT || (one === 2 && two === 2 && this.isFullPieceWin());
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
    if (!this.isOver()) pushTurns(into, this.words, this.words[TURN]!);
  }

  countMoves(): number {
    return this.isOver() ? 0 : countTurns(this.words, this.words[TURN]!);
  }

  randomMove(random: Random): Move {
    return drawTurn(this.words, this.words[TURN]!, random);
  }
}
