export * from './contract/index.ts';
export * from './games.ts';
export * from './perft.ts';
export * from './players/player.ts';
export * from './players/spec.ts';
export * from './record/index.ts';
export * from './text/index.ts';
