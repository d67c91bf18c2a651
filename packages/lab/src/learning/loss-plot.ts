import type { EpochLoss } from './training.ts';

const WIDTH = 50;

/** The losses of a training as lines of text: a row an epoch, with a bar for the loss on unseen positions. */
export function drawLosses(losses: readonly EpochLoss[]): readonly string[] {
  const tests = losses.map(({ test }) => test);
  const lowest = Math.min(...tests);
  const spread = Math.max(...tests) - lowest || 1;
  return [
    'epoch  training  unseen',
    ...losses.map(({ training, test }, index) => {
      const bar = '#'.repeat(1 + Math.round((WIDTH * (test - lowest)) / spread));
      return `${String(index + 1).padStart(5)}  ${training.toFixed(5).padStart(8)}  ${test.toFixed(5)} ${bar}`;
    }),
  ];
}
