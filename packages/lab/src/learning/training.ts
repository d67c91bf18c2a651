// Hot: goes through millions of positions.
import {
  GROUP,
  LARGEST_BIAS,
  LARGEST_OUTPUT,
  LARGEST_OUTPUT_BIAS,
  LARGEST_WEIGHT,
  type Network,
  OUTPUT_SHIFT,
  UNIT,
} from '@tabuleiro/engine/network';
import { SeededRandom, VALUE_SCALE } from '@tabuleiro/games';
import type { TrainingExamples } from './examples.ts';

// Training by gradient descent (Adam) with cross entropy. The units are divided into groups; a thread owns some groups, with
// all weights that lead to and from their units. So threads share only the sums of a batch, and nothing depends on how many
// threads there are: the same examples and seed give the same network on every machine.

export interface TrainingSettings {
  readonly units: number;
  readonly inputs: number;
  readonly phases: number;
  readonly mostActive: number;
  readonly epochs: number;
  readonly seed: number;
}

/** All that the threads of a training share. */
export interface TrainingMemory {
  readonly settings: TrainingSettings;
  readonly training: TrainingExamples;
  readonly test: TrainingExamples;
  /** By group, then by input, then by unit. */
  readonly rows: Float32Array<SharedArrayBuffer>;
  readonly biases: Float32Array<SharedArrayBuffer>;
  /** By group, then by phase, then by unit. */
  readonly outputs: Float32Array<SharedArrayBuffer>;
  readonly outputBiases: Float32Array<SharedArrayBuffer>;
  /** What each group adds to the outputs of a batch; two batches take turns. */
  readonly partial: Float64Array<SharedArrayBuffer>;
  readonly barrier: Int32Array<SharedArrayBuffer>;
}

const BATCH = 2048;
/** Rows of inputs that are active less often begin at 0. */
const FEWEST_SEEN = 100;
const FIRST_RATE = 0.002;
const LAST_RATE = 0.000_02;
// Of Adam: how slowly the means of gradients and of their squares change.
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;

/** In the units of the trainer, where a full unit is 1 and an output of 1 is a value of VALUE_SCALE. */
const OUTPUT_UNIT = (VALUE_SCALE * 2 ** OUTPUT_SHIFT) / UNIT ** 2;
const LIMITS = {
  rows: LARGEST_WEIGHT / UNIT,
  biases: LARGEST_BIAS / UNIT,
  outputs: LARGEST_OUTPUT / OUTPUT_UNIT,
  outputBiases: LARGEST_OUTPUT_BIAS / VALUE_SCALE,
};

export function makeTrainingMemory(
  settings: TrainingSettings,
  training: TrainingExamples,
  test: TrainingExamples,
): TrainingMemory {
  const { units, inputs, phases, mostActive, seed } = settings;
  const floats = (count: number): Float32Array<SharedArrayBuffer> => new Float32Array(new SharedArrayBuffer(4 * count));
  const random = new SeededRandom(seed);
  const rows = floats(inputs * units);
  const outputs = floats(phases * units);
  const biases = floats(units);
  // Small enough that units begin between their limits. Inputs that hardly ever occur stay 0: they would only add noise.
  const spread = 1 / Math.sqrt(mostActive);
  const seen = countInputs(training, inputs);
  for (const index of rows.keys()) {
    const drawn = (random.unit() - 0.5) * spread;
    const isRare = seen[Math.floor(index / GROUP) % inputs]! < FEWEST_SEEN;
    rows[index] = isRare ? 0 : drawn;
  }
  for (const index of outputs.keys()) outputs[index] = random.unit() - 0.5;
  biases.fill(0.3);
  return {
    settings,
    training,
    test,
    rows,
    biases,
    outputs,
    outputBiases: floats(phases),
    partial: new Float64Array(new SharedArrayBuffer(8 * 2 * BATCH * (units / GROUP))),
    barrier: new Int32Array(new SharedArrayBuffer(8)),
  };
}

/** How often each input is active. */
function countInputs({ active }: TrainingExamples, inputs: number): Uint32Array {
  const seen = new Uint32Array(inputs);
  for (const input of active) seen[input]!++;
  return seen;
}

/** The mean cross entropy after an epoch. */
export interface EpochLoss {
  readonly training: number;
  readonly test: number;
}

/** One thread of a training. All threads of it run at the same time. */
export class TrainingThread {
  private readonly memory: TrainingMemory;
  private readonly threads: number;
  private readonly groups: readonly GroupTrainer[];
  /** How far the expectation is from the target, by position of the batch. */
  private readonly errors = new Float64Array(BATCH);
  private batches = 0;

