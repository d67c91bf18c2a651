import { otherSide, own, type Position, type Side, type TypedNotation } from '../contract/index.ts';
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

/** A hole (`A24`), a piece (`A`) or a cell. What belongs to the other side is read too, so that its owner can be told. */
function readPick(position: Position, text: string): string | null {
  const { turn } = position;
  if (CELL_ALONE.test(text)) return cellNamed(text);
  return readPickOf(position, turn, text) ?? readPickOf(position, otherSide(turn), text);
}

function readPickOf(position: Position, side: Side, text: string): string | null {
  const { pin, piece, turn } = PATTERNS[side];
  const hole = pin.exec(text);
  // A whole turn with a piece of the other side names that piece.
  const name = (hole ?? piece.exec(text) ?? (side === position.turn ? null : turn.exec(text)))?.[1];
  if (name === undefined) return null;
  const tile = tileId(side, NAMES[side].indexOf(name.toUpperCase()));
  return hole === null ? tile : `${tile}.${hole[2]}${hole[3]}`;
}

export const typed: TypedNotation = { readMove, readPick };
