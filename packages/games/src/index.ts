export * from './contract/index.ts';
export * from './games.ts';
export * from './perft.ts';
export * from './text/index.ts';
