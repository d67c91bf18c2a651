import { popCount } from '../board/bits.ts';
import {
  EDGES,
  type MarkView,
  type Notice,
  positionOf,
  type PieceView,
  type Position,
  type Side,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { describeClock } from '../view/beside-board.ts';
import { GRID, gridPlaceOf, HOLES, pinIn, PIECES_EACH } from './geometry.ts';
import { NAMES } from './notation.ts';
import { EigenstatePosition } from './rules.ts';
import { piecesInPlay } from './steps.ts';
import type { EigenstateCode } from './text/en.ts';

/** The table without what changes on it. */
export const TABLE = {
  surface: 'slate',
  cells: GRID.cellViews('square', true),
  trays: SIDES.map((side) => ({ id: `lost-${side}`, kind: 'lost', owner: side })),
  furniture: [],
  marks: [],
  labels: GRID.labels,
} as const satisfies Partial<View>;

/** [3] Pins that a turn puts. */
const PINS_EACH = 2;

/** The grid of a tile; its centre peg is the piece itself. */
export function describePegs(pins: number): readonly boolean[] {
  const pegs = Array.from({ length: HOLES + 1 }, () => true);
  for (let hole = 0; hole < HOLES; hole++) pegs[gridPlaceOf(hole)] = (pins & pinIn(hole)) !== 0;
  return pegs;
}

/** A piece keeps its id for good: its name is its own. */
export const tileId = (side: Side, piece: number): string => `tile-${NAMES[side].charAt(piece)}`;

/** A piece that is out lies in its side's tray; a position does not remember its pins. */
function describePiece(position: EigenstatePosition, side: Side, piece: number): PieceView {
  const name = NAMES[side].charAt(piece);
  const setup = position.piece(side, piece);
  const tile = { id: tileId(side, piece), shape: 'tile', owner: side, name } as const;
  if (setup === null) return { ...tile, at: { tray: `lost-${side}` } };
  return { ...tile, at: { cell: GRID.nameOf(setup.cell) }, pegs: describePegs(setup.pins) };
}

function describePieces(position: EigenstatePosition): PieceView[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: PIECES_EACH }, (_, piece) => describePiece(position, side, piece)),
  );
}

function describeNotices(position: EigenstatePosition): Notice[] {
  if (position.isOver()) return [];
  const notices: Notice[] = [];
  const add = (code: EigenstateCode, values: Notice['values'] = {}): number => notices.push({ code, values });
  const addLasting = (code: EigenstateCode, values: Notice['values'] = {}): number =>
    notices.push({ code, values, lasts: true });
  const mover = { side: position.turn };
  const holes = position.countEmptyHoles();
  if (!position.canStep()) add('no-step', { mover });
  if (holes === 1) add('one-hole', { mover });
  if (holes === 0) add('no-hole', { mover });
  const lowSides = SIDES.filter((side) => position.inPlay(side) === 2);
  if (position.doesFullAlwaysWin) notices.push(...describeNearlyFull(position));
  if (lowSides.length === 2 && !position.doesFullAlwaysWin) addLasting('full-piece-wins');
  else for (const side of lowSides) addLasting('last-two', { owner: { side } });
  return [...notices, ...describeClock(position.clock)];
}

/** [6] Pieces that two turns can fill; in danger is the player to move when one turn of the other can. */
function describeNearlyFull(position: EigenstatePosition): Notice[] {
  return SIDES.flatMap((side) =>
    NAMES[side].split('').flatMap((piece, index): Notice[] => {
      const setup = position.piece(side, index);
      const left = setup === null ? HOLES : HOLES - popCount(setup.pins);
      if (left > 2 * PINS_EACH) return [];
      const notice = { code: 'nearly-full' satisfies EigenstateCode, values: { piece, owner: { side }, left } };
      return [
        side !== position.turn && left <= PINS_EACH ? { ...notice, danger: position.turn } : { ...notice, lasts: true },
      ];
    }),
  );
}

/** [6] The full pieces that ended the match, with a frame around each. */
function describeMarks(position: EigenstatePosition): MarkView[] {
  if (position.outcome()?.reason !== 'full-piece') return [];
  const full = SIDES.flatMap((side) => piecesInPlay(position, side)).filter(({ pins }) => popCount(pins) === HOLES);
  return full.flatMap(({ cell }) => EDGES.map((edge): MarkView => ({ kind: 'closed', cell: GRID.nameOf(cell), edge })));
}

function describe(position: Position): View {
  const eigenstate = positionOf(EigenstatePosition, position);
  return {
    ...TABLE,
    marks: describeMarks(eigenstate),
    pieces: describePieces(eigenstate),
    notices: describeNotices(eigenstate),
  };
}

export const viewer: Viewer = { describe };
