import { hasBit } from '../board/bits.ts';
import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import { type Message, MoveList, otherSide, positionOf, type PickTarget, type Position } from '../contract/index.ts';
import { distance, GRID } from './board.ts';
import { CAPTURE, DROP, fromOf, jumpedOf, kindOf, NOWHERE, PASS, removedOf, toOf } from './moves.ts';
import { ChokoPosition } from './rules.ts';
import type { ChokoCode } from './text/en.ts';

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });
const handTarget = (position: ChokoPosition): PickTarget => ({ kind: 'piece', piece: `hand-${position.turn}` });

/** A drop is pointed out by its cell, or by the hand and the cell; a move by the man, its goal and the man removed. */
const walksOf: Walks['walksOf'] = (position, move) => {
  if (move === PASS) return [[]];
  if (kindOf(move) === DROP) return dropWalks(positionOf(ChokoPosition, position), toOf(move));
  const steps = [cellTarget(fromOf(move)), cellTarget(toOf(move))];
  return [removedOf(move) === NOWHERE ? steps : [...steps, cellTarget(removedOf(move))]];
};

/** A typed drop where a man stands is pointed out by the hand first: by its cell alone it would be a move of that man. */
function dropWalks(position: ChokoPosition, cell: number): readonly (readonly PickTarget[])[] {
  const to = cellTarget(cell);
  const withHand = [handTarget(position), to];
  return hasBit(position.men(1) | position.men(2), cell) ? [withHand] : [[to], withHand];
}

function prompt(position: Position, picks: readonly string[]): Message {
  return { code: promptCode(positionOf(ChokoPosition, position), picks) };
}

function promptCode(position: ChokoPosition, picks: readonly string[]): ChokoCode {
  if (picks.length === 2) return 'pick-removal';
  if (picks.length === 1) return isHand(picks[0]) ? 'pick-hole' : 'pick-goal';
  const obligation = position.obligation();
  if (obligation !== null) return 'pick-hole';
  return position.hand(position.turn) === 0 ? 'pick-man' : 'pick-anything';
}

const isHand = (pick: string | undefined): boolean => pick?.startsWith('hand-') === true;

function refuse(position: Position, picks: readonly string[], pick: string): Message {
  const choko = positionOf(ChokoPosition, position);
  const [first = ''] = picks;
  const sides = { mover: { side: choko.turn }, other: { side: otherSide(choko.turn) } };
  const code = picks.length === 0 ? refuseFirst(choko, pick) : refuseNext(choko, picks, pick);
  return { code, values: { ...sides, from: first } };
}

function refuseFirst(position: ChokoPosition, pick: string): ChokoCode {
  const { turn } = position;
  if (isHand(pick)) return pick === `hand-${turn}` ? 'hand-empty' : 'hand-theirs';
  const cell = GRID.parse(pick);
  if (cell === null) return pick === 'done' ? 'pass-not-now' : 'no-cell';
  if (hasBit(position.men(otherSide(turn)), cell)) return 'man-theirs';
  if (!hasBit(position.men(turn), cell)) return 'hole-empty';
  const obligation = position.obligation();
  return obligation === 'drop-initiative' ? obligation : 'man-stuck';
}

function refuseNext(position: ChokoPosition, picks: readonly string[], pick: string): ChokoCode {
  const { turn } = position;
  const [first = ''] = picks;
  const cell = GRID.parse(pick);
  if (pick === `hand-${otherSide(turn)}`) return 'hand-theirs';
  if (cell === null) return pick === 'done' ? refuseEnd(picks) : 'no-cell';
  const isOwn = hasBit(position.men(turn), cell);
  if (picks.length === 2) return refuseRemoval(picks, isOwn);
  if (!isHand(first) && !hasBit(position.men(turn), GRID.cellOf(first))) return 'man-none';
  if (isOwn) return 'hole-own';
  if (!hasBit(position.men(otherSide(turn)), cell)) return 'goal-far';
  return !isHand(first) && canJump(position, GRID.cellOf(first), cell) ? 'goal-behind' : 'hole-taken';
}

function canJump(position: ChokoPosition, from: number, over: number): boolean {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves].some((move) => kindOf(move) === CAPTURE && fromOf(move) === from && jumpedOf(move) === over);
}

function refuseRemoval([from = '', to = '']: readonly string[], isOwn: boolean): ChokoCode {
  if (distance(GRID.cellOf(from), GRID.cellOf(to)) !== 2) return 'step-removes';
  return isOwn ? 'removal-own' : 'removal-none';
}

/** What is missing when a move ends too early. */
function refuseEnd(picks: readonly string[]): ChokoCode {
  if (picks.length === 2) return 'removal-must';
  return isHand(picks[0]) ? 'hole-must' : 'goal-must';
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
