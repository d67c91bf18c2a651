// Elo: a player who is 400 points stronger wins ten points for each one lost.

/** Ratings per unit of the logistic curve. */
export const ELO_SCALE = 400 / Math.LN10;

/** 95 % of a normal distribution lie within this many standard deviations of the mean. */
export const DEVIATIONS_95 = 1.959964;

/** The mean score, from 0 to 1, of a player who is stronger by `elo`. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO_SCALE));
}

/** The difference in strength for a mean score; infinite when one player wins everything. */
export function eloOfScore(score: number): number {
  return ELO_SCALE * Math.log(score / (1 - score));
}

/** A difference in strength with its 95 % confidence interval; its ends may be infinite. */
export interface EloEstimate {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Estimates the difference in strength. The interval is Wilson's, with the variance reduced by draws: unlike the usual
 * one it is sensible for 100 wins in 100 matches too. Without matches it is unbounded.
 */
export function estimateElo(results: Results): EloEstimate {
  const count = countOf(results);
  if (count === 0) return { elo: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const score = meanScoreOf(results);
  // Adds a match that was no draw: otherwise 10 draws in 10 matches would prove two players equal.
  const draws = results.draws / (count + 1);
  const spread = DEVIATIONS_95 ** 2 / count;
  // The ends are the scores s with (score − s)² = spread · (s (1 − s) − draws / 4).
  const middle = score + spread / 2;
  const reach = Math.sqrt(Math.max(0, middle ** 2 - (1 + spread) * (score ** 2 + (spread * draws) / 4)));
  // Rounding must not make an infinite end finite.
  const low = score === 0 ? 0 : (middle - reach) / (1 + spread);
  const high = score === 1 ? 1 : (middle + reach) / (1 + spread);
  return { elo: eloOfScore(score), low: eloOfScore(low), high: eloOfScore(high) };
}

/** The likelihood, from 0 to 1, that the player with these results is the stronger one. Draws do not affect it. */
export function likelihoodOfSuperiority({ wins, losses }: Results): number {
  const decided = wins + losses;
  return decided === 0 ? 0.5 : normalShareBelow((wins - losses) / Math.sqrt(decided));
}

/** The cumulative normal distribution to seven digits: formula 26.2.17 of Abramowitz and Stegun. */
function normalShareBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const coefficients = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const polynomial = coefficients.reduce((sum, coefficient) => (sum + coefficient) * t, 0);
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return deviations >= 0 ? 1 - above : above;
}

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
