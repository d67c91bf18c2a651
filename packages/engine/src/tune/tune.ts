import { assert, type Evaluation, type Rules, type Weights } from '@tabuleiro/games';
import { replayTuneMatch, type TuneMatch } from './match.ts';
import { fitWeights, lossOf } from './regression.ts';
import { type Sample, sampleMatch } from './samples.ts';
import { randomOf } from './self-play.ts';

export interface Tuning {
  readonly old: Weights;
  readonly new: Weights;
  /** How many positions were learnt from, and on how many that was tested. */
  readonly positions: { readonly training: number; readonly test: number };
  /** The mean cross entropy on the test part, with the old weights and the new. */
  readonly loss: { readonly before: number; readonly after: number };
}

/** One match in so many is kept for the test. Whole matches are, because positions of one match know each other's result. */
const TEST_ONE_IN = 5;
const DECIMALS = 2;
/** The draws of positions must not follow those of the match itself. */
const SAMPLING = 0x5eed;

/** Finds the weights that explain the results of matches best, and how much better they do on matches not learnt from. */
export function tuneWeights(evaluation: Evaluation, rules: Rules, matches: Iterable<TuneMatch>, seed: number): Tuning {
  const training: Sample[] = [];
  const test: Sample[] = [];
  for (const played of matches) {
    const match = replayTuneMatch(rules, played);
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

/** Zero without a sign: a file would keep it. */
function round(weight: number): number {
  return Math.round(weight * 10 ** DECIMALS) / 10 ** DECIMALS || 0;
}
