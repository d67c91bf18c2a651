import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { InstancedMesh } from 'three';
import type { BatchName } from './look/batch-names.ts';
import { batchOf } from './look/batches.ts';
import { describeScene, type SceneFacts } from './scene/describe.ts';
import { SeedBook } from './scene/seed-book.ts';
import { Troupe } from './scene/troupe.ts';

interface ActorsProps {
  readonly facts: SceneFacts;
  readonly frameMs: number;
}

/** Whatever moves or may move, one mesh for each batch. React says what there is; the frames say where it is. */
export function Actors({ facts, frameMs }: ActorsProps): ReactNode {
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);
  const [troupe] = useState(() => new Troupe());
  const [seeds] = useState(() => new SeedBook());
  const [rooms, setRooms] = useState<ReadonlyMap<BatchName, number>>(new Map());
  const meshes = useRef(new Map<BatchName, InstancedMesh>());

  useLayoutEffect(() => {
    troupe.show(describeScene(facts, seeds), performance.now(), frameMs);
    setRooms((before) => roomier(before, troupe.countBatches()));
    invalidate();
  }, [troupe, seeds, facts, frameMs, invalidate]);

  // New meshes are empty.
  useLayoutEffect(() => {
    troupe.refresh();
    invalidate();
  }, [troupe, rooms, invalidate]);

  useFrame(() => {
    const goesOn = troupe.step(performance.now(), meshes.current);
    if (goesOn === null) return;
    gl.shadowMap.needsUpdate = true;
    if (goesOn) invalidate();
  });

  return [...rooms].map(([name, room]) => {
    const { geometry, material, castsShadow, order } = batchOf(name);
    return (
      <instancedMesh
        key={`${name} ${room}`}
        ref={(mesh) => {
          if (mesh === null) return undefined;
          meshes.current.set(name, mesh);
          return () => {
            if (meshes.current.get(name) === mesh) meshes.current.delete(name);
          };
        }}
        args={[geometry, material, room]}
        dispose={null}
        castShadow={castsShadow}
        receiveShadow
        renderOrder={order}
        frustumCulled={false}
      />
    );
  });
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
