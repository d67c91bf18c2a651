import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { InstancedMesh } from 'three';
import type { BatchName } from './look/batch-names.ts';
import { batchOf } from './look/batches.ts';
import { outlineMaterial } from './look/stark.ts';
import { describeScene, type SceneFacts } from './scene/describe.ts';
import { SeedBook } from './scene/seed-book.ts';
import type { Troupe } from './scene/troupe.ts';

interface ActorsProps {
  readonly facts: SceneFacts;
  readonly frameMs: number;
  readonly troupe: Troupe;
}

type Meshes = Map<BatchName, InstancedMesh>;

/** Whatever moves or may move, one mesh for each batch. React says what there is; the frames say where it is. */
export function Actors({ facts, frameMs, troupe }: ActorsProps): ReactNode {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const [seeds] = useState(() => new SeedBook());
  const [rooms, setRooms] = useState<ReadonlyMap<BatchName, number>>(new Map());
  const meshes = useRef<Meshes>(new Map());
  const outlines = useRef<Meshes>(new Map());
  const { isStark } = facts.look;

  useLayoutEffect(() => {
    troupe.show(describeScene(facts, seeds), performance.now(), frameMs);
    setRooms((before) => roomier(before, troupe.countBatches()));
    invalidate();
  }, [troupe, seeds, facts, frameMs, invalidate]);

  // New meshes are empty.
  useLayoutEffect(() => {
    troupe.refresh();
    invalidate();
  }, [troupe, rooms, isStark, invalidate]);

  useFrame(() => {
    const goesOn = troupe.step(performance.now(), meshes.current);
    if (goesOn === null) return;
    for (const [name, outline] of outlines.current) follow(outline, meshes.current.get(name));
    gl.shadowMap.needsUpdate = true;
    if (goesOn) invalidate();
  });

  return [...rooms].map(([name, room]) => {
    const { geometry, material, castsShadow, order } = batchOf(name, isStark);
    const key = `${name} ${room}${isStark ? ' stark' : ''}`;
    const mesh = (
      <instancedMesh
        key={key}
        ref={(one) => keepIn(meshes, name, one)}
        args={[geometry, material, room]}
        dispose={null}
        castShadow={castsShadow}
        receiveShadow={!isStark}
        renderOrder={order}
        frustumCulled={false}
      />
    );
    if (!isStark || !castsShadow) return mesh;
    return [
      mesh,
      <instancedMesh
        key={`${key} outline`}
        ref={(one) => keepIn(outlines, name, one)}
        args={[geometry, outlineMaterial(), room]}
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
    // Geometry and material are shared, but where its own actors stand belongs to it alone.
    mesh.dispose();
  };
}

/** An outline stands where the thing itself does. */
function follow(outline: InstancedMesh, mesh: InstancedMesh | undefined): void {
  if (mesh === undefined) return;
  outline.count = mesh.count;
  outline.instanceMatrix = mesh.instanceMatrix;
  outline.instanceColor = mesh.instanceColor;
}

/** Room for all, and for some more to come, so that meshes are seldom made anew. */
function roomier(
  before: ReadonlyMap<BatchName, number>,
  counts: ReadonlyMap<BatchName, number>,
): ReadonlyMap<BatchName, number> {
  const missing = [...counts].filter(([name, count]) => (before.get(name) ?? 0) < count);
  if (missing.length === 0) return before;
  const next = new Map(before);
  for (const [name, count] of missing) next.set(name, 2 ** Math.ceil(Math.log2(count + 4)));
  return next;
}
