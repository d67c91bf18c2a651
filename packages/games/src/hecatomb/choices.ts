import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import { type Message, otherSide, own, type PickTarget, type Position, SIDES } from '../contract/index.ts';
import { GRID } from './cells.ts';
import type { HecatombCode } from './codes.ts';
import { strideTowards } from './legality.ts';
import { fromOf, toOf } from './moves.ts';
import { HecatombPosition } from './rules.ts';

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });
const say = (code: HecatombCode, values: Message['values'] = {}): Message => ({ code, values });

/** A move is pointed out by its piece and its goal. */
const walksOf: Walks['walksOf'] = (_position, move) => [[cellTarget(fromOf(move)), cellTarget(toOf(move))]];

function prompt(position: Position, [from]: readonly string[]): Message {
  if (from === undefined) return say('pick-piece');
  const code = isKing(own(HecatombPosition, position), GRID.parse(from)) ? 'pick-king-goal' : 'pick-queen-goal';
  return say(code, { from });
}

/** Whether the king of the side to move stands here. */
function isKing(position: HecatombPosition, cell: number | null): boolean {
  return cell !== null && position.pieceOn(cell, position.turn) === 'king';
}

function refuse(position: Position, [first, ...more]: readonly string[], pick: string): Message {
  if (more.length > 0) return say('move-whole');
  const cell = GRID.parse(pick);
  if (cell === null) return say(pick === 'done' ? 'done-early' : 'no-square');
  const hecatomb = own(HecatombPosition, position);
  const from = first === undefined ? null : GRID.parse(first);
  return from === null ? refusePiece(hecatomb, cell) : refuseGoal(hecatomb, from, cell);
}

function refusePiece(position: HecatombPosition, cell: number): Message {
  const other = otherSide(position.turn);
  if (position.pieceOn(cell, other) !== null) return say('piece-theirs', { other: { side: other } });
  return say(position.pieceOn(cell, position.turn) === null ? 'square-empty' : 'piece-stuck');
}

/** [2] The rules that a goal may break, one after the other; what breaks none of the others is blocked. */
function refuseGoal(position: HecatombPosition, from: number, to: number): Message {
  if (from === to) return say('goal-same');
  if (position.pieceOn(to, position.turn) !== null) return say('goal-own');
  if (isKing(position, from)) return say('king-one-step');
  const stride = strideTowards(from, to);
  if (stride === 0) return say('goal-off-line');
  let blocker = from + stride;
  while (SIDES.every((side) => position.pieceOn(blocker, side) === null)) blocker += stride;
  return say('goal-blocked', { blocker: GRID.nameOf(blocker) });
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
