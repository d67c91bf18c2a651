// Hot: a position is mostly two of these words. Numbers in brackets are the rules of README.md.
import { PIECES } from './moves.ts';

/**
 * Where the six pieces of a side are, in one word: a field of five bits for each piece, the king's lowest. A field holds a
 * window cell 0–15, or one of two numbers with the fifth bit set. All pieces in play are moved, found and compared at
 * once, without a loop.
 */
export const FIELD = 5;
export const RESERVE = 16;
/** [7] A queen that has left the game. */
export const DEAD = 17;

/** A 1 in every field. */
const ONES = 0x2108421;

// The functions write 5 and 16 out, which are exported too: see "Hot code" in CONTRIBUTING.md.

export function fieldOf(fields: number, piece: number): number {
  return (fields >>> (piece * 5)) & 31;
}

export function isInPlay(place: number): boolean {
  return place < 16;
}

export function isInReserve(place: number): boolean {
  return place === 16;
}

/** Puts another number in a field. */
export function withField(fields: number, piece: number, place: number): number {
  return (fields & ~(31 << (piece * 5))) | (place << (piece * 5));
}

/** Adds a step to the cell of every piece in play; the caller knows that none leaves the window. */
export function shiftFields(fields: number, step: number): number {
  return (fields + Math.imul((~fields >>> 4) & ONES, step)) | 0;
}

/** Puts the piece that stands on a window cell back in the reserve; one must stand there. */
export function withoutCell(fields: number, cell: number): number {
  // The field sought becomes 0, and of all fields the first 0 is the lowest that borrows into its highest bit.
  const others = fields ^ Math.imul(ONES, cell);
  const zeros = (others - ONES) & ~others & (ONES << 4);
  return fields ^ Math.imul(cell ^ 16, (zeros & -zeros) >>> 4);
}

/** The window cells of a side's pieces in play. */
export function cellsOf(fields: number): number {
  let cells = 0;
  for (let piece = 0; piece < PIECES; piece++) {
    const place = fieldOf(fields, piece);
    if (isInPlay(place)) cells |= 1 << place;
  }
  return cells;
}
