// Hot: every playout ends at a leaf.
import { type Ground, type Judge, MoveList, type Side, VALUE_SCALE as IMPORTED_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { NO_CHILDREN, type Tree } from './tree.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const VALUE_SCALE = IMPORTED_SCALE;

/** How many decisions are followed before a static value is trusted. */
const QUIET_DEPTH = 9;
const INFINITE = 1_000_000;
/** What the end of a game is worth among static values. */
const END_VALUE = 50_000;

/** What the judge says of the position that stands now, put into the measures of a tree. */
export class Leaves {
  private readonly judge: Judge;
  private readonly ground: Ground;
  private readonly budget: Budget;
  private readonly warmth: number;
  private readonly moves = new MoveList();
  private readonly quietLists: MoveList[] = [];
  private values = new Float64Array(1024);

  constructor(judge: Judge, budget: Budget, warmth: number) {
    this.judge = judge;
    this.ground = judge.ground;
    this.budget = budget;
    this.warmth = warmth;
  }

  /** The points that the side to move may expect. */
  expected(): number {
    return 1 / (1 + Math.exp(-this.quiesce(QUIET_DEPTH, -INFINITE, INFINITE) / VALUE_SCALE));
  }

  /** Gives a node its children, with chances by the static value after each, unless somebody else was quicker. */
  expand(tree: Tree, node: number): void {
    const { moves } = this;
    this.ground.legalMoves(moves);
    const count = moves.length;
    const first = tree.reserve(count);
    if (first === NO_CHILDREN) return;
    const total = this.weigh(count);
    for (let index = 0; index < count; index++) tree.reset(first + index, moves.at(index), this.values[index]! / total);
    if (!tree.publish(node, first, count)) tree.release(first, count);
  }

  /** How promising each of the moves is, and all together. */
  private weigh(count: number): number {
    if (count > this.values.length) this.values = new Float64Array(2 * count);
    const { ground, judge, moves, values } = this;
    const { turn } = ground;
    let highest = -INFINITE;
    for (let index = 0; index < count; index++) {
      ground.apply(moves.at(index));
      if (ground.isOver()) values[index] = this.endValue(turn);
      else values[index] = ground.turn === turn ? judge.value() : -judge.value();
      ground.undo();
      highest = Math.max(highest, values[index]!);
    }
    let total = 0;
    for (let index = 0; index < count; index++) {
      values[index] = Math.exp((values[index]! - highest) / this.warmth);
      total += values[index]!;
    }
    return total;
  }

  /** The static value once the moves that change it at once have been followed. */
  private quiesce(depth: number, alpha: number, beta: number): number {
    const { judge, ground } = this;
    const value = judge.value();
    if (judge.noisyMoves === undefined || value >= beta || depth <= 0) return value;
    const moves = (this.quietLists[depth] ??= new MoveList());
    judge.noisyMoves(moves);
    let best = value;
    const { turn } = ground;
    for (let index = 0; index < moves.length && best < beta; index++) {
      const raised = Math.max(alpha, best);
      ground.apply(moves.at(index));
      this.budget.spend();
      const isSame = ground.turn === turn;
      const score = ground.isOver()
        ? this.endValue(turn)
        : isSame
          ? this.quiesce(depth - 1, raised, beta)
          : -this.quiesce(depth - 1, -beta, -raised);
      ground.undo();
      best = Math.max(best, score);
    }
    return best;
  }

  private endValue(side: Side): number {
    const winner = this.ground.outcome()?.winner ?? null;
    return winner === null ? 0 : winner === side ? END_VALUE : -END_VALUE;
  }
}
