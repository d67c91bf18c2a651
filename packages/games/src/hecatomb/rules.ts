// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { makeKeyTable } from '../board/zobrist.ts';
import {
  type BySide,
  draw,
  loss,
  type Move,
  type MoveList,
  otherSide,
  type Outcome,
  positionOf,
  type Position,
  type Random,
  type Side,
  SIDES,
  toMove,
} from '../contract/index.ts';
import * as clockModule from '../contract/outcome.ts';
import * as cellsModule from './cells.ts';
import * as generatorModule from './generator.ts';
import { attackersOf, isPossible } from './legality.ts';
import * as movesModule from './moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { CELLS, highBit, isIn, lowBit } = cellsModule;
const { pushMoves, reach, selectMove } = generatorModule;
const { fromOf, toOf } = movesModule;

/** [4] Plies of a whole game: five turns each. */
export const TEN_TURNS = 10;

// V8 inlines `apply` into its callers as long as it is short: measure after changing it.
const LOW_BITS = Int32Array.from({ length: CELLS }, (_, cell) => lowBit(cell));
const HIGH_BITS = Int32Array.from({ length: CELLS }, (_, cell) => highBit(cell));
const TAKEN = 64;

// Keys: one for each white and each black piece on a cell; then for each place of white's king and of black's, TAKEN
// included; the side to move; and the plies left.
const BLACK_KEYS = 64;
const KING_KEYS = 128;
const TURN_KEY = KING_KEYS + 2 * (TAKEN + 1);
const LEFT_KEYS = TURN_KEY + 1;
const { low: KEYS_LOW, high: KEYS_HIGH } = makeKeyTable(LEFT_KEYS + TEN_TURNS + 1, 0x4eca70b);

/**
 * The board at one ply, as the side to move sees it, so that readers need not ask whose turn it is. Frames are a chain that
 * grows once and is then walked up and down. The numbers are fields, not words of a typed array, whose bounds checks would
 * cost a quarter of the speed: Node keeps 32 bits unboxed in a field. Browsers box them, in place.
 */
class Frame {
  mineLow = 0;
  mineHigh = 0;
  theirsLow = 0;
  theirsHigh = 0;
  /** A king's cell, or TAKEN. The king is in its side's set as well. */
  myKing = TAKEN;
  theirKing = TAKEN;
  /** The first index of the keys of my pieces: 0 for white, BLACK_KEYS for black. */
  myKeys = 0;
  /** Plies left before the draw of [4] or [6]. */
  left = 0;
  /** The keys of all pieces; `restOfKey` is what is missing. */
  keyLow = 0;
  keyHigh = 0;
  readonly below: Frame | null;
  above: Frame | null = null;

  constructor(below: Frame | null) {
    this.below = below;
  }
}

/** The board as the side to move sees it, for evaluations that do not ask cell by cell. */
export type BoardMasks = Readonly<Omit<Frame, 'below' | 'above' | 'keyLow' | 'keyHigh'>>;

export type PlacedPiece = 'queen' | 'king';

/** All parts of a position, as in its text. */
export interface HecatombSetup {
  readonly queens: BySide<readonly number[]>;
  /** Cells; null for a king that was taken. */
  readonly kings: BySide<number | null>;
  readonly turn: Side;
  /** Plies left before the draw. */
  readonly left: number;
}

export class HecatombPosition implements Position {
  /** [6] Whether there is no limit of turns, and captures put off the draw. */
  readonly isEndless: boolean;
  private top = new Frame(null);

  constructor(isEndless: boolean) {
    this.isEndless = isEndless;
  }

  /** Sets up the board of a new position. */
  setUp({ queens, kings, turn, left }: HecatombSetup): this {
    const other = otherSide(turn);
    const piecesOf = (side: Side): readonly number[] => [
      ...queens[side],
      ...(kings[side] === null ? [] : [kings[side]]),
    ];
    const frame = this.top;
    frame.myKing = kings[turn] ?? TAKEN;
    frame.theirKing = kings[other] ?? TAKEN;
    for (const cell of piecesOf(turn)) {
      frame.mineLow |= lowBit(cell);
      frame.mineHigh |= highBit(cell);
    }
    for (const cell of piecesOf(other)) {
      frame.theirsLow |= lowBit(cell);
      frame.theirsHigh |= highBit(cell);
    }
    frame.myKeys = turn === 1 ? 0 : BLACK_KEYS;
    frame.left = left;
    frame.keyLow = this.piecesKey(KEYS_LOW);
    frame.keyHigh = this.piecesKey(KEYS_HIGH);
    return this;
  }

  get board(): BoardMasks {
    return this.top;
  }

  get turn(): Side {
    return this.top.myKeys === 0 ? 1 : 2;
  }

  /** [4] [6] Plies left before the draw. */
  get left(): number {
    return this.top.left;
  }

  /** [6] In endless, plies since the last capture. */
  get clock(): number {
    return CLOCK_LIMIT - this.top.left;
  }

  get keyLow(): number {
    return this.top.keyLow ^ this.restOfKey(KEYS_LOW);
  }

  get keyHigh(): number {
    return this.top.keyHigh ^ this.restOfKey(KEYS_HIGH);
  }

  /** The piece of a side on a cell. */
  pieceOn(cell: number, side: Side): PlacedPiece | null {
    const { top } = this;
    const isMine = side === this.turn;
    if (!isIn(isMine ? top.mineLow : top.theirsLow, isMine ? top.mineHigh : top.theirsHigh, cell)) return null;
    return cell === this.king(side) ? 'king' : 'queen';
  }

  /** The cells from which the king of the side to move could be taken by the next ply if it stayed where it is. */
  kingAttackers(): readonly number[] {
    const { mineLow, mineHigh, theirsLow, theirsHigh, myKing, theirKing } = this.top;
    return attackersOf(myKing, theirKing, theirsLow, theirsHigh, mineLow, mineHigh);
  }

