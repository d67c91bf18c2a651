/** How many matches a player won, drew and lost. */
export interface Results {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const NO_RESULTS: Results = { wins: 0, draws: 0, losses: 0 };

export function countOf({ wins, draws, losses }: Results): number {
  return wins + draws + losses;
}

/** Points per match; there must be a match. */
export function meanScoreOf(results: Results): number {
  return (results.wins + results.draws / 2) / countOf(results);
}

/** The opponent's results. */
export function reversed({ wins, draws, losses }: Results): Results {
  return { wins: losses, draws, losses: wins };
}

export function addResults(one: Results, two: Results): Results {
  return { wins: one.wins + two.wins, draws: one.draws + two.draws, losses: one.losses + two.losses };
}
