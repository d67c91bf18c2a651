import type { BySide, Move, CountedEnd, Side } from '@tabuleiro/games';
import type { Budget } from '../search/index.ts';

/** Whether a side wins, told as a verdict; void when the budget is spent. */
export interface WinFinder {
  search(plies: number): number;
  /** After a move, counted from before it. */
  searchMove(move: Move, plies: number): number;
  /** The move of the side to move that the last win of `search` begins with, at no cost; null where it was forgotten. */
  remembered(): Move | null;
}

/** Finds wins whose length is an upper bound, and can go on where it was. */
export interface DeepFinder {
  /** Goes on for about so many nodes; whether a win is proved. */
  search(nodes: number): boolean;
  /** Of a win that is proved: it takes at most so many. */
  readonly plies: number;
  readonly hasGivenUp: boolean;
  line(): readonly Move[];
}

/** The search for one side's win. */
export interface Attempt {
  readonly side: Side;
  readonly finder: WinFinder;
  readonly deep: DeepFinder | null;
}

export interface BestMoves {
  readonly best: readonly Move[];
  /** Whether every move was looked at. */
  readonly areAll: boolean;
}

/** One position about which something is to be proved, and all that is used for it. */
export interface ProofTask {
  readonly budget: Budget;
  readonly mover: Side;
  readonly attempts: BySide<Attempt>;
  /** The legal moves, the most promising first. */
  readonly moves: readonly Move[];
  /** Plies after which the match is over whatever happens; null where nobody knows. */
  readonly lastPly: number | null;
  /** "No win within n plies" is claimed for at most so many. */
  readonly furthestClaim: number;
  /** The moves that reach an end that is proved exactly. */
  bestMoves(end: CountedEnd, attempt: Attempt | null): BestMoves;
  /** Best play to an end that the finder of an attempt found, or to a draw, as far as it is found again. */
  lineTo(end: CountedEnd, attempt: Attempt | null): readonly Move[];
}
