export { bundleName, makeBundle, readBundle } from './bundle.ts';
export { checkClass, checkingBytes, type TableFindings } from './check.ts';
export {
  BLOCK_BYTES,
  blocksOf,
  ENTRY_BYTES,
  fileBytes,
  headBytes,
  makeHead,
  parseHead,
  TABLE_FAULTS,
  type TableFault,
  type TableHeader,
} from './format.ts';
export { SharedJobs } from './shared-jobs.ts';
export {
  type ClassMemory,
  finishClass,
  type FinishedClass,
  interleave,
  makeClassMemory,
  solveAll,
  solveClass,
  solvingBytes,
} from './solve.ts';
export { type ClassEntries, EntriesInMemory, UNREADABLE } from './tablebase.ts';
