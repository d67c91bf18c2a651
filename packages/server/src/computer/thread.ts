import { parentPort } from 'node:worker_threads';
import { type Job, WorkerRuntime } from '@tabuleiro/engine';
import { assert } from '@tabuleiro/games';
import { findTables } from './tables.ts';

// The inside of a thread in which computer players think.

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
const workshop = new WorkerRuntime(
  (reply) => port.postMessage(reply),
  () => performance.now(),
  findTables,
);
port.on('message', (job: Job) => void workshop.carryOut(job));
