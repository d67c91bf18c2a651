import { scoreOfElo, countOf, type Results } from './elo.ts';

// A sequential probability ratio test: matches are played only until they decide between two hypotheses about the
// difference in strength.

/** Hypothesis 0: the first player is `elo0` stronger; hypothesis 1: it is `elo1` stronger. `elo1` is larger. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export const SPRT_STATES = ['going-on', 'accepted-0', 'accepted-1'] as const;
export type SprtState = (typeof SPRT_STATES)[number];

export interface Sprt {
  readonly state: SprtState;
  /** The log-likelihood ratio of the hypotheses; either bound decides. */
  readonly ratio: number;
  readonly bounds: readonly [low: number, high: number];
}

/** The probability of accepting the wrong hypothesis. */
const ERROR_RATE = 0.05;
const BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

/** The points of a loss, a draw and a win. */
const POINTS = [0, 0.5, 1] as const;
/** In place of zero counts, so that no result is impossible. */
const UNSEEN = 1e-3;
const HALVINGS = 60;

/** The state of the test after these results, from which it takes the share of draws. */
export function testHypotheses(results: Results, { elo0, elo1 }: Hypotheses): Sprt {
  const ratio = countOf(results) === 0 ? 0 : likelihoodRatio(results, scoreOfElo(elo0), scoreOfElo(elo1));
  const state = ratio >= BOUND ? 'accepted-1' : ratio <= -BOUND ? 'accepted-0' : 'going-on';
  return { state, ratio, bounds: [-BOUND, BOUND] };
}

/** The generalised ratio: each hypothesis uses its likeliest shares of wins, draws and losses. */
function likelihoodRatio(results: Results, score0: number, score1: number): number {
  const counts = [results.losses, results.draws, results.wins].map((count) => Math.max(count, UNSEEN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const seen = counts.map((count) => count / total);
  const shares0 = likeliestShares(seen, score0);
  const shares1 = likeliestShares(seen, score1);
  return counts.reduce((sum, count, index) => sum + count * Math.log((shares1[index] ?? 1) / (shares0[index] ?? 1)), 0);
}

/**
 * The likeliest shares of losses, draws and wins with a given mean score. By Lagrange's method they are seen / (1 + x ·
 * (points − score)); bisection finds the x with the right mean.
 */
function likeliestShares(seen: readonly number[], score: number): readonly number[] {
  const sharesAt = (x: number): readonly number[] =>
    seen.map((share, index) => share / (1 + x * ((POINTS[index] ?? 0) - score)));
  const excessAt = (x: number): number =>
    sharesAt(x).reduce((sum, share, index) => sum + share * ((POINTS[index] ?? 0) - score), 0);
  // Between these bounds all shares are positive, and the excess falls from +∞ to −∞.
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (excessAt(middle) > 0) low = middle;
    else high = middle;
  }
  return sharesAt((low + high) / 2);
}
