import {
  type CellView,
  type LabelView,
  type Message,
  otherSide,
  own,
  type PieceView,
  type Position,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { CELLS, WIDTH } from './board.ts';
import { makeCell } from './notation.ts';
import { ChokoPosition } from './rules.ts';

const CELL_VIEWS: readonly CellView[] = Array.from({ length: CELLS }, (_, cell) => ({
  id: makeCell(cell),
  x: cell % WIDTH,
  y: Math.floor(cell / WIDTH),
  z: 0,
  shape: 'hole',
}));

const LABELS: readonly LabelView[] = Array.from({ length: WIDTH }, (_, index): LabelView[] => [
  { text: 'abcde'.charAt(index), edge: 'bottom', at: index },
  { text: String(index + 1), edge: 'left', at: index },
]).flat();

/** A man is known by its cell until it moves; frames keep the id while it does. */
export function manId(cell: string): string {
  return `man-${cell}`;
}

function describePieces(position: ChokoPosition): PieceView[] {
  const pieces: PieceView[] = [];
  for (const side of SIDES) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (((position.men(side) >>> cell) & 1) === 0) continue;
      pieces.push({ id: manId(makeCell(cell)), shape: 'stick', owner: side, at: { cell: makeCell(cell) } });
    }
    const count = position.hand(side);
    const tray = `hand-${side}`;
    if (count > 0) pieces.push({ id: tray, shape: 'stick', owner: side, at: { tray }, count });
  }
  return pieces;
}

function describeNotices(position: ChokoPosition): Message[] {
  const obligation = position.isOver() ? null : position.obligation();
  if (obligation === null) return [];
  return [{ code: obligation, values: { mover: { side: position.turn }, other: { side: otherSide(position.turn) } } }];
}

function describe(position: Position): View {
  const choko = own(ChokoPosition, position);
  return {
    surface: 'sand',
    cells: CELL_VIEWS,
    pieces: describePieces(choko),
    trays: SIDES.map((side) => ({ id: `hand-${side}`, kind: 'hand', owner: side })),
    furniture: [{ kind: 'token', name: 'initiative', owner: choko.initiative }],
    marks: [],
    labels: LABELS,
    notices: describeNotices(choko),
  };
}

export const viewer: Viewer = { describe };
