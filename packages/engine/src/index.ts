export * from './bench.ts';
export * from './engine.ts';
export * from './host/index.ts';
export * from './players/index.ts';
export * from './review/index.ts';
export * from './series/index.ts';
export * from './tables/index.ts';
export * from './tune/index.ts';
