import { alignColumns } from '@tabuleiro/games/render';

// A small table for a terminal or a document.

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
