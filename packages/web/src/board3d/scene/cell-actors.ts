import type { CellView } from '@tabuleiro/games';
import { storeOf } from '../../board/geometry/layout.ts';
import { centreOf, UNIT } from '../../board/geometry/rect.ts';
import { COLOURS } from '../look/colours.ts';
import { type Making, makingOf } from '../look/finishes.ts';
import { type Actor, poseAt } from './actor.ts';
import type { SceneFacts } from './describe.ts';
import { BOWL_FLOOR, type Spot, spotOf } from './space.ts';

/** What the board has where nothing stands on it. */
export function cellActors({ view, layout, look }: SceneFacts): readonly Actor[] {
  const making = makingOf(view.surface, look);
  const cells = view.cells.flatMap((cell, index): Actor[] => {
    const at = layout.cells.get(cell.id);
    return at === undefined ? [] : [cellActor(cell, spotOf(layout, at, cell.z), index, making)];
  });
  const stores = view.trays.flatMap(({ id, kind, owner }): Actor[] => {
    if (kind !== 'store') return [];
    const hollow = storeOf(layout, owner);
    const size: Spot = [hollow.width / 2 / UNIT / BOWL_FLOOR, 1, hollow.height / 2 / UNIT / BOWL_FLOOR];
    const pose = poseAt(spotOf(layout, centreOf(hollow), 0), size);
    return [{ key: `store ${id}`, batch: 'bowl', pose, colour: making.hollow }];
  });
  return [...cells, ...stores];
}

const QUARTER = Math.PI / 2;

function cellActor({ id, shape, dark = false }: CellView, at: Spot, index: number, making: Making): Actor {
  const key = `cell ${id}`;
  switch (shape) {
    case 'hole':
      return { key, batch: 'dish', pose: poseAt(at), colour: making.hollow };
    case 'bowl':
      return { key, batch: 'bowl', pose: poseAt(at), colour: making.hollow };
    case 'card-place':
      return { key, batch: 'stitch', pose: poseAt(at), colour: COLOURS.white };
    case 'square': {
      // Turned this way and that, so that no two neighbours have the same veins.
      const turn: Spot = [0, ((index * 7 + Math.floor(index / 5) * 3) % 4) * QUARTER, 0];
      const colour = dark ? making.darkSquare : making.lightSquare;
      return { key, batch: making.square, pose: poseAt(at, 1, turn), colour };
    }
    default:
      return shape;
  }
}
