import type { PieceView, View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import { isOnCard } from './heights.ts';

/** How a card lies among those beside it. */
export interface Fanned {
  /** Around the upright axis, in radians. */
  readonly turn: number;
  /** Towards the side that sits below, in cells. */
  readonly near: number;
}

const STRAIGHT: Fanned = { turn: 0, near: 0 };
/** Between neighbours. */
const ANGLE = 0.06;
/** How far the cards are from where they would all meet, in cells. */
const RADIUS = 13;
/** Corners that are turned need room at the edge of the cloth, in cells. */
const INSET = 0.06;

/** Cards of a reserve lie as a hand holds them, open towards the board; all others lie straight. */
export function fanned(piece: PieceView, view: View, { bottom }: Layout): Fanned {
  const { at } = piece;
  if (!isOnCard(view) || !('tray' in at)) return STRAIGHT;
  const tray = view.trays.find(({ id }) => id === at.tray);
  if (tray?.kind !== 'reserve') return STRAIGHT;
  const cards = view.pieces.filter((one) => 'tray' in one.at && one.at.tray === tray.id);
  const index = cards.findIndex(({ id }) => id === piece.id);
  return index < 0 ? STRAIGHT : placeInFan(index, cards.length, tray.owner === bottom ? 1 : -1);
}

/** The middle card is the nearest to the board, and the fan as a whole stays in the middle of its strip. */
function placeInFan(index: number, of: number, away: 1 | -1): Fanned {
  const middle = (of - 1) / 2;
  const dip = (steps: number): number => RADIUS * (1 - Math.cos(steps * ANGLE));
  return { turn: away * (middle - index) * ANGLE, near: away * (dip(index - middle) - dip(middle) / 2 - INSET) };
}
