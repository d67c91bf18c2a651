import {
  type Draft,
  type DraftPiece,
  type Editor,
  type EditField,
  type Message,
  ok,
  positionOf,
  type Position,
  type Result,
  type Side,
  SIDES,
  type Thing,
} from '../contract/index.ts';
import { cellOf, CLOCK_FIELD, isSet, lettersOn, numberIn, valuesBySide } from '../editor/draft.ts';
import { piecesEditor, refuseEdit } from '../editor/pieces-editor.ts';
import { makeRows } from '../notation/rows.ts';
import { cellAt, columnOf, GRID, GRID_CELLS, rowOf, WINDOW_CELLS, WINDOW_WIDTH } from './grid.ts';
import { nameOf, QUEEN } from './moves.ts';
import { DEAD, RESERVE } from './packed-fields.ts';
import { ALL_PIECES, type OwnedPiece, pieceId } from './pieces.ts';
import { EchekPosition } from './rules.ts';
import type { EchekCode } from './text/en.ts';
import { describeHome, type Formation, viewer } from './view.ts';

// Between turns all pieces are in the window, so in a draft they are too: a piece placed on the ring around it shifts the
// whole formation, as in play.

const WINDOW = Array.from({ length: WINDOW_CELLS }, (_, cell) => GRID.nameOf(cell));
const LETTERS = Object.fromEntries(ALL_PIECES.map((piece): [string, string] => [pieceId(piece), letterOf(piece)]));
const SIDE_LETTERS = { 1: 'w', 2: 'b' } as const;

const THINGS = ALL_PIECES.map((owned): Thing => ({
  id: pieceId(owned),
  look: { shape: nameOf(owned.piece), owner: owned.side },
  isUnique: true,
}));

function letterOf({ side, piece }: OwnedPiece): string {
  const letter = 'KQRBNP'.charAt(piece);
  return side === 1 ? letter : letter.toLowerCase();
}

const castlingOf = (side: Side): string => `castling-${side}`;
const deadOf = (side: Side): string => `dead-${side}`;
const queenOf = (side: Side): string => pieceId({ side, piece: QUEEN });

function sideField(id: string, code: EchekCode, owner: Side, usual: boolean): EditField {
  const message: Message = { code, values: { owner: { side: owner } } };
  return { id, label: { kind: 'message', message }, owner, kind: 'yes-no', usual };
}

const FIELDS = [
  ...SIDES.flatMap((side) => [
    sideField(castlingOf(side), 'castling', side, true),
    sideField(deadOf(side), 'queen-dead', side, false),
  ]),
  CLOCK_FIELD,
];

/** How far to shift a formation that spans these columns, or rows, into the window; null when it is too wide. */
function shiftInto(lines: readonly number[]): number | null {
  if (lines.length === 0) return 0;
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  if (last - first >= WINDOW_WIDTH) return null;
  // The window begins one line inside the grid.
  return Math.max(0, 1 - first) + Math.min(0, WINDOW_WIDTH - last);
}

function settle(draft: Draft): Result<Draft, Message> {
  const cells = Object.keys(draft.pieces).map((name) => GRID.cellOf(name));
  const right = shiftInto(cells.map(columnOf));
  const up = shiftInto(cells.map(rowOf));
  if (right === null || up === null) return refuseEdit<EchekCode>('too-wide');
  const pieces: Record<string, DraftPiece> = {};
  for (const [name, piece] of Object.entries(draft.pieces)) {
    const cell = GRID.cellOf(name);
    pieces[GRID.nameOf(cellAt(columnOf(cell) + right, rowOf(cell) + up))] = piece;
  }
  // A queen on the board is not dead.
  const dead = valuesBySide(
    deadOf,
    (side) => isSet(draft, deadOf(side)) && cellOf(pieces, queenOf(side)) === undefined,
  );
  return ok({ ...draft, pieces, values: { ...draft.values, ...dead } });
}

function formationOf(draft: Draft): Formation {
  const place = (side: Side, piece: number): number => {
    const cell = cellOf(draft.pieces, pieceId({ side, piece }));
    if (cell !== undefined) return GRID.cellOf(cell);
    return piece === QUEEN && isSet(draft, deadOf(side)) ? DEAD : RESERVE;
  };
  const occupied = Object.keys(draft.pieces).reduce((cells, name) => cells | (1 << GRID.cellOf(name)), 0);
  return { place, occupied, mayCastle: (side) => isSet(draft, castlingOf(side)) };
}

function makeText(draft: Draft): string {
  const flags = (letters: string, idOf: (side: Side) => string): string =>
    SIDES.map((side) => (isSet(draft, idOf(side)) ? letters.charAt(side - 1) : '')).join('') || '-';
  const rows = makeRows(lettersOn(draft, WINDOW, LETTERS), WINDOW_WIDTH);
  const [castling, dead] = [flags('Rr', castlingOf), flags('Qq', deadOf)];
  return `${rows} ${SIDE_LETTERS[draft.turn]} ${castling} ${dead} ${numberIn(draft, 'clock')}`;
}

function valuesOf(position: Position): Draft['values'] {
  const echek = positionOf(EchekPosition, position);
  return {
    ...valuesBySide(castlingOf, (side) => echek.mayCastle(side)),
    ...valuesBySide(deadOf, (side) => echek.place(side, QUEEN) === DEAD),
    clock: echek.clock,
  };
}

export const editor: Editor = piecesEditor({
  cells: GRID_CELLS.map((cell) => GRID.nameOf(cell)),
  things: THINGS,
  viewer,
  fields: () => FIELDS,
  valuesOf,
  describe: (draft) => ({ ...describeHome(formationOf(draft)), notices: [] }),
  makeText,
  settle,
});
