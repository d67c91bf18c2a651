import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const ROOT = new URL('../../../', import.meta.url);
const FEWEST_ROWS = 200;

interface Row {
  readonly game: string;
  readonly what: string;
  /** A command and the lines that are typed, or a file. */
  readonly where: readonly string[];
  readonly shows: readonly string[];
}

/** The rows of all tables in docs/reports.md. */
function readRows(): readonly Row[] {
  let game = '';
  const rows: Row[] = [];
  for (const line of readFileSync(new URL('docs/reports.md', ROOT), 'utf8').split('\n')) {
    if (line.startsWith('## ')) game = line.slice('## '.length);
    const [what = '', where = '', shows = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    const isRow = what !== '' && !/^-+$|^The report/.test(what);
    if (isRow) rows.push({ game, what, where: codesIn(where), shows: codesIn(shows) });
  }
  return rows;
}

const codesIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code.replaceAll('\\|', '|'));
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The words of a command line; quotes hold some together. */
const wordsOf = (command: string): readonly string[] =>
  Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');

async function outputOf([command = '', ...typed]: readonly string[]): Promise<string> {
  const { out, err } = await tabuleiro(wordsOf(command).slice(1), typed.map((line) => `${line}\n`).join(''));
  return `${out}\n${err}`;
}

const rows = readRows();
const isCommand = ({ where: [first = ''] }: Row): boolean => first.startsWith('tabuleiro ');

test('docs/reports.md has a row for everything that the reports have', () => {
  expect(rows.length).toBeGreaterThanOrEqual(FEWEST_ROWS);
});

describe('a command prints what the row says, in that order', () => {
  test.each(rows.filter(isCommand))('$game: $what', async ({ where, shows }) => {
    const output = plain(await outputOf(where));
    expect(shows).not.toEqual([]);
    let from = 0;
    for (const text of shows) {
      const at = output.indexOf(plain(text), from);
      expect(at, `"${text}" in: ${output.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = at + plain(text).length;
    }
  });
});

describe('a file has what the row says', () => {
  test.each(rows.filter((row) => !isCommand(row)))('$game: $what', ({ where: [path = ''], shows }) => {
    const file = new URL(path, ROOT);
    expect(path !== '' && existsSync(file), path).toBe(true);
    const text = plain(readFileSync(file, 'utf8'));
    expect(shows).not.toEqual([]);
    for (const part of shows) expect(text).toContain(plain(part));
  });
});
