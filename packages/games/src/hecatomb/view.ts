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
import { FILES, makeSquare } from './notation.ts';
import { HecatombPosition, TEN_TURNS } from './rules.ts';
import { fileOf, rankOf, SQUARES, WIDTH } from './squares.ts';

/** From how many plies before the draw on the endless form speaks of it. */
const DRAW_NEAR = 20;

const CELLS: readonly CellView[] = Array.from({ length: SQUARES }, (_, square) => ({
  id: makeSquare(square),
  x: fileOf(square),
  y: rankOf(square),
  z: 0,
  shape: 'square',
  dark: (fileOf(square) + rankOf(square)) % 2 === 0,
}));

const LABELS: readonly LabelView[] = Array.from({ length: WIDTH }, (_, index): LabelView[] => [
  { text: FILES.charAt(index), edge: 'bottom', at: index },
  { text: String(index + 1), edge: 'left', at: index },
]).flat();

/** A queen is known by its square until it moves; frames keep the id while it does. */
export function queenId(cell: string): string {
  return `queen-${cell}`;
}

function describePieces(position: HecatombPosition): PieceView[] {
  const pieces: PieceView[] = [];
  for (const [square, { id: cell }] of CELLS.entries()) {
    for (const side of SIDES) {
      const shape = position.pieceOn(square, side);
      if (shape === null) continue;
      const id = shape === 'king' ? `king-${side}` : queenId(cell);
      pieces.push({ id, shape, owner: side, at: { cell } });
    }
  }
  return pieces;
}

/** Nothing is ever forced here; what stands out is a king that could be taken, and an end that is near. */
function describeNotices(position: HecatombPosition): Message[] {
  if (position.isOver()) return [];
  const { left, isEndless } = position;
  const values = { mover: { side: position.turn }, other: { side: otherSide(position.turn) }, left };
  const notices: Message[] = [];
  if (position.isKingInDanger()) notices.push({ code: 'king-in-danger', values });
  if (isEndless && left <= DRAW_NEAR) notices.push({ code: 'draw-near', values });
  if (!isEndless && left === 2) notices.push({ code: 'last-turn', values });
  if (!isEndless && left === 1) notices.push({ code: 'last-ply', values });
  return notices;
}

function describe(position: Position): View {
  const hecatomb = own(HecatombPosition, position);
  return {
    surface: 'marble',
    cells: CELLS,
    pieces: describePieces(hecatomb),
    trays: [],
    furniture: hecatomb.isEndless ? [] : [{ kind: 'candles', lit: hecatomb.left, of: TEN_TURNS }],
    marks: [],
    labels: LABELS,
    notices: describeNotices(hecatomb),
  };
}

export const viewer: Viewer = { describe };
