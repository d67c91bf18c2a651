// Hot: a search judges positions hundreds of thousands of times a second.
import * as bitsModule from '../../board/bits.ts';
import {
  CLOCK_LIMIT,
  type Evaluation,
  type Evaluator,
  type MoveList,
  positionOf,
  type Position,
  type Side,
  type Weights,
} from '../../contract/index.ts';
import { ChokoPosition } from '../rules.ts';
import * as statusModule from '../turn-state.ts';
import { levels } from './levels.ts';
import { pushBestCaptures, rankMoves } from './ordering.ts';
import * as threatsModule from './ordering.ts';
import { tuned } from './weights.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { MEN_EACH } = statusModule;
const { BORDER, CORNERS, countJumps, countSafeSteps } = threatsModule;

// The features, in the order of `weights.ts`; a lead is the value of the side to move less that of the other.
/** Men on the board and in the hand. */
const MEN_LEAD = 0;
/** The same lead as a share of all men, in twelfths: it means more among five men than among twenty. */
const MAJORITY = 1;
/** Its owner makes the other side drop: 1, 0 or −1. */
const INITIATIVE = 2;
/** Jumps that the side to move can make now. */
const STRIKES = 3;
/** Jumps that it could make if it did not have to drop. */
const HELD_STRIKES = 4;
/** Jumps that threaten it. */
const DANGERS = 5;
/** Jumps that threaten it only if it gives the initiative up. */
const HELD_DANGERS = 6;
/** A man on the border can be jumped over in one direction only, in a corner not at all. */
const BORDER_LEAD = 7;
const CORNER_LEAD = 8;
/**
 * Once all men are dropped, a side must move: how close it is to having no safe step, 1 for none, 1/2 for one and so on, less
 * the same for the other side. The side that is ahead makes progress by taking steps away.
 */
const TIGHTNESS = 9;
/** Black always moves after the 24th drop: 1 for black and −1 for white while men are still to be dropped. */
const LAST_DROP = 10;
const TURN = 11;
const FEATURES = 12;

/** The number of men that a capture takes. */
const TAKEN = 2;
/** Plies without a drop or a capture; more only makes drawn matches longer. */
const PATIENCE = 8;

class ChokoEvaluator implements Evaluator {
  readonly searchState: ChokoPosition;
  readonly decisions = 1;
  readonly patience = PATIENCE;
  private readonly weights: Float64Array;
  private readonly counts = new Float64Array(FEATURES);

  constructor(position: ChokoPosition, weights: Weights) {
    this.searchState = position;
    this.weights = Float64Array.from(Object.values(weights));
  }

  value(): number {
    const { weights, counts } = this;
    this.features(counts);
    let sum = 0;
    for (let index = 0; index < FEATURES; index++) sum += weights[index]! * counts[index]!;
    return Math.round(sum);
  }

  features(into: Float64Array): void {
    const { searchState } = this;
    const { mine, theirs, turn } = searchState;
    const hands = searchState.hand(1) + searchState.hand(2);
    this.countMen(into);
    this.countThreats(into);
    into[BORDER_LEAD] = popCount(mine & BORDER) - popCount(theirs & BORDER);
    into[CORNER_LEAD] = popCount(mine & CORNERS) - popCount(theirs & CORNERS);
    into[TIGHTNESS] = hands > 0 ? 0 : 1 / (1 + countSafeSteps(mine, theirs)) - 1 / (1 + countSafeSteps(theirs, mine));
    into[LAST_DROP] = hands === 0 ? 0 : turn === 2 ? 1 : -1;
    into[TURN] = 1;
  }

  private countMen(into: Float64Array): void {
    const { searchState } = this;
    const { turn } = searchState;
    const mine = popCount(searchState.mine) + searchState.hand(turn);
    const theirs = popCount(searchState.theirs) + searchState.hand(turn === 1 ? 2 : 1);
    into[MEN_LEAD] = mine - theirs;
    into[MAJORITY] = (MEN_EACH * (mine - theirs)) / (mine + theirs);
  }

  private countThreats(into: Float64Array): void {
    const { searchState } = this;
    const { mine, theirs, turn, initiative } = searchState;
    const strikes = countJumps(mine, theirs);
    const dangers = countJumps(theirs, mine);
    const free = searchState.mayMove();
    const holds = initiative === turn && searchState.hand(turn) > 0;
    into[INITIATIVE] = initiative === null ? 0 : initiative === turn ? 1 : -1;
    into[STRIKES] = free ? strikes : 0;
    into[HELD_STRIKES] = free ? 0 : strikes;
    into[DANGERS] = holds ? 0 : dangers;
    into[HELD_DANGERS] = holds ? dangers : 0;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    rankMoves(this.searchState, moves, ranks);
  }

  noisyMoves(into: MoveList): void {
    pushBestCaptures(this.searchState, into);
  }

  pliesLeft(): number {
    return CLOCK_LIMIT - this.searchState.clock;
  }

  pliesSinceProgress(): number {
    return this.searchState.clock;
  }

  /** [2] [7] A turn takes two men at most, and turns alternate but for the last drop [6]. */
  fewestPlies(side: Side): number {
    const { searchState } = this;
    const { turn } = searchState;
    const enemy = side === 1 ? 2 : 1;
    const men = popCount(turn === side ? searchState.theirs : searchState.mine) + searchState.hand(enemy);
    const turns = Math.ceil(men / TAKEN);
    const isDropped = searchState.hand(1) + searchState.hand(2) === 0;
    return 2 * turns - (turn === side ? 1 : 0) - (isDropped ? 0 : 1);
  }

  /** Whether a jump by the enemy would take all remaining men. */
  isThreatened(): boolean {
    const { searchState } = this;
    const { mine, theirs } = searchState;
    return searchState.hand(searchState.turn) === 0 && popCount(mine) <= TAKEN && countJumps(theirs, mine) > 0;
  }
}

export const evaluation: Evaluation = {
  tuned,
  levels,
  evaluator: (position: Position, weights: Weights) => new ChokoEvaluator(positionOf(ChokoPosition, position), weights),
};