  constructor(memory: TrainingMemory, thread: number, threads: number) {
    this.memory = memory;
    this.threads = threads;
    const count = memory.settings.units / GROUP;
    const own = Array.from({ length: count }, (_, group) => group).filter((group) => group % threads === thread);
    this.groups = own.map((group) => new GroupTrainer(memory, group));
  }

  run(onEpoch: (loss: EpochLoss) => void): void {
    const { training, test, settings } = this.memory;
    const order = Uint32Array.from({ length: training.count }, (_, index) => index);
    const inOrder = Uint32Array.from({ length: test.count }, (_, index) => index);
    const random = new SeededRandom(settings.seed + 1);
    const steps = settings.epochs * Math.ceil(training.count / BATCH);
    let step = 0;
    for (let epoch = 0; epoch < settings.epochs; epoch++) {
      shuffle(order, random);
      const loss = this.pass(training, order, () => {
        const done = step++ / steps;
        return LAST_RATE + ((FIRST_RATE - LAST_RATE) * (1 + Math.cos(Math.PI * done))) / 2;
      });
      onEpoch({ training: loss, test: this.pass(test, inOrder, null) });
    }
  }

  /** Goes through all examples, learning when there is a rate to learn with. Returns the mean loss. */
  private pass(examples: TrainingExamples, order: Uint32Array, nextRate: (() => number) | null): number {
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      const half = (this.batches++ % 2) * BATCH * (this.memory.settings.units / GROUP);
      for (const group of this.groups) group.forward(examples, batch, half);
      this.wait();
      loss += this.compare(examples, batch, half);
      const rate = nextRate?.();
      if (rate !== undefined) for (const group of this.groups) group.learn(examples, batch, this.errors, rate);
    }
    return order.length === 0 ? 0 : loss / order.length;
  }

  /** Adds up the outputs of all groups, always in the same order. Returns the sum of the losses. */
  private compare({ targets }: TrainingExamples, batch: Uint32Array, half: number): number {
    const { partial, settings } = this.memory;
    const groups = settings.units / GROUP;
    let loss = 0;
    for (let index = 0; index < batch.length; index++) {
      let output = 0;
      for (let group = 0; group < groups; group++) output += partial[half + group * BATCH + index]!;
      const target = targets[batch[index]!]!;
      const expected = 1 / (1 + Math.exp(-output));
      this.errors[index] = (expected - target) / batch.length;
      loss -= target * Math.log(expected + TINY) + (1 - target) * Math.log(1 - expected + TINY);
    }
    return loss;
  }

  /** Waits until all threads are here. */
  private wait(): void {
    const { barrier } = this.memory;
    const round = Atomics.load(barrier, 1);
    if (Atomics.add(barrier, 0, 1) + 1 === this.threads) {
      Atomics.store(barrier, 0, 0);
      Atomics.add(barrier, 1, 1);
      Atomics.notify(barrier, 1);
    } else Atomics.wait(barrier, 1, round);
  }
}

/** Weights with their gradient, and Adam's two means. */
class Parameters {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private readonly limit: number;

  constructor(values: Float32Array, limit: number) {
    this.values = values;
    this.limit = limit;
    this.gradient = new Float32Array(values.length);
    this.means = new Float32Array(values.length);
    this.squares = new Float32Array(values.length);
  }

  /** One step of Adam, after which the weights stay within their limit and the gradient is 0. */
  step(rate: number, meanBias: number, squareBias: number): void {
    const { values, gradient, means, squares, limit } = this;
    const speed = rate / meanBias;
    for (let index = 0; index < values.length; index++) {
      const slope = gradient[index]!;
      const mean = MEAN_DECAY * means[index]! + (1 - MEAN_DECAY) * slope;
      const square = SQUARE_DECAY * squares[index]! + (1 - SQUARE_DECAY) * slope * slope;
      means[index] = mean;
      squares[index] = square;
      gradient[index] = 0;
      const value = values[index]! - (speed * mean) / (Math.sqrt(square / squareBias) + TINY);
      values[index] = value > limit ? limit : value < -limit ? -limit : value;
    }
  }
}

/** Trains the units of one group. */
class GroupTrainer {
  private readonly partial: Float64Array;
  private readonly rows: Parameters;
  private readonly biases: Parameters;
  private readonly outputs: Parameters;
  /** The first group adds the output biases. */
  private readonly outputBiases: Parameters | null;
  /** The sums of the units, by position of the batch. */
  private readonly sums = new Float64Array(BATCH * GROUP);
  private steps = 0;

