import type { TypedNotation } from '../contract/index.ts';
import { digitsIn } from '../notation/typed.ts';
import { GRID, WIDTH } from './cells.ts';

/** Our own notation with something between the cells, as in chess. */
const APART = /^([a-h][1-8])[\s,;:./x-]+([a-h][1-8])$/;

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

function readMove(_position: unknown, text: string): string | null {
  const [, from, to] = APART.exec(text.toLowerCase()) ?? [];
  return from === undefined || to === undefined ? cellsIn(text, 2) : from + to;
}

export const typed: TypedNotation = { readMove, readPick: (_position, text) => cellsIn(text, 1) };
