import {
  type Attacks,
  type BySide,
  type Move,
  MoveList,
  NO_REACH,
  NO_THREATS,
  otherSide,
  positionOf,
  type Position,
  type Reach,
  type Side,
  SIDES,
  type Threats,
} from '../contract/index.ts';
import { CELLS, GRID } from './cells.ts';
import { CheckPosition } from './check-rules.ts';
import { fromOf, toOf } from './moves.ts';
import { HecatombPosition } from './rules.ts';

// The turn cannot simply change hands in `check`, where a king in danger must be helped: a piece that attacks the king is
// shown as if it could take it. Numbers in brackets are the rules of README.md.

function reach(position: Position, id: string): Reach {
  const hecatomb = positionOf(HecatombPosition, position);
  const cell = GRID.parse(id);
  const side = SIDES.find((one) => cell !== null && hecatomb.pieceOn(cell, one) !== null);
  const at = side === undefined ? null : withTurn(hecatomb, side);
  if (at === null) return NO_REACH;
  const moves = movesOf(at).filter((move) => fromOf(move) === cell);
  return { goes: goalsOf(moves), attacks: goalsOf(capturesIn(at, moves)) };
}

function threats(position: Position, side: Side): Threats {
  const at = withTurn(positionOf(HecatombPosition, position), side);
  if (at === null) return NO_THREATS;
  const moves = movesOf(at);
  return { captures: goalsOf(capturesIn(at, moves)), wins: goalsOf(moves.filter((move) => isWin(at, move))) };
}

const goalsOf = (moves: readonly Move[]): readonly string[] => [
  ...new Set(moves.map((move) => GRID.nameOf(toOf(move)))),
];

function movesOf(at: HecatombPosition): readonly Move[] {
  const moves = new MoveList();
  at.legalMoves(moves);
  return [...moves];
}

function capturesIn(at: HecatombPosition, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => at.pieceOn(toOf(move), otherSide(at.turn)) !== null);
}

/** [3] A king is taken; [8] or mated. */
function isWin(at: HecatombPosition, move: Move): boolean {
  if (!(at instanceof CheckPosition)) return at.pieceOn(toOf(move), otherSide(at.turn)) === 'king';
  const next = at.clone();
  next.apply(move);
  return next.outcome()?.winner === at.turn;
}

/** The position with the turn of a side; null when it is over. */
function withTurn(position: HecatombPosition, turn: Side): HecatombPosition | null {
  if (position.isOver()) return null;
  if (position.turn === turn) return position;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const cellsOf = (side: Side, kind: 'king' | 'queen'): number[] =>
    cells.filter((cell) => position.pieceOn(cell, side) === kind);
  const kings: BySide<number | null> = { 1: cellsOf(1, 'king')[0] ?? null, 2: cellsOf(2, 'king')[0] ?? null };
  const setup = { queens: { 1: cellsOf(1, 'queen'), 2: cellsOf(2, 'queen') }, kings, turn, left: position.left };
  if (position instanceof CheckPosition) {
    const checked = new CheckPosition().setUp(setup);
    if (!checked.couldTakeKing()) return checked.isOver() ? null : checked;
  }
  return new HecatombPosition(position.isEndless).setUp(setup);
}

export const attacks: Attacks = { reach, threats };
