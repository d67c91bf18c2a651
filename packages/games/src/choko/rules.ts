// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { lowestBit, popCount, selectBit } from '../board/bits.ts';
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
  toMove,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';

/**
 * Cells are numbered from a1 = 0 along the rows to e5 = 24, and a set of cells is the 25-bit mask of those numbers:
 *
 *   5 | 20 21 22 23 24
 *   4 | 15 16 17 18 19
 *   3 | 10 11 12 13 14
 *   2 |  5  6  7  8  9
 *   1 |  0  1  2  3  4
 *        a  b  c  d  e
 */
export const WIDTH = 5;
export const CELLS = 25;
export const MEN_EACH = 12;
const BOARD = (1 << CELLS) - 1;
const FILE_A = 0b00001_00001_00001_00001_00001;
const NOT_FILE_A = BOARD & ~FILE_A;
const NOT_FILE_E = BOARD & ~(FILE_A << 4);

/** A move packs `to`, `from` and `removed` in five bits each, then its kind. Unused cells are `NOWHERE`. */
export const DROP = 0;
export const STEP = 1;
export const CAPTURE = 2;
export const NOWHERE = 31;
export const PASS: Move = toMove((3 << 15) | (NOWHERE << 10) | (NOWHERE << 5) | NOWHERE);

export const makeDrop = (to: number): number => (NOWHERE << 10) | (NOWHERE << 5) | to;
export const makeStep = (from: number, to: number): number => (STEP << 15) | (NOWHERE << 10) | (from << 5) | to;
export const makeCapture = (from: number, to: number, removed: number): number =>
  (CAPTURE << 15) | (removed << 10) | (from << 5) | to;

export const kindOf = (move: number): number => move >>> 15;
export const removedOf = (move: number): number => (move >>> 10) & 31;
export const fromOf = (move: number): number => (move >>> 5) & 31;
export const toOf = (move: number): number => move & 31;
/** The cell between the two cells of a jump. */
export const jumpedOf = (move: number): number => (fromOf(move) + toOf(move)) >> 1;

// The position is a stack of frames, one a ply: `apply` copies the top frame and changes the copy, `undo` drops it.
// Words of a frame; those of the sides are found by adding the side.
const MEN = -1;
const HAND = 1;
const TURN = 4;
const INITIATIVE = 5;
const CLOCK = 6;
const KEY_LOW = 7;
const KEY_HIGH = 8;
const FRAME = 9;
const FIRST_FRAMES = 64;

// One key for each man on a cell, each number of men in a hand, each holder of the initiative, and the side to move.
const KEYS = makeKeyTable(2 * 32 + 2 * 16 + 3 + 1, 0xc40c0);
const keyOfMan = (side: number, cell: number): number => (side - 1) * 32 + cell;
const keyOfHand = (side: number, men: number): number => 64 + (side - 1) * 16 + men;
const keyOfInitiative = (holder: number): number => 96 + holder;
const KEY_OF_TURN = 99;

// The four directions: how a set of cells moves one cell that way, and by how much cell numbers grow.
const UP = 0;
const DOWN = 1;
const RIGHT = 2;
const DIRECTIONS = 4;
const DELTAS = new Int32Array([WIDTH, -WIDTH, 1, -1]);

function shift(cells: number, direction: number): number {
  if (direction === UP) return (cells << WIDTH) & BOARD;
  if (direction === DOWN) return cells >>> WIDTH;
  if (direction === RIGHT) return (cells & NOT_FILE_E) << 1;
  return (cells & NOT_FILE_A) >>> 1;
}

/** Everything a position is made of, as its text has it. */
export interface ChokoSetup {
  readonly men: readonly [number, number];
  readonly hands: readonly [number, number];
  readonly turn: Side;
  readonly initiative: Side | null;
  readonly clock: number;
}

/** Why the side to move has no free choice between dropping and moving. */
export type Obligation = 'drop-initiative' | 'drop-no-man' | 'drop-stuck' | 'pass' | null;

export class ChokoPosition implements Position {
  private frames = new Int32Array(FRAME * FIRST_FRAMES);
  private base = 0;

