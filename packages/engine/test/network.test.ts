import { gzipSync } from 'node:zlib';
import {
  assert,
  type Evaluation,
  GAME_IDS,
  type GameId,
  type InputReader,
  LARGEST_VALUE,
  loadEvaluation,
  loadRules,
  loadViewer,
  type Move,
  type NetworkInputs,
  type Networks,
  type Position,
  SeededRandom,
  type TrainedNetwork,
  variantIds,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { PlainKernel } from '../src/network/kernel.ts';
import {
  GROUP,
  LARGEST_BIAS,
  LARGEST_OUTPUT,
  LARGEST_OUTPUT_BIAS,
  LARGEST_WEIGHT,
  MOST_UNITS,
  type Network,
  readNetwork,
  writeNetwork,
} from '../src/network/network.ts';
import { loadNetwork, openNetwork, weighPlaces } from '../src/network/open-network.ts';
import { openSimdKernel } from '../src/network/simd-kernel.ts';
import { movesOf } from './matches.ts';

/** Of all networks of a game, compressed, in bytes. */
const LARGEST_FILE = 200_000;

/** Any size: nothing reads a position through these. */
const SIZE: NetworkInputs = {
  count: 300,
  mostActive: 40,
  phases: 3,
  reader: () => ({ read: () => 0, phase: () => 0, placeOf: () => null }),
};

/** Weights between these shares of their limits. */
function randomNetwork({ count, mostActive, phases }: NetworkInputs, units: number, seed: number, share = 1): Network {
  const random = new SeededRandom(seed);
  const within = (limit: number) => (): number => {
    const largest = Math.floor(limit * share);
    return random.below(2 * largest + 1) - largest;
  };
  return {
    units,
    phases,
    mostActive,
    rows: Int8Array.from({ length: count * units }, within(LARGEST_WEIGHT)),
    biases: Int16Array.from({ length: units }, within(LARGEST_BIAS)),
    outputs: Int16Array.from({ length: phases * units }, within(LARGEST_OUTPUT)),
    outputBiases: Int32Array.from({ length: phases }, within(LARGEST_OUTPUT_BIAS)),
  };
}

/** Different numbers below a limit. */
function drawInputs(random: SeededRandom, count: number, limit: number): number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.below(limit));
  return [...drawn];
}

describe('a network', () => {
  test.each([
    ['moderate', 0.2],
    ['the largest', 1],
  ])('has the same values with SIMD and without, of %s weights', (_, share) => {
    const random = new SeededRandom(3);
    const values = new Set<number>();
    for (let units = GROUP; units <= MOST_UNITS; units += GROUP) {
      const network = randomNetwork(SIZE, units, units, share);
      const [plain, simd] = [new PlainKernel(network), openSimdKernel(network)];
      for (let round = 0; round < 300; round++) {
        const active = drawInputs(random, random.below(SIZE.mostActive + 1), SIZE.count);
        plain.active.set(active);
        simd?.active.set(active);
        const phase = round % SIZE.phases;
        const value = plain.run(active.length, phase);
        expect(simd?.run(active.length, phase), `${units} units, inputs ${active.join(' ')}`).toBe(value);
        values.add(value);
      }
    }
    expect(values.size).toBeGreaterThan(200);
  });

  test('reaches no further than its sums do when every weight is as large as it can be', () => {
    const inputs = { ...SIZE, mostActive: 128 };
    for (const sign of [1, -1]) {
      const network = randomNetwork(inputs, MOST_UNITS, 1);
      network.rows.fill(LARGEST_WEIGHT);
      network.biases.fill(LARGEST_BIAS);
      network.outputs.fill(sign * LARGEST_OUTPUT);
      network.outputBiases.fill(0);
      const kernels = [new PlainKernel(network), openSimdKernel(network)];
      const values = kernels.map((kernel) => {
        kernel?.active.set(drawInputs(new SeededRandom(1), inputs.mostActive, inputs.count));
        return kernel?.run(inputs.mostActive, 0) ?? Number.NaN;
      });
      // 64 full units of 181² · 1023 / 2^17.
      expect(values[0]).toBe(Math.floor((sign * 64 * 181 ** 2 * 1023) / 2 ** 17));
      expect(values[1]).toBe(values[0]);
    }
  });

  const network = randomNetwork(SIZE, 24, 7);
  const written = writeNetwork(network, 'a test');

  test('is written and read without loss', () => {
    expect(written).toMatchObject({ madeBy: 'a test', units: 24, inputs: SIZE.count, phases: SIZE.phases });
    expect(readNetwork(written, SIZE)).toEqual(network);
  });

  const beyond = (limit: number, count: number): number[] => Array.from({ length: count }, () => limit + 1);

  test.each<readonly [name: string, trained: TrainedNetwork]>([
    ['without its end', { ...written, weights: written.weights.slice(0, -8) }],
    ['with more at its end', { ...written, weights: `${written.weights.replaceAll('=', 'A')}AAAA` }],
    ['with a strange letter', { ...written, weights: written.weights.replace(/^./, '*') }],
    [
      'with a bias that is too large',
      writeNetwork({ ...network, biases: Int16Array.from(beyond(LARGEST_BIAS, 24)) }, ''),
    ],
    [
      'with outputs that are too large',
      writeNetwork({ ...network, outputs: Int16Array.from(beyond(LARGEST_OUTPUT, 72)) }, ''),
    ],
    [
      'with an output bias that is too large',
      writeNetwork({ ...network, outputBiases: Int32Array.from(beyond(LARGEST_OUTPUT_BIAS, 3)) }, ''),
    ],
    ['of another number of units', { ...written, units: 16 }],
    ['of units that fill no group', { ...written, units: 20 }],
    ['for other inputs', { ...written, inputs: written.inputs + 1 }],
    ['for other phases', { ...written, phases: written.phases - 1 }],
  ])('is refused %s', (_, trained) => {
    expect(() => readNetwork(trained, SIZE)).toThrow(/does not hold|outside the bounds/);
  });
});

