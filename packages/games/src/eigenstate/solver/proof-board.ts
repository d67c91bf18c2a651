// Hot: proofs make and undo steps here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
import type { EigenstatePosition } from '../rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { CELLS, firstHole, HOLES, leadingPin, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { holeOf, NONE, packPlace, pieceOf } = movesModule;

// Pieces are numbered 0–5 for side 1 and 6–11 for side 2; a side is named by the number of its first piece.
export const SIDE_ONE = 0;
export const SIDE_TWO = PIECES_EACH;
const PIECES = 2 * PIECES_EACH;
const OUT = -1;

/** Marks a step by a wild pin, added to the place of the pin. */
export const BY_WILD_PIN = 512;

// The outcome of half a turn.
export const GOES_ON = 0;
export const ATTACKER_WON = 1;
export const DEFENDER_WON = -1;

const STACK = 256;

/** A position in which steps and pins are made separately. */
export class ProofBoard {
  readonly cells = new Int8Array(PIECES);
  readonly pins = new Int32Array(PIECES);
  private readonly board = new Int8Array(CELLS);
  /** How many pieces a side has in play; side 2 is six places further. */
  readonly inPlay = new Int8Array(PIECES_EACH + 1);
  private readonly stack = new Int8Array(STACK);
  private height = 0;
  /** [6] In the variant `full-piece-anytime`. */
  doesFullAlwaysWin = false;

  load(position: EigenstatePosition): void {
    this.board.fill(OUT);
    this.inPlay.fill(0);
    this.height = 0;
    this.doesFullAlwaysWin = position.doesFullAlwaysWin;
    for (let piece = 0; piece < PIECES; piece++) {
      const own = position.piece(piece < SIDE_TWO ? 1 : 2, piece % PIECES_EACH);
      this.cells[piece] = own === null ? OUT : own.cell;
      this.pins[piece] = own === null ? 0 : own.pins;
      if (own === null) continue;
      this.board[own.cell] = piece;
      this.inPlay[sideOf(piece)]!++;
    }
  }

  /** [3] The step of a side by a place, or none. */
  step(side: number, place: number): void {
    const { cells, board, stack } = this;
    const piece = side + pieceOf(place & NONE);
    if ((place & NONE) === NONE) {
      stack[this.height] = OUT;
      this.height += 3;
      return;
    }
    const from = cells[piece]!;
    const to = from + OFFSETS[holeOf(place)]!;
    const taken = board[to]!;
    stack[this.height] = piece;
    stack[this.height + 1] = from;
    stack[this.height + 2] = taken;
    this.height += 3;
    if (taken !== OUT) {
      cells[taken] = OUT;
      this.inPlay[sideOf(taken)]!--;
    }
    board[from] = OUT;
    board[to] = piece;
    cells[piece] = to;
    if ((place & BY_WILD_PIN) !== 0) this.pins[piece]! |= pinIn(holeOf(place));
  }

  takeBack(place: number): void {
    const { cells, board, stack } = this;
    this.height -= 3;
    const piece = stack[this.height]!;
    if (piece === OUT) return;
    const from = stack[this.height + 1]!;
    const taken = stack[this.height + 2]!;
    const to = cells[piece]!;
    board[to] = taken;
    board[from] = piece;
    cells[piece] = from;
    if ((place & BY_WILD_PIN) !== 0) this.pins[piece]! ^= pinIn(holeOf(place));
    if (taken === OUT) return;
    cells[taken] = to;
    this.inPlay[sideOf(taken)]!++;
  }

  /** [3] The steps of a side; [4] NONE where no pin leads to the board. */
  listSteps(side: number, hasWildPins: boolean, into: Int16Array): number {
    let count = this.pushSteps(side, false, into, 0);
    if (count === 0) into[count++] = NONE;
    return hasWildPins ? this.pushSteps(side, true, into, count) : count;
  }

  private pushSteps(side: number, areWild: boolean, into: Int16Array, count: number): number {
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      const cell = this.cells[piece]!;
      if (cell === OUT) continue;
      let pins = (areWild ? ~this.pins[piece]! : this.pins[piece]!) & REACH[cell]!;
      for (; pins !== 0; pins ^= pinIn(firstHole(pins))) {
        into[count++] = packPlace(piece - side, firstHole(pins)) | (areWild ? BY_WILD_PIN : 0);
      }
    }
    return count;
  }

  /** Whether a side can take a piece of the other. */
  canTake(side: number, other: number): boolean {
    const { cells, pins } = this;
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      const from = cells[piece]!;
      if (from === OUT) continue;
      for (let prey = other; prey < other + PIECES_EACH; prey++) {
        if (cells[prey] !== OUT && (leadingPin(from, cells[prey]!) & pins[piece]!) !== 0) return true;
      }
    }
    return false;
  }

  /** The places of new pins with which a side could take a piece of the other. */
  listTakingPins(side: number, other: number, into: Int16Array): number {
    const { cells, pins } = this;
    let count = 0;
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      const from = cells[piece]!;
      if (from === OUT) continue;
      for (let prey = other; prey < other + PIECES_EACH; prey++) {
        const pin = cells[prey] === OUT ? 0 : leadingPin(from, cells[prey]!) & ~pins[piece]!;
        if (pin !== 0) into[count++] = packPlace(piece - side, firstHole(pin));
      }
    }
    return count;
  }

  /** [6] The empty holes of the piece of a side that has the fewest. */
  fewestHoles(side: number): number {
    let fewest = HOLES;
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      if (this.cells[piece] !== OUT) fewest = Math.min(fewest, this.countHoles(piece));
    }
    return fewest;
  }

  /** [6] Appends the places of the empty holes of the pieces whose number of empty holes is in a range. */
  pushFewHoles(side: number, fewest: number, most: number, into: Int16Array, start: number): number {
    let count = start;
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      const holes = this.cells[piece] === OUT ? HOLES : this.countHoles(piece);
      if (holes >= fewest && holes <= most) count = this.pushHoles(side, piece, into, count);
    }
    return count;
  }

  /** [3] The places of all empty holes of a side, in their order. */
  listHoles(side: number, into: Int16Array): number {
    let count = 0;
    for (let piece = side; piece < side + PIECES_EACH; piece++) {
      if (this.cells[piece] !== OUT) count = this.pushHoles(side, piece, into, count);
    }
    return count;
  }

  /** [6] Whether a full piece wins in the current position. */
  get doesFullWin(): boolean {
    return this.doesFullAlwaysWin || (this.inPlay[SIDE_ONE] === 2 && this.inPlay[SIDE_TWO] === 2);
  }

  private countHoles(piece: number): number {
    return HOLES - popCount(this.pins[piece]!);
  }

  private pushHoles(side: number, piece: number, into: Int16Array, start: number): number {
    let count = start;
    let holes = ~this.pins[piece]! & ((1 << HOLES) - 1);
    for (; holes !== 0; holes ^= pinIn(firstHole(holes))) into[count++] = packPlace(piece - side, firstHole(holes));
    return count;
  }
}

const sideOf = (piece: number): number => (piece < SIDE_TWO ? SIDE_ONE : SIDE_TWO);
