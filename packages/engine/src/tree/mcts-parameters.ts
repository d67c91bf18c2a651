/** How a Monte Carlo search weighs its chances. */
export interface MctsParameters {
  /** How much a promising decision that was seldom visited is preferred to one that did well. */
  readonly cPuct: number;
  /** How much worse than its parent a decision is taken to be before it was visited, in points. */
  readonly firstPlayUrgency: number;
  /** How far apart static values must be to make one decision e times as promising as another. */
  readonly priorTemperature: number;
}

export const DEFAULT_MCTS_PARAMETERS: MctsParameters = { cPuct: 0.5, firstPlayUrgency: 0.15, priorTemperature: 240 };
