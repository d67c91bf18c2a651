import { stat } from 'node:fs/promises';
import { ENTRY_BYTES } from '@tabuleiro/engine';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { type Alignment, alignColumns } from '../text/columns.ts';
import { sayNumberIn } from '../text/number.ts';
import { findKept, type KeptTables, readKept, sayShipped, sayStranded } from './kept.ts';
import type { TableOptions } from './options.ts';
import { classFile } from './place.ts';
import { type ClassSummary, summariseClass } from './summary.ts';

interface ShownClass extends ClassSummary {
  readonly variant: string;
  readonly class: string;
  readonly bytes: number;
  /** Whether it ships with the program and was not built. */
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

/** Tells which tables are there and what is in them. */
export async function runTableShow(context: Context, game: string, options: TableOptions): Promise<void> {
  const kept = await findKept(context, game, options);
  const shown: ShownClass[] = [];
  for (const tables of kept) shown.push(...(await listClasses(context, tables)));
  for (const line of sayStranded(context, kept)) await write(context.io.stderr, `${line}\n`);
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
    [...alignColumns([head, ...rows], ALIGNMENTS), '', columnsMean, ...sayShipped(context, kept)].join('\n'),
  );
}

async function listClasses(context: Context, kept: KeptTables): Promise<readonly ShownClass[]> {
  const { classes, place, shipped } = kept;
  const shown: ShownClass[] = [];
  for (const subject of classes) {
    const summary = summariseClass(await readKept(context, kept, subject), place.facet);
    // Those that ship are in one compressed file: told is what they take in memory.
    const bytes = shipped === null ? (await stat(classFile(place, subject))).size : ENTRY_BYTES * subject.size;
    shown.push({ variant: place.variant, class: subject.id, bytes, isShipped: shipped !== null, ...summary });
  }
  return shown;
}

function rowOf({ language }: Context, one: ShownClass): readonly string[] {
  const say = (value: number, decimals: number): string =>
    sayNumberIn(language, value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const share = (count: number): string => say((100 * count) / one.positions, 1);
  return [
    `${one.variant} ${one.class}`,
    say(one.positions, 0),
    say(one.bytes / 2 ** 20, 1),
    share(one.wins),
    share(one.draws),
    share(one.losses),
    share(one.unknown),
    share(one.exact),
    say(one.longest, 0),
  ];
}