  static fromSetup(setup: ChokoSetup): ChokoPosition {
    const position = new ChokoPosition();
    const frames = position.frames;
    frames[MEN + 1] = setup.men[0];
    frames[MEN + 2] = setup.men[1];
    frames[HAND + 1] = setup.hands[0];
    frames[HAND + 2] = setup.hands[1];
    frames[TURN] = setup.turn;
    frames[INITIATIVE] = setup.initiative ?? 0;
    frames[CLOCK] = setup.clock;
    const [low, high] = position.freshKey();
    frames[KEY_LOW] = low;
    frames[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return this.frames[this.base + TURN] === 1 ? 1 : 2;
  }

  /** [3] The side that has the initiative, or null. */
  get initiative(): Side | null {
    const holder = this.frames[this.base + INITIATIVE];
    return holder === 1 || holder === 2 ? holder : null;
  }

  /** Plies since the last drop or capture. */
  get clock(): number {
    return this.frames[this.base + CLOCK]!;
  }

  get keyLow(): number {
    return this.frames[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base + KEY_HIGH]!;
  }

  /** The cells of a side's men. */
  men(side: Side): number {
    return this.frames[this.base + MEN + side]!;
  }

  /** How many men a side holds. */
  hand(side: Side): number {
    return this.frames[this.base + HAND + side]!;
  }

  isOver(): boolean {
    const { frames, base } = this;
    return (
      (frames[base + MEN + 1]! | frames[base + HAND + 1]!) === 0 ||
      (frames[base + MEN + 2]! | frames[base + HAND + 2]!) === 0 ||
      frames[base + CLOCK]! >= CLOCK_LIMIT
    );
  }

  outcome(): Outcome | null {
    if ((this.men(1) | this.hand(1)) === 0) return loss(1, 'no-men'); // [7]
    if ((this.men(2) | this.hand(2)) === 0) return loss(2, 'no-men');
    return this.clock >= CLOCK_LIMIT ? draw('no-progress') : null; // [8]
  }

  repetitionOutcome(): Outcome {
    return draw('repetition'); // [8]
  }

  /** What [3], [4] and [5] force on the side to move. */
  obligation(): Obligation {
    const { turn } = this;
    const mine = this.men(turn);
    const stuck = !canMove(mine, this.men(turn === 1 ? 2 : 1));
    if (this.hand(turn) === 0) return stuck ? 'pass' : null;
    if (this.initiative !== null && this.initiative !== turn) return 'drop-initiative';
    if (mine === 0) return 'drop-no-man';
    return stuck ? 'drop-stuck' : null;
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isOver()) return;
    const { frames, base } = this;
    const turn = frames[base + TURN]!;
    const mine = frames[base + MEN + turn]!;
    const theirs = frames[base + MEN + 3 - turn]!;
    const hand = frames[base + HAND + turn]!;
    // At most 25 drops and 48 steps, or 48 jumps with 11 removals each.
    into.reserve(640);
    if (hand > 0) pushDrops(into, BOARD & ~(mine | theirs));
    if (hand === 0 || frames[base + INITIATIVE] !== 3 - turn) pushManMoves(into, mine, theirs);
    if (into.length === 0) into.push(PASS); // [5]
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const { frames, base } = this;
    const turn = frames[base + TURN]!;
    const mine = frames[base + MEN + turn]!;
    const theirs = frames[base + MEN + 3 - turn]!;
    const hand = frames[base + HAND + turn]!;
    let count = hand > 0 ? popCount(BOARD & ~(mine | theirs)) : 0;
    if (hand === 0 || frames[base + INITIATIVE] !== 3 - turn) count += countManMoves(mine, theirs);
    return count === 0 ? 1 : count;
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    if (move === PASS) return this.obligation() === 'pass';
    const kind = kindOf(move);
    if (kind > CAPTURE || toOf(move) >= CELLS) return false;
    const mine = this.men(this.turn);
    const theirs = this.men(this.turn === 1 ? 2 : 1);
    if ((((mine | theirs) >>> toOf(move)) & 1) === 1) return false;
    if (kind === DROP) return move === makeDrop(toOf(move)) && this.hand(this.turn) > 0;
    if (fromOf(move) >= CELLS || ((mine >>> fromOf(move)) & 1) === 0) return false;
    if (this.hand(this.turn) > 0 && this.initiative !== null && this.initiative !== this.turn) return false;
    if (kind === STEP) return removedOf(move) === NOWHERE && distance(move) === 1;
    return distance(move) === 2 && isCaptureOf(move, theirs);
  }

