import { parentPort } from 'node:worker_threads';
import { openEngine, openNetwork } from '@tabuleiro/engine';
import { assert, loadEvaluation, loadRules } from '@tabuleiro/games';
import type { SelfPlay, SelfPlayJob } from './self-play-threads.ts';
import { playSelfPlayMatch, type SelfPlayOptions } from './self-play.ts';

// The worker of self-play-threads.ts. All jobs of a worker have the same settings.

/** Enough for the nodes of a match; a larger table takes long to clear. */
const TABLE_BYTES = 2 ** 20;

let opened: Promise<SelfPlayOptions> | null = null;

async function open({ game, variant, weights, network, nodes, seed, asides }: SelfPlay): Promise<SelfPlayOptions> {
  const evaluation = await loadEvaluation(game);
  const engine = await openEngine(game, {
    weights,
    network: network ? await openNetwork(evaluation, variant, network) : null,
    tableBytes: TABLE_BYTES,
  });
  return { engine, evaluation, rules: await loadRules(game, variant), nodes, seed, asides: asides === true };
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', (job: SelfPlayJob) => {
  opened ??= open(job.selfPlay);
  void opened.then((options) => port.postMessage(playSelfPlayMatch(options, job.index)));
});
