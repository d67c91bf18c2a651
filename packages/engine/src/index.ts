export {
  type AnalyseOptions,
  type Analysis,
  type AnalysisLine,
  Engine,
  type EngineOptions,
  openEngine,
  type OpenEngineOptions,
  type SharedMemory,
} from './engine.ts';
export { loadNetwork, openNetwork, type OpenNetwork, type PlaceWeight, weighPlaces } from './network/open-network.ts';
export { AS_PLAYER, makeLevel, openLevel, openMax, PlayerFailure } from './players.ts';
export {
  type AnalysePosition,
  expectedPoints,
  type Mark,
  MARK_POINTS,
  markOf,
  MARKS,
  type PlyVerdict,
  type ReviewedPly,
  reviewMatch,
  type ReviewSummary,
  summarise,
} from './review.ts';
export { findOnlyChoice, type JudgedMove, type OnlyChoiceOptions, onlyWin } from './only-choice.ts';
export {
  isEndInSight,
  type MoveVerdict,
  type MoveVerdicts,
  type Solution,
  type SolvedResult,
  type SolveLimits,
  type SolveOptions,
  type SolveProgress,
  type VerdictOptions,
} from './solver/solution.ts';
export { analyseWithProof, ProofProbe } from './solver/proof-probe.ts';
export { openSolver, Solver, type SolverOptions } from './solver/solver.ts';
export { listSolvedMoves, solveByTables, type SolvedMove } from './tablebase/solve-by-tables.ts';
export { Tablebase, type TableProof } from './tablebase/tablebase.ts';
export type { FindTablebase } from './worker/analysis-runner.ts';
export { Analyst, type HostAnalyseOptions, openAnalystIn } from './worker/analyst-host.ts';
export { chooseWithFallback, type Failed, withFallback } from './worker/choose-with-fallback.ts';
export { EngineHost, findOnlyChoiceIn, type HostSolveOptions, proveMovesIn, solveIn } from './worker/engine-host.ts';
export type { Job, Reply } from './worker/messages.ts';
export { type HostedSpec, type HostOptions, PlayerHost, type SearchSettings } from './worker/player-host.ts';
export { PlayerClosed, type Spawn, spawnThreads, WorkerFailure, type WorkerLink } from './worker/worker-pool.ts';
export { stopFrom, WorkerRuntime } from './worker/worker-runtime.ts';
