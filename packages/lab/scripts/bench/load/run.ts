// `npm run bench:load`: simulated players on the loopback address against our server and then against boardgame.io's, in the
// same run. Every figure is the median of five rounds. The tables go into docs/server-proof.md; the command fails when a
// target is missed.
//
//   --games 2000   live matches at once             --seconds 15   how long a round of them takes
//   --every 5      seconds from a side's move on    --idle 80      seconds that our server is left alone at the end
//   --ours         without the comparison           --profile      writes a CPU profile of our server
//   --no-save      leaves the document alone
//   --tables 200   pairs that play whole matches, one after the other, as fast as they can, for --rush 12 seconds a round
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makePairs } from './accounts.ts';
import { installTheirs } from './install-theirs.ts';
import { kilobytesEach, measureDisk, measureLoad, measureRush, medianRound, middleOf } from './measure.ts';
import { MeasuredProcess, type Usage } from './measured-process.ts';
import { Players } from './players.ts';
import { type Measured, type Memory, targetsOf, writeReport } from './report.ts';
import { GAME, VARIANT } from './service.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    every: { type: 'string', default: '5' },
    /** The server drops a match from memory after this time without clients. */
    idle: { type: 'string', default: '80' },
    tables: { type: 'string', default: '200' },
    rush: { type: 'string', default: '12' },
    ours: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    'no-save': { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const forMs = 1000 * Number(values.seconds);
const everyMs = 1000 * Number(values.every);
const tables = Number(values.tables);
const rushMs = 1000 * Number(values.rush);

/** Warm-up: the server compiles its code and fills its caches. */
const WARM_GAMES = 200;
const WARM_MS = 5000;
/** A match alone, with moves far enough apart not to overlap. */
const ALONE_EVERY_MS = 100;
const ALONE_MS = 3000;

const players = await Players.start();

async function warmUp(service: 'ours' | 'theirs', address: string, pairs: Pairs): Promise<void> {
  await players.seat(service, address, pairs);
  await players.play(WARM_MS, 1000);
  await players.leave();
  await pause(1000);
}

type Pairs = readonly (readonly [string, string])[];

async function withOurs<T>(count: number, work: (server: MeasuredProcess, pairs: Pairs) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-load-'));
  try {
    const pairs = await makePairs(join(folder, 'tabuleiro.db'), WARM_GAMES + count);
    const env = { DATA_DIR: folder, PORT: '0', THINKERS: '0', LOG_LEVEL: 'error' };
    const flags = values.profile ? ['--cpu-prof', '--cpu-prof-dir', 'node_modules/.cache/tabuleiro'] : [];
    const server = await MeasuredProcess.start('packages/server/dist/main.js', env, flags);
    await warmUp('ours', server.address, pairs.slice(0, WARM_GAMES));
    const result = await work(server, pairs.slice(WARM_GAMES));
    await server.stop();
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One match alone, then all matches, then whole games at full speed. */
async function measure(service: 'ours' | 'theirs', server: MeasuredProcess, pairs: Pairs): Promise<Measured> {
  const disk: number[] = [];
  const alone = await medianRound(async (round) => {
    disk.push(measureDisk());
    await players.seat(service, server.address, pairs.slice(round, round + 1));
    const load = await measureLoad(server, players, 1, ALONE_MS, ALONE_EVERY_MS);
    await players.leave();
    return load;
  });
  const before = await server.usage('collect');
  await players.seat(service, server.address, pairs.slice(0, games));
  const load = await medianRound(() => measureLoad(server, players, games, forMs, everyMs));
  const memory = service === 'ours' ? await measureMemory(server, before) : null;
  if (service === 'theirs') await players.leave();
  const rush = await medianRound(() => measureRush(server, players, service, pairs.slice(0, tables), rushMs));
  return { diskMs: middleOf(disk), alone, load, rush, memory };
}

async function measureMemory(server: MeasuredProcess, before: Usage): Promise<Memory> {
  const connected = kilobytesEach(before, await server.usage('collect'), games);
  await players.leave();
  await pause(2000);
  const left = kilobytesEach(before, await server.usage('collect'), games);
  await pause(1000 * Number(values.idle));
  const swept = kilobytesEach(before, await server.usage('collect'), games);
  return { connected, left, swept };
}

async function measureTheirs(): Promise<Measured> {
  installTheirs();
  const server = await MeasuredProcess.start('packages/lab/scripts/bench/load/boardgame-io/server.mjs', {
    GAME,
    VARIANT,
  });
  const nobody = (count: number): Pairs => Array.from({ length: count }, () => ['', '']);
  await warmUp('theirs', server.address, nobody(WARM_GAMES));
  const measured = await measure('theirs', server, nobody(Math.max(games, tables)));
  await server.stop();
  return measured;
}

const ours = await withOurs(Math.max(games, tables), (server, pairs) => measure('ours', server, pairs));
console.log(ours);
if (!values.ours) {
  const theirs = await measureTheirs();
  console.log(theirs);
  const targets = targetsOf(ours, theirs);
  console.table(targets.map(({ name, found, target, isMet }) => ({ name, found, target, isMet })));
  if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
  if (!values['no-save']) writeReport({ ours, theirs, targets, everyMs });
}
players.stop();
