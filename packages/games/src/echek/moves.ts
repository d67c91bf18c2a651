import { type Move, toMove } from '../contract/index.ts';

/** The pieces of a side, as in the letters of the notation. */
export const KING = 0;
export const QUEEN = 1;
export const ROOK = 2;
export const BISHOP = 3;
export const KNIGHT = 4;
export const PAWN = 5;
export const PIECES = 6;

// A move packs, from the lowest bit: `to`, `from` and `removed` in six bits each, the piece in three, the kind in two.
// `to` is where the piece stands at the end of the turn, before the formation steps back into the window. `from` is where
// it stood, or where a pawn was placed before it moved on. `removed` is what a placed bishop takes off.
const FROM_SHIFT = 6;
const REMOVED_SHIFT = 12;
const PIECE_SHIFT = 18;
const KIND_SHIFT = 21;

export const MOVE = 0;
export const PLACE = 1;
export const NOWHERE = 63;
/** [3] The rook and the king of the side to move swap cells. */
export const CASTLE: Move = toMove(2 << KIND_SHIFT);
/** [8] */
export const PASS: Move = toMove(3 << KIND_SHIFT);

export const toOf = (move: number): number => move & 63;
export const fromOf = (move: number): number => (move >>> FROM_SHIFT) & 63;
export const removedOf = (move: number): number => (move >>> REMOVED_SHIFT) & 63;
export const pieceOf = (move: number): number => (move >>> PIECE_SHIFT) & 7;
/** `MOVE` or `PLACE` for a move that is neither `CASTLE` nor `PASS`; larger than 3 for a number that is no move. */
export const kindOf = (move: number): number => move >>> KIND_SHIFT;

// A stem is a move without its `to`, which is added with `|`.

export const moveStem = (piece: number, from: number): number =>
  (MOVE << KIND_SHIFT) | (piece << PIECE_SHIFT) | (NOWHERE << REMOVED_SHIFT) | (from << FROM_SHIFT);

/** `first` is where a pawn was placed that then moved on, else `NOWHERE`; `removed` may be `NOWHERE` too. */
export const placeStem = (piece: number, first: number, removed: number): number =>
  (PLACE << KIND_SHIFT) | (piece << PIECE_SHIFT) | (removed << REMOVED_SHIFT) | (first << FROM_SHIFT);
