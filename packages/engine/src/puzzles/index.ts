export * from './facts.ts';
export * from './forcing.ts';
export * from './general-prover.ts';
export * from './grading.ts';
export * from './likeness.ts';
export * from './line.ts';
export * from './mining.ts';
