import type { Surface, View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BackSide, Box3, type BufferGeometry, MeshBasicMaterial, MeshStandardMaterial, Path, Vector3 } from 'three';
import { type Layout, storeOf } from '../board/geometry/layout.ts';
import { centreOf, type Point, UNIT } from '../board/geometry/rect.ts';
import { extrudeFlat } from './geometry/geometries.ts';
import { ellipse, roundRect } from './geometry/shapes.ts';
import { boardRect, BOWL_RADIUS, HOLE_RADIUS, toWorld, THICKNESS } from './geometry/world-space.ts';
import type { Look } from './look.ts';
import { boardMaterialOf } from './materials/board-materials.ts';
import { textureOf } from './materials/textures.ts';

/** Corner radius and bevel. */
const CUTS: Readonly<Record<Surface, { readonly corner: number; readonly bevel: number }>> = {
  sand: { corner: 0.26, bevel: 0.05 },
  felt: { corner: 0.22, bevel: 0.02 },
  marble: { corner: 0.12, bevel: 0.05 },
  hardwood: { corner: 0.7, bevel: 0.07 },
  slate: { corner: 0.12, bevel: 0.05 },
};

interface BoardMeshProps {
  readonly view: View;
  readonly layout: Layout;
  readonly look: Look;
}

/** The board itself, with real holes and bowls. */
export function BoardMesh({ view, layout, look }: BoardMeshProps): ReactNode {
  const { surface } = view;
  // Every view brings a new layout, but the board stays the same.
  const outline = outlineOf(view, layout);
  const [carved, setCarved] = useState(() => ({ outline, geometry: carve(view, layout) }));
  if (carved.outline !== outline) setCarved({ outline, geometry: carve(view, layout) });
  const { geometry } = carved;
  useEffect(() => () => geometry.dispose(), [geometry]);
  const making = boardMaterialOf(surface, look);
  const material = useMemo(() => {
    const { texture: name, colour, rough } = making;
    const made = new MeshStandardMaterial({ color: colour, roughness: rough });
    if (name === null) return made;
    made.map = textureOf(name);
    if (name === 'sand') {
      made.bumpMap = made.map;
      made.bumpScale = 2.5;
    }
    return made;
  }, [making]);
  useEffect(() => () => material.dispose(), [material]);
  if (!look.isHighContrast) {
    return (
      <>
        <mesh geometry={geometry} material={material} castShadow receiveShadow />
        {surface === 'felt' && look.finish === 'classic' && <ClothRim layout={layout} />}
      </>
    );
  }
  return (
    <>
      <mesh geometry={geometry} material={material} />
      <mesh geometry={geometry} material={edgeMaterial()} {...around(geometry, 0.03)} />
    </>
  );
}

const RIM_WIDTH = 0.07;
const RIM_HEIGHT = 0.13;
const RIM_COLOUR = 0x6b4327;

/** A cloth has no edge of its own: a wooden rim holds it. */
function ClothRim({ layout }: Pick<BoardMeshProps, 'layout'>): ReactNode {
  const { x, y, width, height } = boardRect(layout, 'felt');
  const { corner } = CUTS.felt;
  const rim = useMemo(() => {
    const [wide, deep] = [width / UNIT, height / UNIT];
    const shape = roundRect(wide + 2 * RIM_WIDTH, deep + 2 * RIM_WIDTH, corner + RIM_WIDTH);
    shape.holes.push(new Path(roundRect(wide - 0.02, deep - 0.02, corner).getPoints()));
    const geometry = extrudeFlat(shape, RIM_HEIGHT, 0.02, 8).translate(0, -THICKNESS.felt, 0);
    const material = new MeshStandardMaterial({ color: RIM_COLOUR, roughness: 0.45, map: textureOf('wood') });
    return { geometry, material };
  }, [width, height, corner]);
  useEffect(
    () => () => {
      rim.geometry.dispose();
      rim.material.dispose();
    },
    [rim],
  );
  const at = toWorld(layout, { x: x + width / 2, y: y + height / 2 }, 0);
  return <mesh geometry={rim.geometry} material={rim.material} position={at} castShadow receiveShadow />;
}

let edge: MeshBasicMaterial | null = null;

/** For the outline: the board a little larger, black, seen from behind. */
function edgeMaterial(): MeshBasicMaterial {
  edge ??= new MeshBasicMaterial({ color: 0x000000, side: BackSide });
  return edge;
}

function around(geometry: BufferGeometry, by: number): { readonly position: Vector3; readonly scale: Vector3 } {
  geometry.computeBoundingBox();
  const box = geometry.boundingBox ?? new Box3();
  const [size, middle] = [box.getSize(new Vector3()), box.getCenter(new Vector3())];
  const scale = new Vector3(1 + (2 * by) / size.x, 1, 1 + (2 * by) / size.z);
  return { position: middle.clone().sub(middle.multiply(scale)), scale };
}

function outlineOf({ surface, cells }: View, { width, height, bottom }: Layout): string {
  return `${surface} ${width} ${height} ${bottom} ${cells.length}`;
}

/** Squares lie slightly above the frame, to avoid z-fighting. */
const SUNK = 0.012;

function carve(view: View, layout: Layout): BufferGeometry {
  const { surface } = view;
  const { corner, bevel } = CUTS[surface];
  const rect = boardRect(layout, surface);
  const [x, , z] = toWorld(layout, centreOf(rect), 0);
  const shape = roundRect(rect.width / UNIT, rect.height / UNIT, corner);
  // The bevel widens a hole at the top again.
  const drill = (at: Point, across: number, deep: number): void => {
    const [cx, , cz] = toWorld(layout, at, 0);
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
  return extrudeFlat(shape, thickness, bevel, 20).translate(x, -thickness - (isSquared ? SUNK : 0), z);
}
