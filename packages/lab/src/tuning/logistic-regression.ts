import { VALUE_SCALE } from '@tabuleiro/games';
import { solve } from '../statistics/linear-equations.ts';
import { type Sample, squash } from './samples.ts';

/**
 * The prior: an old weight is wrong by about its own size, or by this much if it is 0. With many positions it only
 * matters for rare features.
 */
const SMALLEST_DOUBT = 40;
/**
 * The weight of the prior. Positions of one match are correlated and carry less information than their number suggests.
 */
const FIRMNESS = 4;
const MOST_STEPS = 60;
const MOST_HALVINGS = 20;
/** Ends the iteration when no weight changes by more. */
const SMALLEST_CHANGE = 1e-4;

/** The mean cross entropy between predictions and results. */
export function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let sum = 0;
  for (const { features, target } of samples) sum += entropy(dot(features, weights) / VALUE_SCALE, target);
  return samples.length === 0 ? 0 : sum / samples.length;
}

/**
 * Logistic regression with a prior around the old weights. Newton's method with a line search; the problem is convex,
 * so it converges.
 */
export function fitWeights(samples: readonly Sample[], old: Float64Array): Float64Array {
  let weights = Float64Array.from(old);
  let cost = costOf(samples, weights, old);
  for (let step = 0; step < MOST_STEPS; step++) {
    const direction = newtonStep(samples, weights, old);
    const next = walk(samples, weights, old, direction, cost);
    if (next === null) break;
    const change = Math.max(...next.weights.map((weight, index) => Math.abs(weight - (weights[index] ?? 0))));
    ({ weights, cost } = next);
    if (change < SMALLEST_CHANGE) break;
  }
  return weights;
}

interface Point {
  readonly weights: Float64Array<ArrayBuffer>;
  readonly cost: number;
}

/** Line search: halves the step until the cost falls; null when it does not. */
function walk(
  samples: readonly Sample[],
  from: Float64Array,
  old: Float64Array,
  direction: Float64Array,
  cost: number,
): Point | null {
  for (let halving = 0, length = 1; halving < MOST_HALVINGS; halving++, length /= 2) {
    const weights = from.map((weight, index) => weight - length * (direction[index] ?? 0));
    const reached = costOf(samples, weights, old);
    if (reached < cost) return { weights, cost: reached };
  }
  return null;
}

/** The objective: the entropy of all samples plus the distance from the old weights. */
function costOf(samples: readonly Sample[], weights: Float64Array, old: Float64Array): number {
  let held = 0;
  for (const [index, weight] of weights.entries()) held += hold(old, index) * (weight - (old[index] ?? 0)) ** 2;
  return samples.length * lossOf(samples, weights) + held / 2;
}

/** The Newton step: the inverse Hessian times the gradient. */
function newtonStep(samples: readonly Sample[], weights: Float64Array, old: Float64Array): Float64Array {
  const size = weights.length;
  const gradient = weights.map((weight, index) => hold(old, index) * (weight - (old[index] ?? 0)));
  const curvature = Array.from({ length: size }, (_, row) => {
    const cells = new Float64Array(size);
    cells[row] = hold(old, row);
    return cells;
  });
  for (const { features, target } of samples) {
    const expected = squash(dot(features, weights));
    const slope = (expected - target) / VALUE_SCALE;
    const bend = (expected * (1 - expected)) / VALUE_SCALE ** 2;
    for (const [row, feature] of features.entries()) {
      if (feature === 0) continue;
      gradient[row] = (gradient[row] ?? 0) + slope * feature;
      const cells = curvature[row];
      if (cells === undefined) continue;
      for (let column = 0; column <= row; column++) {
        cells[column] = (cells[column] ?? 0) + bend * feature * (features[column] ?? 0);
      }
    }
  }
  return solve(curvature, gradient);
}

function hold(old: Float64Array, index: number): number {
  return FIRMNESS / (SMALLEST_DOUBT + Math.abs(old[index] ?? 0)) ** 2;
}

function dot(features: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (const [index, feature] of features.entries()) sum += feature * (weights[index] ?? 0);
  return sum;
}

/** The cross entropy of a logistic prediction, in a form that does not overflow. */
function entropy(logit: number, target: number): number {
  return Math.log1p(Math.exp(-Math.abs(logit))) + Math.max(logit, 0) - target * logit;
}
