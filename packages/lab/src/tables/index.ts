export { type BuildTableOptions, runTableBuild } from './build-command.ts';
export type { TableOptions } from './table-options.ts';
export { type ProbeOptions, runTableProbe } from './probe-command.ts';
export { runTableShow } from './show-command.ts';
export { runTableVerify } from './verify-command.ts';
