/**
 * Finds the place of a player on a ladder whose rungs are known to go from weak to strong, by playing a few matches against
 * the rung in the middle of those that are still possible, again and again.
 */
export class Placement {
  /** The rungs that it beats and that beat it, as far as is known; −1 and the number of rungs while it is not. */
  private below = -1;
  private above: number;
  private readonly rungs: number;

  constructor(rungs: number) {
    this.rungs = rungs;
    this.above = rungs;
  }

  /** The rung to play against next, or null when the place is found. */
  get opponent(): number | null {
    return this.above - this.below > 1 ? Math.floor((this.above + this.below) / 2) : null;
  }

  /** Takes the mean score against the opponent. */
  hear(score: number): void {
    const { opponent } = this;
    if (opponent === null) return;
    if (score > 0.5) this.below = opponent;
    else this.above = opponent;
  }

  /** The rungs next to the place, one or two. */
  get neighbours(): readonly number[] {
    return [this.below, this.above].filter((rung) => rung >= 0 && rung < this.rungs);
  }
}
