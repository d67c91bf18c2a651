import type { View, GameLocale } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  MeshBasicMaterial,
  CanvasTexture,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';
import { tokenLines, tokenName } from '../board/board-surface.tsx';
import type { Layout } from '../board/geometry/layout.ts';
import {
  isCountedInTray,
  isLostHeap,
  placeCandles,
  type Placement,
  stickCountOffset,
  placeToken,
} from '../board/geometry/piece-placement.ts';
import { placeCounts, placeLabel } from '../board/labels.tsx';
import { type WorldPoint, toWorld, tableHeight } from './geometry/world-space.ts';
import type { Look } from './look.ts';
import { boardMaterialOf } from './materials/board-materials.ts';
import { paintTexture } from './materials/textures.ts';
import { CANDLE_DEPTH } from './scene/board-objects.ts';

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

interface TokenLabelsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly look: Look;
  readonly locale: GameLocale;
}

/** The names of tokens: at their left, or below them in a column. They face the reader wherever the camera is. */
export function TokenLabels({ view, layout, look, locale }: TokenLabelsProps): ReactNode {
  const onBoard = boardMaterialOf(view.surface, look).ink;
  return view.furniture.map((item) => {
    if (item.kind !== 'token') return null;
    const { name, owner } = item;
    const lines = layout.isWide ? tokenLines(locale, view, item) : [tokenName(locale, view, item)];
    const isOnBoard = owner === null && !layout.isWide;
    const at = toWorld(layout, placeToken(view, layout, owner), isOnBoard ? 0 : tableHeight(view.surface));
    // On the cloth the names lie on the board, otherwise on the table.
    const ink = isOnBoard || view.surface === 'felt' ? onBoard : look.ink;
    return <Name key={`${name} ${owner}`} text={lines.join('\n')} ink={ink} at={at} isBelow={layout.isWide} />;
  });
}

interface NameProps {
  /** A line each. */
  readonly text: string;
  readonly ink: number;
  /** Where the token is. */
  readonly at: WorldPoint;
  readonly isBelow: boolean;
}

/** The height of a line, and how far the text is from the middle of its token, in cells. */
const LINE = 0.3;
const ASIDE = 0.25;
const BELOW = 0.2;

function Name({ text, ink, at, isBelow }: NameProps): ReactNode {
  const { material, width, height } = useMemo(() => written(text), [text]);
  material.color.set(ink);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  return (
    <sprite
      position={at}
      scale={[width, height, 1]}
      center={isBelow ? [0.5, 1 + BELOW / height] : [1 + ASIDE / width, 0.5]}
      material={material}
      renderOrder={ABOVE_PIECES}
    />
  );
}

const ABOVE_PIECES = 8;
const FONT = '600 46px system-ui, sans-serif';
const LINE_PX = 64;

interface Written {
  readonly material: SpriteMaterial;
  readonly width: number;
  readonly height: number;
}

function written(text: string): Written {
  const lines = text.split('\n');
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  let wide = LINE_PX;
  if (brush !== null) {
    brush.font = FONT;
    wide = Math.ceil(Math.max(...lines.map((line) => brush.measureText(line).width))) + 8;
    canvas.width = wide;
    canvas.height = lines.length * LINE_PX;
    // Resizing a canvas resets its state.
    brush.font = FONT;
    brush.fillStyle = '#fff';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    for (const [row, line] of lines.entries()) brush.fillText(line, wide / 2, (row + 0.54) * LINE_PX);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  // A text that stands in the table would be half hidden by it.
  const material = new SpriteMaterial({ map, transparent: true, depthTest: false, depthWrite: false });
  return { material, width: (wide / LINE_PX) * LINE, height: lines.length * LINE };
}
