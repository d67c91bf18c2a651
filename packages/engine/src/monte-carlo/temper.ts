/** How a Monte Carlo search weighs its chances. */
export interface Temper {
  /** How much a promising decision that was seldom visited is preferred to one that did well. */
  readonly curiosity: number;
  /** How much worse than its parent a decision is taken to be before it was visited, in points. */
  readonly caution: number;
  /** How far apart static values must be to make one decision e times as promising as another. */
  readonly warmth: number;
}

export const USUAL_TEMPER: Temper = { curiosity: 0.5, caution: 0.15, warmth: 240 };