  randomMove(random: Random): Move {
    const { frames, base } = this;
    const turn = frames[base + TURN]!;
    const mine = frames[base + MEN + turn]!;
    const theirs = frames[base + MEN + 3 - turn]!;
    const hand = frames[base + HAND + turn]!;
    const empty = BOARD & ~(mine | theirs);
    const drops = hand > 0 ? popCount(empty) : 0;
    const moves = hand === 0 || frames[base + INITIATIVE] !== 3 - turn ? countManMoves(mine, theirs) : 0;
    if (drops + moves === 0) return PASS;
    const chosen = random.below(drops + moves);
    return toMove(chosen < drops ? makeDrop(selectBit(empty, chosen)) : selectManMove(mine, theirs, chosen - drops));
  }

  apply(move: Move): void {
    const frames = this.pushFrame();
    const base = this.base;
    const turn = frames[base + TURN]!;
    const initiative = frames[base + INITIATIVE]!;
    const kind = move >>> 15;
    const to = move & 31;
    let next = 3 - turn;
    let holder = initiative;
    let low = frames[base + KEY_LOW]!;
    let high = frames[base + KEY_HIGH]!;
    if (kind === DROP) {
      const hand = frames[base + HAND + turn]!;
      frames[base + MEN + turn] = frames[base + MEN + turn]! | (1 << to);
      frames[base + HAND + turn] = hand - 1;
      frames[base + CLOCK] = 0;
      const before = keyOfHand(turn, hand);
      const placed = keyOfMan(turn, to);
      low ^= KEYS.low[placed]! ^ KEYS.low[before]! ^ KEYS.low[before - 1]!;
      high ^= KEYS.high[placed]! ^ KEYS.high[before]! ^ KEYS.high[before - 1]!;
      if (initiative === 0) holder = turn; // [3]
      if ((frames[base + HAND + 1]! | frames[base + HAND + 2]!) === 0) {
        holder = 0; // [6] the 24th drop
        next = 2;
      }
    } else if (kind <= CAPTURE) {
      const from = (move >>> 5) & 31;
      frames[base + MEN + turn] = frames[base + MEN + turn]! ^ ((1 << to) | (1 << from));
      const left = keyOfMan(turn, from);
      const entered = keyOfMan(turn, to);
      low ^= KEYS.low[left]! ^ KEYS.low[entered]!;
      high ^= KEYS.high[left]! ^ KEYS.high[entered]!;
      if (initiative === turn) holder = 0; // [3]
      if (kind === CAPTURE) {
        const removed = (move >>> 10) & 31;
        const jumped = (from + to) >> 1;
        const takenKey = keyOfMan(3 - turn, jumped);
        low ^= KEYS.low[takenKey]!;
        high ^= KEYS.high[takenKey]!;
        let taken = 1 << jumped;
        if (removed !== NOWHERE) {
          const removedKey = keyOfMan(3 - turn, removed);
          low ^= KEYS.low[removedKey]!;
          high ^= KEYS.high[removedKey]!;
          taken |= 1 << removed;
        }
        frames[base + MEN + 3 - turn] = frames[base + MEN + 3 - turn]! ^ taken;
        frames[base + CLOCK] = 0;
      } else {
        frames[base + CLOCK] = frames[base + CLOCK]! + 1;
      }
    } else {
      frames[base + CLOCK] = frames[base + CLOCK]! + 1;
    }
    if (holder !== initiative) {
      frames[base + INITIATIVE] = holder;
      low ^= KEYS.low[keyOfInitiative(initiative)]! ^ KEYS.low[keyOfInitiative(holder)]!;
      high ^= KEYS.high[keyOfInitiative(initiative)]! ^ KEYS.high[keyOfInitiative(holder)]!;
    }
    if (next !== turn) {
      frames[base + TURN] = next;
      low ^= KEYS.low[KEY_OF_TURN]!;
      high ^= KEYS.high[KEY_OF_TURN]!;
    }
    frames[base + KEY_LOW] = low;
    frames[base + KEY_HIGH] = high;
  }

  undo(): void {
    this.base -= FRAME;
  }

  clone(): ChokoPosition {
    const copy = new ChokoPosition();
    copy.frames.set(this.frames.subarray(this.base, this.base + FRAME));
    return copy;
  }

  repeats(other: Position): boolean {
    const theirs = own(ChokoPosition, other);
    for (let word = 0; word < CLOCK; word++) {
      if (this.frames[this.base + word] !== theirs.frames[theirs.base + word]) return false;
    }
    return true;
  }

