import type { TableMemory } from '../search/index.ts';
import { type Finding, MonteCarlo, type MonteCarloOptions } from './monte-carlo.ts';
import { SearchEpoch } from './search-epoch.ts';
import { Tree } from './tree.ts';

/** What a tree is grown with. */
export interface Growth extends Pick<MonteCarloOptions, 'evaluator' | 'budget'> {
  readonly path: NonNullable<MonteCarloOptions['path']>;
  readonly memory: TableMemory;
  /** Which of the threads this is, the number of their search, and the words they agree by; null when there is only one. */
  readonly together: { readonly thread: number; readonly age: number; readonly words: Int32Array } | null;
  /** Hears of the tree now and then. */
  readonly tell: (finding: Finding) => void;
}

/** Grows a tree in the memory it is given until the budget is spent, or helps whoever does: then there is nothing to tell. */
export type GrowTree = (growth: Growth) => Finding;

export const growTree: GrowTree = ({ evaluator, budget, path, memory, together, tell }) => {
  const tree = new Tree(memory, together?.words);
  const company = together && { epoch: new SearchEpoch(together.words), age: together.age };
  const search = new MonteCarlo({ evaluator, tree, budget, path, company });
  if (together === null || together.thread === 0) return search.run(tell);
  search.help();
  return { decisions: [], score: 0 };
};
