import { positionOf, type Position, type TypedNotation } from '../contract/index.ts';
import { NORTH, originalNumberOf, PITS, rowOf } from './layout.ts';
import { makePit } from './notation.ts';
import { OwarePosition } from './rules.ts';

/** The original numbers the pits of a row 1 to 6. */
function readMove(position: Position, text: string): string | null {
  const row = positionOf(OwarePosition, position).turn === 1 ? 0 : NORTH;
  const pit = PITS.find((one) => rowOf(one) === row && String(originalNumberOf(one)) === text);
  return pit === undefined ? null : makePit(pit);
}

export const typed: TypedNotation = { readMove };
