import { parentPort } from 'node:worker_threads';
import { PlayerFailure, stopFrom } from '@tabuleiro/engine';
import {
  assert,
  type ComputerPlayer,
  type GameId,
  loadRules,
  Match,
  ok,
  parsePlayer,
  type Result,
  SeededRandom,
  type Side,
  type TextError,
  type ComputerSpec,
} from '@tabuleiro/games';
import type { MatchJob, MatchThreadReply, MatchThreadRequest } from './match-threads.ts';
import { type Contestant, playMatch } from './play-match.ts';

/** Opens a computer player, which may be a UGI engine in a process of its own. */
export type OpenContestPlayer = (
  game: GameId,
  variant: string,
  spec: ComputerSpec,
) => Promise<Result<ComputerPlayer, TextError>>;

/** UGI engines are slow to start: they are reused, and told when a new match begins. */
const engines = new Map<string, ComputerPlayer>();

/** Other players are opened for every match, so that no match depends on earlier ones in the thread. */
async function seat(openPlayer: OpenContestPlayer, job: MatchJob, side: Side): Promise<Result<Contestant, TextError>> {
  const { player: text, limits } = job.seats[side];
  const parsed = parsePlayer(job.game, text, 'player');
  assert(parsed.ok && parsed.value.kind !== 'human', `${job.game} has the computer player ${text}`);
  const spec = parsed.value;
  // An engine that plays against itself is started twice.
  const key = `${job.variant} ${side} ${text}`;
  const known = engines.get(key);
  if (known !== undefined) return ok({ player: known, limits });
  const opened = await openPlayer(job.game, job.variant, spec);
  if (!opened.ok) return opened;
  if (spec.kind === 'ugi') engines.set(key, opened.value);
  return ok({ player: opened.value, limits });
}

async function play(openPlayer: OpenContestPlayer, job: MatchJob): Promise<MatchThreadReply> {
  const stop = stopFrom(job.stop);
  const rules = await loadRules(job.game, job.variant);
  const match = new Match(rules, rules.start(job.start));
  for (const move of job.opening) assert(match.play(move).ok, 'an opening is made of legal moves');
  const one = await seat(openPlayer, job, 1);
  if (!one.ok) return { kind: 'failed', problem: one.error };
  const two = await seat(openPlayer, job, 2);
  if (!two.ok) return { kind: 'failed', problem: two.error };
  const random = new SeededRandom(job.seed);
  try {
    const outcome = await playMatch({ match, contestants: { 1: one.value, 2: two.value }, random, stop });
    if (outcome === null) return { kind: 'stopped' };
    const moves = match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
    return { kind: 'played', moves, outcome };
  } catch (error) {
    if (!(error instanceof PlayerFailure)) throw error;
    // Ctrl-C in a terminal reaches the engines too.
    return stop.stopped ? { kind: 'stopped' } : { kind: 'failed', problem: error.problem };
  }
}

/** Plays the matches that `MatchThreads` sends to this thread. Unexpected errors end the thread. */
export function serveMatches(openPlayer: OpenContestPlayer): void {
  const port = parentPort;
  assert(port !== null, 'matches are played in a thread');
  port.on('message', (order: MatchThreadRequest) => {
    if (order.kind === 'play') void play(openPlayer, order.job).then((reply) => port.postMessage(reply));
    else void Promise.all([...engines.values()].map((engine) => engine.close())).then(() => port.close());
  });
}
