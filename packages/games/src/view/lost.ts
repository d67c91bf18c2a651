import { type PieceShape, type PieceView, SIDES, type TrayView } from '../contract/index.ts';

// Captured pieces are beside the board, with their number.

/** The trays for each side's captured pieces. */
export const LOST_TRAYS: readonly TrayView[] = SIDES.map((owner) => ({ id: `lost-${owner}`, kind: 'lost', owner }));

/** The pieces on the board plus the missing ones of a shape; each side began with `each` of them. */
export function withLost(pieces: readonly PieceView[], shape: PieceShape, each: number): PieceView[] {
  const lost = LOST_TRAYS.map(({ id, owner }): PieceView => {
    const own = pieces.filter((piece) => piece.shape === shape && piece.owner === owner);
    return { id, shape, owner, at: { tray: id }, count: own.reduce((left, { count = 1 }) => left - count, each) };
  });
  return [...pieces, ...lost.filter(({ count = 0 }) => count > 0)];
}
