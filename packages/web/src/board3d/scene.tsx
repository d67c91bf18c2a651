import { useThree, addAfterEffect, useFrame } from '@react-three/fiber';
import type { GameLocale, View } from '@tabuleiro/games';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, type RefObject, useState } from 'react';
import { ShadowMaterial, type InstancedMesh } from 'three';
import type { Suggestions } from '../board/board-props.ts';
import type { Layout } from '../board/geometry/layout.ts';
import { UNIT } from '../board/geometry/rect.ts';
import type { BatchName } from './batch-names.ts';
import { BoardMesh } from './board-mesh.tsx';
import { decalGeometry } from './geometry/geometries.ts';
import { THICKNESS } from './geometry/world-space.ts';
import { Labels3D, TokenLabels } from './labels-3d.tsx';
import { batchOf } from './materials/batches.ts';
import { outlineMaterial } from './materials/colours.ts';
import { environmentMap } from './materials/environment-map.ts';
import { type SceneFacts, describeScene } from './scene/describe-scene.ts';
import type { SceneAnimator } from './scene/scene-animator.ts';
import { SeedTracker } from './scene/seed-tracker.ts';
import { SuggestedMoves3D } from './suggested-moves-3d.tsx';

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

interface InstancedMeshesProps {
  readonly facts: SceneFacts;
  readonly frameMs: number;
  readonly animator: SceneAnimator;
}

type Meshes = Map<BatchName, InstancedMesh>;

/** Everything that may move, one instanced mesh per batch. React decides what exists; frames decide where it is. */
export function InstancedMeshes({ facts, frameMs, animator }: InstancedMeshesProps): ReactNode {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const [seeds] = useState(() => new SeedTracker());
  const [capacities, setCapacities] = useState<ReadonlyMap<BatchName, number>>(new Map());
  const meshes = useRef<Meshes>(new Map());
  const outlines = useRef<Meshes>(new Map());
  const { isHighContrast } = facts.look;

  useLayoutEffect(() => {
    animator.show(describeScene(facts, seeds), performance.now(), frameMs);
    setCapacities((before) => withCapacityFor(before, animator.countBatches()));
    invalidate();
  }, [animator, seeds, facts, frameMs, invalidate]);

  // New meshes are empty.
  useLayoutEffect(() => {
    animator.refresh();
    invalidate();
  }, [animator, capacities, isHighContrast, invalidate]);

  useFrame(() => {
    const goesOn = animator.step(performance.now(), meshes.current);
    if (goesOn === null) return;
    for (const [name, outline] of outlines.current) follow(outline, meshes.current.get(name));
    gl.shadowMap.needsUpdate = true;
    if (goesOn) invalidate();
  });

  return [...capacities].map(([name, capacity]) => {
    const { geometry, material, castsShadow, order } = batchOf(name, isHighContrast);
    const key = `${name} ${capacity}${isHighContrast ? ' high-contrast' : ''}`;
    const mesh = (
      <instancedMesh
        key={key}
        ref={(one) => keepIn(meshes, name, one)}
        args={[geometry, material, capacity]}
        dispose={null}
        castShadow={castsShadow}
        receiveShadow={!isHighContrast}
        renderOrder={order}
        frustumCulled={false}
      />
    );
    if (!isHighContrast || !castsShadow) return mesh;
    return [
      mesh,
      <instancedMesh
        key={`${key} outline`}
        ref={(one) => keepIn(outlines, name, one)}
        args={[geometry, outlineMaterial(), capacity]}
        dispose={null}
        frustumCulled={false}
      />,
    ];
  });
}

function keepIn(meshes: RefObject<Meshes>, name: BatchName, mesh: InstancedMesh | null): (() => void) | undefined {
  if (mesh === null) return undefined;
  meshes.current.set(name, mesh);
  return () => {
    if (meshes.current.get(name) === mesh) meshes.current.delete(name);
    // Geometry and material are shared; only the instance buffers belong to this mesh.
    mesh.dispose();
  };
}

/** An outline shares the instances of its mesh. */
function follow(outline: InstancedMesh, mesh: InstancedMesh | undefined): void {
  if (mesh === undefined) return;
  outline.count = mesh.count;
  outline.instanceMatrix = mesh.instanceMatrix;
  outline.instanceColor = mesh.instanceColor;
}

/** Enough capacity with some to spare, so that meshes are seldom recreated. */
function withCapacityFor(
  before: ReadonlyMap<BatchName, number>,
  counts: ReadonlyMap<BatchName, number>,
): ReadonlyMap<BatchName, number> {
  const missing = [...counts].filter(([name, count]) => (before.get(name) ?? 0) < count);
  if (missing.length === 0) return before;
  const next = new Map(before);
  for (const [name, count] of missing) next.set(name, 2 ** Math.ceil(Math.log2(count + 4)));
  return next;
}
