// Hot: goes over all entries of a table.
import { stat } from 'node:fs/promises';
import { type ClassEntries, ENTRY_BYTES } from '@tabuleiro/engine/tablebase';
import { formatNumber, type TableFacet } from '@tabuleiro/games';
import { type Alignment, alignColumns } from '@tabuleiro/games/render';
import type { LabContext } from '../lab-context.ts';
import { findSavedTables, type SavedTables, readSavedClass, formatShipped, formatStranded } from './saved-tables.ts';
import { classFile } from './table-folder.ts';
import type { TableOptions } from './table-options.ts';

/** Counts of a class, at equal scores. */
interface ClassSummary {
  readonly positions: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Positions with an unknown result. */
  readonly unknown: number;
  /** Positions with an exact margin. */
  readonly exact: number;
  readonly longest: number;
}

interface ShownClass extends ClassSummary {
  readonly variant: string;
  readonly class: string;
  readonly bytes: number;
  /** Whether it ships with the engine. */
  readonly isShipped: boolean;
}

const ALIGNMENTS: readonly Alignment[] = [
  'left',
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
];

/** Lists the tables and their contents. */
export async function runTableShow(context: LabContext, game: string, options: TableOptions): Promise<void> {
  const kept = await findSavedTables(context, game, options);
  const shown: ShownClass[] = [];
  for (const tables of kept) shown.push(...(await listClasses(context, tables)));
  for (const line of formatStranded(context, kept)) await context.printNote(line);
  if (options.json === true) return context.printJson(shown);
  const { columns, columnsMean } = context.texts.tables;
  const head = [
    columns.class,
    columns.positions,
    columns.megabytes,
    columns.wins,
    columns.draws,
    columns.losses,
    columns.unknown,
    columns.exact,
    columns.longest,
  ];
  const rows = shown.map((one) => rowOf(context, one));
  await context.print(
    [...alignColumns([head, ...rows], ALIGNMENTS), '', columnsMean, ...formatShipped(context, kept)].join('\n'),
  );
}

async function listClasses(context: LabContext, kept: SavedTables): Promise<readonly ShownClass[]> {
  const { classes, tableFolder, shipped } = kept;
  const shown: ShownClass[] = [];
  for (const subject of classes) {
    const summary = summariseClass(await readSavedClass(context, kept, subject), tableFolder.facet);
    // Tables that ship are in one compressed file: report their size in memory.
    const bytes = shipped === null ? (await stat(classFile(tableFolder, subject))).size : ENTRY_BYTES * subject.size;
    shown.push({ variant: tableFolder.variant, class: subject.id, bytes, isShipped: shipped !== null, ...summary });
  }
  return shown;
}

/** Counts the entries of a class. */
function summariseClass(entries: ClassEntries, { holeCode, isEndlessDrawn }: TableFacet): ClassSummary {
  const { header } = entries;
  const counts = new Float64Array(256);
  let longest = 0;
  for (let index = 0; index < header.size; index++) {
    const word = entries.entry(index);
    if ((word & 0xff) === holeCode) continue;
    counts[word & 0xff]!++;
    const distance = header.distances[word >> 8];
    if (distance !== undefined) longest = Math.max(longest, distance.low, distance.high);
  }
  const sum = (isWanted: (low: number, high: number) => boolean): number =>
    header.dictionary.reduce((total, { low, high }, code) => (isWanted(low, high) ? total + counts[code]! : total), 0);
  const isDrawn = (low: number, high: number): boolean => (low === 0 && high === 0) || (isEndlessDrawn && low < high);
  const positions = sum(() => true);
  const wins = sum((low) => low > 0);
  const losses = sum((_, high) => high < 0);
  const draws = sum(isDrawn);
  const exact = sum((low, high) => low === high);
  return { positions, wins, draws, losses, unknown: positions - wins - draws - losses, exact, longest };
}

function rowOf({ language }: LabContext, one: ShownClass): readonly string[] {
  const format = (value: number, decimals: number): string =>
    formatNumber(language, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const share = (count: number): string => format((100 * count) / one.positions, 1);
  return [
    `${one.variant} ${one.class}`,
    format(one.positions, 0),
    format(one.bytes / 2 ** 20, 1),
    share(one.wins),
    share(one.draws),
    share(one.losses),
    share(one.unknown),
    share(one.exact),
    format(one.longest, 0),
  ];
}
