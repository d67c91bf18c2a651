import type { View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BufferGeometry, Color, Float32BufferAttribute, MeshBasicMaterial } from 'three';
import type { Layout } from '../board/geometry/layout.ts';
import {
  isCountedInTray,
  isLostHeap,
  placeCandles,
  type Placement,
  stickCountOffset,
} from '../board/geometry/piece-placement.ts';
import { placeCounts, placeLabel } from '../board/labels.tsx';
import { type WorldPoint, toWorld, tableHeight } from './geometry/world-space.ts';
import type { Look } from './look.ts';
import { boardMaterialOf } from './materials/board-materials.ts';
import { paintTexture } from './materials/canvas-texture.ts';
import { CANDLE_DEPTH } from './scene/furniture-objects.ts';

// All labels are one mesh: a quad for each, textured from one atlas.

const ROWS = 12;
const CELL = 64;
const SIGNS = [
  ...Array.from({ length: 100 }, (_, n) => String(n)),
  ...Array.from('abcdefghijABCDEFGHIJ', (letter) => letter),
];

interface Sign {
  readonly text: string;
  readonly at: WorldPoint;
  readonly size: number;
  readonly ink: number;
}

interface LabelsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
  readonly look: Look;
}

let shared: MeshBasicMaterial | null = null;

/** The atlas is white; vertex colours tint it. */
function labelMaterial(): MeshBasicMaterial {
  shared ??= new MeshBasicMaterial({
    map: paintTexture(ROWS * CELL, (brush) => {
      brush.fillStyle = '#fff';
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.font = '600 40px system-ui, sans-serif';
      for (const [index, sign] of SIGNS.entries()) {
        brush.fillText(sign, ((index % ROWS) + 0.5) * CELL, (Math.floor(index / ROWS) + 0.54) * CELL);
      }
    }),
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  });
  return shared;
}

export function Labels3D({ view, layout, places, look }: LabelsProps): ReactNode {
  const geometry = useMemo(() => write(signsOf({ view, layout, places, look })), [view, layout, places, look]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return <mesh geometry={geometry} material={labelMaterial()} renderOrder={2} />;
}

function signsOf({ view, layout, places, look }: LabelsProps): readonly Sign[] {
  // Text beside the board lies on the page and uses the page's ink.
  const { ink, hasCounts } = look;
  const own = boardMaterialOf(view.surface, look).ink;
  const hair = 0.008;
  const labels = view.labels.map((label): Sign => {
    const at = toWorld(layout, placeLabel(label, view, layout), hair);
    return { text: label.text, at, size: view.surface === 'hardwood' ? 0.36 : 0.42, ink: own };
  });
  const counted = hasCounts ? placeCounts(view, layout) : [];
  const counts = counted.map((count): Sign => ({
    text: String(count.count),
    at: toWorld(layout, count, hair),
    size: 0.52,
    ink: own,
  }));
  const low = tableHeight(view.surface) + hair;
  const rows = view.pieces.flatMap((piece): Sign[] => {
    const place = places.get(piece.id);
    if (place === undefined || piece.owner === null || piece.count === undefined) return [];
    if (isLostHeap(view, piece) || isCountedInTray(piece)) {
      const beside = { x: place.x + 40, y: place.y };
      return [{ text: String(piece.count), at: toWorld(layout, beside, low), size: 0.46, ink }];
    }
    if (piece.shape !== 'stick' || !('tray' in piece.at)) return [];
    const next = stickCountOffset(place.sticks, piece.count);
    // Text is centred here; at the edge of the board, some of the table is hidden.
    const at = { x: place.x + next.x + (next.x === 0 ? 22 : 12), y: place.y + next.y };
    return [{ text: String(piece.count), at: toWorld(layout, at, low), size: 0.46, ink }];
  });
  const candles = view.furniture.flatMap((item): Sign[] => {
    if (item.kind !== 'candles') return [];
    const { x, y } = placeCandles(layout, item.of).count;
    const at = { x: x + 36, y: y + 20 - CANDLE_DEPTH };
    return [{ text: String(item.lit), at: toWorld(layout, at, low), size: 0.56, ink }];
  });
  return [...labels, ...counts, ...rows, ...candles];
}

function write(signs: readonly Sign[]): BufferGeometry {
  const positions: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const index: number[] = [];
  const colour = new Color();
  for (const { text, at, size, ink } of signs) {
    const cell = SIGNS.indexOf(text);
    if (cell < 0) continue;
    const [x, y, z] = at;
    const first = positions.length / 3;
    colour.set(ink);
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      positions.push(x + (right - 0.5) * size, y, z + (down - 0.5) * size);
      uvs.push(((cell % ROWS) + right) / ROWS, 1 - (Math.floor(cell / ROWS) + down) / ROWS);
      colours.push(colour.r, colour.g, colour.b);
    }
    index.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.setIndex(index);
  return geometry;
}
