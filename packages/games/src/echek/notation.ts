import { hasBit } from '../board/bits.ts';
import {
  err,
  type Move,
  type Notation,
  ok,
  positionOf,
  type Position,
  type Result,
  SIDES,
  type TextError,
  toMove,
} from '../contract/index.ts';
import { parseChoice, parseClock, parseSide, splitFields, textError } from '../notation/fields.ts';
import { makeRows, parseRows, type RowFormat } from '../notation/rows.ts';
import { GRID, isOneGroup, isSurrounded, wallsOf, WINDOW_CELLS, WINDOW_WIDTH } from './grid.ts';
import {
  CASTLE,
  fromOf,
  KING,
  kindOf,
  MOVE,
  NOWHERE,
  packMoveStem,
  packPlaceStem,
  PASS,
  pieceOf,
  PIECES,
  QUEEN,
  removedOf,
  toOf,
} from './moves.ts';
import { DEAD, RESERVE } from './packed-fields.ts';
import { EchekPosition } from './rules.ts';

const FIELDS = ['ranks', 'side', 'castling', 'dead', 'clock'] as const;
/** The letter of a piece is at its number; black's are six further on. */
export const LETTERS = 'KQRBNPkqrbnp';
const RANKS: RowFormat = { field: 'position.ranks', width: WINDOW_WIDTH, height: WINDOW_WIDTH, letters: LETTERS };
// The index of a choice has bit 0 for white, bit 1 for black.
const CASTLING = ['-', 'R', 'r', 'Rr'];
const DEAD_QUEENS = ['-', 'Q', 'q', 'Qq'];
const SIDE_NAMES = { 1: 'w', 2: 'b' } as const;

function parsePosition(text: string): Result<Position, TextError> {
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const rows = parseRows(fields.value.ranks, RANKS);
  if (!rows.ok) return rows;
  const turn = parseSide(fields.value.side, SIDE_NAMES);
  if (!turn.ok) return turn;
  const castling = parseChoice('position.castling', fields.value.castling, CASTLING);
  if (!castling.ok) return castling;
  const dead = parseChoice('position.dead', fields.value.dead, DEAD_QUEENS);
  if (!dead.ok) return dead;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;
  const places = parsePlaces(fields.value.ranks, rows.value);
  if (!places.ok) return places;

  for (const [index, sidePlaces] of places.value.entries()) {
    if (!hasBit(dead.value, index)) continue;
    if (sidePlaces[QUEEN] !== RESERVE) {
      return err(textError('position.dead', fields.value.dead, { code: 'dead-not-in-play' }));
    }
    sidePlaces[QUEEN] = DEAD;
  }
  return ok(
    EchekPosition.fromSetup({
      places: places.value,
      turn: turn.value,
      mayCastle: [hasBit(castling.value, 0), hasBit(castling.value, 1)],
      clock: clock.value,
    }),
  );
}

/** Where the pieces of each side stand, `RESERVE` for those that do not. */
function parsePlaces(text: string, letters: readonly string[]): Result<[number[], number[]], TextError> {
  const refuse = (code: string): Result<never, TextError> => err(textError(RANKS.field, text, { code }));
  const makePlaces = (): number[] => Array.from({ length: PIECES }, () => RESERVE);
  const places: [number[], number[]] = [makePlaces(), makePlaces()];
  let occupied = 0;
  for (const [cell, letter] of letters.entries()) {
    if (letter === '') continue;
    const number = LETTERS.indexOf(letter);
    const piece = number % PIECES;
    const ofSide = number < PIECES ? places[0] : places[1];
    if (ofSide[piece] !== RESERVE) return refuse(piece === KING ? 'one-king-each' : 'one-of-each');
    ofSide[piece] = cell;
    occupied |= 1 << cell;
  }
  if (places.some((ofSide) => ofSide[KING] === RESERVE)) return refuse('one-king-each');
  if (!isOneGroup(occupied)) return refuse('one-group');
  const walls = wallsOf(occupied);
  const isQueenSurrounded = places.some((ofSide) => isSurrounded(ofSide[QUEEN] ?? RESERVE, walls));
  return isQueenSurrounded ? refuse('queen-open') : ok(places);
}

function makePosition(position: Position): string {
  const echek = positionOf(EchekPosition, position);
  const cells = Array.from({ length: WINDOW_CELLS }, () => '');
  let castling = 0;
  let dead = 0;
  for (const side of SIDES) {
    if (echek.mayCastle(side)) castling |= side;
    if (echek.place(side, QUEEN) === DEAD) dead |= side;
    for (let piece = 0; piece < PIECES; piece++) {
      const place = echek.place(side, piece);
      if (place < WINDOW_CELLS) cells[place] = LETTERS.charAt((side - 1) * PIECES + piece);
    }
  }
  return `${makeRows(cells, WINDOW_WIDTH)} ${SIDE_NAMES[echek.turn]} ${CASTLING[castling]} ${DEAD_QUEENS[dead]} ${echek.clock}`;
}

const MOVED = /^([KQRBNP])([a-f][1-6])-([a-f][1-6])$/;
const PLACED = /^([KQRBNP])@([a-f][1-6])(?:(?<=P@..)-([a-f][1-6])|(?<=B@..)x([a-f][1-6]))?$/;

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  if (text === 'pass') return ok(PASS);
  if (text === 'O-O') return ok(CASTLE);
  const moved = MOVED.exec(text);
  if (moved !== null) {
    const [, letter = '', from = '', to = ''] = moved;
    return ok(toMove(packMoveStem(LETTERS.indexOf(letter), GRID.cellOf(from)) | GRID.cellOf(to)));
  }
  const placed = PLACED.exec(text);
  if (placed === null) return err(textError('move', text, { code: 'move-form' }));
  const [, letter = '', cell = '', movedOn, removed] = placed;
  const first = movedOn === undefined ? NOWHERE : GRID.cellOf(cell);
  const takenOff = removed === undefined ? NOWHERE : GRID.cellOf(removed);
  return ok(toMove(packPlaceStem(LETTERS.indexOf(letter), first, takenOff) | GRID.cellOf(movedOn ?? cell)));
}

function makeMove(_position: Position, move: Move): string {
  if (move === PASS) return 'pass';
  if (move === CASTLE) return 'O-O';
  const letter = LETTERS.charAt(pieceOf(move));
  const to = GRID.nameOf(toOf(move));
  if (kindOf(move) === MOVE) return `${letter}${GRID.nameOf(fromOf(move))}-${to}`;
  if (fromOf(move) !== NOWHERE) return `${letter}@${GRID.nameOf(fromOf(move))}-${to}`;
  return removedOf(move) === NOWHERE ? `${letter}@${to}` : `${letter}@${to}x${GRID.nameOf(removedOf(move))}`;
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
