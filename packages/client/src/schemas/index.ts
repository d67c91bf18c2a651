export * from './api.ts';
export * from './common.ts';
export * from './lobby.ts';
export * from './match.ts';
export * from './refusal.ts';
export * from './socket.ts';
export * from './stream.ts';
