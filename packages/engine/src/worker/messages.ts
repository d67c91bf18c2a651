import type { Chosen, GameId, Limits, Move } from '@tabuleiro/games';
import type { AnalyseOptions, Analysis, SharedMemory } from '../engine.ts';
import type { MoveVerdicts, Solution, SolveLimits, SolveProgress } from '../solver/solution.ts';
import type { NodeCounterMemory } from './node-counter.ts';

// What a host and its workers say to each other. All of it is plain data that `postMessage` can carry, in node and in a page.

/** One piece of work. It says everything, so that any worker can do it. */
export interface Job {
  readonly game: GameId;
  readonly variant: string;
  /** The position in which the match began, and the way from there. */
  readonly start: string;
  readonly moves: readonly Move[];
  readonly limits: Limits;
  readonly task: Task;
  /** One word that is not 0 once the work is to stop; only where memory can be shared. */
  readonly stop?: SharedArrayBuffer;
}

export type Task =
  /** Let a classic player or a level choose a move. */
  { readonly kind: 'choose'; readonly player: string; readonly seed: number } | ProofTask | PerftTask | AnalyseTask;

/** Prove the result of the position, or what each move leads to; these limits count. */
export interface ProofTask {
  readonly kind: 'solve' | 'evaluator';
  readonly limits: SolveLimits;
}

/** Count sequences of plies, with at most so many moves made. */
export interface PerftTask {
  readonly kind: 'perft';
  readonly depth: number;
  readonly most: number;
}

export interface AnalyseTask extends Pick<AnalyseOptions, 'contempt' | 'hurries' | 'lines'> {
  readonly kind: 'analyse';
  readonly tableBytes: number;
  /** The style of the player that asks. */
  readonly style?: string;
  /**
   * Where memory can be shared: that which the analyst keeps for all searches, how many it has seen, which of the threads
   * that search together this is, and where those who help count their nodes.
   */
  readonly together?: {
    readonly memory: SharedMemory;
    readonly thread: number;
    readonly age: number;
    readonly nodeCounter: NodeCounterMemory;
  };
}

export type Reply =
  /** An error that the work goes on in spite of. */
  | { readonly kind: 'fault'; readonly error: unknown }
  | { readonly kind: 'progress'; readonly analysis: Analysis }
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  | { readonly kind: 'chosen'; readonly chosen: Chosen }
  | { readonly kind: 'solving'; readonly progress: SolveProgress }
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'judged'; readonly verdicts: MoveVerdicts }
  /** Null when more moves would have to be made. */
  | { readonly kind: 'counted'; readonly nodes: number | null };
