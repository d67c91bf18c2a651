import { type Side, SIDES } from '../contract/index.ts';
import { nameOf, PIECE_NAMES } from './moves.ts';
import type { EchekPosition } from './rules.ts';

// For what is not hot: the twelve pieces one by one, and the names that they have in views and choices.

export interface OwnedPiece {
  readonly side: Side;
  readonly piece: number;
}

export const ALL_PIECES: readonly OwnedPiece[] = SIDES.flatMap((side) =>
  PIECE_NAMES.map((_, piece) => ({ side, piece })),
);

/** No side has two of a kind, so a piece keeps its name for the whole match. */
export const pieceId = ({ side, piece }: OwnedPiece): string => `${nameOf(piece)}-${side}`;

export function pieceNamed(id: string): OwnedPiece | undefined {
  return ALL_PIECES.find((owned) => pieceId(owned) === id);
}

/** The piece on a cell. */
export function pieceOn(position: EchekPosition, cell: number): OwnedPiece | undefined {
  return ALL_PIECES.find(({ side, piece }) => position.place(side, piece) === cell);
}
