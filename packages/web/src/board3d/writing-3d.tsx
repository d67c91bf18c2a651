import type { View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BufferGeometry, Color, Float32BufferAttribute, MeshBasicMaterial } from 'three';
import { type Layout, stripOf } from '../board/geometry/layout.ts';
import { isLostHeap, placeCandles, type Placement, STICK_PITCH } from '../board/geometry/places.ts';
import { countsOf, placeOf } from '../board/writing.tsx';
import { makingOf } from './look/finishes.ts';
import type { Look } from './look/look.ts';
import { painted } from './look/paint.ts';
import { CANDLE_DEPTH } from './scene/furniture-actors.ts';
import { type Spot, spotOf, strandHeight } from './scene/space.ts';

// All letters and numbers are one mesh: each is a small square that shows its part of one picture.

const ROWS = 12;
const CELL = 64;
const SIGNS = [
  ...Array.from({ length: 100 }, (_, n) => String(n)),
  ...Array.from('abcdefghijABCDEFGHIJ', (letter) => letter),
];

interface Sign {
  readonly text: string;
  readonly at: Spot;
  readonly size: number;
  readonly ink: number;
}

interface WritingProps {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
  readonly look: Look;
}

let shared: MeshBasicMaterial | null = null;

/** The picture with all signs, in white: the colour comes with each corner. */
function writingMaterial(): MeshBasicMaterial {
  shared ??= new MeshBasicMaterial({
    map: painted(ROWS * CELL, (brush) => {
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

export function Writing3D({ view, layout, places, look }: WritingProps): ReactNode {
  const geometry = useMemo(() => write(signsOf({ view, layout, places, look })), [view, layout, places, look]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return <mesh geometry={geometry} material={writingMaterial()} renderOrder={2} />;
}

function signsOf({ view, layout, places, look }: WritingProps): readonly Sign[] {
  // Beside the board lies the page, with an ink of its own.
  const { ink, hasCounts } = look;
  const own = makingOf(view.surface, look).ink;
  const hair = 0.008;
  const labels = view.labels.map((label): Sign => {
    const at = spotOf(layout, placeOf(label, view, layout), hair);
    return { text: label.text, at, size: view.surface === 'hardwood' ? 0.36 : 0.42, ink: own };
  });
  const counted = hasCounts ? countsOf(view, layout) : [];
  const counts = counted.map((count): Sign => ({
    text: String(count.count),
    at: spotOf(layout, count, hair),
    size: 0.52,
    ink: own,
  }));
  const low = strandHeight(view.surface) + hair;
  const rows = view.pieces.flatMap((piece): Sign[] => {
    const place = places.get(piece.id);
    if (place === undefined || piece.owner === null || piece.count === undefined) return [];
    if (isLostHeap(view, piece)) {
      const beside = { x: place.x + 40, y: place.y };
      return [{ text: String(piece.count), at: spotOf(layout, beside, low), size: 0.46, ink }];
    }
    if (piece.shape !== 'stick' || !('tray' in piece.at)) return [];
    const { y, height } = stripOf(layout, piece.owner);
    const at = { x: place.x + piece.count * STICK_PITCH + 12, y: y + height / 2 };
    return [{ text: String(piece.count), at: spotOf(layout, at, low), size: 0.46, ink }];
  });
  const candles = view.furniture.flatMap((item): Sign[] => {
    if (item.kind !== 'candles') return [];
    const { x, y } = placeCandles(layout, item.of).count;
    const at = { x: x + 36, y: y + 20 - CANDLE_DEPTH };
    return [{ text: String(item.lit), at: spotOf(layout, at, low), size: 0.56, ink }];
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