  freshKey(): readonly [low: number, high: number] {
    const parts = [keyOfInitiative(this.initiative ?? 0)];
    if (this.turn === 2) parts.push(KEY_OF_TURN);
    for (const side of [1, 2] as const) {
      parts.push(keyOfHand(side, this.hand(side)));
      for (let men = this.men(side); men !== 0; men &= men - 1) parts.push(keyOfMan(side, lowestBit(men)));
    }
    const xor = (table: Int32Array): number => parts.reduce((key, part) => key ^ table[part]!, 0);
    return [xor(KEYS.low), xor(KEYS.high)];
  }

  /** Copies the top frame one place up and makes the copy the top. */
  private pushFrame(): Int32Array {
    const top = this.base;
    const next = top + FRAME;
    if (next + FRAME > this.frames.length) this.grow();
    const frames = this.frames;
    for (let word = 0; word < FRAME; word++) frames[next + word] = frames[top + word]!;
    this.base = next;
    return frames;
  }

  private grow(): void {
    const larger = new Int32Array(this.frames.length * 2);
    larger.set(this.frames);
    this.frames = larger;
  }
}

/** [2] The cells that some man enters by a step in a direction. */
function stepsTo(mine: number, theirs: number, direction: number): number {
  return shift(mine, direction) & ~(mine | theirs);
}

/** [2] The cells on which some man lands after jumping over an enemy man in a direction. */
function jumpsTo(mine: number, theirs: number, direction: number): number {
  return shift(shift(mine, direction) & theirs, direction) & ~(mine | theirs);
}

function canMove(mine: number, theirs: number): boolean {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if ((stepsTo(mine, theirs, direction) | jumpsTo(mine, theirs, direction)) !== 0) return true;
  }
  return false;
}

function pushDrops(into: MoveList, empty: number): void {
  for (; empty !== 0; empty &= empty - 1) into.push(makeDrop(lowestBit(empty)));
}

function pushManMoves(into: MoveList, mine: number, theirs: number): void {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    for (let targets = stepsTo(mine, theirs, direction); targets !== 0; targets &= targets - 1) {
      const to = lowestBit(targets);
      into.push(makeStep(to - delta, to));
    }
    for (let targets = jumpsTo(mine, theirs, direction); targets !== 0; targets &= targets - 1) {
      const to = lowestBit(targets);
      let others = theirs & ~(1 << (to - delta));
      if (others === 0) into.push(makeCapture(to - 2 * delta, to, NOWHERE));
      for (; others !== 0; others &= others - 1) into.push(makeCapture(to - 2 * delta, to, lowestBit(others)));
    }
  }
}

/** A jump takes one man and then any other one, if there is one. */
function removalsPerJump(theirs: number): number {
  const others = popCount(theirs) - 1;
  return others === 0 ? 1 : others;
}

function countManMoves(mine: number, theirs: number): number {
  let steps = 0;
  let jumps = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    steps += popCount(stepsTo(mine, theirs, direction));
    jumps += popCount(jumpsTo(mine, theirs, direction));
  }
  return jumps === 0 ? steps : steps + jumps * removalsPerJump(theirs);
}

/** The move at a place of the list that `pushManMoves` would make. */
function selectManMove(mine: number, theirs: number, place: number): number {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    const steps = stepsTo(mine, theirs, direction);
    const stepCount = popCount(steps);
    if (place < stepCount) {
      const to = selectBit(steps, place);
      return makeStep(to - delta, to);
    }
    place -= stepCount;
    const jumps = jumpsTo(mine, theirs, direction);
    if (jumps === 0) continue;
    const removals = removalsPerJump(theirs);
    const jumpMoves = popCount(jumps) * removals;
    if (place < jumpMoves) {
      const to = selectBit(jumps, Math.floor(place / removals));
      const others = theirs & ~(1 << (to - delta));
      return makeCapture(to - 2 * delta, to, others === 0 ? NOWHERE : selectBit(others, place % removals));
    }
    place -= jumpMoves;
  }
  return PASS;
}

/** How far apart the cells of a move are along a row or column, 0 when they are not in line. */
function distance(move: number): number {
  const columns = Math.abs((fromOf(move) % WIDTH) - (toOf(move) % WIDTH));
  const rows = Math.abs(Math.floor(fromOf(move) / WIDTH) - Math.floor(toOf(move) / WIDTH));
  return columns === 0 || rows === 0 ? columns + rows : 0;
}

function isCaptureOf(move: number, theirs: number): boolean {
  const jumped = 1 << jumpedOf(move);
  if ((theirs & jumped) === 0) return false;
  const others = theirs & ~jumped;
  const removed = removedOf(move);
  return others === 0 ? removed === NOWHERE : removed < CELLS && ((others >>> removed) & 1) === 1;
}
