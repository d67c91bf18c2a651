import type { TypedNotation } from '../contract/index.ts';
import { distance, GRID } from './board.ts';

// The original joins the column and the row of a cell by a slash, writes a jump like a step (`c/3-c/5`) and asks for the second
// man afterwards.

const MOVE = /^([a-e][1-5])(?:([\s,;x-]+)([a-e][1-5])(?:[\s,;x-]+([a-e][1-5]))?)?$/;

const withoutSlashes = (text: string): string => text.toLowerCase().replace(/(?<=[a-e])\s*\/\s*(?=[1-5])/g, '');

function readMove(_position: unknown, text: string): string | null {
  const [, first, sign = '', second, removed] = MOVE.exec(withoutSlashes(text)) ?? [];
  if (first === undefined) return null;
  if (second === undefined) return first;
  if (removed !== undefined) return `${first}x${second},${removed}`;
  const isJump = sign.includes('x') || distance(GRID.cellOf(first), GRID.cellOf(second)) === 2;
  return `${first}${isJump ? 'x' : '-'}${second}`;
}

export const typed: TypedNotation = { readMove, readPick: (_position, text) => withoutSlashes(text) };
