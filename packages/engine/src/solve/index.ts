export * from './foresight.ts';
export * from './solution.ts';
export * from './solver.ts';
