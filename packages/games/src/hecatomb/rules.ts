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
  own,
  type Position,
  type Random,
  type Side,
  SIDES,
  toMove,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import { isIn, isPossible } from './checker.ts';
import { pushMoves, reach, selectMove } from './generator.ts';
import { highBit, lowBit, packMove, SQUARES } from './squares.ts';

// What is read at every node is not exported: V8 folds a constant of this file into the code, but loads an exported or
// imported one from memory every time.

// The position is a stack of frames, one a ply: `apply` writes a new frame on top, `undo` drops it. The first words of
// a frame are the squares of white's pieces and of black's, a low and a high word each, found by adding twice the turn.
const LOW = 0;
const HIGH = 1;
const STATUS = 4;
const KEY_LOW = 5;
const KEY_HIGH = 6;
const FRAME = 7;
const FIRST_FRAMES = 32;

// The status word, from its lowest bit: white's king and black's, seven bits each; who is to move; whether the game is
// endless [6]; and in all other bits the plies left before the draw of [4] or [6].
const KING_BITS = 7;
const KING = 127;
const TAKEN = 64;
const SOME_KING_TAKEN = TAKEN | (TAKEN << KING_BITS);
const TURN_SHIFT = 14;
const BLACK_TO_MOVE = 1 << TURN_SHIFT;
const ENDLESS_SHIFT = 15;
const ENDLESS = 1 << ENDLESS_SHIFT;
const LEFT_SHIFT = 16;
const ONE_LEFT = 1 << LEFT_SHIFT;
const ALL_LEFT = CLOCK_LIMIT << LEFT_SHIFT;
const NOT_LEFT = ONE_LEFT - 1;

/** [4] Plies of a whole game: five turns each. */
export const TEN_TURNS = 10;

// One key for each queen and each king on a square, then what changes with every ply: the side to move and, in ten
// turns only, the plies left.
const KINGS = SQUARES;
const SIDE_KEYS = 2 * SQUARES;
const TURN_KEY = 2 * SIDE_KEYS;
const LEFT_KEYS = TURN_KEY + 1;
const { low: KEYS_LOW, high: KEYS_HIGH } = makeKeyTable(LEFT_KEYS + TEN_TURNS + 1, 0x4eca70b);

/** What a ply does to the key, by the bits of the status above the turn. */
const PLY_LOW = new Int32Array(256).fill(KEYS_LOW[TURN_KEY]!);
const PLY_HIGH = new Int32Array(256).fill(KEYS_HIGH[TURN_KEY]!);
for (let left = 1; left <= TEN_TURNS; left++) {
  const index = left << (LEFT_SHIFT - ENDLESS_SHIFT);
  PLY_LOW[index] = PLY_LOW[index]! ^ KEYS_LOW[LEFT_KEYS + left]! ^ KEYS_LOW[LEFT_KEYS + left - 1]!;
  PLY_HIGH[index] = PLY_HIGH[index]! ^ KEYS_HIGH[LEFT_KEYS + left]! ^ KEYS_HIGH[LEFT_KEYS + left - 1]!;
}

const LOW_BITS = Int32Array.from({ length: SQUARES }, (_, square) => lowBit(square));
const HIGH_BITS = Int32Array.from({ length: SQUARES }, (_, square) => highBit(square));

export type Piece = 'queen' | 'king';

/** Everything a position is made of, as its text has it. */
export interface HecatombSetup {
  readonly queens: BySide<readonly number[]>;
  /** Squares; null for a king that was taken. */
  readonly kings: BySide<number | null>;
  readonly turn: Side;
  /** Plies left before the draw. */
  readonly left: number;
  readonly isEndless: boolean;
}

export class HecatombPosition implements Position {
  private frames = new Int32Array(FRAME * FIRST_FRAMES);
  private base = 0;

