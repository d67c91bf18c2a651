import { parentPort } from 'node:worker_threads';
import { type Contestant, playContest, stopFrom } from '@tabuleiro/engine';
import {
  assert,
  type ComputerPlayer,
  loadRules,
  Match,
  ok,
  type Result,
  SeededRandom,
  type Side,
  type TextError,
} from '@tabuleiro/games';
import { PlayerFailure } from '../players/failure.ts';
import { openPlayer, parseComputer } from '../players/open.ts';
import type { ContestJob, ContestOrder, ContestReply } from './job.ts';

// The inside of a thread of threads.ts: plays one match after the other. What goes wrong here is a mistake of ours, is not
// caught, and ends the thread.

/** Outside engines, which are slow to start; they are told when a new match begins. */
const engines = new Map<string, ComputerPlayer>();

/** Our own players are new in every match, so that none depends on what was played before in the same thread. */
async function seat(job: ContestJob, side: Side): Promise<Result<Contestant, TextError>> {
  const { player: text, limits } = job.seats[side];
  const spec = parseComputer(job.game, text, 'player');
  assert(spec.ok, `${job.game} has the player ${text}`);
  const isOutside = spec.value.kind === 'ugi';
  // An engine that plays against itself is started twice.
  const key = `${job.variant} ${side} ${text}`;
  const known = engines.get(key);
  if (known !== undefined) return ok({ player: known, limits });
  const opened = await openPlayer(job.game, job.variant, spec.value);
  if (!opened.ok) return opened;
  if (isOutside) engines.set(key, opened.value);
  return ok({ player: opened.value, limits });
}

async function play(job: ContestJob): Promise<ContestReply> {
  const stop = stopFrom(job.stop);
  const rules = await loadRules(job.game, job.variant);
  const match = new Match(rules, rules.start(job.start));
  for (const move of job.opening) assert(match.play(move).ok, 'an opening is made of legal moves');
  const one = await seat(job, 1);
  if (!one.ok) return { kind: 'failed', problem: one.error };
  const two = await seat(job, 2);
  if (!two.ok) return { kind: 'failed', problem: two.error };
  const random = new SeededRandom(job.seed);
  try {
    const outcome = await playContest({ match, contestants: { 1: one.value, 2: two.value }, random, stop });
    if (outcome === null) return { kind: 'stopped' };
    const moves = match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
    return { kind: 'played', moves, outcome };
  } catch (error) {
    if (!(error instanceof PlayerFailure)) throw error;
    // Ctrl-C reaches the engines of the same terminal too.
    return stop.stopped ? { kind: 'stopped' } : { kind: 'failed', problem: error.problem };
  }
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', (order: ContestOrder) => {
  if (order.kind === 'play') void play(order.job).then((reply) => port.postMessage(reply));
  else void Promise.all([...engines.values()].map((engine) => engine.close())).then(() => port.close());
});
