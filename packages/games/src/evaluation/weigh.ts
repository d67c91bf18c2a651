// Hot: every static value is made here.

/** The value of features, each times its weight, as a whole number. */
export function weigh(features: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += weights[index]! * features[index]!;
  return Math.round(sum);
}
