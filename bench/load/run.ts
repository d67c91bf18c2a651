// `npm run bench:load`: thousands of simulated players on the loopback address against our server and then against
// boardgame.io's, in the same run; the numbers go into docs/server-proof.md.
//
//   --games 2000   live matches at once             --seconds 60   how long they are played
//   --every 5      seconds from a side's move on    --idle 80      seconds that our server is left alone at the end
//   --ours         without the comparison           --profile      writes a CPU profile of our server
//   --no-save      leaves the document alone
//   --tables 200   pairs that play whole matches, one after the other, as fast as they can, for --rush 60 seconds
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { makePairs } from './accounts.ts';
import { installTheirs } from './install-theirs.ts';
import { kilobytesEach, type Load, measureLoad, measureRush, type Rush } from './measure.ts';
import { MeasuredProcess } from './measured-process.ts';
import { Players } from './players.ts';
import { type Memory, writeReport } from './report.ts';
import { GAME, VARIANT } from './service.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '5' },
    /** After so long without anybody a match is no longer kept in memory. */
    idle: { type: 'string', default: '80' },
    tables: { type: 'string', default: '200' },
    rush: { type: 'string', default: '60' },
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

/** A server has compiled its code and filled its caches before it is measured. */
const WARM_GAMES = 200;
const WARM_MS = 5000;

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

async function loadOurs(): Promise<{ load: Load; memory: Memory; rush: Rush }> {
  return withOurs(Math.max(games, tables), async (server, pairs) => {
    const before = await server.usage('collect');
    await players.seat('ours', server.address, pairs.slice(0, games));
    const load = await measureLoad(server, players, games, forMs, everyMs);
    const connected = kilobytesEach(before, await server.usage('collect'), games);
    await players.leave();
    await pause(2000);
    const left = kilobytesEach(before, await server.usage('collect'), games);
    await pause(1000 * Number(values.idle));
    const swept = kilobytesEach(before, await server.usage('collect'), games);
    const rush = await measureRush(server, players, 'ours', pairs.slice(0, tables), rushMs);
    return { load, memory: { connected, left, swept }, rush };
  });
}

async function loadTheirs(): Promise<{ load: Load; rush: Rush }> {
  installTheirs();
  const server = await MeasuredProcess.start('bench/load/boardgame-io/server.mjs', { GAME, VARIANT });
  const nobody = (count: number): Pairs => Array.from({ length: count }, () => ['', '']);
  await warmUp('theirs', server.address, nobody(WARM_GAMES));
  await players.seat('theirs', server.address, nobody(games));
  const load = await measureLoad(server, players, games, forMs, everyMs);
  await players.leave();
  const rush = await measureRush(server, players, 'theirs', nobody(tables), rushMs);
  await server.stop();
  return { load, rush };
}

const ours = await loadOurs();
console.log(ours);
if (!values.ours) {
  const theirs = await loadTheirs();
  console.log(theirs, { ratio: ours.load.cpuMsPerMove / theirs.load.cpuMsPerMove });
  if (!values['no-save']) writeReport({ ours, theirs, everyMs });
}
players.stop();
