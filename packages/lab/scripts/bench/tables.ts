// How fast tables are made, beside plain C++ for the same job, and how fast they answer.
//
//   npm run bench:tables [-- --seeds 12] [-- --save]      `--save` keeps the result in docs/solved.md
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Tablebase } from '@tabuleiro/engine';
import { type ClassEntries, solveAll } from '@tabuleiro/engine/tablebase';
import { assert, loadTables, type Position, SeededRandom, type TableFacet } from '@tabuleiro/games';
import { buildTables } from '../../src/tables/build-tables.ts';
import { findTableFolder, openTables } from '../../src/tables/table-folder.ts';
import { writeSection } from '../shared/document-section.ts';
import { COMPILER, hasCompiler } from './cpp.ts';

const GAME = 'oware';
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '12' }, save: { type: 'boolean' } } });
const SEEDS = Number(values.seeds);
const LOOKUPS = 200_000;

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bench-tables-'));

/** CPU time, so that other work on the machine does not count. */
function measured<T>(work: () => T): readonly [result: T, seconds: number] {
  const before = process.cpuUsage();
  const result = work();
  const { system, user } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

/** A checksum of the codes of a class, as the C++ program has it. */
function sumOf(entries: ClassEntries): number {
  let sum = 2_166_136_261;
  for (let index = 0; index < entries.header.size; index++) {
    sum = Math.imul(sum ^ (entries.entry(index) & 0xff), 16_777_619);
  }
  return sum >>> 0;
}

function solveInCpp(variant: string): { readonly seconds: number; readonly sums: readonly number[] } {
  const program = join(folder, 'tables');
  const [command = '', ...flags] = COMPILER.split(' ');
  execFileSync(command, [...flags, '-o', program, fileURLToPath(new URL(`cpp/${GAME}-tables.cpp`, import.meta.url))]);
  const printed = execFileSync(program, [variant, String(SEEDS)], { encoding: 'utf8' });
  const [, seconds] = /^seconds ([\d.]+)$/m.exec(printed) ?? [];
  return { seconds: Number(seconds), sums: Array.from(printed.matchAll(/ sum (\d+)$/gm), ([, sum]) => Number(sum)) };
}

/** Random positions of the largest class. */
function drawPositions(facet: TableFacet, variant: string): readonly Position[] {
  const subject = facet.classes(variant, SEEDS).at(-1);
  assert(subject !== undefined, 'there are classes');
  const random = new SeededRandom(1);
  return Array.from({ length: LOOKUPS }, () => {
    const position = facet.positionAt(variant, subject.id, random.below(subject.size));
    assert(position !== null, 'every index has a position');
    return position;
  });
}

/** Microseconds for a lookup: index, entry, decoding. */
function measureLookups(tables: Tablebase, positions: readonly Position[]): number {
  for (const position of positions.slice(0, 10_000)) tables.evaluator(position, true);
  const [, seconds] = measured(() => {
    for (const position of positions) tables.evaluator(position, true);
  });
  return (1e6 * seconds) / positions.length;
}

async function measureVariant(facet: TableFacet, variant: string): Promise<readonly string[]> {
  const [classes, seconds] = measured(() => solveAll(facet, GAME, variant, SEEDS));
  const cpp = hasCompiler() ? solveInCpp(variant) : null;
  for (const [number, entries] of classes.entries()) {
    if (cpp !== null) assert(cpp.sums[number] === sumOf(entries), 'C++ finds the same values');
  }
  const positions = drawPositions(facet, variant);
  const inMemory = measureLookups(new Tablebase(facet, variant, classes), positions);
  const tableFolder = await findTableFolder(GAME, variant, folder);
  assert(tableFolder !== null, 'the game has tables');
  const signal = new AbortController().signal;
  const wanted = facet.classes(variant, SEEDS);
  const ignore = async (): Promise<void> => {};
  await buildTables({ tableFolder, classes: wanted, threads: 1, signal, onProgress: () => {}, onReplaced: ignore });
  const opened = openTables(tableFolder);
  assert(opened.ok && opened.value !== null, 'tables can be opened');
  const inFile = measureLookups(opened.value, positions);
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  return [
    variant,
    total.toLocaleString('en'),
    seconds.toFixed(1),
    cpp === null ? '—' : cpp.seconds.toFixed(1),
    cpp === null ? '—' : `${Math.round((100 * cpp.seconds) / seconds)} %`,
    inMemory.toFixed(2),
    inFile.toFixed(2),
  ];
}

const facet = await loadTables(GAME);
assert(facet !== null, 'the game has tables');
const HEAD = ['variant', 'positions', 'seconds', 'C++ seconds', 'speed of C++', 'µs, memory', 'µs, file'];
const rows = [
  HEAD,
  HEAD.map(() => '---:'),
  await measureVariant(facet, 'report'),
  await measureVariant(facet, 'abapa'),
];
rmSync(folder, { recursive: true });
const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
console.log(table);
if (values.save === true) {
  const about = `All positions with up to ${SEEDS} seeds, solved on one thread (\`npm run bench:tables -- --seeds ${SEEDS} --save\`; processor time; ${COMPILER}), and a look-up of a random position of the largest class.`;
  writeSection('docs/solved.md', 'oware-speed', `${about}\n\n${table}`);
}
