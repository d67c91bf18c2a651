import { type PieceShape, type PieceView, SIDES, type TrayView } from '../contract/index.ts';

// What is captured lies beside the board, and a number says how many they are.

/** Where each side's captured pieces lie. */
export const LOST_TRAYS: readonly TrayView[] = SIDES.map((owner) => ({ id: `lost-${owner}`, kind: 'lost', owner }));

/** The pieces on the table, and with them those of a shape that are missing: each side began with so many of them. */
export function withLost(pieces: readonly PieceView[], shape: PieceShape, each: number): PieceView[] {
  const lost = LOST_TRAYS.map(({ id, owner }): PieceView => {
    const own = pieces.filter((piece) => piece.shape === shape && piece.owner === owner);
    return { id, shape, owner, at: { tray: id }, count: own.reduce((left, { count = 1 }) => left - count, each) };
  });
  return [...pieces, ...lost.filter(({ count = 0 }) => count > 0)];
}
