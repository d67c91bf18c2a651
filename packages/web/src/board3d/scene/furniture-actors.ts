import type { FurnitureView } from '@tabuleiro/games';
import { placeCandles, placeToken } from '../../board/geometry/places.ts';
import { UNIT } from '../../board/geometry/rect.ts';
import { COLOURS } from '../look/colours.ts';
import { type Actor, poseAt } from './actor.ts';
import type { SceneFacts } from './describe.ts';
import { type Spot, spotOf, strandHeight } from './space.ts';

type Item<Kind extends FurnitureView['kind']> = Extract<FurnitureView, { kind: Kind }>;

/** What stands on the table and is no piece. */
export function furnitureActors(facts: SceneFacts): readonly Actor[] {
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

/** A token that only one has passes from hand to hand; those that both may have are two. */
function token({ name, owner }: Item<'token'>, { view, layout }: SceneFacts): Actor[] {
  const isShared = view.furniture.filter((other) => other.kind === 'token' && other.name === name).length > 1;
  const key = `token ${name} ${isShared ? owner : ''}`;
  const pose = poseAt(spotOf(layout, placeToken(view, layout, owner), owner === null ? 0 : strandHeight(view.surface)));
  const shared = { pose, hop: 0.5, exit: 'shrink' } as const;
  return [
    { ...shared, key, batch: 'disc', local: { size: [0.2, 1, 0.2] }, colour: COLOURS.brass },
    { ...shared, key: `${key} mark`, batch: 'diamond', local: { at: [0, 0.1, 0] }, colour: COLOURS.pick },
  ];
}

function rail({ edge, from, to }: Item<'rail'>, { layout }: SceneFacts): Actor[] {
  const [a, b] = [layout.at(...from), layout.at(...to)];
  const thick = 0.09;
  const size: Spot = [Math.abs(a.x - b.x) / UNIT + thick, 0.11, Math.abs(a.y - b.y) / UNIT + thick];
  const at = spotOf(layout, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0.055);
  return [{ key: `rail ${edge}`, batch: 'rail', pose: poseAt(at, size), colour: COLOURS.gold, exit: 'shrink' }];
}

/** On the flat board candles lie as high as they stand here: their feet are further back. */
export const CANDLE_DEPTH = 50;

/** Where the candles stand; those that have burnt down are stumps. */
function candles({ lit, of }: Item<'candles'>, { view, layout }: SceneFacts): Actor[] {
  return placeCandles(layout, of).spots.flatMap((foot, index) => {
    const at = spotOf(layout, { x: foot.x, y: foot.y - CANDLE_DEPTH }, strandHeight(view.surface));
    const isLit = index < lit;
    const tall = isLit ? 0.62 + 0.02 * ((index * 3) % 4) : 0.16;
    const pose = poseAt(at);
    const top = tall + 0.05;
    const parts: Actor[] = [
      { key: `candle dish ${index}`, batch: 'disc', pose, local: { size: [0.19, 0.6, 0.19] }, colour: COLOURS.brass },
      { key: `candle ${index}`, batch: 'wax', pose: poseAt(at, [1, top, 1]), colour: COLOURS.wax },
      { key: `wick ${index}`, batch: 'wick', pose: poseAt([at[0], at[1] + top, at[2]]), colour: 0x3a2c22 },
    ];
    const flame = poseAt([at[0], at[1] + top + 0.04, at[2]]);
    if (isLit) parts.push({ key: `flame ${index}`, batch: 'flame', pose: flame, colour: 0xffc25a, exit: 'shrink' });
    return parts;
  });
}
