import {
  type CellView,
  type LabelView,
  type Message,
  MoveList,
  otherSide,
  positionOf,
  type PieceView,
  type Position,
  type Side,
  SIDES,
  type View,
  type Viewer,
} from '../contract/index.ts';
import { describeClock } from '../view/beside-board.ts';
import { NORTH, PASS, PITS, PITS_EACH, rowOf } from './layout.ts';
import { makePit } from './notation.ts';
import { OwarePosition } from './rules.ts';

/** South's row runs to the right below, north's back to the left above it. */
const columnOf = (pit: number): number => (rowOf(pit) === 0 ? pit : PITS_EACH - 1 - (pit - NORTH));

const CELL_VIEWS: readonly CellView[] = PITS.map((pit) => ({
  id: makePit(pit),
  x: columnOf(pit),
  y: rowOf(pit) === 0 ? 0 : 1,
  z: 0,
  shape: 'bowl',
  owner: rowOf(pit) === 0 ? 1 : 2,
}));

const LABELS: readonly LabelView[] = PITS.map((pit) => ({
  text: makePit(pit),
  edge: rowOf(pit) === 0 ? 'bottom' : 'top',
  at: columnOf(pit),
}));

/** The seeds of a pit are one piece, and so are those of a store: they keep their id as long as some are left. */
export const heapId = (place: string): string => `seeds-${place}`;
export const storeOf = (side: Side): string => `store-${side}`;

/** The table without what changes on it. */
export const TABLE = {
  surface: 'hardwood',
  cells: CELL_VIEWS,
  trays: SIDES.map((side) => ({ id: storeOf(side), kind: 'store', owner: side })),
  furniture: [],
  marks: [],
  labels: LABELS,
} as const satisfies Partial<View>;

/** The seeds in the pits and in the stores, nothing where there are none. */
export function heapsOf(seedsIn: (pit: number) => number, storedBy: (side: Side) => number): PieceView[] {
  const heaps = PITS.map((pit): PieceView => {
    const cell = makePit(pit);
    return { id: heapId(cell), shape: 'seeds', owner: null, at: { cell }, count: seedsIn(pit) };
  });
  const stores = SIDES.map((side): PieceView => {
    const tray = storeOf(side);
    return { id: heapId(tray), shape: 'seeds', owner: side, at: { tray }, count: storedBy(side) };
  });
  return [...heaps, ...stores].filter(({ count }) => count !== 0);
}

/** What [3] and [7] force, a lack of choice, and the moves that [6] keeps from capturing. */
function describeNotices(position: OwarePosition): Message[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  const [first, ...others] = moves;
  if (first === undefined) return [];
  const values = { mover: { side: position.turn }, other: { side: otherSide(position.turn) } };

  const notices: Message[] = [];
  if (first === PASS) {
    notices.push({ code: 'pass', values });
  } else if (position.mustFeed()) {
    notices.push({ code: 'feed', values: { ...values, pits: [...moves].map(makePit).join(', ') } });
  } else if (others.length === 0) {
    notices.push({ code: 'one-pit', values: { ...values, pit: makePit(first) } });
  }
  for (const move of moves) {
    if (position.isGrandSlam(move)) notices.push({ code: 'grand-slam', values: { ...values, pit: makePit(move) } });
  }
  return [...notices, ...describeClock(position.clock)];
}

function describe(position: Position): View {
  const oware = positionOf(OwarePosition, position);
  return {
    ...TABLE,
    pieces: heapsOf(
      (pit) => oware.seeds(pit),
      (side) => oware.store(side),
    ),
    notices: describeNotices(oware),
  };
}

export const viewer: Viewer = { describe };
