import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { Side } from './side.ts';

/** A computer player of the original programs, unchanged, or one that the report on an original suggested. */
export interface ClassicPlayer {
  /** The name of the player: `easy`, `smart` … */
  readonly id: string;
  /**
   * Chooses a legal move; the game must not be over. The same random numbers give the same choice. `earlier` holds the
   * previous positions of the match, the start first; do not change them. The original players ignore it.
   */
  choose(position: Position, random: Random, earlier?: readonly Position[]): Move;
}

/**
 * A playing style: what a player prefers beyond winning. It changes which moves the engine prefers, never what is
 * proved.
 */
export interface PlayingStyle {
  readonly id: string;
  /** The bonus to the static value for `side`, which plays in the style; see VALUE_SCALE. The match is not over. */
  taste(position: Position, side: Side): number;
  /** The statistic that distinguishes this style from play without a style. */
  readonly trait: Trait;
}

/** A statistic of a match, counted ply by ply. */
export interface Trait {
  /** In English, for tables: "own turns that capture". */
  readonly name: string;
  /**
   * What a ply adds to the mean; null when the ply does not count. `side` plays in the style; either side may have
   * moved.
   */
  count(before: Position, after: Position, side: Side): number | null;
}

/** What tells opponents apart, whatever the game. */
export const OPPONENT_TRAITS = [
  'captures',
  'first-capture',
  'capture-size',
  'losses',
  'contact',
  'centre',
  'corners',
  'retreats',
  'reach',
  'repeats',
  'placements',
  'hoards',
  'bulk',
  'length',
] as const;
export type OpponentTrait = (typeof OPPONENT_TRAITS)[number];

/** A trait that an opponent shows more, or less, than the average. */
export type OpponentHabit = `${'more' | 'less'}-${OpponentTrait}`;

/** What was measured in matches between the levels of the engine. */
export interface OpponentFacts {
  /** The command that measured it. */
  readonly madeBy: string;
  /** The habits of each level, the weakest level first; the most striking habit comes first. */
  readonly habits: readonly (readonly OpponentHabit[])[];
  /** The level that a newcomer beats about half of the time. */
  readonly newcomerLevel: number;
  /** The median length of a match between players of middle strength. */
  readonly plies: number;
}
