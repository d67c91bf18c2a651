import { type PieceShape, type PieceView, SIDES, type TrayView, CLOCK_LIMIT, type Message } from '../contract/index.ts';

// What is beside the board: captured pieces with their number, and the notice that the match is about to end.

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

/** The message code for the notice that plies without progress are about to end the game. */
export type EndNearCode = 'end-near';

/** The notice appears when this many plies are left, or fewer. */
const NEAR = 20;

/** The notice about the plies without progress; the game must not be over. */
export function describeClock(clock: number): readonly Message<EndNearCode>[] {
  const left = CLOCK_LIMIT - clock;
  return left <= NEAR ? [{ code: 'end-near', values: { left } }] : [];
}
