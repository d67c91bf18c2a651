export * from './gate.ts';
export * from './grow.ts';
export * from './monte-carlo.ts';
export * from './temper.ts';
export * from './tree.ts';
