// Hot: a Monte Carlo search lives here.
import { type Evaluator, type Move, toMove, VALUE_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import type { Path } from '../search/path.ts';
import { clampValue } from '../search/score.ts';
import { type MctsParameters, DEFAULT_MCTS_PARAMETERS } from './mcts-parameters.ts';
import type { SearchEpoch } from './search-epoch.ts';
import { TreeDescent } from './tree-descent.ts';
import { NO_CHILDREN, ROOT, type Tree, UNPROVED, WON } from './tree.ts';

/** The best line that was found. */
export interface Finding {
  readonly decisions: readonly Move[];
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
}

/** What several threads that grow a tree together go through, and the number of their search. */
export interface SharedSearch {
  readonly epoch: SearchEpoch;
  readonly age: number;
}

export interface MonteCarloOptions {
  readonly evaluator: Evaluator;
  readonly tree: Tree;
  readonly budget: Budget;
  /** The way to the root; without it, no repetition is seen. */
  readonly path?: Path;
  /** Where several threads grow the tree. */
  readonly company?: SharedSearch | null;
  readonly parameters?: MctsParameters;
}

/** Progress is told after the first playout, so that a move is there at once; then after so many, and whenever they have doubled. */
const NEXT_REPORT = 32;

/**
 * A tree of decisions that grows where it is promising: each round walks down to a new leaf, judges it, and carries the
 * judgement up. The evaluator's values of the decisions guide it in place of random play.
 */
export class MonteCarlo {
  private readonly tree: Tree;
  private readonly budget: Budget;
  private readonly company: SharedSearch | null;
  private readonly descent: TreeDescent;

  constructor({ evaluator, tree, budget, path, company, parameters }: MonteCarloOptions) {
    this.tree = tree;
    this.budget = budget;
    this.company = company ?? null;
    this.descent = new TreeDescent(evaluator, tree, path ?? null, budget, parameters ?? DEFAULT_MCTS_PARAMETERS);
  }

  /** Grows the tree until the budget is spent, the tree is full or the choice is proved; `tell` hears of it now and then. */
  run(tell: (finding: Finding) => void): Finding {
    const { tree, budget, descent } = this;
    this.begin();
    let nextReport = 1;
    for (let playouts = 1; !budget.isSpent && !tree.isFull && !this.isSettled(); playouts++) {
      descent.playOut();
      if (playouts < nextReport) continue;
      nextReport = Math.max(NEXT_REPORT, 2 * nextReport);
      tell(this.finding());
    }
    this.company?.epoch.shut();
    return this.finding();
  }

  /** Walks on the tree that another thread has begun, for as long as that one does. */
  help(): void {
    const { tree, budget, descent, company } = this;
    if (company === null) return;
    const { epoch, age } = company;
    if (!epoch.isOpened(age, () => !budget.isStopped)) return;
    while (!budget.isSpent && !tree.isFull && epoch.enter(age)) {
      descent.playOut();
      epoch.leave();
    }
  }

  private begin(): void {
    const { tree, company } = this;
    company?.epoch.shut();
    const isAlone = company === null || !company.epoch.isLeft();
    tree.clear();
    this.descent.plant();
    if (!isAlone) company.epoch.open(company.age);
  }

  private finding(): Finding {
    const { tree } = this;
    const decisions: Move[] = [];
    for (let node = ROOT; tree.childrenOf(node) !== NO_CHILDREN;) {
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
    const first = tree.childrenOf(ROOT);
    let open = 0;
    for (let child = first; child < first + tree.childCounts[ROOT]!; child++) {
      if (tree.proofs[child] === WON) return true;
      if (tree.proofs[child] === UNPROVED) open++;
    }
    return open === 0;
  }
}
