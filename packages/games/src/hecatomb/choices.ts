import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import {
  type Message,
  otherSide,
  positionOf,
  type PickTarget,
  type Position,
  SIDES,
  toMove,
} from '../contract/index.ts';
import { CELLS, GRID } from './cells.ts';
import { CheckPosition } from './check-rules.ts';
import { strideTowards } from './legality.ts';
import { fromOf, packMove, toOf } from './moves.ts';
import { HecatombPosition } from './rules.ts';
import type { HecatombCode } from './text/en.ts';
import { namesOf } from './view.ts';

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });
const message = (code: HecatombCode, values: Message['values'] = {}): Message => ({ code, values });

/** A move is pointed out by its piece and its goal. */
const walksOf: Walks['walksOf'] = (_position, move) => [[cellTarget(fromOf(move)), cellTarget(toOf(move))]];

function prompt(position: Position, [from]: readonly string[]): Message {
  if (from === undefined) return message('pick-piece');
  const code = isKing(positionOf(HecatombPosition, position), GRID.parse(from)) ? 'pick-king-goal' : 'pick-queen-goal';
  return message(code, { from });
}

/** Whether the king of the side to move stands here. */
function isKing(position: HecatombPosition, cell: number | null): boolean {
  return cell !== null && position.pieceOn(cell, position.turn) === 'king';
}

function refuse(position: Position, [first, ...more]: readonly string[], pick: string): Message {
  if (more.length > 0) return message('move-whole');
  const cell = GRID.parse(pick);
  if (cell === null) return message(pick === 'done' ? 'done-early' : 'no-square');
  const hecatomb = positionOf(HecatombPosition, position);
  const from = first === undefined ? null : GRID.parse(first);
  return from === null ? refusePiece(hecatomb, cell) : refuseGoal(hecatomb, from, cell);
}

function refusePiece(position: HecatombPosition, cell: number): Message {
  const other = otherSide(position.turn);
  if (position.pieceOn(cell, other) !== null) return message('piece-theirs', { other: { side: other } });
  if (position.pieceOn(cell, position.turn) === null) return message('square-empty');
  return message(isBound(position, cell) ? 'piece-bound' : 'piece-stuck');
}

/** [8] Whether a piece could go somewhere, but its king would be attacked wherever it went. */
function isBound(position: HecatombPosition, from: number): boolean {
  const goals = Array.from({ length: CELLS }, (_, to) => to);
  return (
    position instanceof CheckPosition &&
    goals.some((to) => position.attackersAfter(toMove(packMove(from, to))) !== null)
  );
}

/** [2] [8] The rules that a goal may break, in order; a goal that breaks none of the others is blocked. */
function refuseGoal(position: HecatombPosition, from: number, to: number): Message {
  if (from === to) return message('goal-same');
  if (position.pieceOn(to, position.turn) !== null) return message('goal-own');
  const attackers = position instanceof CheckPosition ? position.attackersAfter(toMove(packMove(from, to))) : null;
  if (attackers !== null) return message('king-attacked', { from: namesOf(attackers) });
  if (isKing(position, from)) return message('king-one-step');
  const stride = strideTowards(from, to);
  if (stride === 0) return message('goal-off-line');
  let blocker = from + stride;
  while (SIDES.every((side) => position.pieceOn(blocker, side) === null)) blocker += stride;
  return message('goal-blocked', { blocker: GRID.nameOf(blocker) });
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
