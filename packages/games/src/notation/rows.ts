import { err, ok, type Result, textError, type TextError } from '../contract/index.ts';
import type { SharedCode } from '../text/shared.ts';

/** Rows of a board in the manner of FEN: from the top row down, letters for pieces, digits for runs of empty cells. */
export interface RowFormat {
  /** The field's name in errors. */
  readonly field: string;
  readonly width: number;
  readonly height: number;
  /** All piece letters. */
  readonly letters: string;
}

/** Reads rows into one letter a cell, `''` for an empty one, in the order of cells: row by row from the bottom left. */
export function parseRows(text: string, format: RowFormat): Result<readonly string[], TextError<SharedCode>> {
  const rows = text.split('/');
  if (rows.length !== format.height) {
    return err(textError(format.field, text, { code: 'row-count', values: { height: format.height } }));
  }
  const cells: string[][] = [];
  for (const row of rows) {
    const rowCells = parseRow(row, format);
    if (rowCells === null) {
      const values = { width: format.width, letters: [...format.letters].join(' ') };
      return err(textError(format.field, row, { code: 'row', values }));
    }
    cells.unshift(rowCells);
  }
  return ok(cells.flat());
}

function parseRow(row: string, { width, letters }: RowFormat): string[] | null {
  const cells: string[] = [];
  let afterDigit = false;
  for (const character of row) {
    const run = '123456789'.indexOf(character) + 1;
    if (run > 0 ? afterDigit : !letters.includes(character)) return null;
    if (run > 0) cells.push(...Array.from({ length: run }, () => ''));
    else cells.push(character);
    if (cells.length > width) return null;
    afterDigit = run > 0;
  }
  return cells.length === width ? cells : null;
}

/** Writes what `parseRows` reads. */
export function makeRows(cells: readonly string[], width: number): string {
  const rows: string[] = [];
  for (let start = 0; start < cells.length; start += width) {
    let row = '';
    let empty = 0;
    for (const letter of cells.slice(start, start + width)) {
      if (letter === '') {
        empty++;
        continue;
      }
      row += (empty > 0 ? empty : '') + letter;
      empty = 0;
    }
    rows.unshift(row + (empty > 0 ? empty : ''));
  }
  return rows.join('/');
}
