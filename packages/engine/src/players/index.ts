export * from './chosen.ts';
export * from './level.ts';
export * from './max.ts';
