// Hot: a Monte Carlo search lives here.
import { type SearchState, type Evaluator, type Outcome, type Side, toMove } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import * as pathModule from '../search/path.ts';
import { Leaves } from './leaf.ts';
import type { MctsParameters } from './mcts-parameters.ts';
import * as treeModule from './tree.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { ENDS, NEW } = pathModule;
const { LOST, NO_CHILDREN, ROOT, UNPROVED, WON } = treeModule;

/** One thread's walks on a tree: down to a leaf that is judged, and up again with the judgement. */
export class TreeDescent {
  private readonly searchState: SearchState;
  private readonly tree: treeModule.Tree;
  private readonly path: pathModule.Path | null;
  private readonly budget: Budget;
  private readonly parameters: MctsParameters;
  private readonly leaves: Leaves;
  /** The way down: nodes, and for each the side that made the move to it. */
  private readonly nodes: number[] = [];
  private readonly makers: Side[] = [];

  /** The path leads to the root; without one, nothing is taken for a repetition. */
  constructor(
    evaluator: Evaluator,
    tree: treeModule.Tree,
    path: pathModule.Path | null,
    budget: Budget,
    parameters: MctsParameters,
  ) {
    this.searchState = evaluator.searchState;
    this.tree = tree;
    // Where no position comes back, nobody need remember them.
    this.path = evaluator.isBounded === true ? null : path;
    this.budget = budget;
    this.parameters = parameters;
    this.leaves = new Leaves(evaluator, budget, parameters.priorTemperature);
  }

  /** The root has children from the beginning, so that there is something to choose from. */
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

  /** The child with the best mix of what it brought, what it promised, and how seldom it was visited. */
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
   * Gives a leaf children at its second visit, if the game goes on there: the walk goes on too, so no leaf is judged twice. Many are
   * never visited again; had they got children at the first visit, the choices would be the same, but slower and in a larger tree.
   */
  private sprouts(node: number): boolean {
    const { searchState, tree, path } = this;
    // This visit is counted already.
    if (tree.visits[node]! < 2 || searchState.isOver()) return false;
    if (path !== null && path.repetition() !== NEW) return false;
    this.leaves.expand(tree, node);
    return tree.childrenOf(node) !== NO_CHILDREN;
  }

  /** What the side to move may expect at a leaf. */
  private judgeLeaf(node: number): number {
    const { searchState, tree } = this;
    if (searchState.isOver()) return this.end(node, searchState.outcome(), true);
    const proof = tree.proofs[node]!;
    if (proof !== UNPROVED && node !== ROOT) {
      const isSame = this.makers[this.makers.length - 1] === searchState.turn;
      return (proof === WON) === isSame ? 1 : 0;
    }
    // One way leads to a node, so what is a repetition now always is one here, and never gets children.
    const repetition = this.path === null ? NEW : this.path.repetition();
    if (repetition !== NEW) return this.end(node, searchState.repetitionOutcome(), repetition === ENDS);
    return this.leaves.expected();
  }

  /** The points of the side to move; a position that only came back decides nothing yet, and so proves nothing. */
  private end(node: number, outcome: Outcome | null, isProved: boolean): number {
    const winner = outcome === null ? null : outcome.winner;
    if (winner === null) return 0.5;
    if (isProved) this.tree.proofs[node] = winner === this.makers[this.makers.length - 1] ? WON : LOST;
    return winner === this.searchState.turn ? 1 : 0;
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
}
