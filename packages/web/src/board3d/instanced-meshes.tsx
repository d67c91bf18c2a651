import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { InstancedMesh } from 'three';
import type { BatchName } from './batch-names.ts';
import { batchOf } from './materials/batches.ts';
import { outlineMaterial } from './materials/high-contrast.ts';
import { describeScene, type SceneFacts } from './scene/describe-scene.ts';
import type { SceneAnimator } from './scene/scene-animator.ts';
import { SeedTracker } from './scene/seed-tracker.ts';

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