/** What the network sees of a position, in a fixed order; the phase comes first. */
function seenBy(reader: InputReader, { mostActive }: NetworkInputs): readonly number[] {
  const into = new Int32Array(mostActive);
  const count = reader.read(into);
  return [reader.phase(), ...into.subarray(0, count).toSorted()];
}

interface Learner {
  readonly game: GameId;
  readonly variant: string;
  readonly evaluation: Evaluation;
  readonly networks: Networks;
}

const evaluations = await Promise.all(GAME_IDS.map(async (game) => ({ game, evaluation: await loadEvaluation(game) })));
const learners = evaluations.flatMap(({ game, evaluation }): Learner[] => {
  const { networks } = evaluation;
  return networks === undefined ? [] : variantIds(game).map((variant) => ({ game, variant, evaluation, networks }));
});

describe.each(learners)('the inputs of $game $variant', ({ game, variant, evaluation, networks }) => {
  const SEEDS = [1, 2, 3, 4, 5, 6];

  /** Calls `visit` in every position of random matches, with the object that all of them share. */
  async function visitPositions(visit: (position: Position, moves: readonly Move[]) => void): Promise<void> {
    const rules = await loadRules(game, variant);
    for (const seed of SEEDS) {
      const random = new SeededRandom(seed);
      const position = rules.start();
      while (!position.isOver()) {
        visit(position, movesOf(position));
        position.apply(position.randomMove(random));
      }
    }
  }

  test('are different numbers below their count, and follow the position through apply and undo', async () => {
    const inputs = await networks.inputs();
    const { count, mostActive, phases } = inputs;
    expect(mostActive).toBeLessThanOrEqual(128);
    const known = new Set<number>();
    await visitPositions((position, moves) => {
      const reader = inputs.reader(position);
      const before = seenBy(reader, inputs);
      const [phase = -1, ...active] = before;
      expect(phase).toBeGreaterThanOrEqual(0);
      expect(phase).toBeLessThan(phases);
      expect(active.length).toBeLessThanOrEqual(mostActive);
      expect(new Set(active).size).toBe(active.length);
      for (const input of active) {
        expect(input).toBeGreaterThanOrEqual(0);
        expect(input).toBeLessThan(count);
        known.add(input);
      }
      const [move] = moves;
      if (move === undefined) return;
      position.apply(move);
      expect(seenBy(reader, inputs)).toEqual(seenBy(inputs.reader(position.clone()), inputs));
      position.undo();
      expect(seenBy(reader, inputs)).toEqual(before);
    });
    expect(known.size).toBeGreaterThan(mostActive);
  });

  test('give a network values that search can use, the same for any object of a position', async () => {
    const inputs = await networks.inputs();
    const trained = writeNetwork(randomNetwork(inputs, MOST_UNITS, 5, 0.1), 'a test');
    const network = await openNetwork(evaluation, variant, trained);
    assert(network !== null, 'the game has inputs');
    const judge = (position: Position): number =>
      network.attach(evaluation.evaluator(position, evaluation.tuned.weights), position).value();
    const values = new Set<number>();
    await visitPositions((position) => {
      const value = judge(position);
      expect(Number.isInteger(value) && Math.abs(value) <= LARGEST_VALUE).toBe(true);
      expect(judge(position.clone())).toBe(value);
      values.add(value);
    });
    expect(values.size).toBeGreaterThan(10);
  });
});

const trainees = learners.filter(({ variant, networks }) => variant in networks.trained);

describe.each(trainees)('the network of $game $variant', ({ game, variant, evaluation }) => {
  test('weighs places of the board, which change its value', async () => {
    const [network, rules, viewer] = await Promise.all([
      loadNetwork(evaluation, variant),
      loadRules(game, variant),
      loadViewer(game),
    ]);
    assert(network !== null, 'a trained network is there');
    const position = rules.start();
    const random = new SeededRandom(2);
    for (let ply = 0; ply < 6; ply++) position.apply(position.randomMove(random));
    const view = viewer.describe(position);
    const places = new Set([...view.cells, ...view.trays].map(({ id }): string => id));
    const weights = weighPlaces(network, position);
    expect(weights.map(({ place }) => place).filter((place) => !places.has(place))).toEqual([]);
    expect(weights.some(({ change }) => change !== 0)).toBe(true);
  });
});

test.each([...new Set(trainees.map(({ game }) => game))])(
  'the networks of %s are small enough to load',
  async (game) => {
    const own = trainees.filter((one) => one.game === game);
    const trained = await Promise.all(own.map(async ({ variant, networks }) => networks.trained[variant]?.()));
    const sizes = trained.map((network) => gzipSync(network?.weights ?? '').length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_FILE);
  },
);