  constructor({ settings, rows, biases, outputs, outputBiases, partial }: TrainingMemory, group: number) {
    const { inputs, phases } = settings;
    const part = (all: Float32Array, size: number): Float32Array => all.subarray(group * size, (group + 1) * size);
    this.rows = new Parameters(part(rows, inputs * GROUP), LIMITS.rows);
    this.biases = new Parameters(part(biases, GROUP), LIMITS.biases);
    this.outputs = new Parameters(part(outputs, phases * GROUP), LIMITS.outputs);
    this.outputBiases = group === 0 ? new Parameters(outputBiases, LIMITS.outputBiases) : null;
    this.partial = partial.subarray(group * BATCH);
  }

  /** Writes what the group adds to the outputs of a batch. */
  forward({ active, starts, phases }: TrainingExamples, batch: Uint32Array, half: number): void {
    const { sums, partial } = this;
    const rows = this.rows.values;
    const biases = this.biases.values;
    const outputs = this.outputs.values;
    for (let index = 0; index < batch.length; index++) {
      const example = batch[index]!;
      const own = index * GROUP;
      for (let unit = 0; unit < GROUP; unit++) sums[own + unit] = biases[unit]!;
      for (let place = starts[example]!; place < starts[example + 1]!; place++) {
        const row = active[place]! * GROUP;
        for (let unit = 0; unit < GROUP; unit++) sums[own + unit]! += rows[row + unit]!;
      }
      const phase = phases[example]!;
      let output = this.outputBiases === null ? 0 : this.outputBiases.values[phase]!;
      for (let unit = 0; unit < GROUP; unit++) {
        const clamped = clamp(sums[own + unit]!);
        output += clamped * clamped * outputs[phase * GROUP + unit]!;
      }
      partial[half + index] = output;
    }
  }

  /** Changes the weights to make the errors smaller. */
  learn({ active, starts, phases }: TrainingExamples, batch: Uint32Array, errors: Float64Array, rate: number): void {
    const { sums } = this;
    const outputs = this.outputs.values;
    const slopes = new Float64Array(GROUP);
    for (let index = 0; index < batch.length; index++) {
      const example = batch[index]!;
      const phase = phases[example]!;
      const error = errors[index]!;
      if (this.outputBiases !== null) this.outputBiases.gradient[phase]! += error;
      for (let unit = 0; unit < GROUP; unit++) {
        const sum = sums[index * GROUP + unit]!;
        const clamped = clamp(sum);
        this.outputs.gradient[phase * GROUP + unit]! += error * clamped * clamped;
        // Outside its limits a unit does not change the output.
        const slope = clamped === sum ? 2 * clamped * error * outputs[phase * GROUP + unit]! : 0;
        slopes[unit] = slope;
        this.biases.gradient[unit]! += slope;
      }
      const { gradient } = this.rows;
      for (let place = starts[example]!; place < starts[example + 1]!; place++) {
        const row = active[place]! * GROUP;
        for (let unit = 0; unit < GROUP; unit++) gradient[row + unit]! += slopes[unit]!;
      }
    }
    this.steps++;
    const meanBias = 1 - MEAN_DECAY ** this.steps;
    const squareBias = 1 - SQUARE_DECAY ** this.steps;
    for (const parameters of [this.rows, this.biases, this.outputs, this.outputBiases]) {
      parameters?.step(rate, meanBias, squareBias);
    }
  }
}

const clamp = (sum: number): number => (sum < 0 ? 0 : sum > 1 ? 1 : sum);

/** Every order is equally likely. */
function shuffle(order: Uint32Array, random: SeededRandom): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = order[last]!;
    order[last] = order[other]!;
    order[other] = kept;
  }
}

/** The trained weights, rounded to the integers of the engine. */
export function toNetwork({ settings, rows, biases, outputs, outputBiases }: TrainingMemory): Network {
  const { units, phases, inputs, mostActive } = settings;
  const round = (value: number, unit: number): number => Math.round(value * unit);
  const byGroup = (all: Float32Array, count: number, index: number): number => {
    const unit = index % units;
    return all[(Math.floor(unit / GROUP) * count + Math.floor(index / units)) * GROUP + (unit % GROUP)] ?? 0;
  };
  return {
    units,
    phases,
    mostActive,
    rows: Int8Array.from({ length: inputs * units }, (_, index) => round(byGroup(rows, inputs, index), UNIT)),
    biases: Int16Array.from(biases, (bias) => round(bias, UNIT)),
    outputs: Int16Array.from({ length: phases * units }, (_, index) =>
      round(byGroup(outputs, phases, index), OUTPUT_UNIT),
    ),
    outputBiases: Int32Array.from(outputBiases, (bias) => round(bias, VALUE_SCALE)),
  };
}
