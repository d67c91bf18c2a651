import type { PieceView, View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import { isOnCard } from '../geometry/world-space.ts';

/** Where a card lies in its fan. */
interface FanPlace {
  /** Rotation around the y axis, in radians. */
  readonly turn: number;
  /** Offset towards the near side, in cells. */
  readonly near: number;
}

const STRAIGHT: FanPlace = { turn: 0, near: 0 };
/** The angle between neighbours. */
const ANGLE = 0.06;
/** The radius of the fan, in cells. */
const RADIUS = 13;
/** Keeps rotated corners on the cloth, in cells. */
const INSET = 0.06;

/** The cards of a reserve form a fan that opens towards the board; in a column, and elsewhere, cards lie straight. */
export function placeInFanOf(piece: PieceView, view: View, { bottom, isWide }: Layout): FanPlace {
  const { at } = piece;
  if (isWide || !isOnCard(view) || !('tray' in at)) return STRAIGHT;
  const tray = view.trays.find(({ id }) => id === at.tray);
  if (tray?.kind !== 'reserve') return STRAIGHT;
  const cards = view.pieces.filter((one) => 'tray' in one.at && one.at.tray === tray.id);
  const index = cards.findIndex(({ id }) => id === piece.id);
  return index < 0 ? STRAIGHT : placeInFan(index, cards.length, tray.owner === bottom ? 1 : -1);
}

/** The middle card is nearest to the board. The fan as a whole is centred on its strip. */
function placeInFan(index: number, of: number, away: 1 | -1): FanPlace {
  const middle = (of - 1) / 2;
  const dip = (steps: number): number => RADIUS * (1 - Math.cos(steps * ANGLE));
  return { turn: away * (middle - index) * ANGLE, near: away * (dip(index - middle) - dip(middle) / 2 - INSET) };
}
