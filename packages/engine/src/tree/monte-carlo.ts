// Hot: the loop of a Monte Carlo search.
import { type Evaluator, type Move, toMove, VALUE_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { clampValue } from '../search/score.ts';
import type { Path } from '../search/search-path.ts';
import type { TableMemory } from '../search/transposition-table.ts';
import { SearchEpoch } from './search-epoch.ts';
import { DEFAULT_MCTS_PARAMETERS, type MctsParameters, TreeDescent } from './tree-descent.ts';
import { NO_CHILDREN, ROOT, Tree, UNPROVED, WON } from './tree.ts';

/** The best line found. */
export interface TreeSearchResult {
  readonly decisions: readonly Move[];
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
}

/** The epoch that threads of one tree share, and the number of their search. */
export interface SharedSearch {
  readonly epoch: SearchEpoch;
  readonly age: number;
}

export interface MonteCarloOptions {
  readonly evaluator: Evaluator;
  readonly tree: Tree;
  readonly budget: Budget;
  /** The path to the root; without it the search detects no repetition. */
  readonly path?: Path;
  /** Set if several threads grow the tree. */
  readonly company?: SharedSearch | null;
  readonly parameters?: MctsParameters;
}

/**
 * The search reports after the first playout, so that a move is available at once, then after this many playouts and
 * each time their number doubles.
 */
const NEXT_REPORT = 32;

/**
 * Monte Carlo tree search over decisions (PUCT). Each playout descends to a leaf, evaluates it and backs the value up.
 * The evaluator's static values replace random play.
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

  /** Grows the tree until the budget is spent, the tree is full or the choice is proved; calls `onProgress` at intervals. */
  run(onProgress: (finding: TreeSearchResult) => void): TreeSearchResult {
    const { tree, budget, descent } = this;
    this.begin();
    let nextReport = 1;
    for (let playouts = 1; !budget.isSpent && !tree.isFull && !this.isSettled(); playouts++) {
      descent.playOut();
      if (playouts < nextReport) continue;
      nextReport = Math.max(NEXT_REPORT, 2 * nextReport);
      onProgress(this.finding());
    }
    this.company?.epoch.shut();
    return this.finding();
  }

  /** Runs playouts on the tree of another thread while that thread searches. */
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

  private finding(): TreeSearchResult {
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

/** The inputs of a tree search. */
export interface Growth extends Pick<MonteCarloOptions, 'evaluator' | 'budget'> {
  readonly path: NonNullable<MonteCarloOptions['path']>;
  readonly memory: TableMemory;
  /** The index of this thread, the number of the search, and the shared words; null for a single thread. */
  readonly together: { readonly thread: number; readonly age: number; readonly words: Int32Array } | null;
  /** Receives the best line at intervals. */
  readonly onProgress: (finding: TreeSearchResult) => void;
}

/**
 * Grows a tree in the given memory until the budget is spent. Thread 0 leads; a helper thread returns an empty result.
 */
export type GrowTree = (growth: Growth) => TreeSearchResult;

export const growTree: GrowTree = ({ evaluator, budget, path, memory, together, onProgress }) => {
  const tree = new Tree(memory, together?.words);
  const company = together && { epoch: new SearchEpoch(together.words), age: together.age };
  const search = new MonteCarlo({ evaluator, tree, budget, path, company });
  if (together === null || together.thread === 0) return search.run(onProgress);
  search.help();
  return { decisions: [], score: 0 };
};
