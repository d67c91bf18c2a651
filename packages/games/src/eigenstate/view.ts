import {
  type CellView,
  type LabelView,
  type Message,
  own,
  type PieceView,
  type Position,
  type Side,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { CLOCK_LIMIT } from '../notation/fields.ts';
import type { EigenstateCode } from './codes.ts';
import { gridPlaceOf, HOLES, pinIn, PIECES_EACH, SQUARES, WIDTH } from './geometry.ts';
import { FILES, makeSquare, NAMES } from './notation.ts';
import { EigenstatePosition } from './rules.ts';

const CELL_VIEWS: readonly CellView[] = Array.from({ length: SQUARES }, (_, square) => {
  const x = square % WIDTH;
  const y = Math.floor(square / WIDTH);
  return { id: makeSquare(square), x, y, z: 0, shape: 'square', dark: (x + y) % 2 === 0 };
});

const LABELS: readonly LabelView[] = Array.from({ length: WIDTH }, (_, index): LabelView[] => [
  { text: FILES.charAt(index), edge: 'bottom', at: index },
  { text: String(index + 1), edge: 'left', at: index },
]).flat();

/** The grid of a tile; its centre peg is the piece itself. */
function describePegs(pins: number): readonly boolean[] {
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
  return { ...tile, at: { cell: makeSquare(setup.square) }, pegs: describePegs(setup.pins) };
}

function describePieces(position: EigenstatePosition): PieceView[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: PIECES_EACH }, (_, piece) => describePiece(position, side, piece)),
  );
}

function describeNotices(position: EigenstatePosition): Message[] {
  if (position.isOver()) return [];
  const notices: Message[] = [];
  const note = (code: EigenstateCode, values: Message['values'] = {}): void => void notices.push({ code, values });
  const mover = { side: position.turn };
  const holes = position.countEmptyHoles();
  if (!position.canStep()) note('no-step', { mover });
  if (holes === 1) note('one-hole', { mover });
  if (holes === 0) note('no-hole', { mover });
  if (SIDES.every((side) => position.inPlay(side) === 2)) note('full-piece-wins');
  for (const side of SIDES) if (position.inPlay(side) === 2) note('last-two', { owner: { side } });
  if (position.clock > 0) note('quiet-plies', { clock: position.clock, limit: CLOCK_LIMIT });
  return notices;
}

function describe(position: Position): View {
  const eigenstate = own(EigenstatePosition, position);
  return {
    surface: 'slate',
    cells: CELL_VIEWS,
    pieces: describePieces(eigenstate),
    trays: SIDES.map((side) => ({ id: `lost-${side}`, kind: 'lost', owner: side })),
    furniture: [],
    marks: [],
    labels: LABELS,
    notices: describeNotices(eigenstate),
  };
}

export const viewer: Viewer = { describe };
