// Hot: a position is mostly two of these words. Numbers in brackets are the rules of README.md.
import { lowestBit } from '../board/bits.ts';
import { PIECES } from './moves.ts';

/**
 * Where the six pieces of a side are, in one word: a lane of five bits for each piece, the king's lowest. A lane holds a
 * window cell 0–15, or one of two numbers with the fifth bit set. All pieces in play are moved, found and compared at
 * once, without a loop.
 */
export const LANE = 5;
export const RESERVE = 16;
/** [7] A queen that has left the game. */
export const DEAD = 17;

/** A 1 in every lane. */
const ONES = 0x2108421;

export const laneOf = (lanes: number, piece: number): number => (lanes >>> (piece * LANE)) & 31;

/** Puts another number in a lane. */
export function withLane(lanes: number, piece: number, place: number): number {
  const shift = piece * LANE;
  return (lanes & ~(31 << shift)) | (place << shift);
}

/** Adds a step to the cell of every piece in play; the caller knows that none leaves the window. */
export function shiftLanes(lanes: number, step: number): number {
  const inPlay = (~lanes >>> 4) & ONES;
  return lanes + Math.imul(inPlay, step);
}

/** The piece that stands on a window cell; one must. */
export function pieceOn(lanes: number, cell: number): number {
  // The lane sought becomes 0, and of all lanes the first 0 is the lowest to borrow into its highest bit.
  const different = lanes ^ Math.imul(ONES, cell);
  const zeros = (different - ONES) & ~different & (ONES << 4);
  return ((lowestBit(zeros) - 4) * 13) >>> 6;
}

/** The window cells of a side's pieces in play. */
export function cellsOf(lanes: number): number {
  let cells = 0;
  for (let piece = 0; piece < PIECES; piece++) {
    const place = laneOf(lanes, piece);
    if (place < RESERVE) cells |= 1 << place;
  }
  return cells;
}
