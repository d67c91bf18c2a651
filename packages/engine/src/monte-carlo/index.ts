export * from './monte-carlo.ts';
export * from './tree.ts';
