// Hot: every playout ends at a leaf.
import { type SearchState, type Evaluator, MoveList, type Side, VALUE_SCALE as IMPORTED_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { NO_CHILDREN, type Tree } from './tree.ts';

// Bound locally for speed: see "Hot code" in CONTRIBUTING.md.
const VALUE_SCALE = IMPORTED_SCALE;

/** Maximum depth of quiescence search, in decisions. */
const QUIET_DEPTH = 9;
const INFINITE = 1_000_000;
/** The value of a decided game among static values. */
const END_VALUE = 50_000;

/** Evaluates the current position for a Monte Carlo tree. */
export class LeafEvaluator {
  private readonly evaluator: Evaluator;
  private readonly searchState: SearchState;
  private readonly budget: Budget;
  private readonly priorTemperature: number;
  private readonly moves = new MoveList();
  private readonly quietLists: MoveList[] = [];
  private values = new Float64Array(1024);

  constructor(evaluator: Evaluator, budget: Budget, priorTemperature: number) {
    this.evaluator = evaluator;
    this.searchState = evaluator.searchState;
    this.budget = budget;
    this.priorTemperature = priorTemperature;
  }

  /** The expected points of the side to move. */
  expected(): number {
    return 1 / (1 + Math.exp(-this.quiesce(QUIET_DEPTH, -INFINITE, INFINITE) / VALUE_SCALE));
  }

  /** Gives a node its children, with priors from the static value after each move, unless another thread was faster. */
  expand(tree: Tree, node: number): void {
    const { moves } = this;
    this.searchState.legalMoves(moves);
    const count = moves.length;
    const first = tree.reserve(count);
    if (first === NO_CHILDREN) return;
    const total = this.weigh(count);
    for (let index = 0; index < count; index++) tree.reset(first + index, moves.at(index), this.values[index]! / total);
    if (!tree.publish(node, first, count)) tree.release(first, count);
  }

  /** Computes the unnormalised prior of each move; returns their sum. */
  private weigh(count: number): number {
    if (count > this.values.length) this.values = new Float64Array(2 * count);
    const { searchState, evaluator, moves, values } = this;
    const { turn } = searchState;
    let highest = -INFINITE;
    for (let index = 0; index < count; index++) {
      searchState.apply(moves.at(index));
      if (searchState.isOver()) values[index] = this.endValue(turn);
      else values[index] = searchState.turn === turn ? evaluator.value() : -evaluator.value();
      searchState.undo();
      highest = Math.max(highest, values[index]!);
    }
    let total = 0;
    for (let index = 0; index < count; index++) {
      values[index] = Math.exp((values[index]! - highest) / this.priorTemperature);
      total += values[index]!;
    }
    return total;
  }

  /** Quiescence search: the static value after the noisy moves. */
  private quiesce(depth: number, alpha: number, beta: number): number {
    const { evaluator, searchState } = this;
    const value = evaluator.value();
    if (evaluator.noisyMoves === undefined || value >= beta || depth <= 0) return value;
    const moves = (this.quietLists[depth] ??= new MoveList());
    evaluator.noisyMoves(moves);
    let best = value;
    const { turn } = searchState;
    for (let index = 0; index < moves.length && best < beta; index++) {
      const raised = Math.max(alpha, best);
      searchState.apply(moves.at(index));
      this.budget.spend();
      const isSame = searchState.turn === turn;
      const score = searchState.isOver()
        ? this.endValue(turn)
        : isSame
          ? this.quiesce(depth - 1, raised, beta)
          : -this.quiesce(depth - 1, -beta, -raised);
      searchState.undo();
      best = Math.max(best, score);
    }
    return best;
  }

  private endValue(side: Side): number {
    const winner = this.searchState.outcome()?.winner ?? null;
    return winner === null ? 0 : winner === side ? END_VALUE : -END_VALUE;
  }
}
