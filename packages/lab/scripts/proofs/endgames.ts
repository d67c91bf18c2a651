// `npm run prove:endgames -- [men]`: solves Choko's endgames, compares results and speed with plain C++, examines every value by the
// rules alone, and writes what was found into docs/solved.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Tablebase } from '@tabuleiro/engine';
import { solveAll } from '@tabuleiro/engine/tablebase';
import { assert, loadRules, loadTables, MoveList, type Position } from '@tabuleiro/games';
import { COMPILER, hasCompiler } from '../bench/cpp.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';

const GAME = 'choko';
const VARIANT = 'standard';
const DEFAULT_MEN = 7;
// The value of a win is this minus its plies; a loss is negative, a draw 0.
const WIN = 1000;

const men = Number(process.argv.slice(2).find((word) => word !== '--') ?? DEFAULT_MEN);
const facet = await loadTables(GAME);
assert(facet !== null && men >= facet.smallest && men <= facet.largest, 'there are tables with this number of men');
const rules = await loadRules(GAME);
const secondsNow = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;

const began = secondsNow();
const entries = solveAll(facet, GAME, VARIANT, men);
const ourSeconds = secondsNow() - began;
const tables = new Tablebase(facet, VARIANT, entries);
const classes = facet.classes(VARIANT, men);

/** The value in the table, for the side to move. */
function valueOf(position: Position): number {
  if (position.outcome() !== null) return -WIN;
  assert(tables.find(position), 'the table has every position that moves lead to');
  return tables.low === tables.high ? tables.low * (WIN - tables.lowDistance) : 0;
}

const moves = new MoveList();

/** The value derived from those after each move: the winner hurries, the loser delays. */
function valueByMoves(position: Position): number {
  let best = -WIN;
  position.legalMoves(moves);
  for (const move of moves) {
    position.apply(move);
    const value = valueOf(position);
    position.undo();
    best = Math.max(best, Math.sign(value) - value);
  }
  return best;
}

interface Found {
  readonly name: string;
  positions: number;
  wins: number;
  draws: number;
  losses: number;
  longest: number;
  example: string;
  /** The checksum of the C++ program. */
  sum: number;
}

/** Counts and examines the entries from one index to another. */
function examine(classNumber: number, name: string, from: number, to: number): Found {
  const found: Found = { name, positions: 0, wins: 0, draws: 0, losses: 0, longest: 0, example: '–', sum: 0 };
  const id = classes[classNumber]?.id ?? '';
  for (let index = from; index < to; index++) {
    const position = tables.facet.positionAt(VARIANT, id, index);
    if (position === null) continue;
    const value = valueOf(position);
    if (value !== valueByMoves(position)) throw new Error(`${rules.makePosition(position)} is wrong`);
    const plies = value === 0 ? 0 : WIN - Math.abs(value);
    found.positions++;
    if (value > 0) found.wins++;
    else if (value < 0) found.losses++;
    else found.draws++;
    found.sum += plies + (value > 0 ? 1000 : value < 0 ? 2000 : 0);
    if (value > 0 && plies > found.longest) {
      found.longest = plies;
      found.example = rules.makePosition(position);
    }
  }
  return found;
}

const all: Found[] = [];
for (const [classNumber, { id, size }] of classes.entries()) {
  const [more = '', fewer = ''] = id.split('-');
  // Positions in which the side with more men is to move come first.
  const cuts = more === fewer ? [0, size] : [0, size / 2, size];
  const names = [`${more} to move against ${fewer}`, `${fewer} to move against ${more}`];
  for (let part = 0; part + 1 < cuts.length; part++) {
    all.push(examine(classNumber, names[part] ?? '', cuts[part] ?? 0, cuts[part + 1] ?? 0));
    console.log(Object.values(all.at(-1) ?? {}).join('  '));
  }
}

const count = (value: number): string => value.toLocaleString('en');
const total = (key: 'positions' | 'sum'): number => all.reduce((sum, found) => sum + found[key], 0);
const share = (part: number, whole: number): string => ((100 * part) / whole).toFixed(2);
const columns = ['men', 'positions', 'won %', 'drawn %', 'lost %', 'longest win', 'one of that length'];
const rows = all.map(({ name, positions, wins, draws, losses, longest, example }) => [
  name,
  count(positions),
  share(wins, positions),
  share(draws, positions),
  share(losses, positions),
  String(longest),
  longest === 0 ? example : `\`${example}\``,
]);
const table = makeTable(
  columns.map((name, index) => ({ name, isNumber: index > 0 && index < 6 })),
  rows,
);
const examined = `${count(total('positions'))} positions, every one of them examined by the rules: none is wrong.`;
const lines = [`\`npm run prove:endgames -- ${men}\`: ${examined}`, '', table];
if (hasCompiler()) lines.push(compareWithCpp());
writeSection('docs/solved.md', 'choko-endgames', lines.join('\n'));

/** The same work in C++ on one thread. Both must find the same entries. */
function compareWithCpp(): string {
  const program = join(mkdtempSync(join(tmpdir(), 'tabuleiro-bench-')), 'tables');
  const source = fileURLToPath(new URL(`../bench/cpp/${GAME}-tables.cpp`, import.meta.url));
  const [compiler = '', ...flags] = COMPILER.split(' ');
  execFileSync(compiler, [...flags, '-o', program, source], { stdio: 'inherit' });
  const printed = execFileSync(program, [VARIANT, String(men)], { encoding: 'utf8' });
  const [, positions, sum, seconds] = /^positions (\d+) sum (\d+) seconds ([\d.]+)$/m.exec(printed) ?? [];
  if (Number(positions) !== total('positions') || Number(sum) !== total('sum')) {
    throw new Error(`C++ comes to something else: ${printed}`);
  }
  const ratio = (Number(seconds) / ourSeconds).toFixed(2);
  const times = `${ourSeconds.toFixed(1)} s of processor time here, ${Number(seconds).toFixed(1)} s in plain C++`;
  return `Solving takes ${times} (\`packages/lab/scripts/bench/cpp/${GAME}-tables.cpp\`, \`${COMPILER}\`), on one thread each: ${ratio} of its speed. Both come to the same entries.\n`;
}
