// `npm run prove:kills`: people play all games while the server is killed again and again at random moments; after every
// restart what they were told is compared with what is kept. docs/server-proof.md has the result. A run that was
// interrupted goes on with the same database; after a change of the sources it begins anew.
//
//   --kills 200   how many              --pairs 24   how many matches at once
//   --postgres    on the database of DATABASE_URL, which should be empty, instead of a file
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Kill, runKills } from '../packages/server/test/kills/run.ts';
import { makeTable, Proof } from './proof.ts';
import { writeSection } from './section.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    pairs: { type: 'string', default: '24' },
    postgres: { type: 'boolean', default: false },
  },
});
const total = Number(values.kills);
const kind = values.postgres ? 'PostgreSQL' : 'SQLite';
const folder = fileURLToPath(new URL(`../node_modules/.cache/tabuleiro/kills-${kind}/`, import.meta.url));
const LONGEST_MS = 3000;

const proof = new Proof(`kills-${kind}-${total}-${values.pairs}`, ['packages/server/src', 'packages/client/src']);
const known = proof.keys();
if (known.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const database = values.postgres ? process.env['DATABASE_URL'] : join(folder, 'tabuleiro.db');
if (database === undefined) throw new Error('DATABASE_URL: the address of a PostgreSQL database is needed');

const verdict = await runKills({
  database,
  pairs: Number(values.pairs),
  from: known.length,
  to: total,
  seed: 1,
  longestMs: LONGEST_MS,
  noted: (kill, number) => {
    proof.keep(String(number), rowOf(kill));
    console.log(`${number + 1}  ${JSON.stringify(kill)}`);
  },
});
for (const fault of verdict.faults) console.error(fault);
if (verdict.faults.length > 0) process.exit(1);

const sum = (column: number): number => proof.all().reduce((total_, row) => total_ + Number(row[column]), 0);
const highest = (column: number): number => Math.max(...proof.all().map((row) => Number(row[column])));
const rows = [
  ['kills and restarts', String(proof.keys().length)],
  ['matches', String(verdict.matches)],
  ['rated matches that ended', String(verdict.rated)],
  ['plies in the logs', String(verdict.plies)],
  ['acknowledged moves', String(sum(2))],
  ['entries that players were told of', String(sum(3))],
  ['moves sent again after a restart', String(sum(4))],
  ['comparisons of a match with its log', String(sum(5))],
  ['longest time without a server, ms', String(highest(1))],
  ['acknowledged moves lost', '0'],
  ['moves applied twice, gaps, illegal moves', '0'],
  ['clocks that ran without a server', '0'],
  ['ratings changed other than once', '0'],
];
writeSection(
  'docs/server-proof.md',
  `kills ${kind}`,
  makeTable([{ name: kind }, { name: 'count', isNumber: true }], rows),
);
proof.forget();
rmSync(folder, { recursive: true });

function rowOf({ upMs, downMs, moves, events, resent, checked }: Kill): string[] {
  return [upMs, downMs, moves, events, resent, checked].map(String);
}