  static fromSetup(setup: HecatombSetup): HecatombPosition {
    const position = new HecatombPosition();
    const frames = position.frames;
    let status = (setup.left << LEFT_SHIFT) | (setup.isEndless ? ENDLESS : 0) | (setup.turn === 2 ? BLACK_TO_MOVE : 0);
    for (const side of SIDES) {
      const king = setup.kings[side];
      const pieces = king === null ? setup.queens[side] : [king, ...setup.queens[side]];
      const words = 2 * (side - 1);
      frames[words + LOW] = pieces.reduce((word, square) => word | lowBit(square), 0);
      frames[words + HIGH] = pieces.reduce((word, square) => word | highBit(square), 0);
      status |= (king ?? TAKEN) << (KING_BITS * (side - 1));
    }
    frames[STATUS] = status;
    const [low, high] = position.freshKey();
    frames[KEY_LOW] = low;
    frames[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return (this.status & BLACK_TO_MOVE) === 0 ? 1 : 2;
  }

  /** [6] Whether captures put off the draw. */
  get isEndless(): boolean {
    return (this.status & ENDLESS) !== 0;
  }

  /** [4] [6] Plies left before the draw. */
  get left(): number {
    return this.status >>> LEFT_SHIFT;
  }

  get keyLow(): number {
    return this.frames[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base + KEY_HIGH]!;
  }

  /** What a side has on a square. */
  pieceOn(square: number, side: Side): Piece | null {
    const words = this.base + 2 * (side - 1);
    if (!isIn(this.frames[words + LOW]!, this.frames[words + HIGH]!, square)) return null;
    return square === this.king(side) ? 'king' : 'queen';
  }

  /** Whether the king of the side to move could be taken by the next ply if it stayed where it is. */
  isKingInDanger(): boolean {
    const { frames, base, turn } = this;
    const other = otherSide(turn);
    const mine = base + 2 * (turn - 1);
    const theirs = base + 2 * (other - 1);
    for (let from = 0; from < SQUARES; from++) {
      const capture = packMove(from, this.king(turn));
      const isCapture = isPossible(
        capture,
        this.king(other),
        frames[theirs + LOW]!,
        frames[theirs + HIGH]!,
        frames[mine + LOW]!,
        frames[mine + HIGH]!,
      );
      if (isCapture) return true;
    }
    return false;
  }

  isOver(): boolean {
    const status = this.frames[this.base + STATUS]!;
    return status < ONE_LEFT || (status & SOME_KING_TAKEN) !== 0; // [3] [4] [6]
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
    const { frames, base } = this;
    const status = frames[base + STATUS]!;
    if (this.isOver()) return;
    const turn = (status >>> TURN_SHIFT) & 1;
    const mine = base + 2 * turn;
    const theirs = base + 2 - 2 * turn;
    pushMoves(
      into,
      (status >>> (KING_BITS * turn)) & KING,
      frames[mine + LOW]!,
      frames[mine + HIGH]!,
      frames[theirs + LOW]!,
      frames[theirs + HIGH]!,
    );
  }

  countMoves(): number {
    return this.isOver() ? 0 : this.reach();
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    const { frames, base, turn } = this;
    const mine = base + 2 * (turn - 1);
    const theirs = base + 2 * (2 - turn);
    return isPossible(
      move,
      this.king(turn),
      frames[mine + LOW]!,
      frames[mine + HIGH]!,
      frames[theirs + LOW]!,
      frames[theirs + HIGH]!,
    );
  }

  randomMove(random: Random): Move {
    const place = random.below(this.reach());
    const { frames, base, turn } = this;
    const mine = base + 2 * (turn - 1);
    return toMove(selectMove(place, this.king(turn), frames[mine + LOW]!, frames[mine + HIGH]!));
  }

  apply(move: Move): void {
    // The masks tell V8 how large these can be: it needs no overflow checks and fewer bounds checks.
    const before = this.base & 0x3fffffff;
    const after = before + FRAME;
    if (after + FRAME > this.frames.length) this.grow();
    const frames = this.frames;
    const from = (move >>> 6) & 63;
    const to = move & 63;
    const toLow = LOW_BITS[to]!;
    const toHigh = HIGH_BITS[to]!;
    let status = frames[before + STATUS]!;
    const ply = (status >>> ENDLESS_SHIFT) & 255;
    let low = frames[before + KEY_LOW]! ^ PLY_LOW[ply]!;
    let high = frames[before + KEY_HIGH]! ^ PLY_HIGH[ply]!;
    const turn = (status >>> TURN_SHIFT) & 1;
    const other = 1 - turn;
    status = (status ^ BLACK_TO_MOVE) - ONE_LEFT;
    const theirsLow = frames[before + 2 * other + LOW]!;
    const theirsHigh = frames[before + 2 * other + HIGH]!;
    frames[after + 2 * other + LOW] = theirsLow & ~toLow;
    frames[after + 2 * other + HIGH] = theirsHigh & ~toHigh;
    frames[after + 2 * turn + LOW] = frames[before + 2 * turn + LOW]! ^ LOW_BITS[from]! ^ toLow;
    frames[after + 2 * turn + HIGH] = frames[before + 2 * turn + HIGH]! ^ HIGH_BITS[from]! ^ toHigh;
    if (((theirsLow & toLow) | (theirsHigh & toHigh)) !== 0) {
      let prey = other * SIDE_KEYS + to;
      if (((status >>> (KING_BITS * other)) & KING) === to) {
        status ^= (to ^ TAKEN) << (KING_BITS * other); // [3]
        prey += KINGS;
      }
      low ^= KEYS_LOW[prey]!;
      high ^= KEYS_HIGH[prey]!;
      if ((status & ENDLESS) !== 0) status = (status & NOT_LEFT) | ALL_LEFT; // [6]
    }
    let mover = turn * SIDE_KEYS;
    if (((status >>> (KING_BITS * turn)) & KING) === from) {
      status ^= (from ^ to) << (KING_BITS * turn);
      mover += KINGS;
    }
    frames[after + STATUS] = status;
    frames[after + KEY_LOW] = low ^ KEYS_LOW[mover + from]! ^ KEYS_LOW[mover + to]!;
    frames[after + KEY_HIGH] = high ^ KEYS_HIGH[mover + from]! ^ KEYS_HIGH[mover + to]!;
    this.base = after;
  }

  undo(): void {
    this.base -= FRAME;
  }

  clone(): HecatombPosition {
    const copy = new HecatombPosition();
    copy.frames.set(this.frames.subarray(this.base, this.base + FRAME));
    return copy;
  }

  /** [7] In ten turns the plies left are compared too, so that nothing repeats. */
  repeats(other: Position): boolean {
    const theirs = own(HecatombPosition, other);
    for (let word = 0; word < STATUS; word++) {
      if (this.frames[this.base + word] !== theirs.frames[theirs.base + word]) return false;
    }
    const compared = this.isEndless ? NOT_LEFT : ~0;
    return ((this.status ^ theirs.status) & compared) === 0;
  }

  freshKey(): readonly [low: number, high: number] {
    const parts = this.isEndless ? [] : [LEFT_KEYS + this.left];
    if (this.turn === 2) parts.push(TURN_KEY);
    for (const side of SIDES) {
      for (let square = 0; square < SQUARES; square++) {
        const piece = this.pieceOn(square, side);
        if (piece !== null) parts.push((side - 1) * SIDE_KEYS + (piece === 'king' ? KINGS : 0) + square);
      }
    }
    const xor = (table: Int32Array): number => parts.reduce((key, part) => key ^ table[part]!, 0);
    return [xor(KEYS_LOW), xor(KEYS_HIGH)];
  }

  private get status(): number {
    return this.frames[this.base + STATUS]!;
  }

  /** The square of a side's king, or TAKEN. */
  private king(side: Side): number {
    return (this.status >>> (KING_BITS * (side - 1))) & KING;
  }

  private reach(): number {
    const { frames, base } = this;
    const status = frames[base + STATUS]!;
    const turn = (status >>> TURN_SHIFT) & 1;
    const mine = base + 2 * turn;
    const theirs = base + 2 - 2 * turn;
    return reach(
      (status >>> (KING_BITS * turn)) & KING,
      frames[mine + LOW]!,
      frames[mine + HIGH]!,
      frames[theirs + LOW]!,
      frames[theirs + HIGH]!,
    );
  }

  private grow(): void {
    const larger = new Int32Array(this.frames.length * 2);
    larger.set(this.frames);
    this.frames = larger;
  }
}
