export { bundleName, makeBundle, readBundle } from './bundle.ts';
export { checkClass, type TableFindings } from './check.ts';
export { checkingBytes } from './check-memory.ts';
export { crc32 } from './checksum.ts';
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
export { type ClassEntries, EntriesInMemory, type TableProof, Tables, UNREADABLE } from './tables.ts';
export { solveByTables } from './table-solution.ts';
export { listTrueMoves, type TrueMove } from './true-moves.ts';
export { SharedJobs } from './shared-jobs.ts';
