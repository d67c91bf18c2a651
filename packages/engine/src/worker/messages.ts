import type { ChosenMove, GameId, ThinkingLimits, Move, OnlyChoice } from '@tabuleiro/games';
import type { AnalyseOptions, Analysis, SharedMemory } from '../engine.ts';
import type { MoveVerdicts, Solution, SolveLimits, SolveProgress } from '../solver/solution.ts';
import type { NodeCounterMemory } from './node-counter.ts';

// The messages between a host and its workers: plain data that `postMessage` can carry, in Node and in a page.

/** One unit of work. It is self-contained, so any worker can do it. */
export interface Job {
  readonly game: GameId;
  readonly variant: string;
  /** The first position of the match, and the moves since. */
  readonly start: string;
  readonly moves: readonly Move[];
  readonly limits: ThinkingLimits;
  readonly task: Task;
  /** One word; the host sets it to a value other than 0 to stop the work. Present only if memory can be shared. */
  readonly stop?: SharedArrayBuffer;
}

export type Task =
  /** A classic player or a level chooses a move. */
  { readonly kind: 'choose'; readonly player: string; readonly seed: number } | SolveTask | PerftTask | AnalyseTask;

/** Proves the result of the position, of each move, or that only one choice wins, within these limits. */
export interface SolveTask {
  readonly kind: 'solve' | 'prove-moves' | 'only-choice';
  readonly limits: SolveLimits;
}

/** Counts sequences of plies; makes at most `most` moves. */
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
   * Present only if memory can be shared: the analyst's memory, the index of this thread, the number of the search, and
   * the node counter of the helper threads.
   */
  readonly together?: {
    readonly memory: SharedMemory;
    readonly thread: number;
    readonly age: number;
    readonly nodeCounter: NodeCounterMemory;
  };
}

export type Reply =
  /** An error that does not end the work. */
  | { readonly kind: 'fault'; readonly error: unknown }
  | { readonly kind: 'progress'; readonly analysis: Analysis }
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  | { readonly kind: 'chosen'; readonly chosen: ChosenMove }
  | { readonly kind: 'solving'; readonly progress: SolveProgress }
  | { readonly kind: 'solved'; readonly solution: Solution }
  | { readonly kind: 'judged'; readonly verdicts: MoveVerdicts }
  | { readonly kind: 'found-choice'; readonly choice: OnlyChoice | null }
  /** Null if the count needs more moves than allowed. */
  | { readonly kind: 'counted'; readonly nodes: number | null };
