import { stat } from 'node:fs/promises';
import type { Context } from '../context.ts';
import { type Alignment, alignColumns } from '../text/columns.ts';
import { sayNumberIn } from '../text/number.ts';
import { readClassFile } from './class-file.ts';
import { refuseClassFile } from './explain.ts';
import { readTablePlaces, refuseNone, type TableOptions } from './options.ts';
import { classFile, expectedOf, type TablePlace } from './place.ts';
import { type ClassSummary, summariseClass } from './summary.ts';

interface ShownClass extends ClassSummary {
  readonly variant: string;
  readonly class: string;
  readonly bytes: number;
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
  const places = await readTablePlaces(context, game, options);
  const shown: ShownClass[] = [];
  for (const place of places) shown.push(...(await listClasses(context, place)));
  if (shown.length === 0) throw refuseNone(context, places);
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
  await context.print([...alignColumns([head, ...rows], ALIGNMENTS), '', columnsMean].join('\n'));
}

async function listClasses(context: Context, place: TablePlace): Promise<readonly ShownClass[]> {
  const shown: ShownClass[] = [];
  for (const subject of place.classes) {
    const file = classFile(place, subject);
    const whole = readClassFile(file, expectedOf(place, subject));
    if (!whole.ok && whole.error.trouble.code === 'missing') break;
    if (!whole.ok) throw await refuseClassFile(context, whole.error);
    const { size: bytes } = await stat(file);
    const summary = summariseClass(whole.value.entries, place.facet);
    shown.push({ variant: place.variant, class: subject.id, bytes, ...summary });
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
