import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import { type Message, MoveList, otherSide, positionOf, type Position } from '../contract/index.ts';
import { NORTH, PASS, rowOf } from './layout.ts';
import { makePit, parsePit } from './notation.ts';
import { OwarePosition } from './rules.ts';
import type { OwareCode } from './text/en.ts';

/** A move is pointed out by its pit; a pass [3] by nothing. */
const walksOf: Walks['walksOf'] = (_position, move) =>
  move === PASS ? [[]] : [[{ kind: 'cell', cell: makePit(move) }]];

function prompt(position: Position): Message {
  const code: OwareCode = positionOf(OwarePosition, position).mustFeed() ? 'pick-feeding' : 'pick-pit';
  return { code, values: { other: { side: otherSide(position.turn) } } };
}

function refuse(position: Position, picks: readonly string[], pick: string): Message {
  const oware = positionOf(OwarePosition, position);
  const moves = new MoveList();
  position.legalMoves(moves);
  const code: OwareCode = picks.length > 0 ? 'move-whole' : refusalCode(oware, pick);
  const sides = { mover: { side: oware.turn }, other: { side: otherSide(oware.turn) } };
  return { code, values: { ...sides, pit: pick, pits: [...moves].map(makePit).join(', ') } };
}

/** An own pit with seeds is only refused because it does not feed the enemy [7]. */
function refusalCode(position: OwarePosition, pick: string): OwareCode {
  if (position.isLegal(PASS)) return 'pass';
  if (pick === 'done') return position.variant === 'abapa' ? 'pass-never' : 'pass-not-now';
  if (pick.startsWith('seeds-')) return 'store-stays';
  const pit = parsePit(pick);
  if (pit === null) return 'no-pit';
  if (rowOf(pit) !== (position.turn === 1 ? 0 : NORTH)) return 'pit-theirs';
  return position.seeds(pit) === 0 ? 'pit-empty' : 'pit-starves';
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
