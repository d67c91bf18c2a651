export * from './contract/index.ts';
export * from './games.ts';
export * from './perft.ts';
export * from './players/index.ts';
export * from './record/index.ts';
export * from './text/index.ts';
