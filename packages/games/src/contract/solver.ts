import type { SearchState } from './evaluation.ts';
import type { Move, MoveList } from './move.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/** Stands where there is no move. */
export const NO_MOVE_FOUND = -1;

/** What a game knows that makes proofs shorter. Nothing here may leave out what could change a result. */
export type SolverFacet =
  /** A guide to this object, which whoever asks changes by `apply` and `undo` through its search state. */
  | { readonly guide: (position: Position) => ProofGuide }
  /** Where a position has too many turns to be tried one by one. */
  | { readonly prover: (position: Position, spend: Spend) => TurnProver };

/** Counts a position that is looked at; true when it is enough. */
export type Spend = () => boolean;

/** Shows a proof its way through one position object as it is now. */
export interface ProofGuide {
  readonly searchState: SearchState;

  /** A move by which the side to move wins at once, or NO_MOVE_FOUND. */
  winningMove(): number;

  /** Whether a side, which need not have the turn, would win at once if it had. Only shows which lines are forcing. */
  threatens?(side: Side): boolean;

  /** How promising each move is for the side that makes it, as an evaluator ranks them. */
  rank(moves: MoveList, ranks: Int32Array): void;

  /** Plies until the rules end the match for want of progress, whatever is played but progress. */
  pliesLeft(): number;

  /**
   * Whether a side might force a win within so many plies from here: false only where it is certain that it cannot.
   * Without the method anybody may.
   */
  mightWin?(side: Side, plies: number): boolean;

  /** As an evaluator says it. */
  readonly shortestCycle?: number;

  /** Set where the match is over after `pliesLeft` plies whatever happens: then neither side winning is a draw. */
  readonly isBounded?: boolean;
}

/**
 * Proves wins in a way of its own, in one position object as it is now. Its verdicts that are no win may have tried fewer plies
 * than were asked for, and say so.
 */
export interface TurnProver {
  /** Whether a side wins within so many plies; see `verdict.ts`. Void when too much was spent. */
  search(attacker: Side, plies: number): number;

  /** The same after a move, counted from before it. */
  searchMove(attacker: Side, move: Move, plies: number): number;

  /** The move of the side to move that the last win of `search` begins with; null where there is none. */
  remembered(): Move | null;

  /** All moves that reach an end that is proved exactly for the side to move; null where not all are known. */
  bestMoves(result: 'win' | 'draw' | 'loss', plies: number): readonly Move[] | null;

  /** Best play to a win that `search` found, as far as it is found again. */
  line(attacker: Side, plies: number): readonly Move[];
}
