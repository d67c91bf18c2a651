// Hot: a Monte Carlo search lives here.
import { type Ground, type Judge, type Move, MoveList, type Side, toMove, VALUE_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { clampValue } from '../search/score.ts';
import { LOST, NO_CHILDREN, ROOT, type Tree, UNPROVED, WON } from './tree.ts';

/** How a Monte Carlo search weighs its chances. */
export interface Temper {
  /** How much a promising decision that was seldom visited is preferred to one that did well. */
  readonly curiosity: number;
  /** How much worse than its parent a decision is taken to be before it was visited, in points. */
  readonly caution: number;
  /** How far apart static values must be to make one decision e times as promising as another. */
  readonly warmth: number;
}

export const USUAL_TEMPER: Temper = { curiosity: 0.5, caution: 0.15, warmth: 240 };

/** The best line that was found. */
export interface Finding {
  readonly decisions: readonly Move[];
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
}

/** Progress is told after the first playout, so that a move is there at once; then after so many, and whenever they have doubled. */
const NEXT_REPORT = 32;

/** How many decisions are followed before a static value is trusted. */
const QUIET_DEPTH = 9;
const INFINITE = 1_000_000;
/** What the end of a game is worth among static values. */
const END_VALUE = 50_000;

/**
 * A tree of decisions that grows where it is promising: each round walks down to a new leaf, judges it, and carries the
 * judgement up. The judge's values of the decisions guide it in place of random play.
 */
export class MonteCarlo {
  private readonly judge: Judge;
  private readonly ground: Ground;
  private readonly tree: Tree;
  private readonly budget: Budget;
  private readonly temper: Temper;
  private readonly moves = new MoveList();
  private readonly quietLists: MoveList[] = [];
  private values = new Float64Array(1024);
  /** The way down: nodes, and for each the side that made the move to it. */
  private readonly nodes: number[] = [];
  private readonly makers: Side[] = [];

  constructor(judge: Judge, tree: Tree, budget: Budget, temper: Temper = USUAL_TEMPER) {
    this.judge = judge;
    this.ground = judge.ground;
    this.tree = tree;
    this.budget = budget;
    this.temper = temper;
  }

  /** Grows the tree until the budget is spent or the choice is proved; `tell` hears of it now and then. */
  run(tell: (finding: Finding) => void): Finding {
    const { tree, budget } = this;
    tree.clear();
    this.expand(ROOT);
    let nextReport = 1;
    for (let playouts = 1; !budget.isSpent && !this.isSettled(); playouts++) {
      this.playOut();
      if (playouts < nextReport) continue;
      nextReport = Math.max(NEXT_REPORT, 2 * nextReport);
      tell(this.finding());
    }
    return this.finding();
  }

  private finding(): Finding {
    const { tree } = this;
    const decisions: Move[] = [];
    for (let node = ROOT; tree.firstChildren[node] !== NO_CHILDREN;) {
      node = tree.favourite(node);
      decisions.push(toMove(tree.moves[node]!));
    }
    const best = tree.favourite(ROOT);
    const visits = tree.visits[best]!;
    const expected = visits === 0 ? 0.5 : tree.sums[best]! / visits;
    const score = Math.round(VALUE_SCALE * Math.log(expected / (1 - expected)));
    return { decisions, score: clampValue(score) };
  }

  private isSettled(): boolean {
    const { tree } = this;
    const first = tree.firstChildren[ROOT]!;
    let open = 0;
    for (let child = first; child < first + tree.childCounts[ROOT]!; child++) {
      if (tree.proofs[child] === WON) return true;
      if (tree.proofs[child] === UNPROVED) open++;
    }
    return open === 0;
  }

  private playOut(): void {
    const { ground, tree, nodes, makers } = this;
    nodes.length = 0;
    makers.length = 0;
    let node = ROOT;
    while (tree.firstChildren[node] !== NO_CHILDREN && tree.proofs[node] === UNPROVED) {
      node = this.select(node);
      nodes.push(node);
      makers.push(ground.turn);
      ground.apply(toMove(tree.moves[node]!));
      this.budget.spend();
    }
    const expected = this.judgeLeaf(node);
    const turn = ground.turn;
    for (let index = nodes.length - 1; index >= 0; index--) {
      const visited = nodes[index]!;
      tree.visits[visited]!++;
      tree.sums[visited]! += makers[index] === turn ? expected : 1 - expected;
      ground.undo();
      if (index > 0) this.prove(nodes[index - 1]!, makers[index - 1] === makers[index]);
    }
    tree.visits[ROOT]!++;
  }

  /** The child with the best mix of what it brought, what it promised, and how seldom it was visited. */
  private select(node: number): number {
    const { tree, temper } = this;
    const { visits, sums, priors, proofs } = tree;
    const first = tree.firstChildren[node]!;
    const last = first + tree.childCounts[node]!;
    let seen = 0;
    let sum = 0;
    for (let child = first; child < last; child++) {
      seen += visits[child]!;
      sum += sums[child]!;
    }
    const unseen = seen === 0 ? 0.5 : sum / seen - temper.caution;
    const spread = temper.curiosity * Math.sqrt(seen + 1);
    let best = first;
    let highest = -Infinity;
    for (let child = first; child < last; child++) {
      const count = visits[child]!;
      const quality = count === 0 ? unseen : sums[child]! / count;
      const worth = quality + (spread * priors[child]!) / (1 + count) + 10 * proofs[child]!;
      if (worth <= highest) continue;
      highest = worth;
      best = child;
    }
    return best;
  }

  /** What the side to move may expect at a leaf, which gets children if the game goes on. */
  private judgeLeaf(node: number): number {
    const { ground, tree } = this;
    if (ground.isOver()) {
      const winner = ground.outcome()?.winner ?? null;
      if (winner === null) return 0.5;
      tree.proofs[node] = winner === this.makers[this.makers.length - 1] ? WON : LOST;
      return winner === ground.turn ? 1 : 0;
    }
    const proof = tree.proofs[node]!;
    if (proof !== UNPROVED && node !== ROOT) {
      const isSame = this.makers[this.makers.length - 1] === ground.turn;
      return (proof === WON) === isSame ? 1 : 0;
    }
    if (tree.firstChildren[node] === NO_CHILDREN) this.expand(node);
    return 1 / (1 + Math.exp(-this.quiesce(QUIET_DEPTH, -INFINITE, INFINITE) / VALUE_SCALE));
  }

  /** Gives a node its children, with chances by the static value after each. */
  private expand(node: number): void {
    const { ground, judge, tree, moves, temper } = this;
    ground.legalMoves(moves);
    const count = moves.length;
    if (count > this.values.length) this.values = new Float64Array(2 * count);
    const { values } = this;
    const first = tree.addChildren(node, count);
    if (first === NO_CHILDREN) return;
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
      values[index] = Math.exp((values[index]! - highest) / temper.warmth);
      total += values[index]!;
    }
    for (let index = 0; index < count; index++) tree.reset(first + index, moves.at(index), values[index]! / total);
  }

  /** A node is won for its maker when all that follows is lost for the enemy, and lost when something wins for it. */
  private prove(node: number, isSameMaker: boolean): void {
    const { tree } = this;
    const { proofs } = tree;
    const first = tree.firstChildren[node]!;
    let lost = 0;
    const count = tree.childCounts[node]!;
    for (let child = first; child < first + count; child++) {
      if (proofs[child] === WON) {
        proofs[node] = isSameMaker ? WON : LOST;
        return;
      }
      if (proofs[child] === LOST) lost++;
    }
    if (lost === count) proofs[node] = isSameMaker ? LOST : WON;
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
