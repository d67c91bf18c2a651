/** A class of positions as backward induction walks through it. The sides take turns, whatever is played. */
export interface RetrogradeGraph {
  /** Indices go from 0 to below it. */
  readonly size: number;
  /** No list of steps, forwards or backwards, is longer. */
  readonly mostSteps: number;

  /** Whether an index belongs to no position; other functions are not asked about it, and lists do not have it. */
  isHole(index: number): boolean;

  /**
   * Whether every move that makes no progress, and so stays in the class, leads to a win of the enemy's in fewer plies than
   * `round`, which is even; the fates are those of all indices.
   */
  hasOnlyWinsAhead(index: number, fates: Uint8Array, round: number): boolean;

  /** Lists the positions from which such a move leads here; gives their number. One may stand there twice. */
  stepsBack(index: number, into: Int32Array): number;

  /**
   * The best fate that a move with progress gives the side to move: a win as soon as possible, else DRAWN, else a loss as
   * late as possible, and UNDECIDED where there is no such move.
   */
  bestProgress(index: number): number;
}
