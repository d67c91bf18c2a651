// Hot: search lives here. Numbers in brackets are the rules of README.md.
import * as bits from '../board/bits.ts';
import { makeKeyTable } from '../board/zobrist.ts';
import {
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
import * as boardModule from './board.ts';
import * as movesModule from './moves.ts';
import * as statusModule from './status.ts';

// V8 treats a module's own constants as constants, but looks imported ones up at every use: hot code keeps its own.
const { lowestBit, popCount, selectBit } = bits;
const { canMove, CELLS, countManMoves, distance, emptyCells, MOST_MOVES, pushDrops, pushManMoves, selectManMove } =
  boardModule;
const { CAPTURE, DROP, fromOf, jumpedOf, kindOf, makeDrop, NOWHERE, PASS, removedOf, STEP, toOf } = movesModule;
const { AFTER_DROP, AFTER_MOVE, AFTER_PASS, STANDING, STANDING_BITS, STANDING_HIGH, STANDING_LOW, TICK } = statusModule;
const { clockOf, handOf, initiativeOf, makeStanding, turnOf } = statusModule;

// The position is a stack of frames, one a ply: `apply` writes the next frame above the top one, `undo` drops it.
// Words of a frame: the men of both sides, then the rest.
const MEN = 0;
const STATUS = 2;
const KEY_LOW = 3;
const KEY_HIGH = 4;
const FRAME = 5;
const FIRST_FRAMES = 64;

/** One key for each man on a cell, those of side 2 in the second half. */
const BLACK_KEYS = 32;
const { low: MAN_LOW, high: MAN_HIGH } = makeKeyTable(2 * BLACK_KEYS, 0x3a4d);

/** Everything a position is made of, as its text has it. */
export interface ChokoSetup {
  /** The cells of white's and of black's men. */
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
    const { frames } = position;
    frames[MEN] = setup.men[0];
    frames[MEN + 1] = setup.men[1];
    frames[STATUS] = makeStanding(setup.hands, setup.initiative, setup.turn) | (setup.clock << STANDING_BITS);
    const [low, high] = position.freshKey();
    frames[KEY_LOW] = low;
    frames[KEY_HIGH] = high;
    return position;
  }

  get turn(): Side {
    return turnOf(this.status);
  }

  /** [3] The side that has the initiative, or null. */
  get initiative(): Side | null {
    return initiativeOf(this.status);
  }

  /** Plies since the last drop or capture. */
  get clock(): number {
    return clockOf(this.status);
  }

  get keyLow(): number {
    return this.frames[this.base + KEY_LOW]!;
  }

  get keyHigh(): number {
    return this.frames[this.base + KEY_HIGH]!;
  }

  /** The cells of a side's men. */
  men(side: Side): number {
    return this.frames[this.base + MEN + side - 1]!;
  }

  /** How many men a side holds. */
  hand(side: Side): number {
    return handOf(this.status, side);
  }

  isOver(): boolean {
    return this.hasLost(1) || this.hasLost(2) || this.clock >= CLOCK_LIMIT;
  }

  outcome(): Outcome | null {
    if (this.hasLost(1)) return loss(1, 'no-men');
    if (this.hasLost(2)) return loss(2, 'no-men');
    return this.clock >= CLOCK_LIMIT ? draw('no-progress') : null; // [8]
  }

  repetitionOutcome(): Outcome {
    return draw('repetition');
  }

  /** What [3], [4] and [5] force on the side to move. */
  obligation(): Obligation {
    const { turn } = this;
    const mine = this.men(turn);
    const stuck = !canMove(mine, this.men(otherSide(turn)));
    if (this.hand(turn) === 0) return stuck ? 'pass' : null;
    if (!this.mayMove()) return 'drop-initiative';
    if (mine === 0) return 'drop-no-man';
    return stuck ? 'drop-stuck' : null;
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.isOver()) return;
    const { turn } = this;
    const mine = this.men(turn);
    const theirs = this.men(otherSide(turn));
    into.reserve(MOST_MOVES);
    if (this.hand(turn) > 0) pushDrops(into, emptyCells(mine, theirs));
    if (this.mayMove()) pushManMoves(into, mine, theirs);
    if (into.length === 0) into.push(PASS); // [5]
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const { turn } = this;
    const mine = this.men(turn);
    const theirs = this.men(otherSide(turn));
    const drops = this.hand(turn) > 0 ? popCount(emptyCells(mine, theirs)) : 0;
    const count = this.mayMove() ? drops + countManMoves(mine, theirs) : drops;
    return count === 0 ? 1 : count;
  }

  isLegal(move: Move): boolean {
    if (this.isOver()) return false;
    if (move === PASS) return this.obligation() === 'pass';
    const kind = kindOf(move);
    const to = toOf(move);
    if (kind > CAPTURE || to >= CELLS) return false;
    const mine = this.men(this.turn);
    const theirs = this.men(otherSide(this.turn));
    if (has(mine | theirs, to)) return false;
    if (kind === DROP) return move === makeDrop(to) && this.hand(this.turn) > 0;
    const from = fromOf(move);
    if (from >= CELLS || !has(mine, from) || !this.mayMove()) return false;
    if (kind === STEP) return removedOf(move) === NOWHERE && distance(from, to) === 1;
    return distance(from, to) === 2 && isCaptureOf(move, theirs);
  }

  randomMove(random: Random): Move {
    const { turn } = this;
    const mine = this.men(turn);
    const theirs = this.men(otherSide(turn));
    const empty = emptyCells(mine, theirs);
    const drops = this.hand(turn) > 0 ? popCount(empty) : 0;
    const moves = this.mayMove() ? countManMoves(mine, theirs) : 0;
    if (drops + moves === 0) return PASS;
    const chosen = random.below(drops + moves);
    return toMove(chosen < drops ? makeDrop(selectBit(empty, chosen)) : selectManMove(mine, theirs, chosen - drops));
  }

  apply(move: Move): void {
    if (this.base + 2 * FRAME > this.frames.length) this.grow();
    if (kindOf(move) === DROP) this.applyDrop(toOf(move));
    else if (move === PASS) this.applyPass();
    else this.applyManMove(move);
    this.base += FRAME;
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
    const choko = own(ChokoPosition, other);
    const sameMen = this.men(1) === choko.men(1) && this.men(2) === choko.men(2);
    return sameMen && (this.status & STANDING) === (choko.status & STANDING);
  }

  freshKey(): readonly [low: number, high: number] {
    const standing = this.status & STANDING;
    let low = STANDING_LOW[standing]!;
    let high = STANDING_HIGH[standing]!;
    for (const side of SIDES) {
      for (let men = this.men(side); men !== 0; men &= men - 1) {
        const key = (side - 1) * BLACK_KEYS + lowestBit(men);
        low ^= MAN_LOW[key]!;
        high ^= MAN_HIGH[key]!;
      }
    }
    return [low, high];
  }

  /** Hands, initiative, side to move and clock; status.ts takes it apart. */
  private get status(): number {
    return this.frames[this.base + STATUS]!;
  }

  /** [7] */
  private hasLost(side: Side): boolean {
    return this.men(side) === 0 && handOf(this.status, side) === 0;
  }

  /** [3] Whether the side to move may step or capture: not while it holds men and the other has the initiative. */
  private mayMove(): boolean {
    const { turn } = this;
    return this.hand(turn) === 0 || this.initiative !== otherSide(turn);
  }

  // The three kinds of turn write the frame above the top one, which `apply` then makes the top. `turn` is 0 or 1 there.

  private applyDrop(to: number): void {
    const { frames, base } = this;
    const before = frames[base + STATUS]! & STANDING;
    const after = AFTER_DROP[before]!; // [8] progress: the clock is 0
    const turn = turnOf(before) - 1;
    const key = turn * BLACK_KEYS + to;
    frames[base + FRAME + MEN + turn] = frames[base + MEN + turn]! | (1 << to);
    frames[base + FRAME + MEN + 1 - turn] = frames[base + MEN + 1 - turn]!;
    frames[base + FRAME + STATUS] = after;
    const low = MAN_LOW[key]!;
    const high = MAN_HIGH[key]!;
    frames[base + FRAME + KEY_LOW] = frames[base + KEY_LOW]! ^ STANDING_LOW[before]! ^ STANDING_LOW[after]! ^ low;
    frames[base + FRAME + KEY_HIGH] = frames[base + KEY_HIGH]! ^ STANDING_HIGH[before]! ^ STANDING_HIGH[after]! ^ high;
  }

  private applyManMove(move: Move): void {
    const { frames, base } = this;
    const status = frames[base + STATUS]!;
    const before = status & STANDING;
    const after = AFTER_MOVE[before]!;
    const turn = turnOf(before) - 1;
    const from = fromOf(move);
    const to = toOf(move);
    const ours = turn * BLACK_KEYS;
    let enemies = frames[base + MEN + 1 - turn]!;
    let clock = 0;
    let low = MAN_LOW[ours + from]! ^ MAN_LOW[ours + to]!;
    let high = MAN_HIGH[ours + from]! ^ MAN_HIGH[ours + to]!;
    if (kindOf(move) === CAPTURE) {
      const theirs = BLACK_KEYS - ours;
      const jumped = jumpedOf(move);
      const removed = removedOf(move);
      enemies ^= 1 << jumped;
      low ^= MAN_LOW[theirs + jumped]!;
      high ^= MAN_HIGH[theirs + jumped]!;
      if (removed !== NOWHERE) {
        enemies ^= 1 << removed;
        low ^= MAN_LOW[theirs + removed]!;
        high ^= MAN_HIGH[theirs + removed]!;
      }
    } else {
      clock = (status & ~STANDING) + TICK; // [8]
    }
    frames[base + FRAME + MEN + turn] = frames[base + MEN + turn]! ^ ((1 << from) | (1 << to));
    frames[base + FRAME + MEN + 1 - turn] = enemies;
    frames[base + FRAME + STATUS] = after | clock;
    frames[base + FRAME + KEY_LOW] = frames[base + KEY_LOW]! ^ STANDING_LOW[before]! ^ STANDING_LOW[after]! ^ low;
    frames[base + FRAME + KEY_HIGH] = frames[base + KEY_HIGH]! ^ STANDING_HIGH[before]! ^ STANDING_HIGH[after]! ^ high;
  }

  private applyPass(): void {
    const { frames, base } = this;
    const status = frames[base + STATUS]!;
    const before = status & STANDING;
    const after = AFTER_PASS[before]!;
    frames[base + FRAME + MEN] = frames[base + MEN]!;
    frames[base + FRAME + MEN + 1] = frames[base + MEN + 1]!;
    frames[base + FRAME + STATUS] = after | ((status & ~STANDING) + TICK);
    frames[base + FRAME + KEY_LOW] = frames[base + KEY_LOW]! ^ STANDING_LOW[before]! ^ STANDING_LOW[after]!;
    frames[base + FRAME + KEY_HIGH] = frames[base + KEY_HIGH]! ^ STANDING_HIGH[before]! ^ STANDING_HIGH[after]!;
  }

  private grow(): void {
    const larger = new Int32Array(this.frames.length * 2);
    larger.set(this.frames);
    this.frames = larger;
  }
}

function has(cells: number, cell: number): boolean {
  return ((cells >>> cell) & 1) === 1;
}

/** [2] Whether the jumped man and the removed one are as they must be. */
function isCaptureOf(move: number, theirs: number): boolean {
  const jumped = jumpedOf(move);
  if (!has(theirs, jumped)) return false;
  const others = theirs & ~(1 << jumped);
  const removed = removedOf(move);
  return others === 0 ? removed === NOWHERE : removed < CELLS && has(others, removed);
}
