// Hot: a position is mostly two of these words. Numbers in brackets are the rules of README.md.
import { PIECES } from './moves.ts';

/**
 * Where the six pieces of a side are, in one word: a lane of five bits for each piece, the king's lowest. A lane holds a
 * window cell 0–15, or one of two numbers with the fifth bit set. All pieces in play are moved, found and compared at
 * once, without a loop.
 */
export const FIELD = 5;
export const RESERVE = 16;
/** [7] A queen that has left the game. */
export const DEAD = 17;

/** A 1 in every lane. */
const ONES = 0x2108421;

// The functions write 5 and 16 out, which are exported too: see "Hot code" in CONTRIBUTING.md.

export function fieldOf(lanes: number, piece: number): number {
  return (lanes >>> (piece * 5)) & 31;
}

export function isInPlay(place: number): boolean {
  return place < 16;
}

export function isInReserve(place: number): boolean {
  return place === 16;
}

/** Puts another number in a lane. */
export function withField(lanes: number, piece: number, place: number): number {
  return (lanes & ~(31 << (piece * 5))) | (place << (piece * 5));
}

/** Adds a step to the cell of every piece in play; the caller knows that none leaves the window. */
export function shiftFields(lanes: number, step: number): number {
  return (lanes + Math.imul((~lanes >>> 4) & ONES, step)) | 0;
}

/** Puts the piece that stands on a window cell back in the reserve; one must stand there. */
export function withoutCell(lanes: number, cell: number): number {
  // The lane sought becomes 0, and of all lanes the first 0 is the lowest that borrows into its highest bit.
  const others = lanes ^ Math.imul(ONES, cell);
  const zeros = (others - ONES) & ~others & (ONES << 4);
  return lanes ^ Math.imul(cell ^ 16, (zeros & -zeros) >>> 4);
}

/** The window cells of a side's pieces in play. */
export function cellsOf(lanes: number): number {
  let cells = 0;
  for (let piece = 0; piece < PIECES; piece++) {
    const place = fieldOf(lanes, piece);
    if (isInPlay(place)) cells |= 1 << place;
  }
  return cells;
}
