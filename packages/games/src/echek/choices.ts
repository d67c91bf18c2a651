import { choicesFromMoves, type Walks } from '../choices/from-moves.ts';
import { type Message, type Move, MoveList, own, type PickTarget, type Position, toMove } from '../contract/index.ts';
import type { EchekCode } from './codes.ts';
import { GRID } from './grid.ts';
import { isInPlay } from './lanes.ts';
import {
  CASTLE,
  fromOf,
  KING,
  kindOf,
  MOVE,
  nameOf,
  NOWHERE,
  packMoveStem,
  PASS,
  PAWN,
  PLACE,
  pieceOf,
  removedOf,
  ROOK,
  toOf,
} from './moves.ts';
import { pieceId, pieceNamed, pieceOn } from './pieces.ts';
import { CASTLING, OTHER_PIECE, refuse } from './reasons.ts';
import { EchekPosition } from './rules.ts';

/** What typed moves that point at nothing stand for, so that they get a reason of their own. */
const NO_CASTLING: PickTarget = { kind: 'piece', piece: CASTLING };
const NO_SUCH_PIECE: PickTarget = { kind: 'piece', piece: OTHER_PIECE };

const cellTarget = (cell: number): PickTarget => ({ kind: 'cell', cell: GRID.nameOf(cell) });

/** A piece in play or in reserve, then its cell, then what a placed pawn or bishop does; castling from either piece. */
const walksOf: Walks['walksOf'] = (position, move) => {
  const echek = own(EchekPosition, position);
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
  const echek = own(EchekPosition, position);
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
