import { pickId, type PieceView, type View } from '@tabuleiro/games';
import type { Layout } from './layout.ts';
import type { Placement } from './piece-placement.ts';
import { type Point, type Rect, rectAround, UNIT, centreOf } from './rect.ts';

// The targets of a board: every cell, every piece in a tray, and the holes of tiles that can be picked. Pieces out of
// the game lie too close together for fingers: they are announced, but touchable only if one of them can be picked.

export interface Target {
  /** See `pickId`. */
  readonly id: string;
  readonly kind: 'cell' | 'piece' | 'hole';
  readonly hit: Rect;
  /** The tile of a hole, and the tile on a cell whose holes can be picked. */
  readonly tile?: PieceView;
  /** Announced to screen readers, but not touchable. */
  readonly isStill?: true;
}

/** The distance of a tile's holes. */
export const HOLE_PITCH = 16.4;
export const GRID_WIDTH = 5;
const CENTRE = 2;

export interface Hole extends Point {
  readonly row: number;
  readonly column: number;
  readonly index: number;
  readonly isCentre: boolean;
}

/**
 * The holes of a tile from the top left, around its centre. A tile lies the same way for both sides: its holes are
 * directions.
 */
export const HOLES: readonly Hole[] = Array.from({ length: GRID_WIDTH ** 2 }, (_, index) => {
  const [row, column] = [Math.floor(index / GRID_WIDTH), index % GRID_WIDTH];
  return {
    row: row + 1,
    column: column + 1,
    index,
    x: (column - CENTRE) * HOLE_PITCH,
    y: (row - CENTRE) * HOLE_PITCH,
    isCentre: row === CENTRE && column === CENTRE,
  };
});

export function holeId(tile: PieceView, { row, column }: Hole): string {
  return pickId({ kind: 'hole', piece: tile.id, row, column });
}

/** The cell to which a hole leads from where its tile lies: its place in the grid is a direction. Null beside the board. */
export function cellOfHole(view: View, id: string): string | null {
  for (const piece of view.pieces) {
    const { at, pegs } = piece;
    if (pegs === undefined || !('cell' in at) || !id.startsWith(`${piece.id}.`)) continue;
    const hole = HOLES.find((one) => holeId(piece, one) === id);
    const from = view.cells.find((cell) => cell.id === at.cell);
    if (hole === undefined || from === undefined) return null;
    const [x, y] = [from.x + hole.column - 1 - CENTRE, from.y - (hole.row - 1 - CENTRE)];
    return view.cells.find((cell) => cell.x === x && cell.y === y)?.id ?? null;
  }
  return null;
}

function hasOfferedHole(piece: PieceView, offered: ReadonlySet<string>): boolean {
  return piece.pegs !== undefined && HOLES.some((hole) => offered.has(holeId(piece, hole)));
}

export interface Table {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
}

export function targetsOf({ view, layout, places }: Table, offered: ReadonlySet<string>): readonly Target[] {
  const tiles = view.pieces.filter((piece) => hasOfferedHole(piece, offered));
  const cells = view.cells.flatMap((cell): Target[] => {
    const at = layout.cells.get(cell.id);
    if (at === undefined) return [];
    const tile = tiles.find((piece) => 'cell' in piece.at && piece.at.cell === cell.id);
    const target: Target = { id: cell.id, kind: 'cell', hit: rectAround(at, UNIT) };
    return tile === undefined ? [target] : [{ ...target, tile }];
  });
  const trays = view.pieces.flatMap(({ id, at }): Target[] => {
    const tray = 'tray' in at ? view.trays.find((one) => one.id === at.tray) : undefined;
    const place = places.get(id);
    // Seeds in the sower's hand are on their way.
    if (tray === undefined || tray.kind === 'sowing' || place === undefined) return [];
    const target: Target = { id, kind: 'piece', hit: place.hit };
    return tray.kind === 'lost' && !offered.has(id) ? [{ ...target, isStill: true }] : [target];
  });
  return [...cells, ...trays, ...tiles.flatMap((tile) => holeTargets(tile, places.get(tile.id), layout.bottom))];
}

function holeTargets(tile: PieceView, at: Placement | undefined, bottom: 1 | 2): Target[] {
  if (at === undefined) return [];
  return HOLES.filter(({ isCentre }) => !isCentre).map((hole) => {
    const spot = turned(hole, bottom);
    return {
      id: holeId(tile, hole),
      kind: 'hole',
      tile,
      hit: rectAround({ x: at.x + spot.x, y: at.y + spot.y }, HOLE_PITCH),
    };
  });
}

/** The holes of a tile point at cells, so they turn with the board. */
export function turned({ x, y }: Point, bottom: 1 | 2): Point {
  return bottom === 1 ? { x, y } : { x: -x, y: -y };
}

/**
 * The cells of the other side's pieces, which the move that is being picked would capture or harm if they are offered. What
 * is picked says whose move it is.
 */
export function enemyCells({ pieces }: View, picked: readonly string[]): ReadonlySet<string> {
  const isPicked = ({ id, at }: PieceView): boolean => picked.includes('cell' in at ? at.cell : id);
  const mover = pieces.find((piece) => piece.owner !== null && isPicked(piece))?.owner;
  const isEnemy = ({ owner }: PieceView): boolean => mover !== undefined && owner !== null && owner !== mover;
  return new Set(pieces.flatMap((piece) => ('cell' in piece.at && isEnemy(piece) ? [piece.at.cell] : [])));
}

/** The pick that a touch means: a cell stands for its piece if the piece can be picked. */
export function resolvePick(view: View, offered: ReadonlySet<string>, id: string): string {
  if (offered.has(id)) return id;
  const onCell = view.pieces.find(({ at }) => 'cell' in at && at.cell === id);
  return onCell !== undefined && offered.has(onCell.id) ? onCell.id : id;
}

/** Where holes are too small to touch, their tiles can be touched instead, to enlarge them. */
export function withOpening(targets: readonly Target[], offered: ReadonlySet<string>): ReadonlySet<string> {
  const tiles = targets.filter(({ kind, tile }) => kind === 'cell' && tile !== undefined);
  return new Set([...offered, ...tiles.map(({ id }) => id)]);
}

// Arrow keys lead from target to target.

const DIRECTIONS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Direction = (typeof DIRECTIONS)[number];

export function isArrowKey(key: string): key is Direction {
  return DIRECTIONS.some((direction) => direction === key);
}

const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Place {
  readonly id: string;
  readonly hit: Rect;
}

/** The weight of sideways distance: straight ahead is better than near. */
const ASIDE = 3;

/** The target that an arrow key leads to; undefined at the edge. Its centre must lie clearly ahead. */
export function targetInDirection<T extends Place>(places: readonly T[], from: T, direction: Direction): T | undefined {
  const [dx, dy] = STEPS[direction];
  const start = centreOf(from.hit);
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = centreOf(place.hit);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 1 || aside > 8 * ahead) continue;
    const cost = ahead + ASIDE * aside;
    if (cost >= least) continue;
    best = place;
    least = cost;
  }
  return best;
}
