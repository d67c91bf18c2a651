// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { makeKeyTable } from '../board/zobrist.ts';
import {
  type BySide,
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
import { isIn, isPossible } from './checker.ts';
import { pushMoves, reach, selectMove } from './generator.ts';
import { highBit, lowBit, packMove, SQUARES } from './squares.ts';

// What apply and the generator read at every node stays unexported: V8 folds a constant of this file into the code, but
// loads an exported or imported one from memory every time.

// The position is a stack of frames, one a ply: `apply` writes a new frame on top, `undo` drops it. A frame sees the
// board from the side to move, so that nothing that reads it has to ask whose turn it is.
const MINE_LOW = 0;
const MINE_HIGH = 1;
const THEIRS_LOW = 2;
const THEIRS_HIGH = 3;
/** A king's square, or TAKEN. The king is in its side's set as well. */
const MY_KING = 4;
const THEIR_KING = 5;
const TURN = 6;
/** Plies left before the draw of [4] or [6]. */
const LEFT = 7;
const KEY_LOW = 8;
const KEY_HIGH = 9;
const FRAME = 10;
const FIRST_FRAMES = 32;

const TAKEN = 64;
const ENDLESS_LEFT = CLOCK_LIMIT;

/** [4] Plies of a whole game: five turns each. */
export const TEN_TURNS = 10;

// One key for each queen and each king on a square, then what changes with every ply: the side to move and, in ten
// turns only, the plies left.
const KINGS = SQUARES;
const SIDE_KEYS = 2 * SQUARES;
const TURN_KEY = 2 * SIDE_KEYS;
const LEFT_KEYS = TURN_KEY + 1;
const { low: KEYS_LOW, high: KEYS_HIGH } = makeKeyTable(LEFT_KEYS + TEN_TURNS + 1, 0x4eca70b);

/** What one ply does to the key, by the plies left before it; `PLY[0]` is the turn alone, for the endless form. */
const PLY_LOW = new Int32Array(TEN_TURNS + 1).fill(KEYS_LOW[TURN_KEY]!);
const PLY_HIGH = new Int32Array(TEN_TURNS + 1).fill(KEYS_HIGH[TURN_KEY]!);
for (let left = 1; left <= TEN_TURNS; left++) {
  PLY_LOW[left] = PLY_LOW[left]! ^ KEYS_LOW[LEFT_KEYS + left]! ^ KEYS_LOW[LEFT_KEYS + left - 1]!;
  PLY_HIGH[left] = PLY_HIGH[left]! ^ KEYS_HIGH[LEFT_KEYS + left]! ^ KEYS_HIGH[LEFT_KEYS + left - 1]!;
}

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
  /** [6] Whether captures put off the draw. */
  readonly isEndless: boolean;
  private frames = new Int32Array(FRAME * FIRST_FRAMES);
  private base = 0;

  constructor(isEndless: boolean) {
    this.isEndless = isEndless;
  }

  static fromSetup(setup: HecatombSetup): HecatombPosition {
    const position = new HecatombPosition(setup.isEndless);
    const frames = position.frames;
    for (const side of SIDES) {
      const isMine = side === setup.turn;
      const king = setup.kings[side];
      const pieces = king === null ? setup.queens[side] : [king, ...setup.queens[side]];
      frames[isMine ? MINE_LOW : THEIRS_LOW] = pieces.reduce((word, square) => word | lowBit(square), 0);
      frames[isMine ? MINE_HIGH : THEIRS_HIGH] = pieces.reduce((word, square) => word | highBit(square), 0);
      frames[isMine ? MY_KING : THEIR_KING] = king ?? TAKEN;
    }
    frames[TURN] = setup.turn;
    frames[LEFT] = setup.left;
    const [low, high] = position.freshKey();
    frames[KEY_LOW] = low;
    frames[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.frames[this.base + TURN] === 1 ? 1 : 2;
  }

  /** [4] [6] Plies left before the draw. */
  get left(): number {
    return this.frames[this.base + LEFT]!;
  }

  get keyLow(): number {
    return this.frames[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base + KEY_HIGH]!;
  }

  /** Whether a side's king has been taken. */
  isKingTaken(side: Side): boolean {
    return this.kingWord(side) === TAKEN;
  }

  /** What a side has on a square. */
  pieceOn(square: number, side: Side): Piece | null {
    const { frames, base } = this;
    const word = base + (side === this.turn ? MINE_LOW : THEIRS_LOW);
    if (!isIn(frames[word]!, frames[word + 1]!, square)) return null;
    return square === this.kingWord(side) ? 'king' : 'queen';
  }

  /** Whether the king of the side to move could be taken by the next ply if it stayed where it is. */
  isKingInDanger(): boolean {
    const { frames, base } = this;
    const myKing = frames[base + MY_KING]!;
    const theirKing = frames[base + THEIR_KING]!;
    const mineLow = frames[base + MINE_LOW]!;
    const mineHigh = frames[base + MINE_HIGH]!;
    const theirsLow = frames[base + THEIRS_LOW]!;
    const theirsHigh = frames[base + THEIRS_HIGH]!;
    for (let from = 0; from < SQUARES; from++) {
      if (isPossible(packMove(from, myKing), theirKing, theirsLow, theirsHigh, mineLow, mineHigh)) return true;
    }
    return false;
  }

  /** [3] [4] [6] Whether a king has been taken or no ply is left. */
  isOver(): boolean {
    const { frames, base } = this;
    return frames[base + MY_KING] === TAKEN || frames[base + THEIR_KING] === TAKEN || frames[base + LEFT] === 0;
  }

  outcome(): Outcome | null {
    for (const side of SIDES) if (this.isKingTaken(side)) return loss(side, 'king-taken'); // [3]
    if (this.left > 0) return null;
    return draw(this.isEndless ? 'no-progress' : 'turns-over'); // [6] [4]
  }

  repetitionOutcome(): Outcome {
    return draw('repetition'); // [7]
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isOver()) return;
    const { frames, base } = this;
    pushMoves(
      into,
      frames[base + MY_KING]!,
      frames[base + MINE_LOW]!,
      frames[base + MINE_HIGH]!,
      frames[base + THEIRS_LOW]!,
      frames[base + THEIRS_HIGH]!,
    );
  }

  countMoves(): number {
    return this.isOver() ? 0 : this.reach();
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    const { frames, base } = this;
    return isPossible(
      move,
      frames[base + MY_KING]!,
      frames[base + MINE_LOW]!,
      frames[base + MINE_HIGH]!,
      frames[base + THEIRS_LOW]!,
      frames[base + THEIRS_HIGH]!,
    );
  }

  randomMove(random: Random): Move {
    const place = random.below(this.reach());
    const { frames, base } = this;
    const king = frames[base + MY_KING]!;
    return toMove(selectMove(place, king, frames[base + MINE_LOW]!, frames[base + MINE_HIGH]!));
  }

  apply(move: Move): void {
    const before = this.base;
    const after = before + FRAME;
    if (after + FRAME > this.frames.length) this.grow();
    const frames = this.frames;
    const from = move >>> 6;
    const to = move & 63;
    const toLow = lowBit(to);
    const toHigh = highBit(to);
    const theirsLow = frames[before + THEIRS_LOW]!;
    const theirsHigh = frames[before + THEIRS_HIGH]!;
    const turn = frames[before + TURN]!;
    let left = frames[before + LEFT]!;
    const ply = this.isEndless ? 0 : left;
    left--;
    let mover = (turn - 1) * SIDE_KEYS;
    let theirKing = frames[before + THEIR_KING]!;
    let low = frames[before + KEY_LOW]! ^ PLY_LOW[ply]!;
    let high = frames[before + KEY_HIGH]! ^ PLY_HIGH[ply]!;
    if (((theirsLow & toLow) | (theirsHigh & toHigh)) !== 0) {
      let prey = (2 - turn) * SIDE_KEYS + to;
      if (to === theirKing) {
        theirKing = TAKEN; // [3]
        prey += KINGS;
      }
      low ^= KEYS_LOW[prey]!;
      high ^= KEYS_HIGH[prey]!;
      if (this.isEndless) left = ENDLESS_LEFT; // [6]
    }
    let myKing = frames[before + MY_KING]!;
    if (from === myKing) {
      myKing = to;
      mover += KINGS;
    }
    // The sides change places: what was mine is theirs in the next frame.
    frames[after + MINE_LOW] = theirsLow & ~toLow;
    frames[after + MINE_HIGH] = theirsHigh & ~toHigh;
    frames[after + THEIRS_LOW] = frames[before + MINE_LOW]! ^ lowBit(from) ^ toLow;
    frames[after + THEIRS_HIGH] = frames[before + MINE_HIGH]! ^ highBit(from) ^ toHigh;
    frames[after + MY_KING] = theirKing;
    frames[after + THEIR_KING] = myKing;
    frames[after + TURN] = 3 - turn;
    frames[after + LEFT] = left;
    frames[after + KEY_LOW] = low ^ KEYS_LOW[mover + from]! ^ KEYS_LOW[mover + to]!;
    frames[after + KEY_HIGH] = high ^ KEYS_HIGH[mover + from]! ^ KEYS_HIGH[mover + to]!;
    this.base = after;
  }

  undo(): void {
    this.base -= FRAME;
  }

  clone(): HecatombPosition {
    const copy = new HecatombPosition(this.isEndless);
    copy.frames.set(this.frames.subarray(this.base, this.base + FRAME));
    return copy;
  }

  /** [7] In ten turns the plies left are compared too, so that nothing repeats. */
  repeats(other: Position): boolean {
    const theirs = own(HecatombPosition, other);
    for (let word = 0; word < LEFT; word++) {
      if (this.frames[this.base + word] !== theirs.frames[theirs.base + word]) return false;
    }
    return this.isEndless || this.left === theirs.left;
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

  private kingWord(side: Side): number {
    return this.frames[this.base + (side === this.turn ? MY_KING : THEIR_KING)]!;
  }

  private reach(): number {
    const { frames, base } = this;
    return reach(
      frames[base + MY_KING]!,
      frames[base + MINE_LOW]!,
      frames[base + MINE_HIGH]!,
      frames[base + THEIRS_LOW]!,
      frames[base + THEIRS_HIGH]!,
    );
  }

  private grow(): void {
    const larger = new Int32Array(this.frames.length * 2);
    larger.set(this.frames);
    this.frames = larger;
  }
}
