import type { BySide, Move, CountedEnd, Side } from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';

/** Searches for one side's win and returns a verdict; the verdict is invalid if the budget is spent. */
export interface WinFinder {
  search(plies: number): number;
  /** The verdict on a move; plies count the move itself. */
  searchMove(move: Move, plies: number): number;
  /** The first move of the last win that `search` found, without new search; null if the table has lost it. */
  remembered(): Move | null;
}

/** Finds wins with an upper bound of their length; a call resumes the search of the previous one. */
export interface DeepFinder {
  /** Searches for about `nodes` nodes; returns whether a win is proved. */
  search(nodes: number): boolean;
  /** Upper bound of a proved win, in plies. */
  readonly plies: number;
  readonly hasGivenUp: boolean;
  line(): readonly Move[];
}

/** The search for one side's win. */
export interface WinAttempt {
  readonly side: Side;
  readonly finder: WinFinder;
  readonly deep: DeepFinder | null;
}

export interface BestMoves {
  readonly best: readonly Move[];
  /** Whether every move was examined. */
  readonly areAll: boolean;
}

/** A position to prove, with the searches and limits of the proof. */
export interface ProofTask {
  readonly budget: Budget;
  readonly mover: Side;
  readonly attempts: BySide<WinAttempt>;
  /** The legal moves, most promising first. */
  readonly moves: readonly Move[];
  /** Plies after which the match is over under any play; null if unknown. */
  readonly lastPly: number | null;
  /** The largest n for which a proof may claim "no win within n plies". */
  readonly furthestClaim: number;
  /** The moves that reach an exactly proved end. */
  bestMoves(end: CountedEnd, attempt: WinAttempt | null): BestMoves;
  /** Best play to an end that an attempt's finder found, or to a draw, as far as it can be reconstructed. */
  lineTo(end: CountedEnd, attempt: WinAttempt | null): readonly Move[];
}
