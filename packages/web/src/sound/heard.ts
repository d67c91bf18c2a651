import type { Side, Surface, View } from '@tabuleiro/games';

/** What things on the table sound like. */
export const MATERIALS = ['wood', 'card', 'marble', 'seed', 'peg'] as const;
export type Material = (typeof MATERIALS)[number];

const OF_SURFACE: Readonly<Record<Surface, Material>> = {
  sand: 'wood',
  felt: 'card',
  marble: 'marble',
  hardwood: 'seed',
  slate: 'peg',
};

/** A sound: what it is made of, and whose it is. */
export interface Heard {
  readonly material: Material;
  readonly side: Side;
}

/** What can be heard when one view takes the place of another; null when nothing has moved. */
export function heardBetween(before: View, after: View, side: Side): Heard | null {
  if (before === after || tableOf(before) === tableOf(after)) return null;
  return { material: OF_SURFACE[after.surface], side };
}

/** What stands where. Names of pieces are left out, because they may change while nothing moves. */
function tableOf({ pieces }: View): string {
  const things = pieces.map(({ shape, owner, at, count, pegs, state }) =>
    JSON.stringify([shape, owner, at, count, pegs, state]),
  );
  return things.sort().join(' ');
}
