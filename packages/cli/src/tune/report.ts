import type { TuneMatch, Tuning } from '@tabuleiro/engine';
import type { Context } from '../context.ts';
import { sayNumberIn } from '../text/number.ts';

/** The weights before and after, and how much better the new ones know the results. */
export function sayTuning(
  context: Context,
  matches: readonly TuneMatch[],
  tuning: Tuning,
  written: string | null,
): readonly string[] {
  const { texts } = context;
  const { columns } = texts.tune;
  const draws = matches.filter(({ winner }) => winner === null).length;
  const say = (value: number, digits: number): string => sayDecimals(context, value, digits);
  const rows = Object.entries(tuning.old).map(([name, old]) => [name, say(old, 2), say(tuning.new[name] ?? 0, 2)]);
  return [
    texts.tune.matches(matches.length, draws),
    texts.tune.positions(tuning.positions.training, tuning.positions.test),
    '',
    ...alignRows([[columns.weight, columns.old, columns.new], ...rows]),
    '',
    texts.tune.loss(say(tuning.loss.before, 4), say(tuning.loss.after, 4)),
    ...(tuning.loss.after > tuning.loss.before ? [texts.tune.worse] : []),
    ...(written === null ? [] : [texts.tune.written(written)]),
  ];
}

/** Names to the left, numbers to the right. */
function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function sayDecimals({ language }: Context, value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return sayNumberIn(language, value, options);
}
