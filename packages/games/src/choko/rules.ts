// Hot: search lives here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { makeKeyTable } from '../board/zobrist.ts';
import {
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
import * as boardModule from './board.ts';
import * as movesModule from './moves.ts';
import * as statusModule from './turn-state.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { hasBit, lowestBit, popCount, selectBit } = bitsModule;
const { canMove, CELLS, countManMoves, distance, emptyCells, MOST_MOVES, pushDrops, pushManMoves, selectManMove } =
  boardModule;
const { CAPTURE, DROP, fromOf, jumpedOf, kindOf, NOWHERE, packDrop, PASS, removedOf, STEP, toOf } = movesModule;
const { AFTER_DROP, AFTER_MOVE, AFTER_PASS, TURN_STATE, TURN_STATE_BITS, TURN_STATE_HIGH, TURN_STATE_LOW, TICK } =
  statusModule;
const { clockOf, handOf, initiativeOf, packTurnState, turnOf } = statusModule;

/** One key for each man on a cell, those of side 2 in the second half. */
const BLACK_KEYS = 32;
const { low: MAN_LOW, high: MAN_HIGH } = makeKeyTable(2 * BLACK_KEYS, 0x3a4d);

/**
 * The position at one ply, as the side to move sees it. Frames are a chain that grows once and is then walked up and down;
 * their numbers are fields because the checks of a typed array would cost a quarter of the speed.
 */
class Frame {
  /** The cells of the men of the side to move, and of the other side. */
  mine = 0;
  theirs = 0;
  /** Hands, initiative, side to move and clock; turn-state.ts takes it apart. */
  status = 0;
  /** The keys of all men; the turn state's is added when the key is read. */
  keyLow = 0;
  keyHigh = 0;
  readonly below: Frame | null;
  above: Frame | null = null;

  constructor(below: Frame | null) {
    this.below = below;
  }
}

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
  private top = new Frame(null);

  static fromSetup(setup: ChokoSetup): ChokoPosition {
    const position = new ChokoPosition();
    const frame = position.top;
    const [white, black] = setup.men;
    frame.mine = setup.turn === 1 ? white : black;
    frame.theirs = setup.turn === 1 ? black : white;
    frame.status = packTurnState(setup.hands, setup.initiative, setup.turn) | (setup.clock << TURN_STATE_BITS);
    const [low, high] = position.menKey();
    frame.keyLow = low;
    frame.keyHigh = high;
    return position;
  }

  get turn(): Side {
    return turnOf(this.top.status);
  }

  /** [3] The side that has the initiative, or null. */
  get initiative(): Side | null {
    return initiativeOf(this.top.status);
  }

  /** Plies since the last drop or capture. */
  get clock(): number {
    return clockOf(this.top.status);
  }

  get keyLow(): number {
    return this.top.keyLow ^ TURN_STATE_LOW[this.top.status & TURN_STATE]!;
  }

  get keyHigh(): number {
    return this.top.keyHigh ^ TURN_STATE_HIGH[this.top.status & TURN_STATE]!;
  }

  /** The cells of the men of the side to move. */
  get mine(): number {
    return this.top.mine;
  }

  /** The cells of the men of the other side. */
  get theirs(): number {
    return this.top.theirs;
  }

  /** The cells of a side's men. */
  men(side: Side): number {
    const { top } = this;
    return turnOf(top.status) === side ? top.mine : top.theirs;
  }

  /** How many men a side holds. */
  hand(side: Side): number {
    return handOf(this.top.status, side);
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
    return draw('repetition'); // [9]
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
    const { mine, theirs } = this.top;
    into.reserve(MOST_MOVES);
    if (this.hand(turn) > 0) pushDrops(into, emptyCells(mine, theirs));
    if (this.mayMove()) pushManMoves(into, mine, theirs);
    if (into.length === 0) into.push(PASS); // [5]
  }

  countMoves(): number {
    if (this.isOver()) return 0;
    const { turn } = this;
    const { mine, theirs } = this.top;
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
    if (hasBit(mine | theirs, to)) return false;
    if (kind === DROP) return move === packDrop(to) && this.hand(this.turn) > 0;
    const from = fromOf(move);
    if (from >= CELLS || !hasBit(mine, from) || !this.mayMove()) return false;
    if (kind === STEP) return removedOf(move) === NOWHERE && distance(from, to) === 1;
    return distance(from, to) === 2 && isCaptureOf(move, theirs);
  }

  randomMove(random: Random): Move {
    const { turn } = this;
    const { mine, theirs } = this.top;
    const empty = emptyCells(mine, theirs);
    const drops = this.hand(turn) > 0 ? popCount(empty) : 0;
    const moves = this.mayMove() ? countManMoves(mine, theirs) : 0;
    if (drops + moves === 0) return PASS;
    const chosen = random.below(drops + moves);
    return toMove(chosen < drops ? packDrop(selectBit(empty, chosen)) : selectManMove(mine, theirs, chosen - drops));
  }

  apply(move: Move): void {
    const above = this.top.above ?? this.grow();
    if (kindOf(move) === DROP) this.applyDrop(above, toOf(move));
    else if (move === PASS) this.applyPass(above);
    else this.applyManMove(above, move);
    this.top = above;
  }

  undo(): void {
    this.top = this.top.below!;
  }

  clone(): ChokoPosition {
    const copy = new ChokoPosition();
    const { top } = copy;
    top.mine = this.top.mine;
    top.theirs = this.top.theirs;
    top.status = this.top.status;
    top.keyLow = this.top.keyLow;
    top.keyHigh = this.top.keyHigh;
    return copy;
  }

  repeats(other: Position): boolean {
    const choko = positionOf(ChokoPosition, other);
    const [ours, others] = [this.top, choko.top];
    const sameMen = ours.mine === others.mine && ours.theirs === others.theirs;
    return sameMen && (ours.status & TURN_STATE) === (others.status & TURN_STATE);
  }

  freshKey(): readonly [low: number, high: number] {
    const turnState = this.top.status & TURN_STATE;
    const [low, high] = this.menKey();
    return [low ^ TURN_STATE_LOW[turnState]!, high ^ TURN_STATE_HIGH[turnState]!];
  }

  private menKey(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (const side of SIDES) {
      for (let men = this.men(side); men !== 0; men &= men - 1) {
        const key = (side - 1) * BLACK_KEYS + lowestBit(men);
        low ^= MAN_LOW[key]!;
        high ^= MAN_HIGH[key]!;
      }
    }
    return [low, high];
  }

  /** [7] */
  private hasLost(side: Side): boolean {
    return this.men(side) === 0 && handOf(this.top.status, side) === 0;
  }

  /** [3] Whether the side to move may step or capture: not while it holds men and the other has the initiative. */
  mayMove(): boolean {
    const { turn } = this;
    return this.hand(turn) === 0 || this.initiative !== otherSide(turn);
  }

  // The three kinds of turn write the frame above the top one, which `apply` then makes the top.

  private applyDrop(above: Frame, to: number): void {
    const { top } = this;
    const before = top.status & TURN_STATE;
    const after = AFTER_DROP[before]!; // [8] progress: the clock is 0
    const key = (turnOf(before) - 1) * BLACK_KEYS + to;
    const mine = top.mine | (1 << to);
    // [6] After the 24th drop the turn may stay.
    const stays = turnOf(after) === turnOf(before);
    above.mine = stays ? mine : top.theirs;
    above.theirs = stays ? top.theirs : mine;
    above.status = after;
    above.keyLow = top.keyLow ^ MAN_LOW[key]!;
    above.keyHigh = top.keyHigh ^ MAN_HIGH[key]!;
  }

  private applyManMove(above: Frame, move: Move): void {
    const { top } = this;
    const before = top.status & TURN_STATE;
    const from = fromOf(move);
    const to = toOf(move);
    const ours = (turnOf(before) - 1) * BLACK_KEYS;
    let enemies = top.theirs;
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
      clock = (top.status & ~TURN_STATE) + TICK; // [8]
    }
    above.mine = enemies;
    above.theirs = top.mine ^ ((1 << from) | (1 << to));
    above.status = AFTER_MOVE[before]! | clock;
    above.keyLow = top.keyLow ^ low;
    above.keyHigh = top.keyHigh ^ high;
  }

  private applyPass(above: Frame): void {
    const { top } = this;
    above.mine = top.theirs;
    above.theirs = top.mine;
    above.status = AFTER_PASS[top.status & TURN_STATE]! | ((top.status & ~TURN_STATE) + TICK);
    above.keyLow = top.keyLow;
    above.keyHigh = top.keyHigh;
  }

  private grow(): Frame {
    const frame = new Frame(this.top);
    this.top.above = frame;
    return frame;
  }
}

/** [2] Whether the jumped man and the removed one are as they must be. */
function isCaptureOf(move: number, theirs: number): boolean {
  const jumped = jumpedOf(move);
  if (!hasBit(theirs, jumped)) return false;
  const others = theirs & ~(1 << jumped);
  const removed = removedOf(move);
  return others === 0 ? removed === NOWHERE : removed < CELLS && hasBit(others, removed);
}
