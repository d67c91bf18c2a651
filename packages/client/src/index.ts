export * from './refusals.ts';
export type * from './schemas/index.ts';
export { PROTOCOL } from './schemas/socket.ts';
export * from './state.ts';
