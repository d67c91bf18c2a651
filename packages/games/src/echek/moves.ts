import { assert, type Move, toMove } from '../contract/index.ts';

/** The pieces of a side, as in the letters of the notation. */
export const KING = 0;
export const QUEEN = 1;
export const ROOK = 2;
export const BISHOP = 3;
export const KNIGHT = 4;
export const PAWN = 5;
export const PIECES = 6;

/** In the order of the numbers. */
export const PIECE_NAMES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

export function nameOf(piece: number): PieceName {
  const name = PIECE_NAMES[piece];
  assert(name !== undefined, 'a piece has a name');
  return name;
}

/**
 * A move packs, from the lowest bit: `to`, `from` and `removed` in six bits each, the piece in three, the kind in two.
 * `to` is where the piece stands at the end of the turn, before the formation steps back into the window. `from` is where
 * it stood, or where a pawn was placed before it moved on. `removed` is what a placed bishop takes off. What does not
 * apply is `NOWHERE`; castling and passing are their kind and nothing else.
 */
export const MOVE = 0;
export const PLACE = 1;
export const NOWHERE = 63;
/** [3] The rook and the king of the side to move swap cells. */
export const CASTLE: Move = toMove(2 << 21);
/** [8] */
export const PASS: Move = toMove(3 << 21);

export const toOf = (move: number): number => move & 63;
export const fromOf = (move: number): number => (move >>> 6) & 63;
export const removedOf = (move: number): number => (move >>> 12) & 63;
export const pieceOf = (move: number): number => (move >>> 18) & 7;
/** `MOVE`, `PLACE`, 2 or 3; larger for a number that is no move. */
export const kindOf = (move: number): number => move >>> 21;

// A stem is a move without its `to`, which is added with `|`.

export const packMoveStem = (piece: number, from: number): number => (piece << 18) | (NOWHERE << 12) | (from << 6);

/** `first` is where a pawn was placed that then moved on, else `NOWHERE`; `removed` may be `NOWHERE` too. */
export const packPlaceStem = (piece: number, first: number, removed: number): number =>
  (PLACE << 21) | (piece << 18) | (removed << 12) | (first << 6);
