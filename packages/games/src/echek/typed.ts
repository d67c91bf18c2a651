import { positionOf, type Position, type TypedNotation } from '../contract/index.ts';
import { SEPARATORS } from '../notation/typed.ts';
import { GRID, GRID_WIDTH, cellAt } from './grid.ts';
import { BISHOP, KING, NOWHERE, PAWN, ROOK } from './moves.ts';
import { LETTERS } from './notation.ts';
import { isInPlay } from './packed-fields.ts';
import { pieceId, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';

// The original asks for a piece and then for the row and the column of a cell, both 0 to 5 from the top left; the further cell of
// a placed pawn or bishop comes after it. Castling is the rook sent to its king.

const CELL = `([a-f][1-6]|[0-5]${SEPARATORS}[0-5])`;
const MOVE = new RegExp(`^([kqrbnp])?[@\\s,;:-]*${CELL}(?:[x\\s,;:/.-]*${CELL})?$`, 'i');
const CASTLING = 'O-O';
const CELL_ALONE = new RegExp(`^${CELL}$`, 'i');
/** Our own form of a move; only castling is meant otherwise. */
const OWN_FORM = /^[kqrbnp][a-f][1-6]-/i;
const CASTLE = /^[o0]-?[o0]$/i;

/** The number of a cell by its name, or by its row and column. */
function cellOf(text: string): number {
  const named = GRID.parse(text.toLowerCase());
  if (named !== null) return named;
  return cellAt(Number(text.at(-1)), GRID_WIDTH - 1 - Number(text.charAt(0)));
}

function readMove(position: Position, text: string): string | null {
  if (CASTLE.test(text)) return CASTLING;
  const [, letter, first, second] = MOVE.exec(text) ?? [];
  if (first === undefined) return null;
  const cells = [first, ...(second === undefined ? [] : [second])].map(cellOf);
  const move =
    letter === undefined
      ? readFrom(position, cells)
      : readPiece(position, LETTERS.indexOf(letter.toUpperCase()), cells);
  return OWN_FORM.test(text) && move !== CASTLING ? null : move;
}

/** A move without the name of its piece, which stands on the first cell. */
function readFrom(position: Position, [from = NOWHERE, to]: readonly number[]): string | null {
  const found = pieceOn(positionOf(EchekPosition, position), from);
  return found === undefined || to === undefined ? null : makeMove(position, found.piece, from, to);
}

/** A move of a piece that needs no cell to be found: each side has one of a kind. */
function readPiece(position: Position, piece: number, [first = NOWHERE, second]: readonly number[]): string | null {
  const echek = positionOf(EchekPosition, position);
  const place = echek.place(echek.turn, piece);
  if (isInPlay(place)) return makeMove(position, piece, second === undefined ? place : first, second ?? first);
  const placed = `${LETTERS.charAt(piece)}@${GRID.nameOf(first)}`;
  if (second === undefined) return placed;
  if (piece === PAWN) return `${placed}-${GRID.nameOf(second)}`;
  return piece === BISHOP ? `${placed}x${GRID.nameOf(second)}` : null;
}

function makeMove(position: Position, piece: number, from: number, to: number): string {
  const echek = positionOf(EchekPosition, position);
  const [king, rook] = [KING, ROOK].map((one) => echek.place(echek.turn, one));
  if ((from === rook && to === king) || (from === king && to === rook)) return CASTLING;
  return `${LETTERS.charAt(piece)}${GRID.nameOf(from)}-${GRID.nameOf(to)}`;
}

/** A cell, or a piece by its letter. */
function readPick(position: Position, text: string): string | null {
  const echek = positionOf(EchekPosition, position);
  const { turn } = echek;
  const piece = text.length === 1 ? LETTERS.indexOf(text.toUpperCase()) : -1;
  if (piece < 0) return CELL_ALONE.test(text) ? GRID.nameOf(cellOf(text)) : null;
  const place = echek.place(turn, piece);
  return isInPlay(place) ? GRID.nameOf(place) : pieceId({ side: turn, piece });
}

export const typed: TypedNotation = { readMove, readPick };
