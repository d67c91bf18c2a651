import type { View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import type { Placement } from '../../board/geometry/places.ts';
import type { Target } from '../../board/geometry/targets.ts';
import type { Tracked } from '../../board/tracked-pieces.ts';
import type { Look } from '../look/look.ts';
import { starkColour } from '../look/stark.ts';
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
  readonly look: Look;
}

/** The whole table but for the board itself, its writing and the light. */
export function describeScene(facts: SceneFacts, seeds: SeedBook): readonly Actor[] {
  const actors = [
    ...cellActors(facts),
    ...markActors(facts),
    ...furnitureActors(facts),
    ...pieceActors(facts),
    ...seeds.turnTo(facts),
    ...offerActors(facts),
  ];
  return facts.look.isStark ? actors.map(starkly) : actors;
}

function starkly(actor: Actor): Actor {
  return { ...actor, colour: starkColour(actor.colour, actor.batch) };
}
