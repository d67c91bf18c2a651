import { type Move, positionOf, type Position, type Visualiser } from '../contract/index.ts';
import { NORTH, PITS, PITS_EACH, rowOf } from './layout.ts';
import { OwarePosition } from './rules.ts';

// The report's board: player 1 on top, both rows numbered 1–6 from the left. Sowing runs against the clock, so the top row
// is sown towards lower numbers and the bottom row towards higher ones.
//
//   player 1   1 2 3 4 5 6   are   F E D C B A
//   player 2   1 2 3 4 5 6   are   a b c d e f

const PLAYER_1 = PITS.slice(0, PITS_EACH).reverse();
const PLAYER_2 = PITS.slice(PITS_EACH);

function makeStatus(position: Position): string {
  const oware = positionOf(OwarePosition, position);
  const rows = [PLAYER_1, PLAYER_2].map((row) => `[${row.map((pit) => oware.seeds(pit)).join(',')}]`);
  return `[${rows.join(',')}] ${oware.store(1)} ${oware.store(2)}`;
}

function makeChoice(_position: Position, move: Move): string {
  const row = rowOf(move) === NORTH ? PLAYER_2 : PLAYER_1;
  return String(row.indexOf(move) + 1);
}

export const visualiser: Visualiser = { makeStatus, makeChoice };
