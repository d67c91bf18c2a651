import type { Surface, PieceShape, PieceView, View } from '@tabuleiro/games';
import { clothOf, type Layout } from '../../board/geometry/layout.ts';
import { type Point, type Rect, UNIT } from '../../board/geometry/rect.ts';
import { isFigure } from '../../board/pieces/figure-outlines.ts';

// World space: a cell of the 2D layout is 1 wide, x grows to the right, z towards the near side, y upwards. The top of
// the board is at height 0, the table below it.

export type WorldPoint = readonly [x: number, y: number, z: number];

/** Thickness of the board. */
export const THICKNESS: Readonly<Record<Surface, number>> = {
  sand: 0.34,
  felt: 0.07,
  marble: 0.3,
  hardwood: 0.5,
  slate: 0.3,
};

export function toWorld({ width, height }: Layout, { x, y }: Point, up: number): WorldPoint {
  return [(x - width / 2) / UNIT, up, (y - height / 2) / UNIT];
}

/** The height of what lies beside the board. Reserve cards lie on the cloth like the others. */
export function tableHeight(surface: Surface): number {
  return surface === 'felt' ? 0 : -THICKNESS[surface];
}

/** The part of the layout that the board covers; the cloth covers the strips too. */
export function boardRect(layout: Layout, surface: Surface): Rect {
  return surface === 'felt' ? clothOf(layout) : layout.slab;
}

/** The depth of a bowl at a distance from its centre; 1 is its edge. */
export function bowlDepth(reach: number): number {
  return BOWL_DEPTH * Math.max(0, 1 - reach ** 2.4);
}

export const BOWL_RADIUS = 0.45;
/** The hollow is a little narrower than its rim. */
export const BOWL_FLOOR = BOWL_RADIUS - 0.03;
const BOWL_DEPTH = 0.3;
/** The hollow of a stick in the sand. */
export const HOLE_RADIUS = 0.29;
export const HOLE_DEPTH = 0.13;

/** Heights of pieces on a cell. */
export const HEIGHTS: Readonly<Record<PieceShape, number>> = {
  stick: 0.5,
  disc: 0.16,
  pawn: 0.62,
  rook: 0.66,
  bishop: 0.82,
  knight: 0.78,
  queen: 0.82,
  king: 1.34,
  seeds: 0,
  tile: 0.16,
};

export const CARD_THICKNESS = 0.15;
export const TILE_THICKNESS = 0.16;
/** What is drawn on a tile is a little narrower than it. */
export const TILE_TOP_WIDTH = 0.84;
export const TILE_HOLE_RADIUS = 0.043;
export const PEG_HEIGHT = 0.09;
/** How far a picked piece is lifted. */
export const LIFT = 0.14;

export const isOnCard = (view: View): boolean => view.surface === 'felt';

/** Whether chess figures stand on the table, which are higher than all else. */
export const hasStandingFigures = (view: View): boolean =>
  !isOnCard(view) && view.pieces.some(({ shape }) => isFigure(shape));

export function heightOf(view: View, { shape }: PieceView, isFlat: boolean): number {
  if (shape === 'seeds' || (shape === 'tile' && !isOnCard(view))) return HEIGHTS[shape];
  if (isOnCard(view)) return CARD_THICKNESS;
  return isFlat ? Math.min(HEIGHTS[shape], HEIGHTS.disc) : HEIGHTS[shape];
}
