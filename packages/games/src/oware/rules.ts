// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { doubled } from '../board/frames.ts';
import {
  byScore,
  type Move,
  type MoveList,
  type Outcome,
  positionOf,
  type Position,
  type Random,
  type Side,
  toMove,
} from '../contract/index.ts';
import * as clockModule from '../contract/outcome.ts';
import * as layoutModule from './layout.ts';
import * as sowingModule from './sowing.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { BYTES, CLOCK, KEYS, MAJORITY, NORTH, PASS, PITS_EACH, PITS_OF_SECOND_WORD, SEEDS, STORE, TURN } = layoutModule;
const { KEY_HIGH, KEY_LOW, LAST, makeSowings, sowingAt } = sowingModule;
const { low: KEYS_LOW, high: KEYS_HIGH } = KEYS;

export const VARIANTS = ['report', 'abapa'] as const;
export type OwareVariant = (typeof VARIANTS)[number];

const SOWINGS = { report: makeSowings(false), abapa: makeSowings(true) };

// The position is a stack of frames, one a ply: `apply` makes the next frame out of the top one, `undo` drops it. A frame
// is the 16 bytes of layout.ts and the key; `base` counts words, so `base << 2` counts bytes.
const FRAME = 6;
const FIRST_FRAMES = 128;

/** For methods that need the number of moves, or one of them, and no list. */
const SCRATCH = new Int32Array(PITS_EACH);

