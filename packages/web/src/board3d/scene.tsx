import type { ReactNode } from 'react';
import { Actors } from './actors.tsx';
import type { SceneFacts } from './scene/describe.ts';
import { Slab } from './slab.tsx';
import { Light, Table } from './table.tsx';
import { Writing3D } from './writing-3d.tsx';

interface SceneProps {
  readonly facts: SceneFacts;
  readonly frameMs: number;
  readonly ink: number;
}

/** The table with everything on it. */
export function Scene({ facts, frameMs, ink }: SceneProps): ReactNode {
  const { view, layout, places } = facts;
  return (
    <>
      <Light layout={layout} />
      <Table view={view} layout={layout} />
      <Slab view={view} layout={layout} />
      <Writing3D view={view} layout={layout} places={places} ink={ink} />
      <Actors facts={facts} frameMs={frameMs} />
    </>
  );
}
