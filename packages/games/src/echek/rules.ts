// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { doubled } from '../board/frames.ts';
import {
  draw,
  loss,
  type Move,
  type MoveList,
  type Outcome,
  positionOf,
  type Position,
  type Random,
  type Side,
  SIDES,
  toMove,
} from '../contract/index.ts';
import * as clockModule from '../contract/outcome.ts';
import * as generatorModule from './generator.ts';
import * as gridModule from './grid.ts';
import { type TurnFormation, isLegalTurn } from './legality.ts';
import * as movesModule from './moves.ts';
import * as fieldsModule from './packed-fields.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { countGroups, gatherGroups, listGroups, selectFromGroups } = generatorModule;
const { cornerOf, insideOf, isSurrounded, shiftSet, stepBackFrom, wallsOf } = gridModule;
const { cellsOf, DEAD, isInPlay, FIELD, fieldOf, RESERVE, shiftFields, withField, withoutCell } = fieldsModule;
const { CASTLE, fromOf, KING, kindOf, MOVE, NOWHERE, PASS, pieceOf, PIECES, PLACE, QUEEN, removedOf, ROOK, toOf } =
  movesModule;

// The position is a stack of frames, one a ply: `apply` writes the next frame, `undo` drops it. Words of a frame:
const WHITE = 0; // where white's pieces are, in fields
const BLACK = 1;
const CELLS = 2; // the window cells of white's pieces in the lower half, of black's in the upper
const STATUS = 3;
const KEY_LOW = 4;
const KEY_HIGH = 5;
const FRAME = 8; // a power of two: `base | word` is where a word is
const FIRST_FRAMES = 64;
const HALF = 16;

// The status: three flags, then the clock.
const BLACK_TO_MOVE = 1;
const MAY_CASTLE = 2; // white's; black's is the next bit
const FLAGS = 7;
const ONE_PLY = 8;
const CLOCK_SHIFT = 3;
const LAST_STATUS = (CLOCK_LIMIT << CLOCK_SHIFT) - 1; // any larger one has reached the limit

/** Everything a position is made of, as its text has it. */
export interface EchekSetup {
  /** Where the pieces of each side are, from king to pawn: a window cell, `RESERVE` or `DEAD`. */
  readonly places: readonly [white: readonly number[], black: readonly number[]];
  readonly turn: Side;
  readonly mayCastle: readonly [white: boolean, black: boolean];
  readonly clock: number;
}

/** The cells of both sides together. */
function bothHalves(cells: number): number {
  return (cells | (cells >>> HALF)) & 0xffff;
}

export class EchekPosition implements Position {
  private frames = new Int32Array(FRAME * FIRST_FRAMES);
  private base = 0;

  static fromSetup({ places, turn, mayCastle, clock }: EchekSetup): EchekPosition {
    const toLanes = (ofSide: readonly number[]): number =>
      ofSide.reduce((fields, place, piece) => withField(fields, piece, place), 0);
    const white = toLanes(places[0]);
    const black = toLanes(places[1]);
    const castling = (mayCastle[0] ? MAY_CASTLE : 0) | (mayCastle[1] ? MAY_CASTLE << 1 : 0);
    const status = (clock << CLOCK_SHIFT) | castling | (turn === 1 ? 0 : BLACK_TO_MOVE);
    const position = new EchekPosition();
    position.write(white, black, cellsOf(white) | (cellsOf(black) << HALF), status);
    return position;
  }

  get turn(): Side {
    return (this.frames[this.base | STATUS]! & BLACK_TO_MOVE) === 0 ? 1 : 2;
  }

  /** Plies since the last placement. */
  get clock(): number {
    return this.frames[this.base | STATUS]! >>> CLOCK_SHIFT;
  }

  get keyLow(): number {
    return this.frames[this.base | KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base | KEY_HIGH]!;
  }

  /** The window cells on which pieces stand. */
  get occupied(): number {
    return bothHalves(this.frames[this.base | CELLS]!);
  }

