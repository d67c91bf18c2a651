import type { GameLocale } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { Actors } from './actors.tsx';
import type { SceneFacts } from './scene/describe.ts';
import type { Troupe } from './scene/troupe.ts';
import { Slab } from './slab.tsx';
import { Light, Table } from './table.tsx';
import { TokenNames } from './token-names.tsx';
import { Writing3D } from './writing-3d.tsx';

interface SceneProps {
  readonly facts: SceneFacts;
  readonly frameMs: number;
  readonly troupe: Troupe;
  readonly locale: GameLocale;
}

/** The table with everything on it. */
export function Scene({ facts, frameMs, troupe, locale }: SceneProps): ReactNode {
  const { view, layout, places, look } = facts;
  return (
    <>
      <Light layout={layout} isStark={look.isStark} />
      {!look.isStark && <Table view={view} layout={layout} />}
      <Slab view={view} layout={layout} look={look} />
      <Writing3D view={view} layout={layout} places={places} look={look} />
      <TokenNames view={view} layout={layout} look={look} locale={locale} />
      <Actors facts={facts} frameMs={frameMs} troupe={troupe} />
    </>
  );
}
