import { hasBit } from '../board/bits.ts';
import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import { type Message, otherSide, own, type PickTarget, type Position } from '../contract/index.ts';
import { GRID } from './board.ts';
import type { ChokoCode } from './codes.ts';
import { DROP, fromOf, kindOf, NOWHERE, PASS, removedOf, toOf } from './moves.ts';
import { ChokoPosition } from './rules.ts';

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });
const handTarget = (position: ChokoPosition): PickTarget => ({ kind: 'piece', piece: `hand-${position.turn}` });

/** A drop is pointed out by its cell, or by the hand and the cell; a move by the man, its goal and the man removed. */
const walksOf: Walks['walksOf'] = (position, move) => {
  if (move === PASS) return [[]];
  const to = cellTarget(toOf(move));
  if (kindOf(move) === DROP) return [[to], [handTarget(own(ChokoPosition, position)), to]];
  const steps = [cellTarget(fromOf(move)), to];
  return [removedOf(move) === NOWHERE ? steps : [...steps, cellTarget(removedOf(move))]];
};

function prompt(position: Position, picks: readonly string[]): Message {
  return { code: promptCode(own(ChokoPosition, position), picks) };
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
  const choko = own(ChokoPosition, position);
  const sides = { mover: { side: choko.turn }, other: { side: otherSide(choko.turn) } };
  const code = picks.length === 0 ? refuseFirst(choko, pick) : refuseNext(choko, picks, pick);
  return { code, values: sides };
}

function refuseFirst(position: ChokoPosition, pick: string): ChokoCode {
  const { turn } = position;
  if (isHand(pick)) return pick === `hand-${turn}` ? 'hand-empty' : 'hand-theirs';
  const cell = GRID.parse(pick);
  if (cell === null) return pick === 'done' ? 'pass-not-now' : 'no-cell';
  if (hasBit(position.men(otherSide(turn)), cell)) return 'man-theirs';
  if (!hasBit(position.men(turn), cell)) return 'hand-empty';
  const obligation = position.obligation();
  return obligation === 'drop-initiative' ? obligation : 'man-stuck';
}

function refuseNext(position: ChokoPosition, picks: readonly string[], pick: string): ChokoCode {
  const cell = GRID.parse(pick);
  if (cell === null) return 'no-cell';
  const { turn } = position;
  if (isHand(picks[0])) return 'hole-taken';
  if (picks.length === 2) return hasBit(position.men(turn), cell) ? 'removal-own' : 'removal-none';
  return hasBit(position.men(1) | position.men(2), cell) ? 'hole-taken' : 'goal-far';
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
