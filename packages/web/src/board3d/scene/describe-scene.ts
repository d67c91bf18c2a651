import type { View } from '@tabuleiro/games';
import type { Layout } from '../../board/geometry/layout.ts';
import type { Placement } from '../../board/geometry/piece-placement.ts';
import type { Target } from '../../board/geometry/targets.ts';
import type { Tracked } from '../../board/tracked-pieces.tsx';
import type { Look } from '../look.ts';
import { highContrastColour } from '../materials/colours.ts';
import { cellObjects, furnitureObjects } from './board-objects.ts';
import { markObjects, offerObjects } from './mark-objects.ts';
import { pieceObjects } from './piece-objects.ts';
import type { SceneObject } from './scene-object.ts';
import type { SeedTracker } from './seed-tracker.ts';

/** Everything the scene objects depend on. */
export interface SceneFacts {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
  /** Where the pieces of the previous view were. */
  readonly placesBefore: ReadonlyMap<string, Placement>;
  readonly tracked: Tracked;
  readonly targets: readonly Target[];
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly look: Look;
}

/** Everything on the table except the board, its labels and the light. */
export function describeScene(facts: SceneFacts, seeds: SeedTracker): readonly SceneObject[] {
  const objects = [
    ...cellObjects(facts),
    ...markObjects(facts),
    ...furnitureObjects(facts),
    ...pieceObjects(facts),
    ...seeds.update(facts),
    ...offerObjects(facts),
  ];
  return facts.look.isHighContrast ? objects.map(toHighContrast) : objects;
}

function toHighContrast(object: SceneObject): SceneObject {
  return { ...object, colour: highContrastColour(object.colour, object.batch) };
}
