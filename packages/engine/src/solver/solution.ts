import type { Move, Position, CountedEnd, Stop } from '@tabuleiro/games';

/** What a proof may use up. Without any limit it goes on until it is done or stopped. */
export interface SolveLimits {
  /** Positions looked at. */
  readonly nodes?: number;
  readonly timeMs?: number;
  /** Only ends within so many plies are looked for. */
  readonly plies?: number;
}

export interface SolveOptions {
  readonly limits?: SolveLimits;
  readonly stop?: Stop;
  readonly onProgress?: (progress: SolveProgress) => void;
  /**
   * What is known of positions without search, from a table for instance: an end with its exact distance, which holds
   * whatever the history of the match and wherever its clock stands, or null. Asked at every node.
   */
  readonly known?: (position: Position) => CountedEnd | null;
}

/** How far a proof has come. */
export interface SolveProgress {
  readonly nodes: number;
  readonly ms: number;
  /** No win of either side ends within so many plies: every line was tried. */
  readonly excludedPlies: number;
}

/** `unproved` says nothing about the position: the limits were too narrow. */
export type SolvedResult = CountedEnd['result'] | 'unproved';

/** What is proved of a position, for the side to move. */
export interface Solution {
  readonly result: SolvedResult;
  /**
   * Plies to the end with best play: the quickest win, the slowest loss, the latest draw. Null where nothing is proved, and
   * of a draw where its length is not known.
   */
  readonly plies: number | null;
  /** Whether `plies` is exact. Otherwise it is an upper bound: a win takes at most so long, and so does a loss. */
  readonly isExact: boolean;
  /** Moves that lead there: of a win the quickest known, of a loss those that hold out longest, of a draw those that draw. */
  readonly best: readonly Move[];
  /** Whether `best` has all of them. Otherwise there may be others that are as good. */
  readonly areAllBest: boolean;
  /** Best play as far as it is known, one of the best moves first. */
  readonly line: readonly Move[];
  /** No win of either side ends within so many plies: every line was tried. Below `plies` where something is proved. */
  readonly excludedPlies: number;
  readonly nodes: number;
  readonly ms: number;
}

/** Where nothing is proved; what was done is added. */
export const NOTHING_PROVED = {
  result: 'unproved',
  plies: null,
  isExact: false,
  best: [],
  areAllBest: false,
  line: [],
} as const satisfies Partial<Solution>;

/** What is proved of one move, for the side that makes it; plies count the move itself. */
export interface MoveVerdict {
  readonly move: Move;
  readonly result: SolvedResult;
  readonly plies: number | null;
  readonly isExact: boolean;
  /** The move does not win within so many plies: every line was tried. For a move that is proved not to win, infinite. */
  readonly noWinWithin: number;
}

/** What is proved of each legal move. */
export interface MoveVerdicts {
  readonly verdicts: readonly MoveVerdict[];
  readonly nodes: number;
  readonly ms: number;
  /** Whether the limits sufficed for every move; otherwise some verdicts say less than they could. */
  readonly isComplete: boolean;
}

export interface VerdictOptions extends SolveOptions {
  /** Only these moves are judged; all legal ones unless said. */
  readonly moves?: readonly Move[];
}
