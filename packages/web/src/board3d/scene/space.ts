import type { Surface } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import { type Point, type Rect, UNIT } from '../../board/geometry/rect.ts';

// The flat board lies on the ground of the deep one: a cell is 1 wide, x grows to the right, z towards the side that
// sits below, y upwards. The top of the board is at height 0, the table under it.

export type Spot = readonly [x: number, y: number, z: number];

/** How thick the board is. */
export const THICKNESS: Readonly<Record<Surface, number>> = {
  sand: 0.34,
  felt: 0.07,
  marble: 0.3,
  hardwood: 0.5,
  slate: 0.3,
};

export function spotOf({ width, height }: Layout, { x, y }: Point, up: number): Spot {
  return [(x - width / 2) / UNIT, up, (y - height / 2) / UNIT];
}

/** The height on which what lies beside the board lies: reserve cards share the cloth with the others. */
export function strandHeight(surface: Surface): number {
  return surface === 'felt' ? 0 : -THICKNESS[surface];
}

/** The part of the layout that the board itself takes; the cloth covers the strips too. */
export function boardRect({ slab, strips }: Layout, surface: Surface): Rect {
  if (surface !== 'felt') return slab;
  return { ...slab, y: strips.far.y, height: strips.near.y + strips.near.height - strips.far.y };
}

/** How deep a bowl is, so far from its middle where 1 is its edge. */
export function bowlDepth(reach: number): number {
  return BOWL_DEPTH * Math.max(0, 1 - reach ** 2.4);
}

export const BOWL_RADIUS = 0.45;
/** The hollow itself is a little narrower than the edge around it. */
export const BOWL_FLOOR = BOWL_RADIUS - 0.03;
const BOWL_DEPTH = 0.3;
/** The hollow of a stick in the sand. */
export const HOLE_RADIUS = 0.29;
export const HOLE_DEPTH = 0.13;
