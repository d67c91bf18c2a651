import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import {
  type Message,
  type Move,
  MoveList,
  otherSide,
  type PickTarget,
  type Position,
  positionOf,
  toMove,
} from '../contract/index.ts';
import { GRID, GRID_CELLS, isIn } from './grid.ts';
import { fits, goesSo, sidesApart, touch } from './legality.ts';
import {
  BISHOP,
  CASTLE,
  fromOf,
  kindOf,
  KING,
  MOVE,
  nameOf,
  NOWHERE,
  packMoveStem,
  PASS,
  PAWN,
  pieceOf,
  PLACE,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';
import { DEAD, isInPlay, RESERVE } from './packed-fields.ts';
import { ALL_PIECES, type OwnedPiece, pieceId, pieceNamed, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';
import type { EchekCode } from './text/en.ts';

// Why a person cannot pick something: the condition that the pick breaks. Each function is only called for picks that no legal
// move continues with, so its last line needs no check. Numbers in brackets are the rules of README.md.

/** Named instead of a piece by a castling that is not possible. */
const CASTLING = 'castling';
/** Named instead of a piece that does not stand where a move says. */
const OTHER_PIECE = 'other-piece';

function refuse(position: Position, picks: readonly string[], pick: string): Message {
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

function reasonForNamed(position: EchekPosition, { side, piece }: OwnedPiece): EchekCode {
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

/** The picks for typed moves that name no pick, so that they get their own reason. */
const NO_CASTLING: PickTarget = { kind: 'piece', piece: CASTLING };
const NO_SUCH_PIECE: PickTarget = { kind: 'piece', piece: OTHER_PIECE };

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });

/** A piece in play or in reserve, then its cell, then what a placed pawn or bishop does; castling from either piece. */
const walksOf: Walks['walksOf'] = (position, move) => {
  const echek = positionOf(EchekPosition, position);
  const { turn } = echek;
  if (move === PASS) return [[]];
  if (move === CASTLE) {
    if (!echek.isLegal(CASTLE)) return [[NO_CASTLING]];
    const king = cellTarget(echek.place(turn, KING));
    const rook = cellTarget(echek.place(turn, ROOK));
    return [
      [rook, king],
      [king, rook],
    ];
  }
  const to = cellTarget(toOf(move));
  if (kindOf(move) === MOVE) return [isOfOther(echek, move) ? [NO_SUCH_PIECE] : [cellTarget(fromOf(move)), to]];
  const piece: PickTarget = { kind: 'piece', piece: pieceId({ side: turn, piece: pieceOf(move) }) };
  if (fromOf(move) !== NOWHERE) return [[piece, cellTarget(fromOf(move)), to]];
  return [removedOf(move) === NOWHERE ? [piece, to] : [piece, to, cellTarget(removedOf(move))]];
};

/** Whether a typed move names a piece in the place of another one of its side, which cannot go there either. */
function isOfOther(position: EchekPosition, move: Move): boolean {
  const found = pieceOn(position, fromOf(move));
  if (found === undefined || found.side !== position.turn || found.piece === pieceOf(move)) return false;
  return !position.isLegal(toMove(packMoveStem(found.piece, fromOf(move)) | toOf(move)));
}

function prompt(position: Position, picks: readonly string[]): Message {
  const echek = positionOf(EchekPosition, position);
  const [first] = picks;
  return { code: first === undefined ? promptFirst(echek) : promptNext(echek, first, picks.length) };
}

function promptFirst(position: EchekPosition): EchekCode {
  const list = new MoveList();
  position.legalMoves(list);
  const moves = [...list];
  if (moves.every((move) => kindOf(move) === PLACE)) return 'pick-reserve';
  return moves.some((move) => kindOf(move) === PLACE) ? 'pick-piece' : 'pick-in-play';
}

function promptNext(position: EchekPosition, first: string, made: number): EchekCode {
  const placed = pieceNamed(first);
  if (placed !== undefined) {
    if (made === 1) return 'pick-place';
    return placed.piece === PAWN ? 'pick-step' : 'pick-removal';
  }
  const { turn } = position;
  const moving = pieceOn(position, GRID.parse(first) ?? NOWHERE)?.piece ?? KING;
  const mayCastle = position.mayCastle(turn) && isInPlay(position.place(turn, ROOK));
  if (mayCastle && moving === KING) return 'pick-castle-king';
  return mayCastle && moving === ROOK ? 'pick-castle-rook' : `pick-goal-${nameOf(moving)}`;
}

export const choices = choicesFromMoves({ walksOf, prompt, refuse });
