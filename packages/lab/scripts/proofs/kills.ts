// `npm run prove:kills`: simulated people play all games while the command kills the server at random moments. After every
// restart it compares what they received with the database. docs/server-proof.md has the result. An interrupted run resumes
// with the same database; after a change of the sources it starts again. A run that found a fault does not resume: it
// prints the fault again.
//
//   --kills 200   how many              --pairs 24   how many matches at once
//   --postgres    on the database of DATABASE_URL, which should be empty, instead of a file
//   --anew        forgets an earlier run
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOSS_MS } from '../../../server/test/kills/charges.ts';
import { type Kill, runKills } from '../../../server/test/kills/run.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { SavedRows } from '../shared/saved-rows.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    pairs: { type: 'string', default: '24' },
    postgres: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
  },
});
const total = Number(values.kills);
const kind = values.postgres ? 'PostgreSQL' : 'SQLite';
const folder = fileURLToPath(new URL(`../../../../node_modules/.cache/tabuleiro/kills-${kind}/`, import.meta.url));
const LONGEST_MS = 3000;
const LONG_EVERY = 3;
/** The run is stuck after this time without a kill. */
const PATIENCE_MS = 300_000;
/** The key of the row with faults. */
const FAULTS = 'faults';

const name = `kills-${kind}-${total}-${values.pairs}`;
const sources = ['packages/server/src', 'packages/client/src', 'packages/server/test/kills'];
if (values.anew) new SavedRows(name, sources).forget();
const saved = new SavedRows(name, sources);
const known = saved.keys();
if (known.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// Report how the run ends: the output may be all that is left of the process.
let killed = known.length;
let isFinished = false;
process.on('exit', (code) => {
  if (isFinished) return;
  process.exitCode = code === 0 ? 1 : code;
  console.error(`ended after ${killed} of ${total} kills, with ${code}; the same command goes on from there`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    console.error(signal);
    process.exit(1);
  });
}
const watch = setTimeout(() => {
  console.error(`nothing has happened for ${PATIENCE_MS / 1000} seconds`);
  process.exit(1);
}, PATIENCE_MS);

if (known.includes(FAULTS)) giveUp(saved.get(FAULTS) ?? []);
const database = values.postgres ? process.env['DATABASE_URL'] : join(folder, 'tabuleiro.db');
if (database === undefined) throw new Error('DATABASE_URL: the address of a PostgreSQL database is needed');
if (killed > 0) console.log(`goes on after ${killed} of ${total} kills`);

const verdict = await runKills({
  database,
  pairs: Number(values.pairs),
  from: known.length,
  to: total,
  seed: 1,
  longestMs: LONGEST_MS,
  longEvery: LONG_EVERY,
  noted: (kill, number) => {
    saved.keep(String(number), rowOf(kill));
    killed = number + 1;
    watch.refresh();
    console.log(`${killed}  ${JSON.stringify(kill)}`);
  },
});
if (verdict.faults.length > 0) {
  saved.keep(FAULTS, verdict.faults);
  giveUp(verdict.faults);
}

const kills = saved.all();
const sum = (column: number): number => kills.reduce((sum_, row) => sum_ + Number(row[column]), 0);
const highest = (column: number): number => Math.max(...kills.map((row) => Number(row[column])));
const { charges } = verdict;
const rows = [
  ['kills and restarts', String(kills.length)],
  ['matches', String(verdict.matches)],
  ['rated matches that ended', String(verdict.rated)],
  ['plies in the logs', String(verdict.plies)],
  ['acknowledged moves', String(sum(2))],
  ['entries that players were told of', String(sum(3))],
  ['moves sent again after a restart', String(sum(4))],
  ['comparisons of a match with its log', String(sum(5))],
  ['longest time without a server, ms', String(highest(1))],
  ['clocks that stood still without a server', String(sum(6) + charges.count)],
  [`of these for more than ${LOSS_MS} ms an outage`, String(sum(7) + charges.telling)],
  ['most that a clock lost for one outage, ms', String(Math.max(highest(8), charges.lossMs))],
  ['most that a clock gained by one outage, ms', String(Math.max(highest(9), charges.gainMs))],
  ['faults', String(sum(10) + verdict.faults.length)],
];
writeSection(
  'docs/server-proof.md',
  `kills ${kind}`,
  makeTable([{ name: kind }, { name: 'count', isNumber: true }], rows),
);
saved.forget();
rmSync(folder, { recursive: true });
isFinished = true;
clearTimeout(watch);
console.log(`${kills.length} kills, no fault; docs/server-proof.md has the table`);

function rowOf({ upMs, downMs, moves, events, resent, checked, charges: noted, faults }: Kill): string[] {
  const { count, telling, lossMs, gainMs } = noted;
  return [upMs, downMs, moves, events, resent, checked, count, telling, lossMs, gainMs, faults].map(String);
}

function giveUp(faults: readonly string[]): never {
  for (const fault of faults) console.error(fault);
  console.error(`${faults.length} faults; after they are mended --anew begins from the start`);
  isFinished = true;
  process.exit(1);
}
