export * from './proof-probe.ts';
export { isEndInSight } from './in-sight.ts';
export * from './solution.ts';
export * from './solver.ts';
