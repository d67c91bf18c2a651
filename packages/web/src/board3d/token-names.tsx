import { sayMessage, type Side, type View, type Voice } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo } from 'react';
import { CanvasTexture, MeshBasicMaterial, SRGBColorSpace } from 'three';
import type { Layout } from '../board/geometry/layout.ts';
import { placeToken } from '../board/geometry/places.ts';
import { makingOf } from './look/finishes.ts';
import { printGeometry } from './look/geometries.ts';
import type { Look } from './look/look.ts';
import { spotOf, strandHeight } from './scene/space.ts';

interface TokenNamesProps {
  readonly view: View;
  readonly layout: Layout;
  readonly look: Look;
  readonly voice: Voice;
}

/** What the tokens are called that stand with a side, written beside them. */
export function TokenNames({ view, layout, look, voice }: TokenNamesProps): ReactNode {
  // On the cloth they are written on the board itself, else on the table.
  const ink = view.surface === 'felt' ? makingOf(view.surface, look).ink : look.ink;
  return view.furniture.map((item) => {
    if (item.kind !== 'token' || item.owner === null) return null;
    const at = namePlace(view, layout, item.owner);
    return <Name key={`${item.name} ${item.owner}`} text={sayMessage(voice, { code: item.name })} ink={ink} at={at} />;
  });
}

const GAP = 0.25;

function namePlace(view: View, layout: Layout, owner: Side): readonly [number, number, number] {
  const [x, y, z] = spotOf(layout, placeToken(view, layout, owner), strandHeight(view.surface) + 0.01);
  return [x - GAP, y, z];
}

interface NameProps {
  readonly text: string;
  readonly ink: number;
  /** Where it ends. */
  readonly at: readonly [number, number, number];
}

const HEIGHT = 0.29;

function Name({ text, ink, at: [x, y, z] }: NameProps): ReactNode {
  const { material, width } = useMemo(() => written(text), [text]);
  material.color.set(ink);
  useEffect(
    () => () => {
      material.map?.dispose();
      material.dispose();
    },
    [material],
  );
  return (
    <mesh
      position={[x - width / 2, y, z]}
      scale={[width, 1, HEIGHT]}
      geometry={printGeometry()}
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
    // A canvas that changes its size forgets everything else.
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
