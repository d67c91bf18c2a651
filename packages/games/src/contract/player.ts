import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';

/** A computer player of the original programs, kept as people met it. It looks at the position alone. */
export interface ClassicPlayer {
  /** The name by which it is called: `easy`, `smart` … */
  readonly id: string;
  /** Chooses a legal move; the game must not be over. The same random numbers give the same choice. */
  choose(position: Position, random: Random): Move;
}
