export * from './search-epoch.ts';
export * from './grow.ts';
export * from './monte-carlo.ts';
export * from './mcts-parameters.ts';
export * from './tree.ts';
