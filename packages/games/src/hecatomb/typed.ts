import type { TypedNotation } from '../contract/index.ts';
import { digitsIn } from '../notation/typed.ts';
import { GRID, WIDTH } from './cells.ts';

/**
 * The original asks for the column and the row of a cell, both from 0: columns from the left, rows from player 1's edge, which
 * it draws above and we below. So `4 3 4 4` is e4e5.
 */
function cellsIn(text: string, count: number): string | null {
  const digits = digitsIn(text) ?? [];
  if (digits.length !== 2 * count || digits.some((digit) => digit >= WIDTH)) return null;
  const [column = 0, row = 0, nextColumn, nextRow] = digits;
  const cell = GRID.nameOf(row * WIDTH + column);
  return nextColumn === undefined || nextRow === undefined ? cell : cell + GRID.nameOf(nextRow * WIDTH + nextColumn);
}

export const typed: TypedNotation = {
  readMove: (_position, text) => cellsIn(text, 2),
  readPick: (_position, text) => cellsIn(text, 1),
};
