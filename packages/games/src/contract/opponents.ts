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
