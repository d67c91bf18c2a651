import { parentPort } from 'node:worker_threads';
import { AS_PLAYER, type Engine, openEngine, openNetwork } from '@tabuleiro/engine';
import { assert, loadEvaluation, loadRules, Match, type Rules } from '@tabuleiro/games';
import type { TrialJob, TrialReply } from './trial.ts';

// The worker of trial.ts: one contestant, so that its code stays compiled for one kind of evaluator.

const TABLE_BYTES = 16 * 2 ** 20;

/** The contestant, opened by its first job. */
let opened: Promise<{ readonly engine: Engine; readonly rules: Rules }> | null = null;

async function open({ game, variant, network }: TrialJob): Promise<{ engine: Engine; rules: Rules }> {
  const ready = network === null ? null : await openNetwork(await loadEvaluation(game), variant, network);
  const engine = await openEngine(game, {
    variant,
    network: ready,
    tableBytes: TABLE_BYTES,
    now: () => performance.now(),
  });
  return { engine, rules: await loadRules(game, variant) };
}

async function choose(job: TrialJob): Promise<TrialReply> {
  const { engine, rules } = await (opened ??= open(job));
  if (job.isNew) engine.forget();
  const match = new Match(rules, rules.start(job.start));
  for (const move of job.moves) assert(match.play(move).ok, 'a match is made of legal moves');
  const [best] = engine.analyse(match, { ...AS_PLAYER, limits: job.limits }).lines;
  const [move] = best.moves;
  assert(move !== undefined, 'a line has a move');
  return move;
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', (job: TrialJob) => {
  void (async () => port.postMessage(await choose(job)))();
});
