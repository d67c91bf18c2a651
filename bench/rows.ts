import { GAME_IDS } from '@tabuleiro/games';
import { type Column, makeTable, type Row } from './proof.ts';
import { readRows, writeSection } from './section.ts';

/**
 * Writes a table whose rows begin with a game into its part of a document. Rows of games that were not measured now stay as they
 * are, unless the table has other columns than before.
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
