export * from './analyst.ts';
export * from './crew.ts';
export * from './host.ts';
export type { FindTables } from './investigator.ts';
export * from './link.ts';
export * from './messages.ts';
export * from './player-host.ts';
export * from './threads.ts';
export * from './worker.ts';
