// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { lowestBit, popCount, selectBit } from '../board/bits.ts';
import {
  byScore,
  type Move,
  type MoveList,
  type Outcome,
  own,
  type Position,
  type Random,
  type Side,
  toMove,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import {
  BYTES,
  CLOCK,
  KEYS,
  MAJORITY,
  NORTH,
  PASS,
  PITS_EACH,
  PITS_OF_SECOND_WORD,
  rowOf,
  SEEDS,
  STORE,
  TURN,
} from './layout.ts';
import { KEY_HIGH, KEY_LOW, LAST, makeSowings, sowingAt } from './sowing.ts';

export const VARIANTS = ['report', 'abapa'] as const;
export type OwareVariant = (typeof VARIANTS)[number];

const SOWINGS = { report: makeSowings(false), abapa: makeSowings(true) };

// The position is a stack of frames, one a ply: `apply` makes the next frame out of the top one, `undo` drops it. A frame
// is the 16 bytes of layout.ts and the key; `base` counts words.
const FRAME = 6;
const FIRST_FRAMES = 64;

/** Everything a position is made of, as its text has it. */
export interface OwareSetup {
  readonly variant: OwareVariant;
  /** Seeds of each row in sowing order. */
  readonly rows: readonly [south: readonly number[], north: readonly number[]];
  readonly stores: readonly [number, number];
  readonly turn: Side;
  readonly clock: number;
}

export class OwarePosition implements Position {
  readonly variant: OwareVariant;
  private readonly isAbapa: boolean;
  private readonly sowings: Int32Array;
  private words = new Int32Array(FRAME * FIRST_FRAMES);
  private bytes = new Uint8Array(this.words.buffer);
  private base = 0;

  private constructor(variant: OwareVariant) {
    this.variant = variant;
    this.isAbapa = variant === 'abapa';
    this.sowings = SOWINGS[variant];
  }

  static fromSetup(setup: OwareSetup): OwarePosition {
    const position = new OwarePosition(setup.variant);
    const { bytes, words } = position;
    bytes.set(setup.rows[0], 0);
    bytes.set(setup.rows[1], NORTH);
    bytes[STORE] = setup.stores[0];
    bytes[NORTH + STORE] = setup.stores[1];
    bytes[TURN] = setup.turn - 1;
    bytes[CLOCK] = setup.clock;
    const [low, high] = position.freshKey();
    words[KEY_LOW] = low;
    words[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.byte(TURN) === 0 ? 1 : 2;
  }

  /** Plies since the last capture. */
  get clock(): number {
    return this.byte(CLOCK);
  }

  get keyLow(): number {
    return this.words[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.words[this.base + KEY_HIGH]!;
  }

  /** The seeds in a pit. */
  seeds(pit: number): number {
    return this.byte(pit);
  }

  /** The seeds a side has captured. */
  store(side: Side): number {
    return this.byte((side - 1) * NORTH + STORE);
  }

  isOver(): boolean {
    return this.isDecided() || (this.isAbapa && this.legalPits() === 0); // [8]
  }

  outcome(): Outcome | null {
    const stores = [this.store(1), this.store(2)] as const;
    if (Math.max(...stores) >= MAJORITY) return byScore(stores, 'majority'); // [4]
    if (Math.min(...stores) === MAJORITY - 1) return byScore(stores, 'even'); // [4]
    if (this.isAbapa && this.legalPits() === 0) return byScore(this.finalScore(), 'no-move'); // [8]
    return this.clock >= CLOCK_LIMIT ? byScore(this.finalScore(), 'no-progress') : null; // [9]
  }

  repetitionOutcome(): Outcome {
    return byScore(this.finalScore(), 'repetition'); // [10]
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isDecided()) return;
    into.reserve(PITS_EACH);
    const row = this.byte(TURN) * NORTH;
    const pits = this.legalPits();
    for (let rest = pits; rest !== 0; rest &= rest - 1) into.push(row + lowestBit(rest));
    if (pits === 0 && !this.isAbapa) into.push(PASS); // [3]
  }

  countMoves(): number {
    if (this.isDecided()) return 0;
    const pits = this.legalPits();
    return pits === 0 && !this.isAbapa ? 1 : popCount(pits);
  }

  isLegal(move: Move): boolean {
    if (this.isDecided()) return false;
    const row = this.turn === 1 ? 0 : NORTH;
    if (move === PASS) return !this.isAbapa && this.rowTotal(row) === 0; // [3]
    if (move < row || move >= row + PITS_EACH || this.byte(move) === 0) return false;
    const mustFeed = this.isAbapa && this.rowTotal(NORTH - row) === 0; // [7]
    return !mustFeed || move + this.byte(move) >= row + PITS_EACH;
  }

  randomMove(random: Random): Move {
    const pits = this.legalPits();
    if (pits === 0) return PASS;
    return toMove(this.byte(TURN) * NORTH + selectBit(pits, random.below(popCount(pits))));
  }

  apply(move: Move): void {
    const from = this.base;
    const to = from + FRAME;
    if (to + FRAME > this.words.length) this.grow();
    const { words, bytes, sowings } = this;
    const sowing = sowingAt(move, bytes[from * 4 + move]!);
    words[to] = words[from]! + sowings[sowing]!;
    words[to + 1] = words[from + 1]! + sowings[sowing + 1]!;
    words[to + 2] = words[from + 2]! + sowings[sowing + 2]!;
    words[to + 3] = words[from + 3]! + sowings[sowing + 3]!;
    words[to + KEY_LOW] = words[from + KEY_LOW]! + sowings[sowing + KEY_LOW]!;
    words[to + KEY_HIGH] = words[from + KEY_HIGH]! + sowings[sowing + KEY_HIGH]!;
    this.base = to;
    const last = sowings[sowing + LAST]!;
    if (isTwoOrThree(bytes[to * 4 + last]!)) this.capture(last);
  }

  undo(): void {
    this.base -= FRAME;
  }

  clone(): OwarePosition {
    const copy = new OwarePosition(this.variant);
    copy.words.set(this.words.subarray(this.base, this.base + FRAME));
    return copy;
  }

  repeats(other: Position): boolean {
    const theirs = own(OwarePosition, other);
    for (let index = 0; index < BYTES; index++) {
      if (index !== CLOCK && this.byte(index) !== theirs.byte(index)) return false;
    }
    return true;
  }

  freshKey(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let index = 0; index < BYTES; index++) {
      low = (low + Math.imul(this.byte(index), KEYS.low[index]!)) | 0;
      high = (high + Math.imul(this.byte(index), KEYS.high[index]!)) | 0;
    }
    return [low, high];
  }

  /** [7] Whether the side to move has to sow into the enemy's row. */
  mustFeed(): boolean {
    return this.isAbapa && this.isRowEmpty(1 - this.byte(TURN));
  }

  /** [6] Whether a legal move captures nothing because it would take all that the enemy has. */
  isGrandSlam(move: Move): boolean {
    const last = this.sowings[sowingAt(move, this.byte(move)) + LAST]!;
    this.apply(move);
    const isLeft = isTwoOrThree(this.byte(last));
    this.undo();
    return isLeft;
  }

  private byte(index: number): number {
    return this.bytes[this.base * 4 + index]!;
  }

  /** The ends [4] and [9], which need no look at the moves. */
  private isDecided(): boolean {
    const south = this.byte(STORE);
    const north = this.byte(NORTH + STORE);
    return south >= MAJORITY || north >= MAJORITY || south + north === SEEDS || this.byte(CLOCK) >= CLOCK_LIMIT;
  }

  /** The pits that the side to move may sow, as a set of six bits. */
  private legalPits(): number {
    const { bytes } = this;
    const turn = this.byte(TURN);
    const row = this.base * 4 + turn * NORTH;
    const reach = this.isAbapa && this.isRowEmpty(1 - turn) ? PITS_EACH : 0;
    let pits = 0;
    for (let pit = 0; pit < PITS_EACH; pit++) {
      const seeds = bytes[row + pit]!;
      if (seeds > 0 && pit + seeds >= reach) pits |= 1 << pit;
    }
    return pits;
  }

  private isRowEmpty(turn: number): boolean {
    const row = this.base + turn * 2;
    return (this.words[row]! | (this.words[row + 1]! & PITS_OF_SECOND_WORD)) === 0;
  }

  private rowTotal(row: number): number {
    let total = 0;
    for (let pit = row; pit < row + PITS_EACH; pit++) total += this.byte(pit);
    return total;
  }

  /** Seeds of both sides when each takes those in its own row. */
  private finalScore(): readonly [number, number] {
    return [this.store(1) + this.rowTotal(0), this.store(2) + this.rowTotal(NORTH)];
  }

  /** [2] The last seed made an enemy pit 2 or 3: takes it and those before it. */
  private capture(last: number): void {
    const { bytes, words, base } = this;
    const row = rowOf(last);
    const frame = base * 4;
    let pit = last;
    let taken = 0;
    for (; pit >= row && isTwoOrThree(bytes[frame + pit]!); pit--) taken += bytes[frame + pit]!;
    if (this.isAbapa && taken === this.rowTotal(row)) return; // [6]
    const store = NORTH - row + STORE;
    let low = Math.imul(taken, KEYS.low[store]!);
    let high = Math.imul(taken, KEYS.high[store]!);
    for (pit++; pit <= last; pit++) {
      low -= Math.imul(bytes[frame + pit]!, KEYS.low[pit]!);
      high -= Math.imul(bytes[frame + pit]!, KEYS.high[pit]!);
      bytes[frame + pit] = 0;
    }
    bytes[frame + store] = bytes[frame + store]! + taken;
    bytes[frame + CLOCK] = 0;
    words[base + KEY_LOW] = words[base + KEY_LOW]! + low;
    words[base + KEY_HIGH] = words[base + KEY_HIGH]! + high;
  }

  private grow(): void {
    const larger = new Int32Array(this.words.length * 2);
    larger.set(this.words);
    this.words = larger;
    this.bytes = new Uint8Array(larger.buffer);
  }
}

function isTwoOrThree(seeds: number): boolean {
  return (seeds & ~1) === 2;
}
