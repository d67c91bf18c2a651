import {
  type Draft,
  type DraftPiece,
  type Editor,
  type EditTool,
  type Message,
  ok,
  positionOf,
  pickId,
  type PieceView,
  type Result,
  type Side,
  SIDES,
  type Thing,
  type View,
} from '../contract/index.ts';
import { cellOf, CLOCK_FIELD, numberIn } from '../editor/draft.ts';
import { piecesEditor, refuseEdit } from '../editor/pieces-editor.ts';
import { columnOf, FIRST_HOLES, gridPlaceOf, HOLES, pinIn, rowOf } from './geometry.ts';
import { NAMES, notation } from './notation.ts';
import { EigenstatePosition } from './rules.ts';
import type { EigenstateCode } from './text/en.ts';
import { describePegs, TABLE, tileId, viewer } from './view.ts';

const CELLS = TABLE.cells.map(({ id }) => id);
const ALL_HOLES = Array.from({ length: HOLES }, (_, hole) => hole);
const PEGS: EditTool = { id: 'pegs', kind: 'pegs' };

interface Tile extends Thing {
  readonly side: Side;
  readonly name: string;
}

const TILES = SIDES.flatMap((side) =>
  [...NAMES[side]].map((name, piece): Tile => ({
    id: tileId(side, piece),
    look: { shape: 'tile', owner: side, name },
    isUnique: true,
    side,
    name,
  })),
);

/** A tile that is put down has the pin that it never loses. */
function newPiece({ id, look }: Thing): DraftPiece {
  return { thing: id, pegs: describePegs(pinIn(FIRST_HOLES[look.owner ?? 1])) };
}

function pinsOf({ pegs = [] }: DraftPiece): number {
  return ALL_HOLES.reduce((pins, hole) => (pegs[gridPlaceOf(hole)] === true ? pins | pinIn(hole) : pins), 0);
}

const holeId = (piece: string, hole: number): string =>
  pickId({ kind: 'hole', piece, row: rowOf(hole), column: columnOf(hole) });

/** Every hole of the tiles on the board. */
function holesOn(draft: Draft): readonly string[] {
  const tiles = Object.values(draft.pieces).map(({ thing }) => thing);
  return tiles.flatMap((tile) => ALL_HOLES.map((hole) => holeId(tile, hole)));
}

/** Fills an empty hole and empties a full one. */
function toggle(draft: Draft, id: string): Result<Draft, Message> {
  for (const [cell, piece] of Object.entries(draft.pieces)) {
    const hole = ALL_HOLES.find((one) => holeId(piece.thing, one) === id);
    if (hole === undefined) continue;
    const pegs = describePegs(pinsOf(piece) ^ pinIn(hole));
    return ok({ ...draft, pieces: { ...draft.pieces, [cell]: { ...piece, pegs } } });
  }
  return refuseEdit<EigenstateCode>('not-there');
}

function describe(draft: Draft): View {
  const pieces = TILES.map(({ id, look, side }): PieceView => {
    const cell = cellOf(draft.pieces, id);
    if (cell === undefined) return { ...look, id, at: { tray: `lost-${side}` } };
    return { ...look, id, at: { cell }, pegs: describePegs(pinsOf(draft.pieces[cell] ?? { thing: id })) };
  });
  // A full piece that ends the match has its frame here too.
  const read = notation.parsePosition(makeText(draft), draft.variant);
  const { marks } = read.ok ? viewer.describe(read.value) : TABLE;
  return { ...TABLE, marks, pieces, notices: [] };
}

function makeText(draft: Draft): string {
  const sides = SIDES.map((side) => {
    const pieces = TILES.filter((tile) => tile.side === side).flatMap(({ id, name }) => {
      const cell = cellOf(draft.pieces, id);
      const piece = cell === undefined ? undefined : draft.pieces[cell];
      return piece === undefined ? [] : [`${name}${cell}.${pinsOf(piece).toString(16).padStart(6, '0')}`];
    });
    // Something must stand where nothing does, so that the fields can be told apart.
    return pieces.join(',') || '-';
  });
  return `${sides.join(' ')} ${draft.turn} ${numberIn(draft, 'clock')}`;
}

const tiles = piecesEditor({
  cells: CELLS,
  things: TILES,
  viewer,
  fields: () => [CLOCK_FIELD],
  valuesOf: (position) => ({ clock: positionOf(EigenstatePosition, position).clock }),
  describe,
  makeText,
  newPiece,
});

export const editor: Editor = {
  ...tiles,
  tools: [...tiles.tools.slice(0, 1), PEGS, ...tiles.tools.slice(1)],
  offered: (draft, tool, picked) => (tool === PEGS.id ? holesOn(draft) : tiles.offered(draft, tool, picked)),
  use: (draft, tool, picks) => (tool === PEGS.id ? toggle(draft, picks[0] ?? '') : tiles.use(draft, tool, picks)),
};
