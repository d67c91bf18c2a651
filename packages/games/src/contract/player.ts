import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';

/** A computer player of the original programs, kept as people met it, or one that their reports wished for. */
export interface ClassicPlayer {
  /** The name by which it is called: `easy`, `smart` … */
  readonly id: string;
  /**
   * Chooses a legal move; the game must not be over. The same random numbers give the same choice. `earlier` has the
   * positions of the match before this one, the start first; they are not to be changed. The original players ignore it.
   */
  choose(position: Position, random: Random, earlier?: readonly Position[]): Move;
}
