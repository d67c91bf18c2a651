// Hot: a Monte Carlo search lives here.
import { type Judge, type Move, toMove, VALUE_SCALE } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import type { Path } from '../search/path.ts';
import { clampValue } from '../search/score.ts';
import type { Gate } from './gate.ts';
import { type Temper, USUAL_TEMPER } from './temper.ts';
import { NO_CHILDREN, ROOT, type Tree, UNPROVED, WON } from './tree.ts';
import { Walker } from './walk.ts';

/** The best line that was found. */
export interface Finding {
  readonly decisions: readonly Move[];
  /** For the side to move; see VALUE_SCALE. */
  readonly score: number;
}

/** What several threads that grow a tree together go through, and the number of their search. */
export interface Company {
  readonly gate: Gate;
  readonly age: number;
}

export interface MonteCarloOptions {
  readonly judge: Judge;
  readonly tree: Tree;
  readonly budget: Budget;
  /** The way to the root; without it, no repetition is seen. */
  readonly path?: Path;
  /** Where several threads grow the tree. */
  readonly company?: Company | null;
  readonly temper?: Temper;
}

/** Progress is told after the first playout, so that a move is there at once; then after so many, and whenever they have doubled. */
const NEXT_REPORT = 32;

/**
 * A tree of decisions that grows where it is promising: each round walks down to a new leaf, judges it, and carries the
 * judgement up. The judge's values of the decisions guide it in place of random play.
 */
export class MonteCarlo {
  private readonly tree: Tree;
  private readonly budget: Budget;
  private readonly company: Company | null;
  private readonly walker: Walker;

  constructor({ judge, tree, budget, path, company, temper }: MonteCarloOptions) {
    this.tree = tree;
    this.budget = budget;
    this.company = company ?? null;
    this.walker = new Walker(judge, tree, path ?? null, budget, temper ?? USUAL_TEMPER);
  }

  /** Grows the tree until the budget is spent, the tree is full or the choice is proved; `tell` hears of it now and then. */
  run(tell: (finding: Finding) => void): Finding {
    const { tree, budget, walker } = this;
    this.begin();
    let nextReport = 1;
    for (let playouts = 1; !budget.isSpent && !tree.isFull && !this.isSettled(); playouts++) {
      walker.playOut();
      if (playouts < nextReport) continue;
      nextReport = Math.max(NEXT_REPORT, 2 * nextReport);
      tell(this.finding());
    }
    this.company?.gate.shut();
    return this.finding();
  }

  /** Walks on the tree that another thread has begun, for as long as that one does. */
  help(): void {
    const { tree, budget, walker, company } = this;
    if (company === null) return;
    const { gate, age } = company;
    if (!gate.isOpened(age, () => !budget.isStopped)) return;
    while (!budget.isSpent && !tree.isFull && gate.enter(age)) {
      walker.playOut();
      gate.leave();
    }
  }

  private begin(): void {
    const { tree, company } = this;
    company?.gate.shut();
    const isAlone = company === null || !company.gate.isLeft();
    tree.clear();
    this.walker.plant();
    if (!isAlone) company.gate.open(company.age);
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
