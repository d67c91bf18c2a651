import { useThree } from '@react-three/fiber';
import type { View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { ShadowMaterial } from 'three';
import type { Layout } from '../board/geometry/layout.ts';
import { UNIT } from '../board/geometry/rect.ts';
import { printGeometry } from './look/geometries.ts';
import { room } from './look/room.ts';
import { THICKNESS } from './scene/space.ts';

/** One key light with its shadow, and the light of the room. */
export function Light({ layout, isStark }: { readonly layout: Layout; readonly isStark: boolean }): ReactNode {
  const scene = useThree((state) => state.scene);
  useLayoutEffect(() => {
    // The room is warm, and high contrast wants plain white.
    scene.environment = isStark ? null : room();
    scene.environmentIntensity = 0.72;
  }, [scene, isStark]);
  const reach = Math.hypot(layout.width, layout.height) / 2 / UNIT + 0.4;
  if (isStark) {
    return (
      <>
        <ambientLight intensity={2.1} />
        <directionalLight position={[-5, 10, 2.6]} intensity={1.5} />
      </>
    );
  }
  return (
    <directionalLight
      key={reach}
      position={[-5, 10, 2.6]}
      color={0xfff5e8}
      intensity={2.6}
      castShadow
      shadow-mapSize={[1536, 1536]}
      shadow-camera-left={-reach}
      shadow-camera-right={reach}
      shadow-camera-top={reach}
      shadow-camera-bottom={-reach}
      shadow-camera-near={1}
      shadow-camera-far={24}
      shadow-bias={-0.0006}
      shadow-normalBias={0.018}
      shadow-radius={3}
    />
  );
}

/** The table is the page itself: only shadows are seen on it. */
export function Table({ view, layout }: { readonly view: View; readonly layout: Layout }): ReactNode {
  const material = useMemo(() => new ShadowMaterial({ color: 0x1d1006, opacity: 0.3 }), []);
  useEffect(() => () => material.dispose(), [material]);
  return (
    <mesh
      position-y={-THICKNESS[view.surface] - 0.02}
      scale={[(3 * layout.width) / UNIT, 1, (3 * layout.height) / UNIT]}
      geometry={printGeometry()}
      material={material}
      receiveShadow
    />
  );
}
