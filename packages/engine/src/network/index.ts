// For what trains networks: `@tabuleiro/engine/network`.
export { type Kernel, openKernel, PlainKernel } from './kernel.ts';
export * from './network.ts';
