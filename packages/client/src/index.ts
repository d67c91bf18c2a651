export * from './live/index.ts';
export * from './refusals.ts';
export * from './rest/index.ts';
export type * from './schemas/index.ts';
export { PRESETS } from './schemas/match.ts';
export { PROTOCOL } from './schemas/socket.ts';
export * from './links.ts';
export * from './server-refusal.ts';
export * from './state.ts';
