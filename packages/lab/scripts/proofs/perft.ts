// `npm run prove:perft`: counts the sequences of plies of every position of the fixtures, to about 10^9, and writes
// docs/perft.md. After an interruption it goes on; after a change of the rules it begins anew.
import { readdirSync, readFileSync } from 'node:fs';
import { isGameId, loadRules, perft, type Rules } from '@tabuleiro/games';
import type { Column } from '../../src/series/report-format.ts';
import { SavedRows, type Row } from '../shared/saved-rows.ts';

const FIXTURES = new URL('../../../games/test/fixtures/', import.meta.url);
const ENDING = '.perft.jsonl';
const MOST_NODES = 1_100_000_000;
/** The last ply is only counted, so a count is also cheap when the one of the ply before is small. */
const MOST_PLAYED = 100_000;

const HEAD = `# Perft, proved

Made by \`npm run prove:perft\`. Every position of \`packages/games/test/fixtures/*.perft.jsonl\`, whose numbers come from independent
programs, to the deepest count of about 10⁹ (the last ply counted in bulk). \`npm test\` checks the same to 5 million.
`;

const COLUMNS: readonly Column[] = [
  { name: 'game' },
  { name: 'position' },
  { name: 'depth', isNumber: true },
  { name: 'nodes', isNumber: true },
  { name: 'expected', isNumber: true },
  { name: 'verdict' },
];

const WRONG = '**WRONG**';

interface Entry {
  readonly pos: string;
  readonly perft: readonly number[];
}

function deepest({ perft: counts }: Entry): number {
  const cheap = (nodes: number, depth: number): boolean =>
    nodes <= MOST_NODES || (counts[depth - 1] ?? Infinity) <= MOST_PLAYED;
  return counts.findLastIndex(cheap) + 1;
}

async function prove(saved: SavedRows, name: string): Promise<readonly Row[]> {
  const [game = '', ...words] = name.split('-');
  if (!isGameId(game)) throw new Error(`${name} is not a game`);
  const rules = await loadRules(game, words.join('-') || undefined);
  const lines = readFileSync(new URL(`${name}${ENDING}`, FIXTURES), 'utf8')
    .split('\n')
    .filter(Boolean);
  const rows: Row[] = [];
  for (const line of lines) {
    const entry: Entry = JSON.parse(line);
    const row = await saved.row(`${name} ${entry.pos}`, () => count(rules, name, entry));
    console.log(row.join('  '));
    rows.push(row);
  }
  return rows;
}

function count(rules: Rules, name: string, entry: Entry): Row {
  const position = rules.parsePosition(entry.pos);
  if (!position.ok) throw new Error(`${name}: ${entry.pos} cannot be read`);
  const depth = deepest(entry);
  const nodes = perft(position.value, depth);
  const expected = entry.perft[depth - 1] ?? 0;
  const verdict = nodes === expected ? 'right' : WRONG;
  return [name, `\`${entry.pos}\``, String(depth), String(nodes), String(expected), verdict];
}

const saved = new SavedRows('perft', ['packages/games/src', 'packages/games/test/fixtures']);
const rows: Row[] = [];
for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith(ENDING))) {
  rows.push(...(await prove(saved, file.slice(0, -ENDING.length))));
}
saved.finish('perft.md', HEAD, COLUMNS, rows);
const wrong = rows.filter((row) => row.includes(WRONG)).length;
console.log(wrong === 0 ? `All ${rows.length} counts are right.` : `${wrong} counts are WRONG.`);
process.exitCode = wrong === 0 ? 0 : 1;
