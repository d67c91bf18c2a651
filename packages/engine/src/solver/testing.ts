// What tests of proofs look into.
export { Budget } from '../search/index.ts';
export * from './guide.ts';
export * from './proof-number-search.ts';
export * from './proof-number-table.ts';
export * from './proof-table.ts';
export * from './proof-context.ts';
export * from './solver.ts';
export * from './solution.ts';
export * from './win-search.ts';
