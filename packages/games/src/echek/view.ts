import {
  type CellView,
  type FurnitureView,
  type LabelView,
  type Message,
  own,
  type PieceShape,
  type PieceView,
  type Position,
  SIDES,
  type TrayView,
  type View,
  type Viewer,
} from '../contract/index.ts';
import type { EchekCode } from './codes.ts';
import {
  cellAt,
  hasColumnLimits,
  hasRowLimits,
  GRID_WIDTH,
  isSurrounded,
  openSides,
  wallsOf,
  WINDOW_WIDTH,
} from './grid.ts';
import { DEAD, RESERVE } from './lanes.ts';
import { KING, QUEEN } from './moves.ts';
import { makeCell } from './notation.ts';
import { EchekPosition } from './rules.ts';

const CELL_VIEWS: readonly CellView[] = Array.from({ length: GRID_WIDTH * GRID_WIDTH }, (_, index) => {
  const x = index % GRID_WIDTH;
  const y = Math.floor(index / GRID_WIDTH);
  return { id: makeCell(cellAt(x, y)), x, y, z: 0, shape: 'card-place' };
});

const LABELS: readonly LabelView[] = Array.from({ length: GRID_WIDTH }, (_, index): LabelView[] => [
  { text: 'abcdef'.charAt(index), edge: 'bottom', at: index },
  { text: String(index + 1), edge: 'left', at: index },
]).flat();

const TRAYS: readonly TrayView[] = SIDES.flatMap((side): TrayView[] => [
  { id: `reserve-${side}`, kind: 'reserve', owner: side },
  { id: `lost-${side}`, kind: 'lost', owner: side },
]);

/** In the order of the piece numbers. */
const SHAPES: readonly PieceShape[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

function describePieces(position: EchekPosition): PieceView[] {
  const walls = wallsOf(position.occupied);
  return SIDES.flatMap((side) =>
    SHAPES.map((shape, piece): PieceView => {
      const place = position.place(side, piece);
      const id = `${shape}-${side}`;
      if (place === RESERVE) return { id, shape, owner: side, at: { tray: `reserve-${side}` } };
      if (place === DEAD) return { id, shape, owner: side, at: { tray: `lost-${side}` }, state: 'dead' };
      const at = { cell: makeCell(place) };
      return isSurrounded(place, walls)
        ? { id, shape, owner: side, at, state: 'surrounded' }
        : { id, shape, owner: side, at };
    }),
  );
}

// Rails run along the edges of the window, half a cell beside the centres of its outer cells: pieces that span four
// columns or rows fill it from edge to edge.
const LOW = 0.5;
const HIGH = LOW + WINDOW_WIDTH;
const COLUMN_RAILS: readonly FurnitureView[] = [
  { kind: 'rail', edge: 'left', from: [LOW, LOW], to: [LOW, HIGH] },
  { kind: 'rail', edge: 'right', from: [HIGH, LOW], to: [HIGH, HIGH] },
];
const ROW_RAILS: readonly FurnitureView[] = [
  { kind: 'rail', edge: 'bottom', from: [LOW, LOW], to: [HIGH, LOW] },
  { kind: 'rail', edge: 'top', from: [LOW, HIGH], to: [HIGH, HIGH] },
];

function describeFurniture(position: EchekPosition): FurnitureView[] {
  const { occupied } = position;
  const castling: EchekCode = 'castling';
  return [
    ...(hasColumnLimits(occupied) ? COLUMN_RAILS : []),
    ...(hasRowLimits(occupied) ? ROW_RAILS : []),
    ...SIDES.filter((side) => position.mayCastle(side)).map((side): FurnitureView => ({
      kind: 'token',
      name: castling,
      owner: side,
    })),
  ];
}

function describeNotices(position: EchekPosition): Message[] {
  if (position.isOver()) return [];
  const notices: Message[] = [];
  const add = (code: EchekCode, values: Message['values'] = {}): number => notices.push({ code, values });
  if (position.mustPass()) add('pass', { mover: { side: position.turn } });
  const limit = limitCode(position.occupied);
  if (limit !== null) add(limit);
  const walls = wallsOf(position.occupied);
  for (const side of SIDES) {
    const values = { owner: { side } };
    const queen = position.place(side, QUEEN);
    if (openSides(position.place(side, KING), walls) === 1) add('king-danger', values);
    if (queen === DEAD) add('queen-dead', values);
    else if (queen !== RESERVE && openSides(queen, walls) === 1) add('queen-danger', values);
  }
  return notices;
}

function limitCode(occupied: number): EchekCode | null {
  if (hasColumnLimits(occupied)) return hasRowLimits(occupied) ? 'limit-both' : 'limit-columns';
  return hasRowLimits(occupied) ? 'limit-rows' : null;
}

function describe(position: Position): View {
  const echek = own(EchekPosition, position);
  return {
    surface: 'felt',
    cells: CELL_VIEWS,
    pieces: describePieces(echek),
    trays: TRAYS,
    furniture: describeFurniture(echek),
    marks: [],
    labels: LABELS,
    notices: describeNotices(echek),
  };
}

export const viewer: Viewer = { describe };
