import {
  err,
  type Message,
  type Move,
  type Notation,
  ok,
  positionOf,
  type Position,
  type Result,
  type Side,
  SIDES,
  type TextError,
} from '../contract/index.ts';
import { parseClock, parseSide, splitFields, textError } from '../notation/fields.ts';
import {
  columnOf,
  FIRST_HOLES,
  firstHole,
  GRID,
  holeAt,
  leadingPin,
  OFFSETS,
  pinIn,
  PIECES_EACH,
  rowOf,
} from './geometry.ts';
import { firstPinOf, holeOf, NONE, packPlace, packTurn, pieceOf, secondPinOf, stepOf } from './moves.ts';
import type { PieceSetup } from './pieces.ts';
import { EigenstatePosition } from './rules.ts';
import type { EigenstateCode } from './text/en.ts';

const FULL_PIECE_ANYTIME = 'full-piece-anytime';
const FIELDS = ['one', 'two', 'side', 'clock'] as const;
const FIELD_OF = { 1: 'position.one', 2: 'position.two' } as const;
/** [1] */
export const NAMES = { 1: 'ABCDEF', 2: '123456' } as const;
const EXAMPLE_PIECE = { 1: 'Aa1.010000', 2: '1a6.000080' } as const;
const EXAMPLE_MOVE = { 1: 'A-a2/A24/C13', 2: '1-a5/114/353' } as const;
const SIDE_NAMES = { 1: '1', 2: '2' } as const;

export const makeHole = (hole: number): string => `${rowOf(hole)}${columnOf(hole)}`;

const refuse = (
  field: string,
  found: string,
  code: EigenstateCode,
  values: Message['values'] = {},
): Result<never, TextError> => err(textError(field, found, { code, values }));

function parsePosition(text: string, variant: string): Result<Position, TextError> {
  const fields = splitFields(text, FIELDS);
  if (!fields.ok) return fields;
  const one = parsePieces(fields.value.one, 1);
  if (!one.ok) return one;
  const two = parsePieces(fields.value.two, 2);
  if (!two.ok) return two;
  const turn = parseSide(fields.value.side, SIDE_NAMES);
  if (!turn.ok) return turn;
  const clock = parseClock(fields.value.clock);
  if (!clock.ok) return clock;

  const cells = new Set<number>();
  const pieces = { 1: one.value, 2: two.value };
  for (const owner of SIDES) {
    for (const setup of pieces[owner]) {
      if (cells.has(setup.cell)) return refuse(FIELD_OF[owner], makePiece(owner, setup), 'free-square');
      cells.add(setup.cell);
    }
  }
  if (cells.size === 2) return refuse('position.two', fields.value.two, 'two-pieces');
  const doesFullAlwaysWin = variant === FULL_PIECE_ANYTIME;
  return ok(EigenstatePosition.fromSetup({ doesFullAlwaysWin, pieces, turn: turn.value, clock: clock.value }));
}

/** Reads the pieces of a side, all but whether two of them stand on one cell. */
function parsePieces(text: string, side: Side): Result<readonly PieceSetup[], TextError> {
  const field = FIELD_OF[side];
  const pieces: PieceSetup[] = [];
  for (const part of text.split(',')) {
    const setup = parsePiece(part, side);
    if (setup === null) {
      return refuse(field, part, 'piece', { names: [...NAMES[side]].join(' '), example: EXAMPLE_PIECE[side] });
    }
    if (setup.piece <= (pieces.at(-1)?.piece ?? -1)) return refuse(field, part, 'piece-order');
    const first = FIRST_HOLES[side];
    if ((setup.pins & pinIn(first)) === 0) return refuse(field, part, 'first-pin', { hole: makeHole(first) });
    pieces.push(setup);
  }
  return ok(pieces);
}

function parsePiece(text: string, side: Side): PieceSetup | null {
  const [, name, cell, pins] = /^([A-F1-6])([a-f][1-6])\.([0-9a-f]{6})$/.exec(text) ?? [];
  if (name === undefined || cell === undefined || pins === undefined) return null;
  const piece = NAMES[side].indexOf(name);
  return piece < 0 ? null : { piece, cell: GRID.cellOf(cell), pins: Number.parseInt(pins, 16) };
}

