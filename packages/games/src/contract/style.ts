import type { Position } from './position.ts';
import type { Side } from './side.ts';

/**
 * A way of playing: what a player likes to see on the board beyond what wins. It changes which moves the engine prefers, never
 * what is proved.
 */
export interface Style {
  readonly id: string;
  /** What the static value gains for `side`, whose player has the style; see VALUE_SCALE. The match is not over. */
  taste(position: Position, side: Side): number;
  /** What tells the style from play without one. */
  readonly trait: Trait;
}

/** Something to count in a match, ply by ply. */
export interface Trait {
  /** In English, for tables: "own turns that capture". */
  readonly name: string;
  /** What a ply adds to the mean, null where it says nothing; `side` has the style, and may not be the side that moved. */
  count(before: Position, after: Position, side: Side): number | null;
}
