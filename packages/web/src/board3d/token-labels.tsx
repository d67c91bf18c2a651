import { formatMessage, type GameLocale, type View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CanvasTexture, MeshBasicMaterial, SRGBColorSpace } from 'three';
import { tokenName } from '../board/furniture.tsx';
import type { Layout } from '../board/geometry/layout.ts';
import { placeToken, TOKEN_NAME } from '../board/geometry/piece-placement.ts';
import { UNIT } from '../board/geometry/rect.ts';
import { decalGeometry } from './geometry/geometries.ts';
import { toWorld, tableHeight, type WorldPoint } from './geometry/world-space.ts';
import type { Look } from './look.ts';
import { boardMaterialOf } from './materials/board-materials.ts';

interface TokenLabelsProps {
  readonly view: View;
  readonly layout: Layout;
  readonly look: Look;
  readonly locale: GameLocale;
}

/** The names of tokens: beside them, below them in a column, or along the rim of the board if nobody has them. */
export function TokenLabels({ view, layout, look, locale }: TokenLabelsProps): ReactNode {
  const onBoard = boardMaterialOf(view.surface, look).ink;
  // On the cloth the names lie on the board, otherwise on the table.
  const ink = view.surface === 'felt' ? onBoard : look.ink;
  return view.furniture.map((item) => {
    if (item.kind !== 'token') return null;
    const { name, owner } = item;
    const text = layout.isWide ? formatMessage(locale, { code: name }) : tokenName(locale, item);
    const way = layout.isWide ? 'below' : owner === null ? 'rim' : 'left';
    const isOnBoard = way === 'rim';
    const height = isOnBoard ? 0 : tableHeight(view.surface);
    const at = toWorld(layout, placeToken(view, layout, owner), height + 0.01);
    return <Name key={`${name} ${owner}`} text={text} ink={isOnBoard ? onBoard : ink} at={at} way={way} />;
  });
}

const GAP = 0.25;

interface NameProps {
  readonly text: string;
  readonly ink: number;
  /** Where the token is. */
  readonly at: readonly [number, number, number];
  /** Where the name lies. */
  readonly way: 'below' | 'left' | 'rim';
}

const HEIGHT = 0.29;

function Name({ text, ink, at: [x, y, z], way }: NameProps): ReactNode {
  const { material, width } = useMemo(() => written(text), [text]);
  material.color.set(ink);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  const away = GAP + width / 2;
  const positions: Record<NameProps['way'], WorldPoint> = {
    below: [x, y, z + TOKEN_NAME / UNIT],
    left: [x - away, y, z],
    rim: [x, y, z - away],
  };
  return (
    <mesh
      position={positions[way]}
      rotation={[0, way === 'rim' ? Math.PI / 2 : 0, 0]}
      scale={[width, 1, HEIGHT]}
      geometry={decalGeometry()}
      material={material}
      renderOrder={2}
    />
  );
}

const FONT = '600 44px system-ui, sans-serif';
const TALL_PX = 64;

function written(text: string): { readonly material: MeshBasicMaterial; readonly width: number } {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  let wide = TALL_PX;
  if (brush !== null) {
    brush.font = FONT;
    wide = Math.ceil(brush.measureText(text).width) + 8;
    canvas.width = wide;
    canvas.height = TALL_PX;
    // Resizing a canvas resets its state.
    brush.font = FONT;
    brush.fillStyle = '#fff';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(text, wide / 2, TALL_PX * 0.54);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
  return { material, width: (wide / TALL_PX) * HEIGHT };
}