function makePiece(side: Side, { piece, cell, pins }: PieceSetup): string {
  return `${NAMES[side].charAt(piece)}${GRID.nameOf(cell)}.${pins.toString(16).padStart(6, '0')}`;
}

function makePosition(position: Position): string {
  const eigenstate = positionOf(EigenstatePosition, position);
  const fields = SIDES.map((side) =>
    Array.from({ length: PIECES_EACH }, (_, piece) => eigenstate.piece(side, piece))
      .flatMap((setup) => (setup === null ? [] : makePiece(side, setup)))
      .join(','),
  );
  return `${fields.join(' ')} ${eigenstate.turn} ${eigenstate.clock}`;
}

const PIN = '/[A-F1-6](?!33)[1-5]{2}';
const MOVE = new RegExp(`^(?:([A-F1-6])-([a-f][1-6])((?:${PIN}){0,2})|-((?:${PIN}){2}))$`);

function parseMove(position: Position, text: string): Result<Move, TextError> {
  const eigenstate = positionOf(EigenstatePosition, position);
  const [whole, name, cell, pinsAfterStep, pinsAlone] = MOVE.exec(text) ?? [];
  if (whole === undefined) return refuse('move', text, 'move-form', { example: EXAMPLE_MOVE[eigenstate.turn] });
  const step = name === undefined || cell === undefined ? ok(NONE) : parseStep(eigenstate, name, cell);
  if (!step.ok) return step;
  const pins = (pinsAfterStep ?? pinsAlone ?? '').split('/').slice(1);
  const places: number[] = [];
  for (const pin of pins) {
    const piece = parsePieceInPlay(eigenstate, pin.charAt(0), pin);
    if (!piece.ok) return piece;
    const hole = holeAt(Number(pin.charAt(1)), Number(pin.charAt(2)));
    places.push(packPlace(piece.value.piece, hole));
  }
  const [first = NONE, second = NONE] = places;
  if (first >= second && first !== NONE) return refuse('move', text, 'pin-order');
  return ok(packTurn(step.value, first, second));
}

/** Finds the hole that leads from a piece to a cell, whether there is a pin in it or not. */
function parseStep(position: EigenstatePosition, name: string, cell: string): Result<number, TextError> {
  const piece = parsePieceInPlay(position, name, `${name}-${cell}`);
  if (!piece.ok) return piece;
  const from = piece.value.cell;
  const pin = leadingPin(from, GRID.cellOf(cell));
  if (pin === 0) return refuse('move', `${name}-${cell}`, 'move-square', { name, from: GRID.nameOf(from) });
  return ok(packPlace(piece.value.piece, firstHole(pin)));
}

/** Finds the piece of the side to move that has this name; `part` is the part of the move that speaks of it. */
function parsePieceInPlay(position: EigenstatePosition, name: string, part: string): Result<PieceSetup, TextError> {
  const names = NAMES[position.turn];
  const piece = names.indexOf(name);
  const setup = piece < 0 ? null : position.piece(position.turn, piece);
  if (setup !== null) return ok(setup);
  const inPlay = [...names].filter((_, index) => position.piece(position.turn, index) !== null);
  return refuse('move', part, 'move-piece', { mover: { side: position.turn }, names: inPlay.join(' ') });
}

function makeMove(position: Position, move: Move): string {
  const eigenstate = positionOf(EigenstatePosition, position);
  const nameOf = (place: number): string => NAMES[eigenstate.turn].charAt(pieceOf(place));
  const step = stepOf(move);
  const setup = step === NONE ? null : eigenstate.piece(eigenstate.turn, pieceOf(step));
  const to = (setup?.cell ?? 0) + (OFFSETS[holeOf(step)] ?? 0);
  const pins = [firstPinOf(move), secondPinOf(move)].filter((place) => place !== NONE);
  const parts = pins.map((place) => `/${nameOf(place)}${makeHole(holeOf(place))}`);
  return `${step === NONE ? '-' : `${nameOf(step)}-${GRID.nameOf(to)}`}${parts.join('')}`;
}

export const notation: Notation = { parsePosition, makePosition, parseMove, makeMove };
