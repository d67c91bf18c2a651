// Hot: search checks remembered moves here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import * as gridModule from './grid.ts';
import * as movesModule from './moves.ts';
import * as fieldsModule from './packed-fields.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { hasBit, lowestBit } = bitsModule;
const { columnOf, insideOf, isIn, isOneGroup, rowOf, shiftSet, stepBackFrom, WINDOW_CELLS, WINDOW_WIDTH } = gridModule;
const { fieldOf, RESERVE } = fieldsModule;
const { BISHOP, KING, KNIGHT, MOVE, NOWHERE, PAWN, PIECES, PLACE, QUEEN } = movesModule;
const { fromOf, kindOf, pieceOf, removedOf, toOf } = movesModule;

// Written from the rules, with coordinates and without the generator's tables, so that each checks the other. The single
// conditions are exported for code that is not hot: reasons for people, and the original players.

/** The position as the side to move sees it; one object is reused. */
export interface TurnFormation {
  mine: number;
  theirs: number;
  /** The window cells of `mine` and of `theirs`. */
  own: number;
  enemies: number;
}

/** Whether a number is a legal turn other than castling and passing. */
export function isLegalTurn(board: TurnFormation, move: number): boolean {
  const kind = kindOf(move);
  const piece = pieceOf(move);
  if (piece >= PIECES || !isEmpty(board, toOf(move))) return false;
  if (kind === MOVE) return removedOf(move) === NOWHERE && isLegalMove(board, piece, fromOf(move), toOf(move));
  return kind === PLACE && fieldOf(board.mine, piece) === RESERVE && isLegalPlacement(board, piece, move);
}

/** [3] [4] */
function isLegalMove(board: TurnFormation, piece: number, from: number, to: number): boolean {
  if (from >= WINDOW_CELLS || fieldOf(board.mine, piece) !== from) return false;
  const others = (board.own | board.enemies) ^ (1 << from);
  return goesSo(piece, from, to, board.enemies) && fits(others, to) && isJoined(others, to);
}

function isLegalPlacement(board: TurnFormation, piece: number, move: number): boolean {
  const to = toOf(move);
  const removed = removedOf(move);
  const movesOn = fromOf(move) !== NOWHERE;
  if (movesOn && piece !== PAWN) return false;
  if (removed !== NOWHERE && piece !== BISHOP) return false;
  const occupied = board.own | board.enemies;
  const placed = movesOn ? fromOf(move) : to;
  if (!mayPlaceOn(board, placed)) return false;
  if (movesOn) return sidesApart(placed, to) === 1 && fits(occupied, to) && isJoined(occupied, to); // [5]
  return piece !== BISHOP || (removed === NOWHERE ? !canTakeOff(board, to) : isRemovable(board, to, removed));
}

/** [3] Empty, touching a piece of one's own, not beside the enemy king, within four columns and rows. */
function mayPlaceOn(board: TurnFormation, cell: number): boolean {
  if (!isEmpty(board, cell) || sidesApart(cell, fieldOf(board.theirs, KING)) === 1) return false;
  let touches = false;
  for (let piece = KING; piece < PIECES; piece++) {
    const mine = fieldOf(board.mine, piece);
    if (mine < RESERVE && touch(cell, mine)) touches = true;
  }
  return touches && fits(board.own | board.enemies, cell);
}

/** [6] Whether a bishop placed on a cell may take off the piece on another. */
function isRemovable(board: TurnFormation, bishop: number, removed: number): boolean {
  const occupied = board.own | board.enemies;
  if (!isIn(occupied, removed)) return false;
  if (removed === fieldOf(board.mine, KING) || removed === fieldOf(board.theirs, KING)) return false;
  return isJoined(occupied ^ (1 << removed), bishop);
}

function canTakeOff(board: TurnFormation, bishop: number): boolean {
  for (let cell = 0; cell < WINDOW_CELLS; cell++) if (isRemovable(board, bishop, cell)) return true;
  return false;
}

function isEmpty(board: TurnFormation, cell: number): boolean {
  return columnOf(cell) >= 0 && !isIn(board.own | board.enemies, cell);
}

/** [4] Whether a piece gets from one cell to another by its own way of moving. */
export function goesSo(piece: number, from: number, to: number, enemies: number): boolean {
  const columns = columnOf(to) - columnOf(from);
  const rows = rowOf(to) - rowOf(from);
  if (piece === KING) return touch(from, to);
  if (piece === PAWN) return sidesApart(from, to) === 1;
  if (piece === KNIGHT) return Math.abs(columns * rows) === 2;
  const isStraight = columns === 0 || rows === 0;
  const isDiagonal = Math.abs(columns) === Math.abs(rows);
  if (piece === QUEEN ? !isStraight && !isDiagonal : piece === BISHOP ? !isDiagonal : !isStraight) return false;
  return isWayFree(from, columns, rows, enemies);
}

/** Whether there is no enemy piece strictly between a window cell and the cell at an offset. */
function isWayFree(from: number, columns: number, rows: number, enemies: number): boolean {
  const steps = Math.max(Math.abs(columns), Math.abs(rows));
  for (let step = 1; step < steps; step++) {
    // The way may cross the ring, which has no pieces.
    const column = columnOf(from) - 1 + Math.sign(columns) * step;
    const row = rowOf(from) - 1 + Math.sign(rows) * step;
    const isInWindow = column >= 0 && column < WINDOW_WIDTH && row >= 0 && row < WINDOW_WIDTH;
    if (isInWindow && hasBit(enemies, row * WINDOW_WIDTH + column)) return false;
  }
  return true;
}

/** [2] Whether pieces and one more cell lie within four columns and four rows. */
export function fits(pieces: number, cell: number): boolean {
  for (let rest = pieces; rest !== 0; rest &= rest - 1) {
    const other = lowestBit(rest);
    if (Math.abs(columnOf(other) - columnOf(cell)) >= WINDOW_WIDTH) return false;
    if (Math.abs(rowOf(other) - rowOf(cell)) >= WINDOW_WIDTH) return false;
  }
  return true;
}

/** [3] Whether pieces and one more, which fit into the window, are one group. */
export function isJoined(pieces: number, cell: number): boolean {
  return isOneGroup(shiftSet(pieces, stepBackFrom(cell)) | (1 << insideOf(cell)));
}

export function touch(first: number, second: number): boolean {
  return Math.max(Math.abs(columnOf(first) - columnOf(second)), Math.abs(rowOf(first) - rowOf(second))) === 1;
}

/** How many steps along sides two cells are apart. */
export function sidesApart(first: number, second: number): number {
  return Math.abs(columnOf(first) - columnOf(second)) + Math.abs(rowOf(first) - rowOf(second));
}
