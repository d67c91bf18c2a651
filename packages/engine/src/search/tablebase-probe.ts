import { LARGEST_VALUE, type Move } from '@tabuleiro/games';
import { INFINITE } from './score.ts';

/** Stands where nothing is certain. */
export const NOT_KNOWN = INFINITE + 1;

/** Whether a score says that a side wins, counted or not. */
export const isCertain = (score: number): boolean => score > LARGEST_VALUE || score < -LARGEST_VALUE;

/** What is known for certain of the position that a search stands on. */
export interface TablebaseProbe {
  /** Of the last position asked about: 0 when nothing is kept of it, else a number of all that its proof depends on. */
  readonly context: number;

  /** The score of the position that stands now, so many plies above the root, or NOT_KNOWN. */
  score(height: number): number;

  /**
   * The same after a move from the root, for the side that is then to move; NOT_KNOWN too where it ends the match or brings a
   * position back.
   */
  scoreAfter(move: Move): number;
}
