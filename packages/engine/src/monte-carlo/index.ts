export * from './grow.ts';
export * from './monte-carlo.ts';
export * from './tree.ts';