  /** Where a piece is: a window cell, `RESERVE` or `DEAD`. */
  place(side: Side, piece: number): number {
    return fieldOf(this.frames[this.base | (side - 1)]!, piece);
  }

  /** Whether a side has not castled yet. */
  mayCastle(side: Side): boolean {
    return (this.frames[this.base | STATUS]! & (MAY_CASTLE << (side - 1))) !== 0;
  }

  isOver(): boolean {
    const { frames, base } = this;
    const walls = wallsOf(bothHalves(frames[base | CELLS]!));
    return (
      isSurrounded(fieldOf(frames[base | WHITE]!, KING), walls) ||
      isSurrounded(fieldOf(frames[base | BLACK]!, KING), walls) ||
      frames[base | STATUS]! > LAST_STATUS
    );
  }

  outcome(): Outcome | null {
    const walls = wallsOf(this.occupied);
    const white = isSurrounded(this.place(1, KING), walls);
    const black = isSurrounded(this.place(2, KING), walls);
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
    const groups = this.gather();
    listGroups(groups, into);
    if (groups === 0) into.push(PASS);
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const groups = this.gather();
    return groups === 0 ? 1 : countGroups(groups);
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    const { turn } = this;
    if (move === PASS) return this.gather() === 0;
    if (move === CASTLE) return this.mayCastle(turn) && isInPlay(this.place(turn, ROOK));
    this.lookFrom(turn, board);
    return isLegalTurn(board, move);
  }

  /** Fills in the pieces as a side sees them. */
  lookFrom(side: Side, into: TurnFormation): void {
    const { frames, base } = this;
    const cells = frames[base | CELLS]!;
    const isWhite = side === 1;
    into.mine = frames[base | (isWhite ? WHITE : BLACK)]!;
    into.theirs = frames[base | (isWhite ? BLACK : WHITE)]!;
    into.own = isWhite ? cells & 0xffff : cells >>> HALF;
    into.enemies = isWhite ? cells >>> HALF : cells & 0xffff;
  }

  randomMove(random: Random): Move {
    const groups = this.gather();
    return groups === 0 ? PASS : toMove(selectFromGroups(random.below(countGroups(groups))));
  }

