import { openEngine } from '@tabuleiro/engine';
import { GAME_IDS, loadEvaluation, loadRules, SeededRandom, VALUE_SCALE } from '@tabuleiro/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { fitWeights, lossOf } from '../src/tuning/logistic-regression.ts';
import { quietPosition, type Sample } from '../src/tuning/samples.ts';
import {
  makeSelfPlayMatch,
  parseSelfPlayMatch,
  replaySelfPlayMatch,
  type SelfPlayMatch,
  playSelfPlayMatch,
  type SelfPlayOptions,
} from '../src/tuning/self-play.ts';
import { tuneWeights } from '../src/tuning/tune-command.ts';

const TRUE_WEIGHTS = Float64Array.of(120, -45, 0, 30);

/** Results drawn as often as weights say: a feature between −2 and 2 each, and 1 for the turn. */
function drawSamples(count: number, weights: Float64Array, seed: number): readonly Sample[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => {
    const features = weights.map((_, index) => (index === weights.length - 1 ? 1 : random.below(5) - 2));
    const value = features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);
    return { features, target: random.unit() < 1 / (1 + Math.exp(-value / VALUE_SCALE)) ? 1 : 0 };
  });
}

describe('the regression', () => {
  const samples = drawSamples(40_000, TRUE_WEIGHTS, 1);

  test('finds the weights that made the results', () => {
    const fitted = fitWeights(samples, new Float64Array(4));
    // The error of an estimate from this number of results is about 2.
    for (const [index, weight] of fitted.entries()) {
      expect(Math.abs(weight - (TRUE_WEIGHTS[index] ?? 0))).toBeLessThan(5);
    }
  });

  test('lowers the loss on results that it has not seen', () => {
    const others = drawSamples(10_000, TRUE_WEIGHTS, 2);
    const guess = Float64Array.of(10, 10, 10, 10);
    const before = lossOf(others, guess);
    const after = lossOf(others, fitWeights(samples, guess));
    expect(after).toBeLessThan(before - 0.05);
    // No estimate is better than the true probabilities, but for luck.
    expect(after).toBeGreaterThan(lossOf(others, TRUE_WEIGHTS) - 0.001);
  });

  test('arrives at the same weights wherever it begins', () => {
    const near = fitWeights(samples, Float64Array.of(100, -50, 0, 20));
    const far = fitWeights(samples, Float64Array.of(-5000, 3000, 900, -4000));
    for (const [index, weight] of far.entries()) expect(Math.abs(weight - (near[index] ?? 0))).toBeLessThan(2);
  });

  test('leaves the weight of a feature alone that never occurs', () => {
    const blind = samples.map(({ features, target }) => ({ features: Float64Array.of(...features, 0), target }));
    expect(fitWeights(blind, Float64Array.of(0, 0, 0, 0, 77))[4]).toBe(77);
  });

  test('does not run away with a feature that always won', () => {
    const winners = Array.from({ length: 5 }, () => ({ features: Float64Array.of(1), target: 1 }));
    const [weight = 0] = fitWeights(winners, Float64Array.of(40));
    expect(weight).toBeGreaterThan(40);
    expect(weight).toBeLessThan(80);
  });

  test('with nothing to learn from changes nothing', () => {
    expect(fitWeights([], TRUE_WEIGHTS)).toEqual(TRUE_WEIGHTS);
    expect(lossOf([], TRUE_WEIGHTS)).toBe(0);
  });
});

async function openSelfPlay(game: (typeof GAME_IDS)[number]): Promise<SelfPlayOptions> {
  const engine = await openEngine(game, { tableBytes: 2 ** 16 });
  return { engine, evaluation: await loadEvaluation(game), rules: await loadRules(game), nodes: 40, seed: 5 };
}

describe.each(GAME_IDS)('%s', (game) => {
  let options: SelfPlayOptions;
  const matches: SelfPlayMatch[] = [];

  beforeAll(async () => {
    options = await openSelfPlay(game);
    for (let index = 0; index < 6; index++) matches.push(playSelfPlayMatch(options, index));
  });

  test('plays matches that can be kept as text and played again', () => {
    for (const match of matches) {
      const text = makeSelfPlayMatch(match);
      expect(text).not.toContain('\n');
      expect(parseSelfPlayMatch(text)).toEqual(match);
      expect(replaySelfPlayMatch(options.rules, match)?.moves).toEqual(match.plies.map(({ move }) => move));
    }
  });

  test('plays the same match whatever it played before', () => {
    expect(playSelfPlayMatch(options, 2)).toEqual(matches[2]);
    expect(playSelfPlayMatch({ ...options, seed: 6 }, 2)).not.toEqual(matches[2]);
  });

  test('begins at random and then thinks', () => {
    for (const { plies } of matches) {
      expect(plies[0]?.score).toBeNull();
      expect(plies.filter(({ score }) => score !== null).length).toBeGreaterThan(0);
    }
  });

  test('gives the same weights, in the old order, for the same matches', () => {
    const tune = () => tuneWeights(options.evaluation, options.rules, matches, 5);
    const tuning = tune();
    expect(tune()).toEqual(tuning);
    expect(Object.keys(tuning.new)).toEqual(Object.keys(options.evaluation.tuned.weights));
    expect(tuning.positions.training).toBeGreaterThan(0);
    expect(Object.values(tuning.new).every(Number.isFinite)).toBe(true);
  });

  test('settles by moves that are legal, and leaves the position as it was', () => {
    const { rules, evaluation } = options;
    for (const match of matches.slice(0, 3).map((played) => replaySelfPlayMatch(rules, played))) {
      for (let ply = 0; ply < (match?.moves.length ?? 0); ply += 5) {
        const position = match?.positionAt(ply).clone();
        if (position === undefined) continue;
        const evaluator = evaluation.evaluator(position, evaluation.tuned.weights);
        const before = [evaluator.value(), evaluator.searchState.keyLow, evaluator.searchState.keyHigh];
        const line = quietPosition(evaluator);
        expect([evaluator.value(), evaluator.searchState.keyLow, evaluator.searchState.keyHigh]).toEqual(before);
        for (const move of line ?? []) {
          expect(evaluator.searchState.isLegal(move)).toBe(true);
          evaluator.searchState.apply(move);
        }
      }
    }
  });
});

describe('a line that was kept', () => {
  test.each([
    ['', 'nothing'],
    ['{"index":3,"plies":[[1,nu', 'half of it'],
    ['3', 'a number'],
    ['{"index":3,"plies":[[1]],"winner":1}', 'a ply without a score'],
    ['{"index":3,"plies":[["a",0]],"winner":1}', 'a move that is text'],
    ['{"index":3,"plies":[],"winner":3}', 'a third side'],
  ])('%j is none: %s', (line) => {
    expect(parseSelfPlayMatch(line)).toBeNull();
  });

  test('is none of ours when its moves or its end are impossible', async () => {
    const { rules, ...others } = await openSelfPlay('oware');
    const match = playSelfPlayMatch({ ...others, rules }, 0);
    expect(replaySelfPlayMatch(rules, { ...match, plies: match.plies.slice(1) })).toBeNull();
    expect(replaySelfPlayMatch(rules, { ...match, plies: match.plies.slice(0, -1) })).toBeNull();
    expect(replaySelfPlayMatch(rules, { ...match, winner: match.winner === 1 ? 2 : 1 })).toBeNull();
  });
});
