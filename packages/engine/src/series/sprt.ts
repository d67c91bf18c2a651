import { scoreOfElo } from './elo.ts';
import { countOf, type Results } from './results.ts';

// A sequential probability ratio test: matches are played until they show which of two hypotheses about the difference in
// strength is the likelier one, and no longer.

/** Hypothesis 0 says that the first player is `elo0` stronger, hypothesis 1 that it is `elo1` stronger, which is more. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export const SPRT_STATES = ['going-on', 'accepted-0', 'accepted-1'] as const;
export type SprtState = (typeof SPRT_STATES)[number];

export interface Sprt {
  readonly state: SprtState;
  /** The logarithm of how many times likelier hypothesis 1 makes what was seen; it decides at either bound. */
  readonly ratio: number;
  readonly bounds: readonly [low: number, high: number];
}

/** How often the test may accept a hypothesis although the other one is true. */
const ERROR_RATE = 0.05;
const BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

/** What a match is worth: a loss, a draw, a win. */
const POINTS = [0, 0.5, 1] as const;
/** Stands for results that have not been seen yet, so that none counts as impossible. */
const UNSEEN = 1e-3;
const HALVINGS = 60;

/** The state of the test after these results. How frequent draws are is not assumed but taken from the results. */
export function testHypotheses(results: Results, { elo0, elo1 }: Hypotheses): Sprt {
  const ratio = countOf(results) === 0 ? 0 : likelihoodRatio(results, scoreOfElo(elo0), scoreOfElo(elo1));
  const state = ratio >= BOUND ? 'accepted-1' : ratio <= -BOUND ? 'accepted-0' : 'going-on';
  return { state, ratio, bounds: [-BOUND, BOUND] };
}

/** The generalised ratio: each hypothesis is given the shares of wins, draws and losses that suit it best. */
function likelihoodRatio(results: Results, score0: number, score1: number): number {
  const counts = [results.losses, results.draws, results.wins].map((count) => Math.max(count, UNSEEN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const seen = counts.map((count) => count / total);
  const shares0 = likeliestShares(seen, score0);
  const shares1 = likeliestShares(seen, score1);
  return counts.reduce((sum, count, index) => sum + count * Math.log((shares1[index] ?? 1) / (shares0[index] ?? 1)), 0);
}

/**
 * Of all shares of losses, draws and wins with a given mean score, the ones under which what was seen is likeliest. By
 * Lagrange's method they are seen / (1 + x · (points − score)) for the x that makes the mean right; it is found by halving.
 */
function likeliestShares(seen: readonly number[], score: number): readonly number[] {
  const sharesAt = (x: number): readonly number[] =>
    seen.map((share, index) => share / (1 + x * ((POINTS[index] ?? 0) - score)));
  const excessAt = (x: number): number =>
    sharesAt(x).reduce((sum, share, index) => sum + share * ((POINTS[index] ?? 0) - score), 0);
  // Between these all shares are positive, and the excess falls from +∞ to −∞.
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (excessAt(middle) > 0) low = middle;
    else high = middle;
  }
  return sharesAt((low + high) / 2);
}
