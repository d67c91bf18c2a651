// `npm run prove:perft`: counts the sequences of plies of every position of the fixtures, to about 10^9, and keeps each
// count in docs/perft.md as soon as it is known. What stands there already is not counted again: after an interruption
// the command goes on. `npm run prove:perft -- --again` begins anew.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isGameId, loadRules, perft } from '@tabuleiro/games';

const FIXTURES = new URL('../packages/games/test/fixtures/', import.meta.url);
const REPORT = new URL('../docs/perft.md', import.meta.url);
const MOST_NODES = 1_100_000_000;
/** The last ply is counted and not played, so a count is also cheap when it is small one ply before. */
const MOST_PLAYED = 100_000;

const HEAD = `# Perft, proved

Made by \`npm run prove:perft\`. Every position of \`packages/games/test/fixtures/*.perft.jsonl\`, whose numbers come from independent
programs, to the deepest count of about 10⁹ (the last ply counted in bulk). \`npm test\` checks the same to 5 million.

| game | position | depth | nodes | expected | |
| --- | --- | ---: | ---: | ---: | --- |
`;

interface Entry {
  readonly pos: string;
  readonly perft: readonly number[];
}

function deepest({ perft: counts }: Entry): number {
  const cheap = (nodes: number, depth: number): boolean =>
    nodes <= MOST_NODES || (counts[depth - 1] ?? Infinity) <= MOST_PLAYED;
  return counts.findLastIndex(cheap) + 1;
}

async function prove(name: string, known: string): Promise<boolean> {
  const [game = '', variant] = name.split('-');
  if (!isGameId(game)) throw new Error(`${name} is not a game`);
  const rules = await loadRules(game, variant);
  const lines = readFileSync(new URL(`${name}.perft.jsonl`, FIXTURES), 'utf8')
    .split('\n')
    .filter(Boolean);
  let right = true;
  for (const line of lines) {
    const entry: Entry = JSON.parse(line);
    const depth = deepest(entry);
    const expected = entry.perft[depth - 1] ?? 0;
    const begin = `| ${name} | \`${entry.pos}\` | ${depth} |`;
    if (known.includes(begin)) continue;
    const position = rules.parsePosition(entry.pos);
    if (!position.ok) throw new Error(`${name}: ${entry.pos} cannot be read`);
    const nodes = perft(position.value, depth);
    right &&= nodes === expected;
    const row = `${begin} ${nodes} | ${expected} | ${nodes === expected ? 'right' : '**WRONG**'} |`;
    console.log(row);
    writeFileSync(REPORT, `${row}\n`, { flag: 'a' });
  }
  return right;
}

const again = process.argv.includes('--again') || !existsSync(REPORT);
if (again) writeFileSync(REPORT, HEAD);
const known = readFileSync(REPORT, 'utf8');
let right = !known.includes('WRONG');
for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith('.perft.jsonl'))) {
  right = (await prove(file.replace('.perft.jsonl', ''), known)) && right;
}
console.log(right ? 'All counts are right.' : 'Some counts are WRONG.');
process.exitCode = right ? 0 : 1;
