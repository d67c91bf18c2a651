import { countOf, meanScoreOf, type Results } from './results.ts';

// Elo's measure: 400 points more mean ten points won for every one lost, whoever the two players are.

/** Ratings per unit of the logistic curve. */
export const ELO_SCALE = 400 / Math.LN10;

/** 95 of 100 values of a normal distribution lie within so many standard deviations of its mean. */
export const DEVIATIONS_95 = 1.959964;

/** The mean score, from 0 to 1, of a player who is so much stronger. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO_SCALE));
}

/** The difference in strength that a mean score shows; infinite where one player wins everything. */
export function eloOfScore(score: number): number {
  return ELO_SCALE * Math.log(score / (1 - score));
}

/** A difference in strength, and the ends of the range in which it lies with a certainty of 95 %; ends may be infinite. */
export interface EloEstimate {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The difference in strength that results show. The range is Wilson's, for a score whose variance draws make smaller: unlike
 * the usual one it says something sensible of 100 wins in 100 matches too. Without matches nothing is known.
 */
export function estimateElo(results: Results): EloEstimate {
  const count = countOf(results);
  if (count === 0) return { elo: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const score = meanScoreOf(results);
  // One match more than there were, which was no draw: else 10 draws in 10 matches would make two players equal for certain.
  const draws = results.draws / (count + 1);
  const spread = DEVIATIONS_95 ** 2 / count;
  // The scores s at which the one seen lies just so far away: (score − s)² = spread · (s (1 − s) − draws / 4).
  const middle = score + spread / 2;
  const reach = Math.sqrt(Math.max(0, middle ** 2 - (1 + spread) * (score ** 2 + (spread * draws) / 4)));
  // Rounding must not put an end to what has none.
  const low = score === 0 ? 0 : (middle - reach) / (1 + spread);
  const high = score === 1 ? 1 : (middle + reach) / (1 + spread);
  return { elo: eloOfScore(score), low: eloOfScore(low), high: eloOfScore(high) };
}

/** How likely it is, from 0 to 1, that the player who has these results is the stronger one; draws say nothing of it. */
export function likelihoodOfSuperiority({ wins, losses }: Results): number {
  const decided = wins + losses;
  return decided === 0 ? 0.5 : normalShareBelow((wins - losses) / Math.sqrt(decided));
}

/**
 * The share of a normal distribution that lies below so many standard deviations, right to seven digits: formula 26.2.17 of
 * Abramowitz and Stegun's handbook.
 */
function normalShareBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const coefficients = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const polynomial = coefficients.reduce((sum, coefficient) => (sum + coefficient) * t, 0);
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return deviations >= 0 ? 1 - above : above;
}