  isOver(): boolean {
    const { top } = this;
    return top.myKing === TAKEN || top.theirKing === TAKEN || top.left === 0; // [3] [4] [6]
  }

  outcome(): Outcome | null {
    for (const side of SIDES) if (this.king(side) === TAKEN) return loss(side, 'king-taken'); // [3]
    if (this.left > 0) return null;
    return draw(this.isEndless ? 'no-progress' : 'turns-over'); // [6] [4]
  }

  repetitionOutcome(): Outcome {
    return draw('repetition'); // [7]
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isOver()) return;
    const { top } = this;
    pushMoves(into, top.myKing, top.mineLow, top.mineHigh, top.theirsLow, top.theirsHigh);
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const { top } = this;
    return reach(top.myKing, top.mineLow, top.mineHigh, top.theirsLow, top.theirsHigh);
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    const { top } = this;
    return isPossible(move, top.myKing, top.mineLow, top.mineHigh, top.theirsLow, top.theirsHigh);
  }

  randomMove(random: Random): Move {
    const { top } = this;
    const count = reach(top.myKing, top.mineLow, top.mineHigh, top.theirsLow, top.theirsHigh);
    return toMove(selectMove(random.below(count), top.myKing, top.mineLow, top.mineHigh));
  }

  apply(move: Move): void {
    const before = this.top;
    const after = before.above ?? this.grow();
    const from = fromOf(move);
    const to = toOf(move);
    const toLow = LOW_BITS[to]!;
    const toHigh = HIGH_BITS[to]!;
    const { theirsLow, theirsHigh, myKing, theirKing, myKeys } = before;
    // The sides change places: what was mine is theirs in the next frame.
    after.mineLow = theirsLow & ~toLow;
    after.mineHigh = theirsHigh & ~toHigh;
    after.theirsLow = before.mineLow ^ LOW_BITS[from]! ^ toLow;
    after.theirsHigh = before.mineHigh ^ HIGH_BITS[from]! ^ toHigh;
    after.myKing = theirKing === to ? TAKEN : theirKing; // [3]
    after.theirKing = myKing === from ? to : myKing;
    const theirKeys = BLACK_KEYS - myKeys;
    let low = before.keyLow ^ KEYS_LOW[myKeys + from]! ^ KEYS_LOW[myKeys + to]!;
    let high = before.keyHigh ^ KEYS_HIGH[myKeys + from]! ^ KEYS_HIGH[myKeys + to]!;
    let left = before.left - 1;
    if (((theirsLow & toLow) | (theirsHigh & toHigh)) !== 0) {
      low ^= KEYS_LOW[theirKeys + to]!;
      high ^= KEYS_HIGH[theirKeys + to]!;
      if (this.isEndless) left = CLOCK_LIMIT; // [6]
    }
    after.myKeys = theirKeys;
    after.left = left;
    after.keyLow = low;
    after.keyHigh = high;
    this.top = after;
  }

  undo(): void {
    this.top = this.top.below!;
  }

  clone(): HecatombPosition {
    const copy = this.blank();
    const from = this.top;
    const to = copy.top;
    to.mineLow = from.mineLow;
    to.mineHigh = from.mineHigh;
    to.theirsLow = from.theirsLow;
    to.theirsHigh = from.theirsHigh;
    to.myKing = from.myKing;
    to.theirKing = from.theirKing;
    to.myKeys = from.myKeys;
    to.left = from.left;
    to.keyLow = from.keyLow;
    to.keyHigh = from.keyHigh;
    return copy;
  }

  /** [7] In ten turns the plies left are compared too, so that nothing repeats. */
  repeats(other: Position): boolean {
    const mine = this.top;
    const theirs = positionOf(HecatombPosition, other).top;
    return (
      mine.mineLow === theirs.mineLow &&
      mine.mineHigh === theirs.mineHigh &&
      mine.theirsLow === theirs.theirsLow &&
      mine.theirsHigh === theirs.theirsHigh &&
      mine.myKing === theirs.myKing &&
      mine.theirKing === theirs.theirKing &&
      mine.myKeys === theirs.myKeys &&
      (this.isEndless || mine.left === theirs.left)
    );
  }

  freshKey(): readonly [low: number, high: number] {
    return [this.piecesKey(KEYS_LOW) ^ this.restOfKey(KEYS_LOW), this.piecesKey(KEYS_HIGH) ^ this.restOfKey(KEYS_HIGH)];
  }

  private piecesKey(table: Int32Array): number {
    let key = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.pieceOn(cell, 1) !== null) key ^= table[cell]!;
      if (this.pieceOn(cell, 2) !== null) key ^= table[BLACK_KEYS + cell]!;
    }
    return key;
  }

  /** The part of the key that is cheaper to compute on demand than to keep up to date. [7] In endless, `left` does not count. */
  private restOfKey(table: Int32Array): number {
    let key = table[KING_KEYS + this.king(1)]! ^ table[KING_KEYS + TAKEN + 1 + this.king(2)]!;
    if (this.turn === 2) key ^= table[TURN_KEY]!;
    if (!this.isEndless) key ^= table[LEFT_KEYS + this.left]!;
    return key;
  }

  /** The cell of a side's king, or TAKEN. */
  private king(side: Side): number {
    return side === this.turn ? this.top.myKing : this.top.theirKing;
  }

  /** A new position of the same variant, to be filled in. */
  protected blank(): HecatombPosition {
    return new HecatombPosition(this.isEndless);
  }

  private grow(): Frame {
    const frame = new Frame(this.top);
    this.top.above = frame;
    return frame;
  }
}
