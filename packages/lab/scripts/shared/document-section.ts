import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@tabuleiro/games';
import { putSection, type Column, makeMarkdownTable } from '../../src/series/report-format.ts';
import type { Row } from './saved-rows.ts';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A Markdown table; every line ends with a line break. */
export function makeTable(columns: readonly Column[], rows: readonly Row[]): string {
  return makeMarkdownTable({ columns, rows })
    .map((line) => `${line}\n`)
    .join('');
}

/** Puts a text between `<!-- name -->` and `<!-- end -->` of one of our documents. */
export function writeSection(document: string, name: string, content: string): void {
  const path = join(ROOT, document);
  const text = putSection(readFileSync(path, 'utf8'), name, content);
  if (text === null) throw new Error(`the part ${name} of ${document} has no end`);
  writeFileSync(path, text);
}

/** The rows of the table in such a section, without its head; none without a table. */
export function readRows(document: string, name: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const [, part = ''] = text.split(`<!-- ${name} -->`);
  const [content = ''] = part.split('<!-- end -->');
  const lines = content.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/**
 * Writes a table whose rows begin with a game into its section. Rows of other games stay, unless the columns have
 * changed.
 */
export function writeRows(document: string, name: string, columns: readonly Column[], rows: readonly Row[]): void {
  const measured = new Set(rows.map(gameOf));
  const kept = readRows(document, name).filter((row) => row.length === columns.length && !measured.has(gameOf(row)));
  const order: readonly string[] = GAME_IDS;
  const sorted = [...kept, ...rows].toSorted((a, b) => order.indexOf(gameOf(a)) - order.indexOf(gameOf(b)));
  writeSection(document, name, makeTable(columns, sorted));
}

/** The first word of a row. */
const gameOf = (row: Row): string => (row[0] ?? '').split(' ')[0] ?? '';
