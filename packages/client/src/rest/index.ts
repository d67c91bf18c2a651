export type { Server } from './ask.ts';
export * from './matches.ts';
export * from './session.ts';
export * from './streams.ts';
