import { useThree, addAfterEffect, useFrame } from '@react-three/fiber';
import type { GameLocale, View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ShadowMaterial } from 'three';
import type { Suggestions } from '../board/board-props.ts';
import type { Layout } from '../board/geometry/layout.ts';
import { UNIT } from '../board/geometry/rect.ts';
import { BoardMesh } from './board-mesh.tsx';
import { decalGeometry } from './geometry/geometries.ts';
import { THICKNESS } from './geometry/world-space.ts';
import { InstancedMeshes } from './instanced-meshes.tsx';
import { Labels3D } from './labels-3d.tsx';
import { environmentMap } from './materials/environment-map.ts';
import type { SceneFacts } from './scene/describe-scene.ts';
import type { SceneAnimator } from './scene/scene-animator.ts';
import { SuggestedMoves3D } from './suggested-moves-3d.tsx';
import { TokenLabels } from './token-labels.tsx';

interface SceneProps {
  readonly facts: SceneFacts;
  readonly suggestions: Suggestions;
  readonly frameMs: number;
  readonly animator: SceneAnimator;
  readonly locale: GameLocale;
}

/** The table with everything on it. */
export function Scene({ facts, suggestions, frameMs, animator, locale }: SceneProps): ReactNode {
  const { view, layout, places, look } = facts;
  return (
    <>
      <Lighting layout={layout} isHighContrast={look.isHighContrast} />
      {!look.isHighContrast && <ShadowCatcher view={view} layout={layout} />}
      <BoardMesh view={view} layout={layout} look={look} />
      <Labels3D view={view} layout={layout} places={places} look={look} />
      <TokenLabels view={view} layout={layout} look={look} locale={locale} />
      <InstancedMeshes facts={facts} frameMs={frameMs} animator={animator} />
      <SuggestedMoves3D suggestions={suggestions} view={view} layout={layout} places={places} look={look} />
    </>
  );
}

/** One directional light with shadows, and the environment map. */
function Lighting({
  layout,
  isHighContrast,
}: {
  readonly layout: Layout;
  readonly isHighContrast: boolean;
}): ReactNode {
  const scene = useThree((state) => state.scene);
  useLayoutEffect(() => {
    // The environment map is warm; high contrast needs plain white.
    scene.environment = isHighContrast ? null : environmentMap();
    scene.environmentIntensity = 0.72;
  }, [scene, isHighContrast]);
  const reach = Math.hypot(layout.width, layout.height) / 2 / UNIT + 0.4;
  if (isHighContrast) {
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

/** The page itself is the table: this plane only shows shadows. */
function ShadowCatcher({ view, layout }: { readonly view: View; readonly layout: Layout }): ReactNode {
  const material = useMemo(() => new ShadowMaterial({ color: 0x1d1006, opacity: 0.3 }), []);
  useEffect(() => () => material.dispose(), [material]);
  return (
    <mesh
      position-y={-THICKNESS[view.surface] - 0.02}
      scale={[(3 * layout.width) / UNIT, 1, (3 * layout.height) / UNIT]}
      geometry={decalGeometry()}
      material={material}
      receiveShadow
    />
  );
}

/** Reports that the first frame has been drawn. */
export function FirstFrame({ onDrawn }: { readonly onDrawn: () => void }): null {
  const isBegun = useRef(false);
  useFrame(() => {
    isBegun.current = true;
  });
  // `useFrame` runs before drawing, this after it.
  useEffect(
    () =>
      addAfterEffect(() => {
        if (isBegun.current) onDrawn();
      }),
    [onDrawn],
  );
  return null;
}
