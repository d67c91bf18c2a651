import {
  err,
  type Move,
  type Notation,
  ok,
  positionOf,
  type Position,
  type Result,
  type Side,
  SIDES,
  type TextError,
  toMove,
} from '../contract/index.ts';
import {
  CLOCK_LIMIT,
  parseChoice,
  parseClock,
  parseNumber,
  parseSide,
  splitFields,
  textError,
} from '../notation/fields.ts';
import { makeRows, parseRows, type RowFormat } from '../notation/rows.ts';
import { CELLS, GRID, QUEENS_EACH, WIDTH } from './cells.ts';
import { CheckPosition } from './check-rules.ts';
import { fromOf, packMove, toOf } from './moves.ts';
import { HecatombPosition, type HecatombSetup, TEN_TURNS } from './rules.ts';
import type { HecatombCode } from './text/en.ts';

const TEN_TURNS_FIELDS = ['ranks', 'side', 'left'] as const;
const ENDLESS_FIELDS = ['ranks', 'side', 'left', 'clock'] as const;
const RANKS: RowFormat = { field: 'position.ranks', width: WIDTH, height: WIDTH, letters: 'KQkq' };
const SIDE_NAMES = { 1: 'w', 2: 'b' } as const;

function parsePosition(text: string, variant: string): Result<Position, TextError> {
  if (variant === 'check') return parseCheck(text);
  return variant === 'endless' ? parseEndless(text) : parseTenTurns(text);
}

function parseTenTurns(text: string): Result<Position, TextError> {
  const fields = splitFields(text, TEN_TURNS_FIELDS);
  if (!fields.ok) return fields;
  const board = parseBoard(fields.value.ranks, fields.value.side);
  if (!board.ok) return board;
  const left = parseNumber('position.left', fields.value.left, TEN_TURNS);
  if (!left.ok) return left;
  return ok(new HecatombPosition(false).setUp({ ...board.value, left: left.value }));
}

function parseEndless(text: string): Result<Position, TextError> {
  const setup = parseSetup(text);
  return setup.ok ? ok(new HecatombPosition(true).setUp(setup.value)) : setup;
}

/** [8] Kings are never taken here: both are there, and the one of the side that has just moved is safe. */
function parseCheck(text: string): Result<Position, TextError> {
  const setup = parseSetup(text);
  if (!setup.ok) return setup;
  const { kings } = setup.value;
  const refuse = (code: HecatombCode): Result<Position, TextError> =>
    err(textError('position.ranks', text.split(' ', 1)[0] ?? '', { code }));
  if (SIDES.some((side) => kings[side] === null)) return refuse('both-kings');
  const position = new CheckPosition().setUp(setup.value);
  return position.couldTakeKing() ? refuse('king-safe') : ok(position);
}

/** Reads a position without a limit of turns. */
function parseSetup(text: string): Result<HecatombSetup, TextError> {
  const fields = splitFields(text, ENDLESS_FIELDS);
  if (!fields.ok) return fields;
  const board = parseBoard(fields.value.ranks, fields.value.side);
  if (!board.ok) return board;
  const left = parseChoice('position.left', fields.value.left, ['-']);
  if (!left.ok) return left;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;
  return ok({ ...board.value, left: CLOCK_LIMIT - clock.value });
}

type Board = Pick<HecatombSetup, 'queens' | 'kings' | 'turn'>;

/** Reads the two fields that all variants share. */
function parseBoard(ranks: string, side: string): Result<Board, TextError> {
  const rows = parseRows(ranks, RANKS);
  if (!rows.ok) return rows;
  const turn = parseSide(side, SIDE_NAMES);
  if (!turn.ok) return turn;
  const queens: Record<Side, number[]> = { 1: [], 2: [] };
  const kings: Record<Side, number[]> = { 1: [], 2: [] };
  for (const [cell, letter] of rows.value.entries()) {
    if (letter === '') continue;
    const pieces = letter === 'K' || letter === 'k' ? kings : queens;
    pieces[letter === 'K' || letter === 'Q' ? 1 : 2].push(cell);
  }
  if (SIDES.some((owner) => queens[owner].length > QUEENS_EACH || kings[owner].length > 1)) {
    return err(textError('position.ranks', ranks, { code: 'pieces-at-most' }));
  }
  const [white, black] = [kings[1][0] ?? null, kings[2][0] ?? null];
  if (white === null && black === null) return err(textError('position.ranks', ranks, { code: 'some-king' }));
  return ok({ queens, kings: { 1: white, 2: black }, turn: turn.value });
}

function makePosition(position: Position): string {
  const hecatomb = positionOf(HecatombPosition, position);
  const cells = Array.from({ length: CELLS }, (_, cell) => makeLetter(hecatomb, cell));
  const end = hecatomb.isEndless ? `- ${hecatomb.clock}` : String(hecatomb.left);
  return `${makeRows(cells, WIDTH)} ${SIDE_NAMES[hecatomb.turn]} ${end}`;
}

function makeLetter(position: HecatombPosition, cell: number): string {
  const white = position.pieceOn(cell, 1);
  if (white !== null) return white === 'king' ? 'K' : 'Q';
  const black = position.pieceOn(cell, 2);
  if (black !== null) return black === 'king' ? 'k' : 'q';
  return '';
}

function parseMove(_position: Position, text: string): Result<Move, TextError> {
  const from = GRID.parse(text.slice(0, 2));
  const to = GRID.parse(text.slice(2));
  if (from === null || to === null) return err(textError('move', text, { code: 'move-form' }));
  return ok(toMove(packMove(from, to)));
}

function makeMove(_position: Position, move: Move): string {
  return GRID.nameOf(fromOf(move)) + GRID.nameOf(toOf(move));
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
