export * from './crew.ts';
export * from './host.ts';
export * from './link.ts';
export * from './messages.ts';
export * from './threads.ts';
export * from './worker.ts';
