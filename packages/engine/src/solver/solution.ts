import {
  type Move,
  type Position,
  type CountedEnd,
  type Stop,
  loadSolverFacet,
  type Match,
  type SolverFacet,
} from '@tabuleiro/games';

/** The limits of a proof. Without limits it runs until it is done or stopped. */
export interface SolveLimits {
  /** Number of visited positions. */
  readonly nodes?: number;
  readonly timeMs?: number;
  /** Searches only for ends within this many plies. */
  readonly plies?: number;
}

export interface SolveOptions {
  readonly limits?: SolveLimits;
  readonly stop?: Stop;
  readonly onProgress?: (progress: SolveProgress) => void;
  /**
   * What is known about positions without search, for instance from a table: an end with its exact distance, or null.
   * The end must hold for every history of the match and every state of its clock. Called at every node.
   */
  readonly known?: (position: Position) => CountedEnd | null;
}

/** The progress of a proof. */
export interface SolveProgress {
  readonly nodes: number;
  readonly ms: number;
  /** Neither side wins within this many plies: the search tried every line. */
  readonly excludedPlies: number;
}

/** `unproved` says nothing about the position: the limits were too narrow. */
export type SolvedResult = CountedEnd['result'] | 'unproved';

/** What is proved about a position, for the side to move. */
export interface Solution {
  readonly result: SolvedResult;
  /**
   * Plies to the end with best play: the shortest win, the longest loss, the latest draw. Null if nothing is proved,
   * and for a draw of unknown length.
   */
  readonly plies: number | null;
  /** Whether `plies` is exact; otherwise it is an upper bound, of a win and of a loss. */
  readonly isExact: boolean;
  /** Moves that reach the result: the shortest known wins, the losses that hold out longest, or the drawing moves. */
  readonly best: readonly Move[];
  /** Whether `best` is complete. Otherwise other moves may be equally good. */
  readonly areAllBest: boolean;
  /** Best play as far as it is known; starts with one of the best moves. */
  readonly line: readonly Move[];
  /** Neither side wins within this many plies: the search tried every line. Below `plies` if something is proved. */
  readonly excludedPlies: number;
  readonly nodes: number;
  readonly ms: number;
}

/** The solution of an unproved position, without the effort. */
export const NOTHING_PROVED = {
  result: 'unproved',
  plies: null,
  isExact: false,
  best: [],
  areAllBest: false,
  line: [],
} as const satisfies Partial<Solution>;

/** What is proved about one move, for the side that makes it; plies count the move itself. */
export interface MoveVerdict {
  readonly move: Move;
  readonly result: SolvedResult;
  readonly plies: number | null;
  readonly isExact: boolean;
  /**
   * The move does not win within this many plies: the search tried every line. Infinite for a move that is proved not
   * to win.
   */
  readonly noWinWithin: number;
}

/** What is proved about each legal move. */
export interface MoveVerdicts {
  readonly verdicts: readonly MoveVerdict[];
  readonly nodes: number;
  readonly ms: number;
  /** Whether the limits sufficed for every move; otherwise some verdicts are incomplete. */
  readonly isComplete: boolean;
}

export interface VerdictOptions extends SolveOptions {
  /** The moves to judge; default: all legal moves. */
  readonly moves?: readonly Move[];
}

/**
 * Whether the match ends soon under any play. If so, the solver also proves draws, and every move has a proved value.
 */
export async function isEndInSight({ rules, position }: Match): Promise<boolean> {
  return hasBoundedEnd(await loadSolverFacet(rules.game), position);
}

export function hasBoundedEnd(facet: SolverFacet | null, position: Position): boolean {
  if (facet === null || !('guide' in facet)) return false;
  return facet.guide(position.clone()).isBounded === true;
}
