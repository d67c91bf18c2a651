import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, solveByTables } from '@tabuleiro/engine';
import { assert, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTables, findTooLarge } from '../src/tables/build-tables.ts';
import { openClassFile, readClassFile } from '../src/tables/class-file.ts';
import { classFile, expectedOf, findTableFolder, openTables, type TableFolder } from '../src/tables/table-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'tabuleiro-table-files-'));
afterAll(() => rmSync(root, { recursive: true }));

async function tableFolderIn(folder: string): Promise<TableFolder> {
  const tableFolder = await findTableFolder('oware', 'abapa', folder);
  assert(tableFolder !== null, 'there are tables');
  return tableFolder;
}

const built = join(root, 'built');
beforeAll(async () => {
  const tableFolder = await tableFolderIn(built);
  const done = await buildTables({
    tableFolder,
    classes: tableFolder.facet.classes('abapa', 8),
    threads: 1,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onReplaced: async () => undefined,
  });
  assert(done.ok, 'the tables are built');
});

let copies = 0;
function copyOf(folder: string): Promise<TableFolder> {
  const copy = join(root, `copy-${++copies}`);
  cpSync(folder, copy, { recursive: true });
  return tableFolderIn(copy);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0x5a;
  return changed;
}

test('classes that wait for a larger one count as memory', async () => {
  const tableFolder = await tableFolderIn(root);
  /** The size of class 9 in a table up to this number of seeds. */
  const takes = (seeds: number): number => {
    let bytes = 0;
    for (;;) {
      const tooLarge = findTooLarge(tableFolder, tableFolder.facet.classes('abapa', seeds), 1, bytes);
      assert(tooLarge !== null, 'class 9 is among them');
      bytes = tooLarge.bytes;
      if (tooLarge.subject.id === '9') return bytes;
    }
  };
  // A capture takes two seeds or three: 10 needs 8, 9 does not.
  expect(takes(10) - takes(9)).toBe(tableFolder.classes[7]?.size);
});

test('blocks that are read one by one are what is in the whole file', async () => {
  const tableFolder = await copyOf(built);
  const subject = tableFolder.classes[7];
  assert(subject !== undefined, 'the class is there');
  const whole = readClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
  const blocks = openClassFile(classFile(tableFolder, subject), expectedOf(tableFolder, subject));
  assert(whole.ok && blocks.ok, 'both can be read');
  const random = new SeededRandom(5);
  for (let trial = 0; trial < 5000; trial++) {
    const index = trial === 0 ? subject.size - 1 : random.below(subject.size);
    expect(blocks.value.entry(index)).toBe(whole.value.entries.entry(index));
  }
  // What was sound when it was opened may be damaged when it is read.
  const bytes = readFileSync(classFile(tableFolder, subject));
  const fresh = openTables(tableFolder);
  assert(fresh.ok && fresh.value !== null, 'tables can be opened');
  const [whereDamaged, whereCut] = [openTables(tableFolder), openTables(tableFolder)];
  assert(whereDamaged.ok && whereCut.ok, 'tables can be opened');
  expect(fresh.value.read(7, 500)).toBe(true);
  writeFileSync(classFile(tableFolder, subject), flipped(bytes, 5000));
  expect(whereDamaged.value?.read(7, 500)).toBe(false);
  // Nothing more is believed, what is sound included.
  expect(whereDamaged.value?.read(7, 5000)).toBe(false);
  expect(whereDamaged.value?.classes.map(({ isDamaged }) => isDamaged === true).indexOf(true)).toBe(7);
  truncateSync(classFile(tableFolder, subject), 6000);
  expect(whereCut.value?.read(7, 5000)).toBe(false);
});

test('searches skip a file that is damaged in a part that is read late', async () => {
  const tableFolder = await copyOf(built);
  const subject = tableFolder.classes[7];
  assert(subject !== undefined, 'the class is there');
  const file = classFile(tableFolder, subject);
  const bytes = readFileSync(file);
  for (let at = 4096 + 7; at < bytes.length - 4096; at += 4096) bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
  writeFileSync(file, bytes);
  const position = '0,1,0,0,3,0/0,0,2,0,1,1 20,20 S 0';
  const rules = await loadRules('oware', 'abapa');
  const parsed = rules.parsePosition(position);
  assert(parsed.ok, 'the position can be read');
  const opened = openTables(tableFolder);
  assert(opened.ok && opened.value !== null, 'the heads of all files are right');
  const match = new Match(rules, parsed.value);
  expect(solveByTables(opened.value, match)).toBeNull();
  const engine = await openEngine('oware', { tables: opened.value });
  expect(engine.analyse(match, { limits: { nodes: 2000 } }).lines[0].moves.length).toBeGreaterThan(0);
});
