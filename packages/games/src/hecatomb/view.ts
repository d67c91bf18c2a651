import {
  type MarkView,
  type Notice,
  otherSide,
  positionOf,
  type PieceView,
  type Position,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { describeClock, LOST_TRAYS, withLost } from '../view/beside-board.ts';
import { CELLS, GRID, QUEENS_EACH } from './cells.ts';
import { CheckPosition } from './check-rules.ts';
import { HecatombPosition, TEN_TURNS } from './rules.ts';
import type { HecatombCode } from './text/en.ts';

/** The table without what changes on it. */
export const TABLE = {
  surface: 'marble',
  cells: GRID.cellViews('square', true),
  trays: LOST_TRAYS,
  marks: [],
  labels: GRID.labels,
} as const satisfies Partial<View>;

/** A queen is known by its cell until it moves; frames keep the id while it does. */
export function queenId(cell: string): string {
  return `queen-${cell}`;
}

export const namesOf = (cells: readonly number[]): string => cells.map((cell) => GRID.nameOf(cell)).join(', ');

function describePieces(position: HecatombPosition): PieceView[] {
  const pieces: PieceView[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    for (const side of SIDES) {
      const shape = position.pieceOn(cell, side);
      if (shape === null) continue;
      const name = GRID.nameOf(cell);
      const id = shape === 'king' ? `king-${side}` : queenId(name);
      pieces.push({ id, shape, owner: side, at: { cell: name } });
    }
  }
  return withLost(pieces, 'queen', QUEENS_EACH);
}

/** Nothing is ever forced here; what stands out is a king that could be taken, and an end that is near. */
function describeNotices(position: HecatombPosition): Notice[] {
  if (position.isOver()) return [];
  const { left, isEndless } = position;
  const isLastTurn = !isEndless && left === 1;
  const notices: Notice[] = [];
  const add = (code: HecatombCode, values: Notice['values'] = {}): number => notices.push({ code, values });
  const mover = { side: position.turn };
  const other = { side: otherSide(position.turn) };
  // [4] After the last turn of the match no king can be taken.
  const attackers = isLastTurn ? [] : position.kingAttackers();
  if (attackers.length > 0) {
    const from = namesOf(attackers);
    const code: HecatombCode = position instanceof CheckPosition ? 'in-check' : 'king-in-danger';
    notices.push({ code, values: { mover, other, from }, danger: position.turn });
  }
  if (isLastTurn) add('last-ply', { mover });
  if (!isEndless && left === 2) add('last-turn');
  return isEndless ? [...notices, ...describeClock(position.clock)] : notices;
}

/** [8] The king that is in check. */
function describeMarks(position: HecatombPosition): MarkView[] {
  if (!(position instanceof CheckPosition) || !position.isInCheck) return [];
  return [{ kind: 'attacked', cell: GRID.nameOf(position.board.myKing) }];
}

function describe(position: Position): View {
  const hecatomb = positionOf(HecatombPosition, position);
  return {
    ...TABLE,
    marks: describeMarks(hecatomb),
    pieces: describePieces(hecatomb),
    furniture: hecatomb.isEndless ? [] : [{ kind: 'candles', lit: hecatomb.left, of: TEN_TURNS }],
    notices: describeNotices(hecatomb),
  };
}

export const viewer: Viewer = { describe };
