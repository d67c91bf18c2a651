import type { Move } from './move.ts';
import type { Position } from './position.ts';

/**
 * The visualiser facet: how a game's original program spoke to a board in another process. A game without it is served
 * in its own notation.
 */
export interface Visualiser {
  /** What follows `gameStatus`: the board and the points as the original wrote them. */
  makeStatus(position: Position): string;

  /** What follows `playerChoose` for a legal move; different for all legal moves of a position but a pass. */
  makeChoice(position: Position, move: Move): string;
}
