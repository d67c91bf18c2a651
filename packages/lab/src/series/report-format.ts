import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatNumber, type GameTexts, makePlayer, type ComputerSpec } from '@tabuleiro/games';
import { alignColumns } from '@tabuleiro/games/render';
import type { LabContext } from '../lab-context.ts';
import type { SeatSettings } from './series-settings.ts';

// What reports are made of: tables, numbers in the language, and sections of documents.

export interface Column {
  readonly name: string;
  readonly isNumber?: boolean;
}

export interface TextTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** The narrowest column in Markdown. */
const NARROWEST = 3;

function widthsOf({ columns, rows }: TextTable, least: number): readonly number[] {
  return columns.map(({ name }, index) => Math.max(least, name.length, ...rows.map((row) => row[index]?.length ?? 0)));
}

function pad({ columns }: TextTable, cells: readonly string[], widths: readonly number[]): readonly string[] {
  return cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    return columns[index]?.isNumber === true ? cell.padStart(width) : cell.padEnd(width);
  });
}

const headOf = ({ columns }: TextTable): readonly string[] => columns.map(({ name }) => name);

/** Lines of text with aligned columns. */
export function makeTextTable(table: TextTable): readonly string[] {
  const alignments = table.columns.map(({ isNumber }) => (isNumber === true ? 'right' : 'left'));
  return alignColumns([headOf(table), ...table.rows], alignments);
}

/** Lines of Markdown, laid out like the formatter does. */
export function makeMarkdownTable(table: TextTable): readonly string[] {
  const escaped = {
    columns: table.columns,
    rows: table.rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|'))),
  };
  const widths = widthsOf(escaped, NARROWEST);
  const rule = escaped.columns.map(({ isNumber }, index) => {
    const width = widths[index] ?? 0;
    return isNumber === true ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  return [headOf(escaped), rule, ...escaped.rows].map((cells) => `| ${pad(escaped, cells, widths).join(' | ')} |`);
}

function format({ language }: LabContext, value: number, options: Intl.NumberFormatOptions): string {
  return formatNumber(language, value, { useGrouping: false, ...options });
}

/** "+191", "−12", "+∞". */
export function formatElo(context: LabContext, elo: number): string {
  return format(context, elo, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}

/** A rating, without a sign. */
export function formatRating(context: LabContext, rating: number): string {
  return format(context, rating, { maximumFractionDigits: 0 });
}

/** A share from 0 to 1 as "62.5 %". */
export function formatPercent(context: LabContext, share: number): string {
  return `${format(context, share * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
}

export function formatRatio(context: LabContext, ratio: number): string {
  return format(context, ratio, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
}

/** A player with its limits, such as "max (100 ms)". */
export function nameSeat(context: LabContext, game: GameTexts, spec: ComputerSpec, { limits }: SeatSettings): string {
  const { timeMs, nodes } = limits;
  // Beside a number the long name of `max` says nothing more.
  const name = spec.kind === 'max' ? makePlayer(spec) : context.players.formatPlayer(spec, game);
  const words = [
    ...(timeMs === undefined ? [] : [context.texts.series.time(timeMs)]),
    ...(nodes === undefined ? [] : [context.texts.series.nodes(nodes)]),
  ];
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}

/** A generated section of a document stands between two HTML comments. */
const END = '<!-- end -->';

const beginOf = (name: string): string => `<!-- ${name} -->`;

/** Replaces the section of that name, or appends it; null when the old one has no end. */
export function putSection(text: string, name: string, body: string): string | null {
  const section = `${beginOf(name)}\n\n${body.trim()}\n\n${END}`;
  const begin = text.indexOf(beginOf(name));
  if (begin < 0) return text.trim() === '' ? `${section}\n` : `${text.trimEnd()}\n\n${section}\n`;
  const end = text.indexOf(END, begin);
  return end < 0 ? null : `${text.slice(0, begin)}${section}${text.slice(end + END.length)}`;
}

/** Checks, before hours of play, that the document can be written. Returns its absolute path. */
export async function checkSectionTarget(context: LabContext, path: string): Promise<string> {
  const { files } = context;
  const file = files.resolve(path);
  await files.read(file);
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw context.usageError(await files.explain(file, error));
  }
  return file;
}

export async function saveSection(context: LabContext, file: string, name: string, body: string): Promise<void> {
  const { files, texts } = context;
  const text = putSection((await files.read(file)) ?? '', name, body);
  if (text === null) throw context.usageError(`${file}: ${texts.series.noSectionEnd(beginOf(name), END)}`);
  await files.write(file, text);
}
