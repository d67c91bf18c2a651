import { parentPort } from 'node:worker_threads';
import {
  assert,
  type Chosen,
  type ComputerPlayer,
  type GameId,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  SeededRandom,
} from '@tabuleiro/games';
import type { Job } from './job.ts';

// The inside of a thread of threads.ts: one job after the other. What goes wrong here is a mistake of ours, is not
// caught, and ends the thread.

const players = new Map<string, Promise<ComputerPlayer>>();

function findPlayer(game: GameId, id: string): Promise<ComputerPlayer> {
  const key = `${game} ${id}`;
  const player = players.get(key) ?? openClassic(game, id);
  players.set(key, player);
  return player;
}

async function carryOut(job: Job): Promise<Chosen> {
  const rules = await loadRules(job.game, job.variant);
  const start = rules.parsePosition(job.start);
  assert(start.ok, 'a match begins in a position');
  const match = new Match(rules, start.value);
  for (const move of job.moves) assert(match.play(move).ok, 'a match is made of legal moves');
  const player = await findPlayer(job.game, job.player);
  return player.choose(match, job.limits, new SeededRandom(job.seed), NEVER_STOP);
}

const port = parentPort;
assert(port !== null, 'this file runs in a thread');
port.on('message', (job: Job) => void carryOut(job).then((chosen) => port.postMessage(chosen)));
