import { own, type Position, type TypedNotation } from '../contract/index.ts';
import { SEPARATORS } from '../notation/typed.ts';
import { GRID, WIDTH } from './geometry.ts';
import { NAMES } from './notation.ts';
import { EigenstatePosition } from './rules.ts';
import { tileId } from './view.ts';

// The original asks for a piece (`A` or `pA`), the row and the column of its goal, 1 to 6 from the top left, and twice for a piece
// and the row and the column of a hole. Our own notation is read likewise, with the pins in any order.

interface Patterns {
  readonly turn: RegExp;
  readonly pinsOnly: RegExp;
  readonly pin: RegExp;
  readonly piece: RegExp;
}

const CELL = `([a-f][1-6]|[1-6]${SEPARATORS}[1-6])`;
const CELL_ALONE = new RegExp(`^${CELL}$`, 'i');

function patternsFor(names: string): Patterns {
  const piece = `p?([${names}])${SEPARATORS}`;
  const pin = `${piece}([1-5])${SEPARATORS}([1-5])`;
  const orNot = (pattern: string): string => `(?:${SEPARATORS}${pattern})?`;
  return {
    turn: new RegExp(`^${piece}${CELL}${orNot(pin)}${orNot(pin)}$`, 'i'),
    pinsOnly: new RegExp(`^${SEPARATORS}${pin}${SEPARATORS}${pin}$`, 'i'),
    pin: new RegExp(`^${SEPARATORS}${pin}$`, 'i'),
    piece: new RegExp(`^${piece}$`, 'i'),
  };
}

const PATTERNS = { 1: patternsFor(NAMES[1]), 2: patternsFor(NAMES[2]) } as const;

/** The name of a cell by its name, or by its row and column. */
function cellNamed(text: string): string {
  const named = GRID.parse(text.toLowerCase());
  if (named !== null) return GRID.nameOf(named);
  return GRID.nameOf((WIDTH - Number(text.charAt(0))) * WIDTH + Number(text.at(-1)) - 1);
}

function readMove(position: Position, text: string): string | null {
  const eigenstate = own(EigenstatePosition, position);
  const { turn, pinsOnly } = PATTERNS[eigenstate.turn];
  if (!eigenstate.canStep()) {
    const found = pinsOnly.exec(text);
    return found === null ? null : `-${makePins(found.slice(1))}`;
  }
  const [, name, cell, ...pins] = turn.exec(text) ?? [];
  if (name === undefined || cell === undefined) return null;
  return `${name.toUpperCase()}-${cellNamed(cell)}${makePins(pins)}`;
}

/** The pins in the order of the notation, from their pieces, rows and columns. */
function makePins([firstPiece, firstRow, firstColumn, ...others]: readonly (string | undefined)[]): string {
  const pins = [[firstPiece, firstRow, firstColumn], others].filter(([piece]) => piece !== undefined);
  return pins
    .map((parts) => `/${parts.join('').toUpperCase()}`)
    .toSorted()
    .join('');
}

/** A hole (`A24`), a piece (`A`) or a cell. */
function readPick(position: Position, text: string): string | null {
  const eigenstate = own(EigenstatePosition, position);
  const { turn } = eigenstate;
  const patterns = PATTERNS[turn];
  const [, name = '', row, column] = patterns.pin.exec(text) ?? patterns.piece.exec(text) ?? [];
  if (name === '') return CELL_ALONE.test(text) ? cellNamed(text) : null;
  const piece = NAMES[turn].indexOf(name.toUpperCase());
  if (row !== undefined) return `${tileId(turn, piece)}.${row}${column}`;
  const setup = eigenstate.piece(turn, piece);
  return setup === null ? null : GRID.nameOf(setup.cell);
}

export const typed: TypedNotation = { readMove, readPick };
