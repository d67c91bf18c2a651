import { parentPort } from 'node:worker_threads';
import { openEngine, playTuneMatch, type SelfPlayOptions } from '@tabuleiro/engine';
import { assert, loadEvaluation, loadRules } from '@tabuleiro/games';
import type { SelfPlay, TuneJob } from './threads.ts';

// The inside of a thread of threads.ts: plays the match that it is asked for, always with the same settings.

/** Enough for all nodes of a match; a larger one takes long to clear. */
const TABLE_BYTES = 2 ** 20;

let opened: Promise<SelfPlayOptions> | null = null;

async function open({ game, variant, weights, nodes, seed }: SelfPlay): Promise<SelfPlayOptions> {
  const engine = await openEngine(game, { weights, tableBytes: TABLE_BYTES });
  return { engine, evaluation: await loadEvaluation(game), rules: await loadRules(game, variant), nodes, seed };
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', (job: TuneJob) => {
  opened ??= open(job.selfPlay);
  void opened.then((options) => port.postMessage(playTuneMatch(options, job.index)));
});
