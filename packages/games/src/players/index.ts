export * from './player.ts';
export * from './spec.ts';
