import { LARGEST_VALUE, type Move } from '@tabuleiro/games';
import { INFINITE } from './score.ts';

/** The score of a position that the tablebase does not know. */
export const NOT_KNOWN = INFINITE + 1;

/** Whether a score says that one side certainly wins, with or without a known distance. */
export const isCertain = (score: number): boolean => score > LARGEST_VALUE || score < -LARGEST_VALUE;

/** What is known for certain about the current position of a search. */
export interface TablebaseProbe {
  /** For the last probed position: 0 if nothing is known about it, otherwise a number for all that its proof depends on. */
  readonly context: number;

  /** The score of the current position, `height` decisions below the root, or NOT_KNOWN. */
  score(height: number): number;

  /**
   * The score after a root move, for the side then to move. Also NOT_KNOWN if the move ends the match or repeats a
   * position.
   */
  scoreAfter(move: Move): number;
}
