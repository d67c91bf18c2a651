import type { Judge } from '@tabuleiro/games';
import type { Budget, TableMemory } from '../search/index.ts';
import { type Finding, MonteCarlo } from './monte-carlo.ts';
import { Tree } from './tree.ts';

/** Grows a tree in the memory it is given until the budget is spent; `tell` hears of it now and then. */
export type GrowTree = (judge: Judge, memory: TableMemory, budget: Budget, tell: (finding: Finding) => void) => Finding;

export const growTree: GrowTree = (judge, memory, budget, tell) =>
  new MonteCarlo(judge, new Tree(memory), budget).run(tell);
