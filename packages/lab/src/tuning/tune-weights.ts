import { assert, type Evaluation, type Rules, type Weights } from '@tabuleiro/games';
import { fitWeights, lossOf } from './logistic-regression.ts';
import { type Sample, sampleMatch } from './samples.ts';
import { replaySelfPlayMatch, type SelfPlayMatch } from './self-play-match.ts';
import { randomOf } from './self-play.ts';

export interface Tuning {
  readonly old: Weights;
  readonly new: Weights;
  /** The sizes of the training set and the test set. */
  readonly positions: { readonly training: number; readonly test: number };
  /** The mean cross entropy on the test set. */
  readonly loss: { readonly before: number; readonly after: number };
}

/** One match in this many goes into the test set. Whole matches do, because positions of one match share its result. */
const TEST_ONE_IN = 5;
const DECIMALS = 2;
/** Sampling must not repeat the random numbers of the match itself. */
const SAMPLING = 0x5eed;

/** Fits weights to the results of matches and measures them on a test set. */
export function tuneWeights(
  evaluation: Evaluation,
  rules: Rules,
  matches: Iterable<SelfPlayMatch>,
  seed: number,
): Tuning {
  const training: Sample[] = [];
  const test: Sample[] = [];
  for (const played of matches) {
    const match = replaySelfPlayMatch(rules, played);
    assert(match !== null, 'matches to learn from follow the rules');
    const part = played.index % TEST_ONE_IN === TEST_ONE_IN - 1 ? test : training;
    part.push(...sampleMatch(evaluation, match, played, randomOf(seed ^ SAMPLING, played.index)));
  }
  const { weights } = evaluation.tuned;
  const before = Float64Array.from(Object.values(weights));
  const after = fitWeights(training, before).map(round);
  return {
    old: weights,
    new: Object.fromEntries(Object.keys(weights).map((name, index) => [name, after[index] ?? 0])),
    positions: { training: training.length, test: test.length },
    loss: { before: lossOf(test, before), after: lossOf(test, after) },
  };
}

/** Avoids negative zero, which a file would keep. */
function round(weight: number): number {
  return Math.round(weight * 10 ** DECIMALS) / 10 ** DECIMALS || 0;
}
