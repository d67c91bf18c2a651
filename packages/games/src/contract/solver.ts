import type { SearchState } from './evaluation.ts';
import type { Move, MoveList } from './move.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/** Means "no move". */
export const NO_MOVE_FOUND = -1;

/** Game knowledge that shortens proofs. It must not skip anything that could change a result. */
export type SolverFacet =
  /** A guide to this position object. The caller changes the object by `apply` and `undo` through its search state. */
  | { readonly guide: (position: Position) => ProofGuide }
  /** For positions with too many turns to try one by one. */
  | { readonly prover: (position: Position, spend: CountNode) => TurnProver };

/** Counts a visited position; returns true when the search must stop. */
export type CountNode = () => boolean;

/** Guides a proof search through one position object in its current state. */
export interface ProofGuide {
  readonly searchState: SearchState;

  /** A move by which the side to move wins at once, or NO_MOVE_FOUND. */
  winningMove(): number;

  /** Whether a side, to move or not, would win at once if it had the turn. Only tells which lines are forcing. */
  threatens?(side: Side): boolean;

  /** Move ordering for the side that moves, with ranks like those of an evaluator. */
  rank(moves: MoveList, ranks: Int32Array): void;

  /** Plies until the rules end the match for lack of progress, if neither side makes progress. */
  pliesLeft(): number;

  /**
   * Whether a side might force a win within `plies` plies: false only where it certainly cannot. Without the method
   * either side might.
   */
  mightWin?(side: Side, plies: number): boolean;

  /** As in `Evaluator`. */
  readonly shortestCycle?: number;

  /**
   * Set where the match is over after `pliesLeft` plies in any case. If neither side can win by then, the position is a
   * draw.
   */
  readonly isBounded?: boolean;
}

/**
 * A game's own search for wins, in one position object in its current state. A verdict other than a win may cover fewer
 * plies than requested; the verdict then says so.
 */
export interface TurnProver {
  /** Whether a side wins within `plies` plies; see the verdicts below. Void when the search exceeded its limit. */
  search(attacker: Side, plies: number): number;

  /** The same after a move; `plies` includes that move. */
  searchMove(attacker: Side, move: Move, plies: number): number;

  /** The first move of the last win that `search` found for the side to move; null where there is none. */
  remembered(): Move | null;

  /** All moves that reach an exactly proved result for the side to move; null unless all of them are known. */
  bestMoves(result: 'win' | 'draw' | 'loss', plies: number): readonly Move[] | null;

  /** The best line to a win that `search` found, as far as the prover can find it again. */
  line(attacker: Side, plies: number): readonly Move[];
}

// A search for a win of one side, the attacker, gives one number as its verdict. From 0 on it means a win in at most
// this many plies. Below 0 it means no win within −1 − verdict plies, by an exhaustive search.

/** A number of plies that no match reaches: "no win within NEVER" means no win at all. */
export const NEVER = 250;

/** Proofs look no further than this, because up to here the clock of the rules is part of the position. */
export const MAX_PROOF_PLIES = 64;

export const noWinWithin = (plies: number): number => -1 - plies;
export const isWon = (verdict: number): boolean => verdict >= 0;
/** For a verdict other than a win: the number of plies tried. */
export const triedPlies = (verdict: number): number => -1 - verdict;
/** No win at all. */
export const NO_WIN = noWinWithin(NEVER);

/** The verdict on the position one ply earlier, given this one. */
export function onePlyEarlier(verdict: number): number {
  if (verdict >= 0) return verdict + 1;
  return verdict <= NO_WIN ? NO_WIN : verdict - 1;
}
