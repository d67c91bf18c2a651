import { assert } from '../contract/index.ts';

/** A rectangle of characters that grows as it is written on. */
export class Canvas {
  private readonly rows: string[][] = [];

  /** Writes a text with its first character at a column and row, both counted from 0. */
  put(column: number, row: number, text: string): void {
    assert(column >= 0 && row >= 0, 'what is drawn lies on the canvas');
    while (this.rows.length < row) this.rows.push([]);
    const line = (this.rows[row] ??= []);
    let at = column;
    for (const character of text) {
      while (line.length < at) line.push(' ');
      line[at++] = character;
    }
  }

  /** The lines from the top, without spaces at their ends. */
  lines(): string[] {
    return this.rows.map((row) => row.join('').trimEnd());
  }
}
