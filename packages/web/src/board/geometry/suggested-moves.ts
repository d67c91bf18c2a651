import type { View } from '@tabuleiro/games';
import type { Layout } from './layout.ts';
import type { Placement } from './piece-placement.ts';
import { type Point, UNIT } from './rect.ts';
import { HOLES, holeId, turned } from './targets.ts';

// A suggested move is drawn along its picks: an arrow from cell to cell, a ring around all that has none. The piece beside
// the board that is placed has a ring, and so has its cell.

export interface SuggestedMove {
  /** From and to. */
  readonly arrows: readonly (readonly [Point, Point])[];
  readonly rings: readonly SuggestionRing[];
  /** Holes of tiles. */
  readonly pins: readonly Point[];
}

export interface SuggestionRing extends Point {
  readonly radius: number;
}

export interface SuggestionTable {
  readonly view: View;
  readonly layout: Layout;
  readonly places: ReadonlyMap<string, Placement>;
}

/** Where a move with these picks goes. */
export function suggestedMove(picks: readonly string[], table: SuggestionTable): SuggestedMove {
  const { view, layout } = table;
  const taken = new Set(view.pieces.flatMap(({ at }) => ('cell' in at ? [at.cell] : [])));
  const cells = picks.filter((pick) => layout.cells.has(pick));
  // After the goal, another piece that the move takes; an empty cell is where it goes on to.
  const stops = cells.filter((cell, index) => index < goalOf(picks, layout) || !taken.has(cell));
  const path = stops.flatMap((cell) => layout.cells.get(cell) ?? []);
  const arrows = path.slice(1).map((to, index) => [path[index] ?? to, to] as const);
  const ringed = picks.filter((pick) => !stops.includes(pick) || arrows.length === 0);
  return {
    arrows,
    rings: ringed.flatMap((pick) => ringAround(pick, table) ?? []),
    pins: pinsOf(picks, table),
  };
}

function ringAround(pick: string, { layout, places }: SuggestionTable): SuggestionRing | undefined {
  const cell = layout.cells.get(pick);
  if (cell !== undefined) return { ...cell, radius: RING_RADIUS };
  const place = places.get(pick);
  // Pieces beside the board lie closer together.
  return place && { x: place.x, y: place.y, radius: Math.min(RING_RADIUS, 0.4 * place.hit.width) };
}

/** How many of the picked cells lead to the goal: one for a piece from beside the board. */
function goalOf([first]: readonly string[], { cells }: Layout): number {
  return first !== undefined && cells.has(first) ? 2 : 1;
}

function pinsOf(picks: readonly string[], { view, layout, places }: SuggestionTable): readonly Point[] {
  return view.pieces.flatMap((tile) => {
    const place = places.get(tile.id);
    if (tile.pegs === undefined || place === undefined) return [];
    return HOLES.filter((hole) => picks.includes(holeId(tile, hole))).map((hole) => {
      const spot = turned(hole, layout.bottom);
      return { x: place.x + spot.x, y: place.y + spot.y };
    });
  });
}

/** How much of an arrow's ends stays free, for the pieces there. */
const TAIL_GAP = 0.12 * UNIT;
const TIP_GAP = 0.08 * UNIT;

/** The best suggestion has the widest arrow. */
export function arrowWidth(rank: number): number {
  return WIDTHS[rank - 1] ?? 7;
}

const WIDTHS = [19, 14, 11, 9];

const RING_RADIUS = 0.4 * UNIT;
export const BADGE_RADIUS = 13;

export interface ArrowShape {
  /** The corners of the arrow. */
  readonly outline: readonly Point[];
  /** The place of its number, on the shaft. */
  readonly badge: Point;
}

/** An arrow between the centres of two places. */
export function arrowShape(from: Point, to: Point, width: number): ArrowShape {
  const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1);
  const [along, across] = [
    { x: (to.x - from.x) / length, y: (to.y - from.y) / length },
    { x: (from.y - to.y) / length, y: (to.x - from.x) / length },
  ];
  const head = 1.2 * width + 11;
  const half = 0.9 * width + 6;
  const [start, tip] = [TAIL_GAP, length - TIP_GAP];
  const neck = tip - head;
  const at = (far: number, aside: number): Point => ({
    x: from.x + far * along.x + aside * across.x,
    y: from.y + far * along.y + aside * across.y,
  });
  return {
    outline: [
      at(start, -width / 2),
      at(neck, -width / 2),
      at(neck, -half),
      at(tip, 0),
      at(neck, half),
      at(neck, width / 2),
      at(start, width / 2),
    ],
    // Where arrows from one place are apart.
    badge: at(Math.max(start, neck - BADGE_RADIUS - 3), 0),
  };
}

/** Where a move's number stands: on the shaft of its last arrow, and at the upper right of its rings. */
export function badgesOf({ arrows, rings }: SuggestedMove, width: number): readonly Point[] {
  return [
    ...arrows.slice(-1).map(([from, to]) => arrowShape(from, to, width).badge),
    ...rings.map(({ x, y, radius }) => ({ x: x + radius * Math.SQRT1_2, y: y - radius * Math.SQRT1_2 })),
  ];
}
