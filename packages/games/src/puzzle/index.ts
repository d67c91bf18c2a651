export * from './attempt.ts';
export * from './grades.ts';
export * from './load.ts';
export * from './progress.ts';
export * from './text.ts';
