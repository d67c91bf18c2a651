import {
  type Edge,
  type FurnitureView,
  type MarkView,
  type Message,
  type Notice,
  positionOf,
  type PieceView,
  type Position,
  type Side,
  SIDES,
  type TrayView,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { describeClock } from '../view/beside-board.ts';
import {
  cellAt,
  columnOf,
  GRID,
  hasColumnLimits,
  hasRowLimits,
  isSurrounded,
  openSides,
  rowOf,
  wallsOf,
  WINDOW_WIDTH,
} from './grid.ts';
import { KING, nameOf, QUEEN } from './moves.ts';
import { DEAD, RESERVE } from './packed-fields.ts';
import { ALL_PIECES, type OwnedPiece, pieceId, pieceOn } from './pieces.ts';
import { EchekPosition } from './rules.ts';
import type { EchekCode } from './text/en.ts';

const TRAYS: readonly TrayView[] = SIDES.flatMap((side): TrayView[] => [
  { id: `reserve-${side}`, kind: 'reserve', owner: side },
  { id: `lost-${side}`, kind: 'lost', owner: side },
]);

/** The table without what changes on it. */
const TABLE = {
  surface: 'felt',
  cells: GRID.cellViews('card-place'),
  trays: TRAYS,
  marks: [],
  labels: GRID.labels,
} as const satisfies Partial<View>;

/** How far from its place in the window a formation is shown: within a turn it may still reach onto the ring. */
export interface Offset {
  readonly right: number;
  readonly up: number;
}

export const AT_HOME: Offset = { right: 0, up: 0 };

/** What of a position is seen: where its pieces stand, and who may still castle. */
export type Formation = Pick<EchekPosition, 'place' | 'occupied' | 'mayCastle'>;

function describePiece(position: Formation, owned: OwnedPiece, { right, up }: Offset): PieceView {
  const { side, piece } = owned;
  const place = position.place(side, piece);
  const view = { id: pieceId(owned), shape: nameOf(piece), owner: side };
  if (place === RESERVE) return { ...view, at: { tray: `reserve-${side}` } };
  if (place === DEAD) return { ...view, at: { tray: `lost-${side}` }, state: 'dead' };
  const at = { cell: GRID.nameOf(cellAt(columnOf(place) + right, rowOf(place) + up)) };
  // [7] Nothing happens to other pieces when they are surrounded.
  const isLost = (piece === KING || piece === QUEEN) && isSurrounded(place, wallsOf(position.occupied));
  return isLost ? { ...view, at, state: 'surrounded' } : { ...view, at };
}

/**
 * Rails run along the edges of the window, half a cell beside the centres of its outer cells: pieces that span four
 * columns or rows fill it from edge to edge.
 */
function describeRails(occupied: number, { right, up }: Offset): FurnitureView[] {
  const low: [number, number] = [0.5 + right, 0.5 + up];
  const high: [number, number] = [low[0] + WINDOW_WIDTH, low[1] + WINDOW_WIDTH];
  const rails: FurnitureView[] = [];
  if (hasColumnLimits(occupied)) {
    rails.push({ kind: 'rail', edge: 'left', from: low, to: [low[0], high[1]] });
    rails.push({ kind: 'rail', edge: 'right', from: [high[0], low[1]], to: high });
  }
  if (hasRowLimits(occupied)) {
    rails.push({ kind: 'rail', edge: 'bottom', from: low, to: [high[0], low[1]] });
    rails.push({ kind: 'rail', edge: 'top', from: [low[0], high[1]], to: high });
  }
  return rails;
}

function describeFurniture(position: Formation, offset: Offset): FurnitureView[] {
  const castling: EchekCode = 'castling';
  return [
    ...describeRails(position.occupied, offset),
    ...SIDES.filter((side) => position.mayCastle(side)).map((side): FurnitureView => ({
      kind: 'token',
      name: castling,
      owner: side,
    })),
  ];
}

/** [7] A queen may die with the move that ends the match. */
function describeDeadQueens(position: EchekPosition): Notice[] {
  const code: EchekCode = 'queen-dead';
  return SIDES.filter((side) => position.place(side, QUEEN) === DEAD).map((side) => ({
    code,
    values: { owner: { side } },
    lasts: true,
  }));
}

/** The sides of a cell, clockwise from the top. */
const SIDES_OF_CELL: readonly (readonly [edge: Edge, right: number, up: number])[] = [
  ['top', 0, 1],
  ['right', 1, 0],
  ['bottom', 0, -1],
  ['left', -1, 0],
];

/** While a position is set up, a king may not stand on the table yet. */
function surroundedKings(formation: Formation): readonly Side[] {
  const walls = wallsOf(formation.occupied);
  return SIDES.filter((side) => {
    const place = formation.place(side, KING);
    return place !== RESERVE && isSurrounded(place, walls);
  });
}

/** [7] The closed sides of the kings that are surrounded, all kings at once: one side after the other, as frames mark them. */
export function closedSides(formation: Formation): readonly (readonly MarkView[])[] {
  const kings = surroundedKings(formation).map((side) => GRID.nameOf(formation.place(side, KING)));
  if (kings.length === 0) return [];
  return SIDES_OF_CELL.map(([edge]) => kings.map((cell): MarkView => ({ kind: 'closed', cell, edge })));
}

/** [7] What closes the sides of the kings that are surrounded. */
function describeClosedKings(position: EchekPosition): Notice[] {
  const code: EchekCode = 'king-closed';
  return surroundedKings(position).map((side) => {
    const place = position.place(side, KING);
    const closedBy = SIDES_OF_CELL.map(([edge, right, up]): [Edge, Message<EchekCode>] => {
      const cell = cellAt(columnOf(place) + right, rowOf(place) + up);
      const found = pieceOn(position, cell);
      if (found === undefined) return [edge, { code: 'side-limit' }];
      return [edge, { code: `side-${nameOf(found.piece)}` }];
    });
    return {
      code,
      values: { owner: { side }, cell: GRID.nameOf(place), ...Object.fromEntries(closedBy) },
      lasts: true,
    };
  });
}

function describeNotices(position: EchekPosition): Notice[] {
  const lasting = describeDeadQueens(position);
  if (position.isOver()) return [...describeClosedKings(position), ...lasting];
  const notices: Notice[] = [];
  const warn = (code: EchekCode, side: Side): number =>
    notices.push({ code, values: { owner: { side } }, danger: side });
  if (position.mustPass()) notices.push({ code: 'pass', values: { mover: { side: position.turn } } });
  const walls = wallsOf(position.occupied);
  for (const side of SIDES) {
    const queen = position.place(side, QUEEN);
    if (openSides(position.place(side, KING), walls) === 1) warn('king-danger', side);
    if (queen !== DEAD && queen !== RESERVE && openSides(queen, walls) === 1) warn('queen-danger', side);
  }
  const limit = limitCode(position.occupied);
  if (limit !== null) lasting.push({ code: limit, lasts: true });
  return [...notices, ...lasting, ...describeClock(position.clock)];
}

function limitCode(occupied: number): EchekCode | null {
  if (hasColumnLimits(occupied)) return hasRowLimits(occupied) ? 'limit-both' : 'limit-columns';
  return hasRowLimits(occupied) ? 'limit-rows' : null;
}

/** What lies on the table, whether it can be played on or not. */
function describeFormation(formation: Formation, offset: Offset): Omit<View, 'notices'> {
  return {
    ...TABLE,
    pieces: ALL_PIECES.map((piece) => describePiece(formation, piece, offset)),
    furniture: describeFurniture(formation, offset),
  };
}

/** The table with the formation away from its place in the window. */
export function describeAt(position: EchekPosition, offset: Offset): View {
  return { ...describeFormation(position, offset), notices: describeNotices(position) };
}

/** The table between turns. */
export function describeHome(formation: Formation): Omit<View, 'notices'> {
  return { ...describeFormation(formation, AT_HOME), marks: closedSides(formation).flat() };
}

function describe(position: Position): View {
  const echek = positionOf(EchekPosition, position);
  return { ...describeHome(echek), notices: describeNotices(echek) };
}

export const viewer: Viewer = { describe };
