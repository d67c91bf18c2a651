import {
  err,
  type Move,
  type Notation,
  ok,
  own,
  type Position,
  type Result,
  SIDES,
  type TextError,
  toMove,
} from '../contract/index.ts';
import { parseChoice, parseClock, splitFields, textError } from '../notation/fields.ts';
import { makeRows, parseRows, type RowFormat } from '../notation/rows.ts';
import { cellAt, columnOf, isOneGroup, isSurrounded, rowOf, wallsOf, WINDOW_CELLS, WINDOW_WIDTH } from './grid.ts';
import { DEAD, RESERVE } from './lanes.ts';
import {
  CASTLE,
  fromOf,
  KING,
  kindOf,
  MOVE,
  moveStem,
  NOWHERE,
  PASS,
  pieceOf,
  PIECES,
  placeStem,
  QUEEN,
  removedOf,
  toOf,
} from './moves.ts';
import { EchekPosition } from './rules.ts';

const FIELDS = ['ranks', 'side', 'castling', 'dead', 'clock'] as const;
/** The letter of a piece is at its number; black's are six further on. */
const LETTERS = 'KQRBNPkqrbnp';
const RANKS: RowFormat = { field: 'position.ranks', width: WINDOW_WIDTH, height: WINDOW_WIDTH, letters: LETTERS };
// The index of a choice has bit 0 for white, bit 1 for black.
const CASTLING = ['-', 'R', 'r', 'Rr'];
const DEAD_QUEENS = ['-', 'Q', 'q', 'Qq'];
const FILES = 'abcdef';

/** The text's cells run from the top row down, ours from the bottom row up. */
const textIndexToCell = (index: number): number =>
  (WINDOW_WIDTH - 1 - Math.floor(index / WINDOW_WIDTH)) * WINDOW_WIDTH + (index % WINDOW_WIDTH);

export function makeCell(cell: number): string {
  return `${FILES.charAt(columnOf(cell))}${rowOf(cell) + 1}`;
}

/** The cell of a name, null if there is none. */
export function cellNamed(name: string): number | null {
  return /^[a-f][1-6]$/.test(name) ? parseCell(name) : null;
}

/** Reads a cell that a pattern has already found well formed. */
function parseCell(text: string): number {
  return cellAt(FILES.indexOf(text.charAt(0)), Number(text.charAt(1)) - 1);
}

function parsePosition(text: string): Result<Position, TextError> {
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const rows = parseRows(fields.value.ranks, RANKS);
  if (!rows.ok) return rows;
  const side = parseChoice('position.side', fields.value.side, ['w', 'b']);
  if (!side.ok) return side;
  const castling = parseChoice('position.castling', fields.value.castling, CASTLING);
  if (!castling.ok) return castling;
  const dead = parseChoice('position.dead', fields.value.dead, DEAD_QUEENS);
  if (!dead.ok) return dead;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;
  const places = parsePlaces(fields.value.ranks, rows.value);
  if (!places.ok) return places;

  for (const [index, sidePlaces] of places.value.entries()) {
    if (((dead.value >>> index) & 1) === 0) continue;
    if (sidePlaces[QUEEN] !== RESERVE) {
      return err(textError('position.dead', fields.value.dead, { code: 'dead-not-in-play' }));
    }
    sidePlaces[QUEEN] = DEAD;
  }
  return ok(
    EchekPosition.fromSetup({
      places: places.value,
      turn: side.value === 0 ? 1 : 2,
      mayCastle: [(castling.value & 1) !== 0, (castling.value & 2) !== 0],
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
  for (const [index, letter] of letters.entries()) {
    if (letter === '') continue;
    const number = LETTERS.indexOf(letter);
    const piece = number % PIECES;
    const ofSide = number < PIECES ? places[0] : places[1];
    if (ofSide[piece] !== RESERVE) return refuse(piece === KING ? 'one-king-each' : 'one-of-each');
    ofSide[piece] = textIndexToCell(index);
    occupied |= 1 << textIndexToCell(index);
  }
  if (places.some((ofSide) => ofSide[KING] === RESERVE)) return refuse('one-king-each');
  if (!isOneGroup(occupied)) return refuse('one-group');
  const walls = wallsOf(occupied);
  const isQueenSurrounded = places.some((ofSide) => isSurrounded(ofSide[QUEEN] ?? RESERVE, walls));
  return isQueenSurrounded ? refuse('queen-open') : ok(places);
}

function makePosition(position: Position): string {
  const echek = own(EchekPosition, position);
  const cells = Array.from({ length: WINDOW_CELLS }, () => '');
  let castling = 0;
  let dead = 0;
  for (const side of SIDES) {
    if (echek.mayCastle(side)) castling |= side;
    if (echek.place(side, QUEEN) === DEAD) dead |= side;
    for (let piece = 0; piece < PIECES; piece++) {
      const place = echek.place(side, piece);
      // Turning the window upside down is its own inverse.
      if (place < WINDOW_CELLS) cells[textIndexToCell(place)] = LETTERS.charAt((side - 1) * PIECES + piece);
    }
  }
  const turn = echek.turn === 1 ? 'w' : 'b';
  return `${makeRows(cells, WINDOW_WIDTH)} ${turn} ${CASTLING[castling]} ${DEAD_QUEENS[dead]} ${echek.clock}`;
}

const MOVED = /^([KQRBNP])([a-f][1-6])-([a-f][1-6])$/;
const PLACED = /^([KQRBNP])@([a-f][1-6])(?:(?<=P@..)-([a-f][1-6])|(?<=B@..)x([a-f][1-6]))?$/;

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  if (text === 'pass') return ok(PASS);
  if (text === 'O-O') return ok(CASTLE);
  const moved = MOVED.exec(text);
  if (moved !== null) {
    const [, letter = '', from = '', to = ''] = moved;
    return ok(toMove(moveStem(LETTERS.indexOf(letter), parseCell(from)) | parseCell(to)));
  }
  const placed = PLACED.exec(text);
  if (placed === null) return err(textError('move', text, { code: 'move-form' }));
  const [, letter = '', cell = '', movedOn, removed] = placed;
  const first = movedOn === undefined ? NOWHERE : parseCell(cell);
  const takenOff = removed === undefined ? NOWHERE : parseCell(removed);
  return ok(toMove(placeStem(LETTERS.indexOf(letter), first, takenOff) | parseCell(movedOn ?? cell)));
}

function makeMove(_position: Position, move: Move): string {
  if (move === PASS) return 'pass';
  if (move === CASTLE) return 'O-O';
  const letter = LETTERS.charAt(pieceOf(move));
  const to = makeCell(toOf(move));
  if (kindOf(move) === MOVE) return `${letter}${makeCell(fromOf(move))}-${to}`;
  if (fromOf(move) !== NOWHERE) return `${letter}@${makeCell(fromOf(move))}-${to}`;
  return removedOf(move) === NOWHERE ? `${letter}@${to}` : `${letter}@${to}x${makeCell(removedOf(move))}`;
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
