import type { PieceShape, PieceView, View } from '@tabuleiro/games';

/** How high the things are that stand or lie on a cell. */
export const HEIGHTS: Readonly<Record<PieceShape, number>> = {
  stick: 0.5,
  pawn: 0.62,
  rook: 0.66,
  bishop: 0.82,
  knight: 0.78,
  queen: 0.92,
  king: 1.16,
  seeds: 0,
  tile: 0.16,
};

export const CARD_THICKNESS = 0.1;
export const TILE_THICKNESS = 0.16;
export const PEG_HEIGHT = 0.09;
/** So much higher is what has been picked. */
export const LIFT = 0.14;

export const isOnCard = (view: View): boolean => view.surface === 'felt';

export function heightOf(view: View, piece: PieceView): number {
  return isOnCard(view) && piece.shape !== 'seeds' ? CARD_THICKNESS : HEIGHTS[piece.shape];
}
