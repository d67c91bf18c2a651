// Hot: a search judges positions hundreds of thousands of times a second.
import {
  CLOCK_LIMIT,
  type Evaluation,
  type Evaluator,
  type Move,
  type MoveList,
  positionOf,
  type Position,
  type Side,
  type Weights,
} from '../../contract/index.ts';
import { MAJORITY, NORTH, PASS, PITS, PITS_EACH, SEEDS } from '../layout.ts';
import { OwarePosition } from '../rules.ts';
import { levels } from './levels.ts';
import { tuned } from './weights.ts';

// The features, in the order of `weights.ts`; each is the value of the side to move less that of the other.
const STORE_LEAD = 0;
const ROW_LEAD = 1;
/** Pits with seeds: a side with more of them is harder to force. */
const MOBILITY_LEAD = 2;
/** Pits with enough seeds to reach the enemy's row a second time. */
const HOARD_LEAD = 3;
/** Pits with one or two seeds, which the next seed makes two or three: they can be captured. */
const VULNERABLE_LEAD = 4;
const TURN = 5;
const FEATURES = 6;

const HOARD = 12;

class OwareEvaluator implements Evaluator {
  readonly searchState: OwarePosition;
  readonly decisions = 1;
  /** In a cycle every pit is sown, because as many seeds leave a pit as enter it. */
  readonly shortestCycle = PITS.length;
  private readonly weights: Float64Array;
  private readonly counts = new Float64Array(FEATURES);

  constructor(position: OwarePosition, weights: Weights) {
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
    const { turn } = searchState;
    const mine = turn === 1 ? 0 : NORTH;
    const theirs = NORTH - mine;
    let row = 0;
    let mobility = 0;
    let hoard = 0;
    let vulnerable = 0;
    for (let pit = 0; pit < PITS_EACH; pit++) {
      const here = searchState.seeds(mine + pit);
      const there = searchState.seeds(theirs + pit);
      row += here - there;
      mobility += Number(here > 0) - Number(there > 0);
      hoard += Number(here >= HOARD) - Number(there >= HOARD);
      vulnerable += Number(here === 1 || here === 2) - Number(there === 1 || there === 2);
    }
    const other: Side = turn === 1 ? 2 : 1;
    into[STORE_LEAD] = searchState.store(turn) - searchState.store(other);
    into[ROW_LEAD] = row;
    into[MOBILITY_LEAD] = mobility;
    into[HOARD_LEAD] = hoard;
    into[VULNERABLE_LEAD] = vulnerable;
    into[TURN] = 1;
  }

  /** Captures first, the largest before the others. */
  rank(moves: MoveList, ranks: Int32Array): void {
    const { searchState } = this;
    const { turn } = searchState;
    const before = searchState.store(turn);
    for (let index = 0; index < moves.length; index++) {
      const move = moves.at(index);
      searchState.apply(move);
      ranks[index] = searchState.store(turn) - before;
      searchState.undo();
    }
  }

  noisyMoves(into: MoveList): void {
    const { searchState } = this;
    const { turn } = searchState;
    const before = searchState.store(turn);
    searchState.legalMoves(into);
    const { packed, length } = into;
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const move = into.at(index);
      if (move === PASS || !this.captures(move, turn, before)) continue;
      packed[kept++] = move;
    }
    into.length = kept;
  }

  pliesLeft(): number {
    return CLOCK_LIMIT - this.searchState.clock;
  }

  /** A side that cannot reach the majority with all remaining seeds cannot win; half of all seeds is a draw at best. */
  canWin(side: Side): boolean {
    return SEEDS - this.searchState.store(side === 1 ? 2 : 1) >= MAJORITY;
  }

  private captures(move: Move, turn: Side, before: number): boolean {
    const { searchState } = this;
    searchState.apply(move);
    const takes = searchState.store(turn) > before;
    searchState.undo();
    return takes;
  }
}

export const evaluation: Evaluation = {
  tuned,
  levels,
  evaluator: (position: Position, weights: Weights) => new OwareEvaluator(positionOf(OwarePosition, position), weights),
  networks: {
    inputs: async () => (await import('./network-inputs.ts')).inputs,
    trained: {
      report: async () => (await import('./networks/report.ts')).trained,
      abapa: async () => (await import('./networks/abapa.ts')).trained,
    },
  },
};
