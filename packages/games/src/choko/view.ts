import { hasBit } from '../board/bits.ts';
import {
  type Message,
  otherSide,
  positionOf,
  type PieceView,
  type Position,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { describeClock, LOST_TRAYS, withLost } from '../view/beside-board.ts';
import { CELLS, GRID } from './board.ts';
import { ChokoPosition } from './rules.ts';
import { MEN_EACH } from './turn-state.ts';

/** The table without what changes on it. */
export const TABLE = {
  surface: 'sand',
  cells: GRID.cellViews('hole'),
  trays: [...SIDES.map((side) => ({ id: `hand-${side}`, kind: 'hand' as const, owner: side })), ...LOST_TRAYS],
  marks: [],
  labels: GRID.labels,
} as const satisfies Partial<View>;

/** A man is known by its cell until it moves; frames keep the id while it does. */
export function manId(cell: string): string {
  return `man-${cell}`;
}

function describePieces(position: ChokoPosition): PieceView[] {
  const pieces: PieceView[] = [];
  for (const side of SIDES) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (!hasBit(position.men(side), cell)) continue;
      const name = GRID.nameOf(cell);
      pieces.push({ id: manId(name), shape: 'stick', owner: side, at: { cell: name } });
    }
    const count = position.hand(side);
    const tray = `hand-${side}`;
    if (count > 0) pieces.push({ id: tray, shape: 'stick', owner: side, at: { tray }, count });
  }
  return withLost(pieces, 'stick', MEN_EACH);
}

function describeNotices(position: ChokoPosition): Message[] {
  if (position.isOver()) return [];
  const obligation = position.obligation();
  const values = { mover: { side: position.turn }, other: { side: otherSide(position.turn) } };
  return [...(obligation === null ? [] : [{ code: obligation, values }]), ...describeClock(position.clock)];
}

function describe(position: Position): View {
  const choko = positionOf(ChokoPosition, position);
  return {
    ...TABLE,
    pieces: describePieces(choko),
    furniture: [{ kind: 'token', name: 'initiative', owner: choko.initiative }],
    notices: describeNotices(choko),
  };
}

export const viewer: Viewer = { describe };
