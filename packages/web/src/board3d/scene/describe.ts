import type { View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import type { Placement } from '../../board/geometry/places.ts';
import type { Target } from '../../board/geometry/targets.ts';
import type { Tracked } from '../../board/tracked-pieces.ts';
import type { Actor } from './actor.ts';
import { cellActors } from './cell-actors.ts';
import { furnitureActors } from './furniture-actors.ts';
import { markActors, offerActors } from './mark-actors.ts';
import { pieceActors } from './piece-actors.ts';
import type { SeedBook } from './seed-book.ts';

/** All that the actors of a scene depend on. */
export interface SceneFacts {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
  /** The places of the view before. */
  readonly placesBefore: ReadonlyMap<string, Placement>;
  readonly tracked: Tracked;
  readonly targets: readonly Target[];
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** The whole table but for the board itself, its writing and the light. */
export function describeScene(facts: SceneFacts, seeds: SeedBook): readonly Actor[] {
  return [
    ...cellActors(facts),
    ...markActors(facts),
    ...furnitureActors(facts),
    ...pieceActors(facts),
    ...seeds.turnTo(facts),
    ...offerActors(facts),
  ];
}
