export * from './account.ts';
export * from './archive.ts';
export * from './common.ts';
export * from './match.ts';
export * from './positions.ts';
export * from './socket.ts';
export * from './stream.ts';
