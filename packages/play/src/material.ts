import { otherSide, type PieceShape, type Position, type Side, type View, type Viewer } from '@tabuleiro/games';

/** What a side has more than before, the other side's losses counted as its own gains. */
export interface Gain {
  readonly shape: PieceShape;
  readonly count: number;
}

/** What changed hands between two positions, as far as a look at the table tells. */
export function netGain(viewer: Viewer, before: Position, after: Position, side: Side): Gain {
  const [then, now] = [viewer.describe(before), viewer.describe(after)];
  const gained = holdings(now, side) - holdings(then, side);
  const taken = holdings(then, otherSide(side)) - holdings(now, otherSide(side));
  return { shape: now.pieces[0]?.shape ?? 'pawn', count: gained + taken };
}

/** How much a side has: its pieces that still count, or, where pieces belong to nobody, what lies in its store. */
function holdings({ pieces, trays }: View, side: Side): number {
  let sum = 0;
  for (const { owner, at, state, count = 1 } of pieces) {
    const tray = 'tray' in at ? trays.find(({ id }) => id === at.tray) : undefined;
    if (state === 'dead' || tray?.kind === 'lost') continue;
    if (owner === side || (owner === null && tray?.kind === 'store' && tray.owner === side)) sum += count;
  }
  return sum;
}
