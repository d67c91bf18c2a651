import type { Side, View } from '@tabuleiro/games';
import { type Point, type Rect, UNIT } from './rect.ts';

// Where the parts of a table lie, in units of the drawing:
//
//   +--------------------------+
//   |         candles          |
//   |  far side's belongings   |   a strip each, when there are trays or tokens
//   | +----------------------+ |
//   | | store  cells   store | |   the slab: the board itself
//   | +----------------------+ |
//   |  near side's belongings  |
//   +--------------------------+
//
// In wide windows, belongings and candles stand in columns at the right of the slab, so that the cells can be larger:
//
//   +----------------------+---------+---------+
//   |                      | far     |         |
//   |         slab         |---------| candles |
//   |                      | near    |         |
//   +----------------------+---------+---------+
//
// The layout depends only on what stays the same in a match, so the board never jumps.

const PAD = 8;
/** As wide as a cell: fingers need as much room beside the board as on it. Pieces out of the game are smaller. */
const STRIP = { lost: 62, hand: UNIT, reserve: UNIT } as const;
/**
 * The width of the columns of belongings. A piece that stands for all out of the game has their number beside it; the pieces
 * of a reserve are picked one by one, and need most.
 */
const COLUMN = { lost: 88, hand: 132, reserve: 168 } as const;
const CANDLES = 104;
const CANDLE_COLUMN = 106;
const STORE = 114;
/** Between the cells and the edge, with room for labels or without. */
const MARGIN = { labels: 41, none: 24 } as const;

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly slab: Rect;
  /** The rectangle of the cells. */
  readonly field: Rect;
  /** Whether belongings and candles stand in columns. */
  readonly isWide: boolean;
  /** The strips of the near and the far side: rows, or the halves of a column. */
  readonly strips: Readonly<Record<'near' | 'far', Rect>>;
  /** A row or a column. */
  readonly candles: Rect;
  readonly bottom: Side;
  /** From view coordinates, which may lie between cells, to drawing coordinates. */
  readonly at: (x: number, y: number) => Point;
  readonly cells: ReadonlyMap<string, Point>;
  /** The side of the smallest place that is touched as a whole: a cell, or one in a column for two. */
  readonly smallestTarget: number;
}

export function computeLayout(view: View, bottom: Side, isWide = false): Layout {
  const xs = view.cells.map(({ x }) => x);
  const ys = view.cells.map(({ y }) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const pitch = pitchOf(view);
  const ends = view.trays.some(({ kind }) => kind === 'store') ? STORE : 0;
  const belongings = belongingsOf(view);
  const strip = belongings !== null && !isWide ? STRIP[belongings] : 0;
  const columnWidth = belongings !== null && isWide ? COLUMN[belongings] : 0;
  const hasCandles = view.furniture.some(({ kind }) => kind === 'candles');
  const candleHeight = hasCandles && !isWide ? CANDLES : 0;
  const candleWidth = hasCandles && isWide ? CANDLE_COLUMN : 0;

  const rim = MARGIN[view.labels.length > 0 ? 'labels' : 'none'];
  const margin = { x: rim - (ends > 0 ? 14 : 0), y: rim + (pitch.y > UNIT ? 20 : 0) };
  const field: Rect = {
    x: PAD + margin.x + ends,
    y: PAD + candleHeight + strip + margin.y,
    width: (right - left + 1) * pitch.x,
    height: (high - low + 1) * pitch.y,
  };
  const slab: Rect = {
    x: PAD,
    y: field.y - margin.y,
    width: field.width + 2 * (margin.x + ends),
    height: field.height + 2 * margin.y,
  };
  const at = (x: number, y: number): Point => {
    const [column, row] = bottom === 1 ? [x - left, high - y] : [right - x, y - low];
    return { x: field.x + (column + 0.5) * pitch.x, y: field.y + (row + 0.5) * pitch.y };
  };
  return {
    width: slab.width + columnWidth + candleWidth + 2 * PAD,
    height: slab.y + slab.height + strip + PAD,
    slab,
    field,
    isWide,
    strips: isWide
      ? {
          far: { x: slab.x + slab.width, y: slab.y, width: columnWidth, height: slab.height / 2 },
          near: { x: slab.x + slab.width, y: slab.y + slab.height / 2, width: columnWidth, height: slab.height / 2 },
        }
      : {
          far: { x: slab.x, y: slab.y - strip, width: slab.width, height: strip },
          near: { x: slab.x, y: slab.y + slab.height, width: slab.width, height: strip },
        },
    candles: isWide
      ? { x: slab.x + slab.width + columnWidth, y: slab.y, width: candleWidth, height: slab.height }
      : { x: slab.x, y: PAD, width: slab.width, height: candleHeight },
    bottom,
    at,
    cells: new Map(view.cells.map((cell) => [cell.id, at(cell.x, cell.y)])),
    smallestTarget: isWide && belongings === 'reserve' ? Math.min(UNIT, columnWidth / 2) : UNIT,
  };
}

/** Rows of bowls are further apart, to fit the counts between them. */
function pitchOf(view: View): Point {
  return { x: UNIT, y: view.cells.some(({ shape }) => shape === 'bowl') ? 1.12 * UNIT : UNIT };
}

/** What lies beside the board and needs most room there. */
function belongingsOf({ trays, furniture }: View): 'lost' | 'hand' | 'reserve' | null {
  if (trays.some(({ kind }) => kind === 'reserve')) return 'reserve';
  if (trays.some(({ kind }) => kind === 'hand') || furniture.some(({ kind }) => kind === 'token')) return 'hand';
  // Pieces out of the game lie beside the candles, if there are any.
  const hasCandles = furniture.some(({ kind }) => kind === 'candles');
  return trays.some(({ kind }) => kind === 'lost') && !hasCandles ? 'lost' : null;
}

/** The slab together with the strips: a cloth lies under both. */
export function clothOf({ slab, strips: { far, near } }: Layout): Rect {
  const right = Math.max(slab.x + slab.width, far.x + far.width);
  return { x: slab.x, y: far.y, width: right - slab.x, height: near.y + near.height - far.y };
}

export function stripOf(layout: Layout, side: Side): Rect {
  return side === layout.bottom ? layout.strips.near : layout.strips.far;
}

/** A store is at its owner's right hand. */
export function storeOf({ slab, field, bottom }: Layout, side: Side): Rect {
  const inset = 14;
  const width = field.x - slab.x - inset - 10;
  const x = side === bottom ? field.x + field.width + 10 : slab.x + inset;
  return { x, y: field.y + 4, width, height: field.height - 8 };
}