  apply(move: Move): void {
    const { frames, base } = this;
    const side = frames[base | STATUS]! & BLACK_TO_MOVE;
    const half = side << 4;
    let mine = frames[base | side]!;
    let theirs = frames[base | (side ^ 1)]!;
    let cells = frames[base | CELLS]!;
    let status = frames[base | STATUS]! ^ BLACK_TO_MOVE;
    const kind = kindOf(move);
    if (kind === PLACE) {
      status &= FLAGS; // [9]
      const removed = removedOf(move);
      if (removed !== NOWHERE) {
        const isOwn = ((cells >>> half) & (1 << removed)) !== 0;
        const left = withoutCell(isOwn ? mine : theirs, removed); // [6]
        cells ^= (1 << removed) << (isOwn ? half : half ^ HALF);
        if (isOwn) mine = left;
        else theirs = left;
      }
    } else {
      status += ONE_PLY;
    }
    if (kind <= PLACE) {
      const shift = pieceOf(move) * FIELD;
      let to = toOf(move);
      if (kind === MOVE) {
        // Out of play while the others may step back.
        mine = (mine & ~(31 << shift)) | (RESERVE << shift);
        cells ^= (1 << fromOf(move)) << half;
      }
      const step = stepBackFrom(to);
      if (step !== 0) {
        mine = shiftFields(mine, step);
        theirs = shiftFields(theirs, step);
        cells = shiftSet(cells, step); // both halves at once: no cell leaves its half, since none leaves the window
        to = insideOf(to);
      }
      mine ^= (RESERVE ^ to) << shift;
      cells |= (1 << to) << half;
    } else if (move === CASTLE) {
      status ^= MAY_CASTLE << side;
      const difference = (mine ^ (mine >>> (ROOK * FIELD))) & 31;
      mine ^= difference | (difference << (ROOK * FIELD));
    }
    this.base = base + FRAME;
    const white = side === 0 ? mine : theirs;
    const black = side === 0 ? theirs : mine;
    const walls = wallsOf(bothHalves(cells));
    if (isSurrounded(fieldOf(white, QUEEN), walls) || isSurrounded(fieldOf(black, QUEEN), walls)) {
      this.writeWithoutQueens(white, black, cells, status);
    } else {
      this.write(white, black, cells, status);
    }
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
    const theirs = positionOf(EchekPosition, other);
    const flags = (this.frames[this.base | STATUS]! ^ theirs.frames[theirs.base | STATUS]!) & FLAGS;
    const step = cornerOf(theirs.occupied) - cornerOf(this.occupied);
    const stands = (side: Side, piece: number): boolean => {
      const place = this.place(side, piece);
      return theirs.place(side, piece) === (isInPlay(place) ? place + step : place);
    };
    return flags === 0 && SIDES.every((side) => placesOf(this, side).every((_, piece) => stands(side, piece)));
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

  /** Gathers the groups of moves of the side to move, the game not being over. */
  private gather(): number {
    const { frames, base } = this;
    const cells = frames[base | CELLS]!;
    const status = frames[base | STATUS]!;
    const white = cells & 0xffff;
    const black = cells >>> HALF;
    return (status & BLACK_TO_MOVE) === 0
      ? gatherGroups(frames[base | WHITE]!, frames[base | BLACK]!, white, black, (status & MAY_CASTLE) !== 0)
      : gatherGroups(frames[base | BLACK]!, frames[base | WHITE]!, black, white, (status & (MAY_CASTLE << 1)) !== 0);
  }

  /** [7] The white queen goes first, and the black one is looked at on what is left. */
  private writeWithoutQueens(white: number, black: number, cells: number, status: number): void {
    const whiteQueen = fieldOf(white, QUEEN);
    if (isSurrounded(whiteQueen, wallsOf(bothHalves(cells)))) {
      white = withField(white, QUEEN, DEAD);
      cells ^= 1 << whiteQueen;
    }
    const blackQueen = fieldOf(black, QUEEN);
    if (isSurrounded(blackQueen, wallsOf(bothHalves(cells)))) {
      black = withField(black, QUEEN, DEAD);
      cells ^= (1 << blackQueen) << HALF;
    }
    this.write(white, black, cells, status);
  }

  /**
   * Writes the top frame. The key is the position itself in 63 bits, the formation put in the corner of the window; then
   * they are mixed by steps that can each be undone, so different positions always have different keys.
   */
  private write(white: number, black: number, cells: number, status: number): void {
    const { base } = this;
    if (base >= this.frames.length) this.grow();
    const frames = this.frames;
    frames[base | WHITE] = white;
    frames[base | BLACK] = black;
    frames[base | CELLS] = cells;
    frames[base | STATUS] = status;
    const step = -cornerOf(bothHalves(cells));
    let low = shiftFields(white, step) | ((status & BLACK_TO_MOVE) << 30);
    let high = shiftFields(black, step) | ((status & (FLAGS ^ BLACK_TO_MOVE)) << 29);
    low = Math.imul(low ^ (high >>> 15) ^ (high << 7), 0x9e3779b1 | 0);
    high = Math.imul(high ^ (low >>> 15), 0x85ebca77 | 0);
    low = Math.imul(low ^ (high >>> 16), 0xc2b2ae3d | 0);
    high = Math.imul(high ^ (low >>> 15), 0x27d4eb2f);
    frames[base | KEY_LOW] = low ^ (high >>> 16);
    frames[base | KEY_HIGH] = high;
  }

  private grow(): void {
    this.frames = doubled(this.frames);
  }
}

/** What `isLegal` hands on, made once. */
const board: TurnFormation = { mine: 0, theirs: 0, own: 0, enemies: 0 };

function placesOf(position: EchekPosition, side: Side): number[] {
  return Array.from({ length: PIECES }, (_, piece) => position.place(side, piece));
}