const isTwoOrThree = (seeds: number): boolean => (seeds & ~1) === 2;

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

  constructor(variant: OwareVariant) {
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
    return this.isDecided() || (this.isAbapa && this.listSowings(SCRATCH) === 0); // [8]
  }

  outcome(): Outcome | null {
    const stores = [this.store(1), this.store(2)] as const;
    if (Math.max(...stores) >= MAJORITY) return byScore(stores, 'majority'); // [4]
    if (Math.min(...stores) === MAJORITY - 1) return byScore(stores, 'even'); // [4]
    if (this.isAbapa && this.listSowings(SCRATCH) === 0) return byScore(this.finalScore(), 'no-move'); // [8]
    return this.clock >= CLOCK_LIMIT ? byScore(this.finalScore(), 'no-progress') : null; // [9]
  }

  repetitionOutcome(): Outcome {
    return byScore(this.finalScore(), 'repetition'); // [10]
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isDecided()) return;
    into.reserve(PITS_EACH);
    into.length = this.listSowings(into.packed);
    if (into.length === 0 && !this.isAbapa) into.push(PASS); // [3]
  }

  countMoves(): number {
    if (this.isDecided()) return 0;
    const sowings = this.listSowings(SCRATCH);
    return sowings === 0 && !this.isAbapa ? 1 : sowings; // [3]
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
    const sowings = this.listSowings(SCRATCH);
    return sowings === 0 ? PASS : toMove(SCRATCH[random.below(sowings)]!); // [3]
  }

  /** [1] [5] Adds the sowing's entry to the frame, then looks for a capture. */
  apply(move: Move): void {
    const from = this.base;
    const to = from + FRAME;
    if (to + FRAME > this.words.length) this.grow();
    const { words, bytes, sowings } = this;
    const entry = sowingAt(move, bytes[(from << 2) + move]!);
    words[to] = words[from]! + sowings[entry]!;
    words[to + 1] = words[from + 1]! + sowings[entry + 1]!;
    words[to + 2] = words[from + 2]! + sowings[entry + 2]!;
    words[to + 3] = words[from + 3]! + sowings[entry + 3]!;
    words[to + KEY_LOW] = words[from + KEY_LOW]! + sowings[entry + KEY_LOW]!;
    words[to + KEY_HIGH] = words[from + KEY_HIGH]! + sowings[entry + KEY_HIGH]!;
    this.base = to;
    const last = sowings[entry + LAST]!;
    if (isTwoOrThree(bytes[(to << 2) + last]!)) this.capture(last);
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
    const theirs = positionOf(OwarePosition, other);
    for (let index = 0; index < BYTES; index++) {
      if (index !== CLOCK && this.byte(index) !== theirs.byte(index)) return false;
    }
    return true;
  }

  freshKey(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let index = 0; index < BYTES; index++) {
      low = (low + Math.imul(this.byte(index), KEYS_LOW[index]!)) | 0;
      high = (high + Math.imul(this.byte(index), KEYS_HIGH[index]!)) | 0;
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

  /** Whether the side to move may sow a pit, whatever the stores decide. */
  hasSowing(): boolean {
    return this.listSowings(SCRATCH) > 0;
  }

  private byte(index: number): number {
    return this.bytes[(this.base << 2) + index]!;
  }

  /** The ends [4] and [9], which need no look at the moves. Stores that hold all seeds are 24 to 24, or one is larger. */
  private isDecided(): boolean {
    const { bytes } = this;
    const frame = this.base << 2;
    const south = bytes[frame + STORE]!;
    const north = bytes[frame + NORTH + STORE]!;
    return south >= MAJORITY || north >= MAJORITY || south + north === SEEDS || bytes[frame + CLOCK]! >= CLOCK_LIMIT;
  }

  /** Writes the pits that the side to move may sow into the first places of a list; gives their number. */
  private listSowings(into: Int32Array): number {
    const { bytes, base } = this;
    const turn = bytes[(base << 2) + TURN]!;
    const row = turn << 3; // times NORTH
    const first = (base << 2) + row;
    const mustFeed = this.isAbapa && this.isRowEmpty(1 - turn); // [7]
    let count = 0;
    for (let pit = 0; pit < PITS_EACH; pit++) {
      const needed = mustFeed ? PITS_EACH - pit : 1;
      // Every pit is written, and counted only if it has the seeds needed: no branch that could be guessed wrong.
      into[count] = row + pit;
      count += (bytes[first + pit]! + 64 - needed) >> 6;
    }
    return count;
  }

  /** Whether the row of south (0) or north (1) has no seed. */
  private isRowEmpty(turn: number): boolean {
    const row = this.base + turn * 2;
    return (this.words[row]! | (this.words[row + 1]! & PITS_OF_SECOND_WORD)) === 0;
  }

  private rowTotal(row: number): number {
    const { bytes } = this;
    const first = (this.base << 2) + row;
    let total = 0;
    for (let pit = 0; pit < PITS_EACH; pit++) total += bytes[first + pit]!;
    return total;
  }

  /** Seeds of both sides when each takes those in its own row. */
  private finalScore(): readonly [number, number] {
    return [this.store(1) + this.rowTotal(0), this.store(2) + this.rowTotal(NORTH)];
  }

  /** [2] The last seed made an enemy pit 2 or 3: takes it and those before it. */
  private capture(last: number): void {
    const { bytes, words, base } = this;
    const frame = base << 2;
    const row = last & NORTH;
    const store = (row ^ NORTH) + STORE;
    let taken = 0;
    let low = 0;
    let high = 0;
    let pit = last;
    for (; pit >= row; pit--) {
      const seeds = bytes[frame + pit]!;
      if (!isTwoOrThree(seeds)) break;
      taken += seeds;
      low += Math.imul(seeds, KEYS_LOW[store]! - KEYS_LOW[pit]!);
      high += Math.imul(seeds, KEYS_HIGH[store]! - KEYS_HIGH[pit]!);
    }
    if (this.isAbapa && taken === this.rowTotal(row)) return; // [6]
    for (pit++; pit <= last; pit++) bytes[frame + pit] = 0;
    bytes[frame + store] = bytes[frame + store]! + taken;
    bytes[frame + CLOCK] = 0;
    words[base + KEY_LOW] = words[base + KEY_LOW]! + low;
    words[base + KEY_HIGH] = words[base + KEY_HIGH]! + high;
  }

  private grow(): void {
    this.words = doubled(this.words);
    this.bytes = new Uint8Array(this.words.buffer);
  }
}
