import type { Surface, View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type BufferGeometry, MeshStandardMaterial, type Texture } from 'three';
import { type Layout, storeOf } from '../board/geometry/layout.ts';
import { centreOf, type Point, UNIT } from '../board/geometry/rect.ts';
import { lying } from './look/geometries.ts';
import { ground } from './look/grounds.ts';
import { ellipse, roundRect } from './look/shapes.ts';
import { boardRect, BOWL_RADIUS, HOLE_RADIUS, spotOf, THICKNESS } from './scene/space.ts';

interface Look {
  readonly map: () => Texture;
  readonly colour: number;
  readonly rough: number;
  readonly corner: number;
  readonly bevel: number;
}

const LOOKS: Readonly<Record<Surface, Look>> = {
  sand: { map: () => ground('sand'), colour: 0xffffff, rough: 1, corner: 0.26, bevel: 0.05 },
  felt: { map: () => ground('felt'), colour: 0xffffff, rough: 1, corner: 0.22, bevel: 0.02 },
  marble: { map: () => ground('wood'), colour: 0x543a28, rough: 0.45, corner: 0.12, bevel: 0.05 },
  hardwood: { map: () => ground('wood'), colour: 0x864c28, rough: 0.5, corner: 0.7, bevel: 0.07 },
  slate: { map: () => ground('wood'), colour: 0x543a28, rough: 0.45, corner: 0.12, bevel: 0.05 },
};

interface SlabProps {
  readonly view: View;
  readonly layout: Layout;
}

/** The board itself, with real holes where something is carved out of it. */
export function Slab({ view, layout }: SlabProps): ReactNode {
  const { surface } = view;
  // The layout is made anew for every view, but the board stays the same.
  const outline = outlineOf(view, layout);
  const geometry = useMemo(() => carve(view, layout), [outline]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const material = useMemo(() => {
    const { map, colour, rough } = LOOKS[surface];
    return new MeshStandardMaterial({ map: map(), color: colour, roughness: rough });
  }, [surface]);
  useEffect(() => () => material.dispose(), [material]);
  return <mesh geometry={geometry} material={material} castShadow receiveShadow />;
}

function outlineOf({ surface, cells }: View, { width, height, bottom }: Layout): string {
  return `${surface} ${width} ${height} ${bottom} ${cells.length}`;
}

/** Squares are let into the frame, a little proud of it, so that the two never fight for the same height. */
const SUNK = 0.012;

function carve(view: View, layout: Layout): BufferGeometry {
  const { surface } = view;
  const { corner, bevel } = LOOKS[surface];
  const rect = boardRect(layout, surface);
  const [x, , z] = spotOf(layout, centreOf(rect), 0);
  const shape = roundRect(rect.width / UNIT, rect.height / UNIT, corner);
  // The softened edge widens a hole at the top again.
  const drill = (at: Point, across: number, deep: number): void => {
    const [cx, , cz] = spotOf(layout, at, 0);
    shape.holes.push(ellipse(cx - x, z - cz, across - bevel, deep - bevel));
  };
  for (const { id, shape: form } of view.cells) {
    const at = layout.cells.get(id);
    if (at === undefined) continue;
    if (form === 'hole') drill(at, HOLE_RADIUS, HOLE_RADIUS);
    if (form === 'bowl') drill(at, BOWL_RADIUS, BOWL_RADIUS);
  }
  for (const { kind, owner } of view.trays) {
    if (kind !== 'store') continue;
    const hollow = storeOf(layout, owner);
    drill(centreOf(hollow), hollow.width / 2 / UNIT, hollow.height / 2 / UNIT);
  }
  const thickness = THICKNESS[surface];
  const isSquared = view.cells.some(({ shape: form }) => form === 'square');
  return lying(shape, thickness, bevel, 20).translate(x, -thickness - (isSquared ? SUNK : 0), z);
}
