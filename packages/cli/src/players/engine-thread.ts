import { parentPort } from 'node:worker_threads';
import { type Job, WorkerRuntime } from '@tabuleiro/engine';
import { assert } from '@tabuleiro/games';
import { findTables } from './find-tables.ts';

// The worker of engine-host.ts.

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
const runtime = new WorkerRuntime(
  (reply) => port.postMessage(reply),
  () => performance.now(),
  findTables,
);
port.on('message', (job: Job) => void runtime.carryOut(job));
