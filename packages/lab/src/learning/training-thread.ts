import { parentPort } from 'node:worker_threads';
import { assert } from '@tabuleiro/games';
import type { TrainingJob, TrainingReply } from './train-network.ts';
import { TrainingThread } from './training.ts';

// The worker of train-network.ts.

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', ({ memory, thread, threads }: TrainingJob) => {
  const reply = (message: TrainingReply): void => port.postMessage(message);
  new TrainingThread(memory, thread, threads).run((loss) => {
    if (thread === 0) reply(loss);
  });
  reply(null);
});
