import type { Message, Side } from '../contract/index.ts';
import { OFFSETS, PIECES_EACH, REACH, columnOf, rowOf } from './geometry.ts';
import { holeOf, NONE, pieceOf } from './moves.ts';
import type { PieceSetup } from './pieces.ts';
import type { EigenstatePosition } from './rules.ts';
import type { EigenstateCode } from './text/en.ts';

// Steps as people and classic players see them: one at a time, without hurry. Numbers in brackets are the rules of README.md.

/** The pieces of a side that are in play, in the order of their names. */
export function piecesInPlay(position: EigenstatePosition, side: Side): readonly PieceSetup[] {
  return Array.from({ length: PIECES_EACH }, (_, piece) => position.piece(side, piece) ?? []).flat();
}

/** The holes by which a piece on a cell would get to a cell on the board. */
export const reachFrom = (cell: number): number => REACH[cell] ?? 0;

/** [3] The pins by which a piece can step. */
export const stepPins = ({ cell, pins }: PieceSetup): number => pins & reachFrom(cell);

/** The cell to which a hole leads. */
export const goalOf = (from: number, hole: number): number => from + (OFFSETS[hole] ?? 0);

/** [3] The pieces of the side to move that are in play after its step: an own piece on the goal is out. */
export function piecesAfter(position: EigenstatePosition, step: number): readonly PieceSetup[] {
  const pieces = piecesInPlay(position, position.turn);
  const mover = pieces.find(({ piece }) => step !== NONE && piece === pieceOf(step));
  if (mover === undefined) return pieces;
  const moved = { ...mover, cell: goalOf(mover.cell, holeOf(step)) };
  return pieces.filter(({ cell }) => cell !== moved.cell).map((each) => (each === mover ? moved : each));
}

/** [2] Where a pin leads, which is the same for both sides: "two up and one left". */
export function describeWay(hole: number): Message<EigenstateCode> {
  const up = 3 - rowOf(hole);
  const right = columnOf(hole) - 3;
  const along: Message<EigenstateCode> = { code: `${up > 0 ? 'up' : 'down'}-${distance(up)}` };
  const across: Message<EigenstateCode> = { code: `${right > 0 ? 'right' : 'left'}-${distance(right)}` };
  if (right === 0) return along;
  return up === 0 ? across : { code: 'way-both', values: { along, across } };
}

const distance = (steps: number): 1 | 2 => (Math.abs(steps) === 2 ? 2 : 1);
