import {
  CELL_SHAPES,
  EDGES,
  FURNITURE_KINDS,
  MARK_KINDS,
  PIECE_SHAPES,
  PIECE_STATES,
  pickId,
  type PieceView,
  SURFACES,
  TRAY_KINDS,
  type View,
} from '../contract/index.ts';
import type { Findings } from './findings.ts';

/** Examines a view by itself, be it of a position or a frame of a move. */
export function inspectPicture(view: View, findings: Findings, where: () => string): void {
  for (const list of [view.cells, view.pieces, view.trays]) {
    const ids = list.map(({ id }) => id);
    findings.expectEqual(new Set(ids).size, ids.length, 'ids in a view are unique', where);
  }
  const picks = [...pickIdsOf(view)];
  findings.expectEqual(new Set(picks).size, picks.length, 'whatever can be picked has a name of its own', where);
  findings.expect(isOnBoard(view), 'every piece stands on a cell or in a tray of the view', where);
  const cells = new Set(view.cells.map(({ id }) => id));
  const marked = view.marks.every(({ cell }) => cells.has(cell));
  findings.expect(marked, 'marks are on cells', where);
  for (const [list, values] of closedLists(view)) {
    const strangers = values.filter((value) => !list.includes(value));
    findings.expectEqual(strangers, [], 'a view uses the closed lists only', where);
  }
}

/** The names by which a person may point at something: see `pickId`. */
function* pickIdsOf(view: View): Generator<string> {
  yield pickId({ kind: 'done' });
  for (const { id } of view.cells) yield pickId({ kind: 'cell', cell: id });
  for (const piece of view.pieces) {
    if ('tray' in piece.at) yield pickId({ kind: 'piece', piece: piece.id });
    else yield* holeIdsOf(piece);
  }
}

const TILE_SIDE = 5;
const CENTRE = 12;

function* holeIdsOf({ id, pegs = [] }: PieceView): Generator<string> {
  for (const index of pegs.keys()) {
    const [row, column] = [Math.floor(index / TILE_SIDE) + 1, (index % TILE_SIDE) + 1];
    if (index !== CENTRE) yield pickId({ kind: 'hole', piece: id, row, column });
  }
}

function isOnBoard(view: View): boolean {
  const cells = new Set(view.cells.map(({ id }) => id));
  const trays = new Set(view.trays.map(({ id }) => id));
  const standing = view.pieces.flatMap(({ at }) => ('cell' in at ? [at.cell] : []));
  return (
    new Set(standing).size === standing.length &&
    view.pieces.every(({ at }) => ('cell' in at ? cells.has(at.cell) : trays.has(at.tray)))
  );
}

/** The closed lists, each with what a view takes from it. */
function closedLists(view: View): readonly (readonly [list: readonly string[], values: readonly string[]])[] {
  const { cells, pieces, trays, furniture, marks, labels } = view;
  const rails = furniture.filter((item) => item.kind === 'rail');
  return [
    [SURFACES, [view.surface]],
    [CELL_SHAPES, cells.map(({ shape }) => shape)],
    [PIECE_SHAPES, pieces.map(({ shape }) => shape)],
    [PIECE_STATES, pieces.flatMap(({ state }) => (state === undefined ? [] : [state]))],
    [TRAY_KINDS, trays.map(({ kind }) => kind)],
    [FURNITURE_KINDS, furniture.map(({ kind }) => kind)],
    [MARK_KINDS, marks.map(({ kind }) => kind)],
    [EDGES, [...labels, ...rails].map(({ edge }) => edge)],
  ];
}
