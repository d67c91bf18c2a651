import { openEngine } from '@tabuleiro/engine';
import { GROUP, writeNetwork } from '@tabuleiro/engine/network';
import {
  assert,
  GAMES,
  loadEvaluation,
  loadRules,
  SeededRandom,
  type TrainedNetwork,
  variantIds,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { ExampleCollector, type TrainingExamples } from '../src/learning/examples.ts';
import { fingerprintOfNetwork, makeNetworkFile } from '../src/learning/network-file.ts';
import { drawLosses, lossOfNetwork, trainNetwork, type TrainingRun } from '../src/learning/train-network.ts';
import { runTrial } from '../src/learning/trial.ts';
import { countOf } from '../src/statistics/elo.ts';
import { makeSelfPlayMatch, parseSelfPlayMatch, playSelfPlayMatch } from '../src/tuning/self-play.ts';

const INPUTS = 12;
const EPOCHS = 400;

/** Positions with three inputs each; those with more even inputs are better. */
function makeExamples(count: number, seed: number): TrainingExamples {
  const random = new SeededRandom(seed);
  const rows = Array.from({ length: count }, () => [0, 4, 8].map((first) => first + random.below(4)));
  const even = rows.map((row) => row.filter((input) => input % 2 === 0).length);
  const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);
  const examples = {
    count,
    active: new Uint16Array(shared(2 * 3 * count)),
    starts: new Uint32Array(shared(4 * (count + 1))),
    phases: new Uint8Array(shared(count)),
    targets: new Float32Array(shared(4 * count)),
  };
  examples.active.set(rows.flat());
  examples.starts.set(Array.from({ length: count + 1 }, (_, index) => 3 * index));
  examples.phases.set(even.map((_, index) => index % 2));
  examples.targets.set(even.map((good) => 0.2 + 0.2 * good));
  return examples;
}

function makeRun(
  threads: number,
  epochs = EPOCHS,
): TrainingRun & { readonly losses: { training: number; test: number }[] } {
  const losses: { training: number; test: number }[] = [];
  return {
    settings: { units: 2 * GROUP, inputs: INPUTS, phases: 2, mostActive: 3, epochs, seed: 5 },
    training: makeExamples(1500, 1),
    test: makeExamples(300, 2),
    threads,
    losses,
    onEpoch: (loss) => losses.push(loss),
  };
}

describe('training', () => {
  test('finds the values of the positions, and rounding them loses little', async () => {
    const run = makeRun(2);
    const network = await trainNetwork(run);
    const { targets } = run.test;
    const entropy = targets.reduce((sum, p) => sum - p * Math.log(p) - (1 - p) * Math.log(1 - p), 0) / targets.length;
    expect(run.losses).toHaveLength(EPOCHS);
    expect(run.losses.at(-1)?.test).toBeLessThan(entropy + 0.002);
    expect(lossOfNetwork(network, run.test)).toBeLessThan(entropy + 0.003);
    expect(drawLosses(run.losses)).toHaveLength(EPOCHS + 1);
  });

  test('gives the same network whatever the number of threads', async () => {
    expect(await trainNetwork(makeRun(1, 10))).toEqual(await trainNetwork(makeRun(2, 10)));
  });

  test('leaves out inputs that never occur', async () => {
    const run = makeRun(1, 2);
    const network = await trainNetwork({ ...run, settings: { ...run.settings, inputs: INPUTS + 1 } });
    expect(network.rows.slice(INPUTS * network.units)).toEqual(new Int8Array(network.units));
  });
});

const [learner] = (
  await Promise.all(
    GAMES.map(async ({ id }) => {
      const { networks } = await loadEvaluation(id);
      const trained = variantIds(id).filter((variant) => variant in (networks?.trained ?? {}));
      return networks === undefined ? [] : trained.map((variant) => ({ game: id, variant, networks }));
    }),
  )
).flat();
assert(learner !== undefined, 'a game has a network');
const { game, variant, networks } = learner;
const [rules, evaluation, inputs] = await Promise.all([
  loadRules(game, variant),
  loadEvaluation(game),
  networks.inputs(),
]);

describe('examples', () => {
  test('come from the positions of a match and from random moves in their place', async () => {
    const engine = await openEngine(game, { network: null, tableBytes: 2 ** 18 });
    const played = playSelfPlayMatch({ engine, evaluation, rules, nodes: 60, seed: 3, asides: true }, 1);
    expect(parseSelfPlayMatch(makeSelfPlayMatch(played))).toEqual(played);
    expect(played.asides?.length).toBeGreaterThan(0);
    const collect = (match: typeof played): TrainingExamples => {
      const collector = new ExampleCollector(evaluation, inputs, rules);
      collector.add(match);
      return collector.finish();
    };
    const { index, plies, winner } = played;
    const examples = collect(played);
    expect(examples.count).toBeGreaterThan(collect({ index, plies, winner }).count);
    expect(examples.starts.at(-1)).toBe(examples.active.length);
    expect(Math.max(...examples.active)).toBeLessThan(inputs.count);
    expect(Math.max(...examples.phases)).toBeLessThan(inputs.phases);
    expect(examples.targets.every((target) => target >= 0 && target <= 1)).toBe(true);
  });
});

/** A network to which all positions are equal. */
function blindNetwork(): TrainedNetwork {
  const { count, phases, mostActive } = inputs;
  const network = {
    units: GROUP,
    phases,
    mostActive,
    rows: new Int8Array(count * GROUP),
    biases: new Int16Array(GROUP),
    outputs: new Int16Array(phases * GROUP),
    outputBiases: new Int32Array(phases),
  };
  return writeNetwork(network, 'a test');
}

test('a trial shows that a network which knows nothing is weaker, and ends when that is clear', async () => {
  const counts: number[] = [];
  const results = await runTrial({
    rules,
    candidate: blindNetwork(),
    current: null,
    limits: { nodes: 100 },
    openingPlies: 4,
    seed: 1,
    hypotheses: { elo0: -100, elo1: 0 },
    mostPairs: 20,
    threads: 2,
    onPair: (sofar) => counts.push(countOf(sofar)),
  });
  expect(results.losses).toBeGreaterThan(results.wins);
  expect(countOf(results)).toBeLessThan(40);
  expect(counts.at(-1)).toBe(countOf(results));
});

test('a network is written as a source, and networks can be told apart', () => {
  const trained = blindNetwork();
  expect(makeNetworkFile(trained)).toContain(`weights:\n    '${trained.weights}',`);
  expect(fingerprintOfNetwork(trained)).not.toBe(fingerprintOfNetwork({ ...trained, weights: 'AAAA' }));
});
