import type { GameLocale, View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CanvasTexture, SpriteMaterial, SRGBColorSpace } from 'three';
import { tokenLines, tokenName } from '../board/furniture.tsx';
import type { Layout } from '../board/geometry/layout.ts';
import { placeToken } from '../board/geometry/piece-placement.ts';
import { toWorld, tableHeight, type WorldPoint } from './geometry/world-space.ts';
import type { Look } from './look.ts';
import { boardMaterialOf } from './materials/board-materials.ts';

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
    const lines = layout.isWide ? tokenLines(locale, item) : [tokenName(locale, item)];
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
