import { Worker } from 'node:worker_threads';
import { GROUP, type Network, openKernel } from '@tabuleiro/engine/network';
import { VALUE_SCALE } from '@tabuleiro/games';
import type { TrainingExamples } from './examples.ts';
import {
  type EpochLoss,
  makeTrainingMemory,
  toNetwork,
  type TrainingMemory,
  type TrainingSettings,
} from './training.ts';

/** The compiled file, reached the same way from src and dist: workers run no TypeScript. */
const THREAD = new URL('../../dist/learning/training-thread.js', import.meta.url);

export interface TrainingJob {
  readonly memory: TrainingMemory;
  readonly thread: number;
  readonly threads: number;
}

/** The loss after an epoch, from the first thread; null at the end. */
export type TrainingReply = EpochLoss | null;

export interface TrainingRun {
  readonly settings: TrainingSettings;
  readonly training: TrainingExamples;
  readonly test: TrainingExamples;
  readonly threads: number;
  readonly onEpoch: (loss: EpochLoss) => void;
}

/** Trains a network from scratch. */
export async function trainNetwork({ settings, training, test, threads, onEpoch }: TrainingRun): Promise<Network> {
  const memory = makeTrainingMemory(settings, training, test);
  const count = Math.min(threads, settings.units / GROUP);
  const workers = Array.from({ length: count }, () => new Worker(THREAD));
  try {
    await Promise.all(workers.map((worker, thread) => train(worker, { memory, thread, threads: count }, onEpoch)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return toNetwork(memory);
}

function train(worker: Worker, job: TrainingJob, onEpoch: (loss: EpochLoss) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (reply: TrainingReply) => {
      if (reply === null) resolve();
      else onEpoch(reply);
    });
    worker.postMessage(job, []);
  });
}

/** The mean cross entropy of a network's integer values. */
export function lossOfNetwork(network: Network, { count, active, starts, phases, targets }: TrainingExamples): number {
  const kernel = openKernel(network);
  let loss = 0;
  for (let index = 0; index < count; index++) {
    const own = active.subarray(starts[index], starts[index + 1]);
    kernel.active.set(own);
    const expected = 1 / (1 + Math.exp(-kernel.run(own.length, phases[index] ?? 0) / VALUE_SCALE));
    const target = targets[index] ?? 0;
    loss -= target * Math.log(expected) + (1 - target) * Math.log(1 - expected);
  }
  return count === 0 ? 0 : loss / count;
}

const PLOT_WIDTH = 50;

/** The losses of a training as lines of text: a row an epoch, with a bar for the loss on unseen positions. */
export function drawLosses(losses: readonly EpochLoss[]): readonly string[] {
  const tests = losses.map(({ test }) => test);
  const lowest = Math.min(...tests);
  const spread = Math.max(...tests) - lowest || 1;
  return [
    'epoch  training  unseen',
    ...losses.map(({ training, test }, index) => {
      const bar = '#'.repeat(1 + Math.round((PLOT_WIDTH * (test - lowest)) / spread));
      return `${String(index + 1).padStart(5)}  ${training.toFixed(5).padStart(8)}  ${test.toFixed(5)} ${bar}`;
    }),
  ];
}
