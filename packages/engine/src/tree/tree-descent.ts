// Hot: the loop of a Monte Carlo search.
import { type Evaluator, type Outcome, type SearchState, type Side, toMove } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import * as pathModule from '../search/search-path.ts';
import { LeafEvaluator } from './leaf-evaluator.ts';
import * as treeModule from './tree.ts';

// Bound locally for speed: see "Hot code" in CONTRIBUTING.md.
const { ENDS, NEW } = pathModule;
const { LOST, NO_CHILDREN, ROOT, UNPROVED, WON } = treeModule;

/** One thread's descents: from the root to a leaf, which is evaluated, and back up with its value. */
export class TreeDescent {
  private readonly searchState: SearchState;
  private readonly tree: treeModule.Tree;
  private readonly path: pathModule.Path | null;
  private readonly budget: Budget;
  private readonly parameters: MctsParameters;
  private readonly leaves: LeafEvaluator;
  /** The nodes of the current descent, and for each the side that made the move to it. */
  private readonly nodes: number[] = [];
  private readonly makers: Side[] = [];

  /** `path` leads to the root; without it the search detects no repetition. */
  constructor(
    evaluator: Evaluator,
    tree: treeModule.Tree,
    path: pathModule.Path | null,
    budget: Budget,
    parameters: MctsParameters,
  ) {
    this.searchState = evaluator.searchState;
    this.tree = tree;
    // If positions cannot recur, no path is needed.
    this.path = evaluator.isBounded === true ? null : path;
    this.budget = budget;
    this.parameters = parameters;
    this.leaves = new LeafEvaluator(evaluator, budget, parameters.priorTemperature);
  }

  /** Expands the root at once, so that there is a move to choose. */
  plant(): void {
    this.leaves.expand(this.tree, ROOT);
  }

  playOut(): void {
    const { searchState, tree, path, nodes, makers } = this;
    nodes.length = 0;
    makers.length = 0;
    let node = ROOT;
    while (tree.proofs[node] === UNPROVED && (tree.childrenOf(node) !== NO_CHILDREN || this.sprouts(node))) {
      node = this.select(node);
      Atomics.add(tree.visits, node, 1);
      nodes.push(node);
      makers.push(searchState.turn);
      searchState.apply(toMove(tree.moves[node]!));
      path?.push(searchState.keyLow, searchState.keyHigh);
      this.budget.spend();
    }
    const expected = this.judgeLeaf(node);
    const turn = searchState.turn;
    for (let index = nodes.length - 1; index >= 0; index--) {
      const visited = nodes[index]!;
      tree.sums[visited]! += makers[index] === turn ? expected : 1 - expected;
      path?.pop();
      searchState.undo();
      if (index > 0) this.prove(nodes[index - 1]!, makers[index - 1] === makers[index]);
    }
    Atomics.add(tree.visits, ROOT, 1);
  }

  /** The child with the highest PUCT value: mean result plus a prior that fades with the visits. */
  private select(node: number): number {
    const { tree, parameters } = this;
    const { visits, sums, priors, proofs } = tree;
    const first = tree.firstChildren[node]!;
    const last = first + tree.childCounts[node]!;
    let seen = 0;
    let sum = 0;
    for (let child = first; child < last; child++) {
      seen += visits[child]!;
      sum += sums[child]!;
    }
    const unseen = seen === 0 ? 0.5 : sum / seen - parameters.firstPlayUrgency;
    const spread = parameters.cPuct * Math.sqrt(seen + 1);
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

  /**
   * Expands a leaf on its second visit, unless the game ends there. The descent then continues, so no leaf is evaluated
   * twice. Many leaves are never visited again: expanding them on the first visit would give the same choices, but take
   * more time and memory.
   */
  private sprouts(node: number): boolean {
    const { searchState, tree, path } = this;
    // The visit count already includes this visit.
    if (tree.visits[node]! < 2 || searchState.isOver()) return false;
    if (path !== null && path.repetition() !== NEW) return false;
    this.leaves.expand(tree, node);
    return tree.childrenOf(node) !== NO_CHILDREN;
  }

  /** The expected points of the side to move at a leaf. */
  private judgeLeaf(node: number): number {
    const { searchState, tree } = this;
    if (searchState.isOver()) return this.end(node, searchState.outcome(), true);
    const proof = tree.proofs[node]!;
    if (proof !== UNPROVED && node !== ROOT) {
      const isSame = this.makers[this.makers.length - 1] === searchState.turn;
      return (proof === WON) === isSame ? 1 : 0;
    }
    // Only one path leads to a node, so a repetition here is always one, and the node never gets children.
    const repetition = this.path === null ? NEW : this.path.repetition();
    if (repetition !== NEW) return this.end(node, searchState.repetitionOutcome(), repetition === ENDS);
    return this.leaves.expected();
  }

  /** The points of the side to move. A repetition that does not end the match proves nothing. */
  private end(node: number, outcome: Outcome | null, isProved: boolean): number {
    const winner = outcome === null ? null : outcome.winner;
    if (winner === null) return 0.5;
    if (isProved) this.tree.proofs[node] = winner === this.makers[this.makers.length - 1] ? WON : LOST;
    return winner === this.searchState.turn ? 1 : 0;
  }

  /**
   * A node is won for its maker if all its children are lost for the enemy, and lost if one child wins for the enemy.
   */
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
}

/** The parameters of a Monte Carlo search. */
export interface MctsParameters {
  /** Weight of exploration: the prior and a low visit count against the mean result. */
  readonly cPuct: number;
  /** How far below its parent's mean an unvisited child is rated, in points. */
  readonly firstPlayUrgency: number;
  /** The difference of static values that makes one decision's prior e times another's. */
  readonly priorTemperature: number;
}

export const DEFAULT_MCTS_PARAMETERS: MctsParameters = { cPuct: 0.5, firstPlayUrgency: 0.15, priorTemperature: 240 };
