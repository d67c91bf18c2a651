export * from './accounts.ts';
export * from './archive.ts';
export type { Server } from './ask.ts';
export * from './matches.ts';
export * from './positions.ts';
export * from './session.ts';
export * from './streams.ts';
