import type { FurnitureView, CellView } from '@tabuleiro/games';
import { storeOf } from '../../board/geometry/layout.ts';
import { placeCandles, placeToken } from '../../board/geometry/piece-placement.ts';
import { UNIT, centreOf } from '../../board/geometry/rect.ts';
import { toWorld, tableHeight, BOWL_FLOOR, type WorldPoint } from '../geometry/world-space.ts';
import { type BoardMaterial, boardMaterialOf } from '../materials/board-materials.ts';
import { COLOURS } from '../materials/colours.ts';
import type { SceneFacts } from './describe-scene.ts';
import { type SceneObject, barAt, poseAt } from './scene-object.ts';

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

type Item<Kind extends FurnitureView['kind']> = Extract<FurnitureView, { kind: Kind }>;

/** What stands on the table besides pieces. */
export function furnitureObjects(facts: SceneFacts): readonly SceneObject[] {
  return facts.view.furniture.flatMap((item) => {
    switch (item.kind) {
      case 'token':
        return token(item, facts);
      case 'rail':
        return rail(item, facts);
      case 'candles':
        return candles(item, facts);
      default:
        return item;
    }
  });
}

/** A token that one side has passes to the other; one that both may have is two tokens. */
function token({ name, owner }: Item<'token'>, { view, layout }: SceneFacts): SceneObject[] {
  const isShared = view.furniture.filter((other) => other.kind === 'token' && other.name === name).length > 1;
  const key = `token ${name} ${isShared ? owner : ''}`;
  const pose = poseAt(
    toWorld(layout, placeToken(view, layout, owner), owner === null && !layout.isWide ? 0 : tableHeight(view.surface)),
  );
  const shared = { pose, hop: 0.5, exit: 'shrink' } as const;
  return [
    { ...shared, key, batch: 'disc', local: { size: [0.2, 1, 0.2] }, colour: COLOURS.brass },
    { ...shared, key: `${key} mark`, batch: 'diamond', local: { at: [0, 0.1, 0] }, colour: COLOURS.carving },
  ];
}

function rail({ edge, from, to }: Item<'rail'>, { layout }: SceneFacts): SceneObject[] {
  const [a, b] = [layout.at(...from), layout.at(...to)];
  const thick = 0.12;
  const at = toWorld(layout, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, thick / 2);
  const pose = barAt(at, Math.abs(a.x - b.x) / UNIT + thick, Math.abs(a.y - b.y) / UNIT + thick, thick);
  return [{ key: `rail ${edge}`, batch: 'rail', pose, colour: COLOURS.brass, exit: 'shrink' }];
}

/** The 2D board draws candles as tall as they stand here, so their feet are further back. */
export const CANDLE_DEPTH = 50;

/** Burnt-down candles are stumps. */
function candles({ lit, of }: Item<'candles'>, { view, layout }: SceneFacts): SceneObject[] {
  return placeCandles(layout, of).spots.flatMap((foot, index) => {
    const at = toWorld(layout, { x: foot.x, y: foot.y - CANDLE_DEPTH }, tableHeight(view.surface));
    const isLit = index < lit;
    const tall = isLit ? 0.62 + 0.02 * ((index * 3) % 4) : 0.16;
    const pose = poseAt(at);
    const top = tall + 0.05;
    const parts: SceneObject[] = [
      { key: `candle dish ${index}`, batch: 'disc', pose, local: { size: [0.19, 0.6, 0.19] }, colour: COLOURS.brass },
      { key: `candle ${index}`, batch: 'wax', pose: poseAt(at, [1, top, 1]), colour: COLOURS.wax },
      { key: `wick ${index}`, batch: 'wick', pose: poseAt([at[0], at[1] + top, at[2]]), colour: 0x3a2c22 },
    ];
    const flame = poseAt([at[0], at[1] + top + 0.04, at[2]]);
    if (isLit) parts.push({ key: `flame ${index}`, batch: 'flame', pose: flame, colour: 0xffc25a, exit: 'shrink' });
    return parts;
  });
}
