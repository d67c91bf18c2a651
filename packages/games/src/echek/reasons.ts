import { type Message, otherSide, positionOf, type Position } from '../contract/index.ts';
import type { EchekCode } from './codes.ts';
import { GRID, GRID_CELLS, isIn } from './grid.ts';
import { fits, goesSo, sidesApart, touch } from './legality.ts';
import { BISHOP, KING, nameOf, NOWHERE, PAWN, ROOK } from './moves.ts';
import { DEAD, isInPlay, RESERVE } from './packed-fields.ts';
import { ALL_PIECES, type Piece, pieceNamed, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';

// Why a person cannot pick something: the condition that it breaks. Each function is asked only about what no legal move
// goes on with, so its last line needs no check. Numbers in brackets are the rules of README.md.

/** Named instead of a piece by a castling that is not possible. */
export const CASTLING = 'castling';
/** Named instead of a piece that does not stand where a move says. */
export const OTHER_PIECE = 'other-piece';

export function refuse(position: Position, picks: readonly string[], pick: string): Message {
  const echek = positionOf(EchekPosition, position);
  const { turn } = echek;
  return {
    code: reasonFor(echek, picks, pick),
    values: { mover: { side: turn }, other: { side: otherSide(turn) } },
  };
}

function reasonFor(position: EchekPosition, picks: readonly string[], pick: string): EchekCode {
  if (position.mustPass()) return 'pass';
  const [first, second] = picks;
  if (first === undefined) return reasonForPiece(position, pick);
  const placed = pieceNamed(first);
  if (second === undefined) {
    const cell = GRID.parse(pick);
    if (cell === null) return notACell(pick);
    return placed === undefined ? reasonForGoal(position, first, cell) : reasonForPlace(position, cell);
  }
  const at = GRID.parse(second) ?? NOWHERE;
  if (picks.length === 2 && placed?.piece === PAWN) return reasonForStep(position, at, pick);
  if (picks.length === 2 && placed?.piece === BISHOP) return reasonForRemoval(position, at, pick);
  return 'turn-whole';
}

function notACell(pick: string): EchekCode {
  if (pick === 'done') return 'turn-begun';
  return pieceNamed(pick) === undefined ? 'no-square' : 'square-now';
}

function reasonForPiece(position: EchekPosition, pick: string): EchekCode {
  const named = pieceNamed(pick);
  if (named !== undefined) return reasonForNamed(position, named);
  const cell = GRID.parse(pick);
  if (cell === null) return reasonForOther(position, pick);
  const found = pieceOn(position, cell);
  if (found === undefined) return 'square-empty';
  if (found.side !== position.turn) return 'piece-theirs';
  const enemies = enemiesOf(position);
  const reaches = (goal: number): boolean => !isIn(position.occupied, goal) && goesSo(found.piece, cell, goal, enemies);
  return GRID_CELLS.some(reaches) ? 'piece-bound' : 'piece-shut';
}

/** [3] [8] A castling, a pass or a move of a piece that stands elsewhere, typed as a whole. */
function reasonForOther(position: EchekPosition, pick: string): EchekCode {
  if (pick === 'done') return 'pass-not-now';
  if (pick === OTHER_PIECE) return 'piece-other';
  if (pick !== CASTLING) return 'no-square';
  return position.mayCastle(position.turn) ? 'castle-not-now' : 'castling-used';
}

function reasonForNamed(position: EchekPosition, { side, piece }: Piece): EchekCode {
  if (side !== position.turn) return 'piece-theirs';
  const place = position.place(side, piece);
  if (place === DEAD) return 'queen-gone';
  return place === RESERVE ? 'reserve-shut' : 'piece-in-play';
}

function enemiesOf(position: EchekPosition): number {
  const places = ALL_PIECES.filter(({ side }) => side !== position.turn).map(({ side, piece }) =>
    position.place(side, piece),
  );
  return places.filter(isInPlay).reduce((cells, cell) => cells | (1 << cell), 0);
}

/** [2] [3] [4] Where a piece in play cannot go. */
function reasonForGoal(position: EchekPosition, first: string, goal: number): EchekCode {
  const from = GRID.parse(first) ?? NOWHERE;
  const piece = pieceOn(position, from)?.piece ?? KING;
  if (isIn(position.occupied, goal)) return isSwap(position, piece, goal) ? 'castling-used' : 'square-taken';
  if (!goesSo(piece, from, goal, 0)) return `way-${nameOf(piece)}`;
  if (!goesSo(piece, from, goal, enemiesOf(position))) return 'way-enemy';
  return reasonToStay(position.occupied ^ (1 << from), goal);
}

/** Whether the goal of a king is its rook, or the other way round. */
function isSwap(position: EchekPosition, piece: number, goal: number): boolean {
  const { turn } = position;
  if (piece === KING) return goal === position.place(turn, ROOK);
  return piece === ROOK && goal === position.place(turn, KING);
}

function reasonToStay(others: number, goal: number): EchekCode {
  return fits(others, goal) ? 'splits' : 'too-wide';
}

/** [3] Where no piece of the side to move can be placed. */
function reasonForPlace(position: EchekPosition, cell: number): EchekCode {
  const { turn } = position;
  if (isIn(position.occupied, cell)) return 'square-taken';
  const touchesOwn = ALL_PIECES.some(({ side, piece }) => {
    const place = position.place(side, piece);
    return side === turn && isInPlay(place) && touch(place, cell);
  });
  if (!touchesOwn) return 'touches-none';
  return sidesApart(cell, position.place(otherSide(turn), KING)) === 1 ? 'beside-king' : 'too-wide';
}

/** [5] Where a pawn just placed cannot go. */
function reasonForStep(position: EchekPosition, at: number, pick: string): EchekCode {
  const cell = GRID.parse(pick);
  if (cell === null) return notACell(pick);
  if (cell === at) return 'pawn-here';
  if (isIn(position.occupied, cell)) return 'square-taken';
  return sidesApart(at, cell) === 1 ? reasonToStay(position.occupied, cell) : 'way-pawn';
}

/** [6] What a bishop just placed cannot take off. */
function reasonForRemoval(position: EchekPosition, at: number, pick: string): EchekCode {
  if (pick === 'done') return 'removal-must';
  const cell = GRID.parse(pick);
  if (cell === null) return 'removal-empty';
  if (cell === at) return 'removal-bishop';
  const found = pieceOn(position, cell);
  if (found === undefined) return 'removal-empty';
  return found.piece === KING ? 'removal-king' : 'removal-splits';
}
