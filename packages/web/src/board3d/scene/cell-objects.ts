import type { CellView } from '@tabuleiro/games';
import { storeOf } from '../../board/geometry/layout.ts';
import { centreOf, UNIT } from '../../board/geometry/rect.ts';
import { BOWL_FLOOR, type WorldPoint, toWorld } from '../geometry/world-space.ts';
import { type BoardMaterial, boardMaterialOf } from '../materials/board-materials.ts';
import { COLOURS } from '../materials/colours.ts';
import type { SceneFacts } from './describe-scene.ts';
import { type SceneObject, poseAt } from './scene-object.ts';

/** The empty board: its cells and stores. */
export function cellObjects({ view, layout, look }: SceneFacts): readonly SceneObject[] {
  const material = boardMaterialOf(view.surface, look);
  const cells = view.cells.flatMap((cell, index): SceneObject[] => {
    const at = layout.cells.get(cell.id);
    return at === undefined ? [] : [cellObject(cell, toWorld(layout, at, cell.z), index, material)];
  });
  const stores = view.trays.flatMap(({ id, kind, owner }): SceneObject[] => {
    if (kind !== 'store') return [];
    const hollow = storeOf(layout, owner);
    const size: WorldPoint = [hollow.width / 2 / UNIT / BOWL_FLOOR, 1, hollow.height / 2 / UNIT / BOWL_FLOOR];
    const pose = poseAt(toWorld(layout, centreOf(hollow), 0), size);
    return [{ key: `store ${id}`, batch: 'bowl', pose, colour: material.hollow }];
  });
  return [...cells, ...stores];
}

const QUARTER = Math.PI / 2;

function cellObject(
  { id, shape, dark = false }: CellView,
  at: WorldPoint,
  index: number,
  material: BoardMaterial,
): SceneObject {
  const key = `cell ${id}`;
  switch (shape) {
    case 'hole':
      return { key, batch: 'dish', pose: poseAt(at), colour: material.hollow };
    case 'bowl':
      return { key, batch: 'bowl', pose: poseAt(at), colour: material.hollow };
    case 'card-place':
      return { key, batch: 'stitch', pose: poseAt(at), colour: COLOURS.white };
    case 'square': {
      // Rotated so that neighbours do not show the same veins.
      const turn: WorldPoint = [0, ((index * 7 + Math.floor(index / 5) * 3) % 4) * QUARTER, 0];
      const colour = dark ? material.darkSquare : material.lightSquare;
      return { key, batch: material.square, pose: poseAt(at, 1, turn), colour };
    }
    default:
      return shape;
  }
}
