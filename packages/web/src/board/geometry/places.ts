import type { PieceView, Side, TrayView, View } from '@tabuleiro/games';
import { type Layout, storeOf, stripOf } from './layout.ts';
import { centreOf, type Point, type Rect, rectAround, UNIT } from './rect.ts';

/** Where a piece is drawn, and what of it can be touched. */
export interface Placement extends Point {
  readonly scale: number;
  readonly hit: Rect;
}

/** How far apart sticks lie in a hand. */
export const STICK_PITCH = 27;
const STRIP_INSET = 10;
/** Five of them fit beside their token. */
const SLOT = UNIT;
const TRAY_SCALE = 0.86;
/** Before the first of what lies side by side. */
const SLOT_INSET = 3;
const LOST_SCALE = 0.56;
/** The room of things out of the game that are counted as one. */
const LOST_HEAP = 84;
const COLUMN_INSET = 20;
/** How tall a candle is with its flame and the room around it. */
const CANDLE_ROW = 104;

/** The place of every piece, by its id. */
export function placePieces(view: View, layout: Layout): ReadonlyMap<string, Placement> {
  const places = new Map<string, Placement>();
  for (const { id, at } of view.pieces) {
    const cell = 'cell' in at ? layout.cells.get(at.cell) : undefined;
    if (cell !== undefined) places.set(id, { ...cell, scale: 1, hit: rectAround(cell, UNIT) });
  }
  for (const tray of view.trays) {
    const pieces = view.pieces.filter(({ at }) => 'tray' in at && at.tray === tray.id);
    for (const [index, piece] of pieces.entries()) {
      places.set(piece.id, placeInTray({ view, layout, tray, piece, index, of: pieces.length }));
    }
  }
  return places;
}

interface InTray {
  readonly view: View;
  readonly layout: Layout;
  readonly tray: TrayView;
  readonly piece: PieceView;
  readonly index: number;
  readonly of: number;
}

function placeInTray({ view, layout, tray, piece, index, of }: InTray): Placement {
  if (tray.kind === 'store') {
    const hit = storeOf(layout, tray.owner);
    return { ...centreOf(hit), scale: 1, hit };
  }
  if (tray.kind === 'sowing') {
    const hand = handOver(view, layout);
    return { ...hand, scale: 1, hit: rectAround(hand, UNIT / 2) };
  }
  const strip = stripOf(layout, tray.owner);
  const y = strip.y + strip.height / 2;
  if (isLostHeap(view, piece)) return placeLostHeap(layout, tray.owner);
  if (piece.count !== undefined) return placeRow(strip, y, piece.count);

  // What is out of the game lies at the right, smaller; the tokens stand between it and what can still be used.
  const isLost = tray.kind === 'lost';
  const pitch = Math.min(isLost ? 0.62 * UNIT : SLOT, (strip.width * (isLost ? 0.6 : 0.74)) / of);
  const near = SLOT_INSET + pitch / 2 + index * pitch;
  const x = isLost ? strip.x + strip.width - near : strip.x + near;
  return {
    x,
    y,
    scale: isLost ? LOST_SCALE : TRAY_SCALE,
    hit: rectAround({ x, y }, pitch, strip.height),
  };
}

/** Things that are counted as one lie in a row that begins at the left. */
function placeRow(strip: Rect, y: number, count: number): Placement {
  const x = strip.x + STRIP_INSET + STICK_PITCH / 2;
  const width = Math.max(count * STICK_PITCH + 72, 160);
  return { x, y, scale: 1, hit: { x: strip.x, y: strip.y, width, height: strip.height } };
}

/** Whether a piece stands for all that are out of the game. */
export function isLostHeap({ trays }: View, { at, count }: PieceView): boolean {
  return count !== undefined && 'tray' in at && trays.some(({ id, kind }) => id === at.tray && kind === 'lost');
}

/**
 * At the right of the strip; beside the candles where there is no strip, at the left, or at the top of their column, for
 * the side that sits above.
 */
function placeLostHeap(layout: Layout, owner: Side): Placement {
  const strip = stripOf(layout, owner);
  const row = strip.height > 0 ? strip : endOfColumn(layout, owner);
  const isLeft = strip.height === 0 && owner !== layout.bottom;
  const hit = {
    x: isLeft ? row.x : row.x + row.width - LOST_HEAP,
    y: row.y + 4,
    width: LOST_HEAP,
    height: row.height - 8,
  };
  return { x: hit.x + 24, y: row.y + row.height / 2, scale: LOST_SCALE, hit };
}

function endOfColumn({ candles, bottom }: Layout, owner: Side): Rect {
  const { x, y, width, height } = candles;
  if (height < width) return candles;
  const end = owner === bottom ? height - LOST_HEAP : 0;
  return { x: x + COLUMN_INSET, y: y + end, width: LOST_HEAP, height: LOST_HEAP };
}

interface CandlePlaces {
  readonly spots: readonly Point[];
  /** Of the number of those that burn. */
  readonly count: Point;
}

/** Where candles stand: in a row, or two by two in a column. */
export function placeCandles({ candles }: Layout, of: number): CandlePlaces {
  const { x, y, width, height } = candles;
  const isColumn = height > width;
  const [lines, pitch] = isColumn ? [2, 52] : [of, 62];
  const left = x + width / 2 - ((lines - 1) * pitch) / 2;
  const top = y + (height - (of / lines) * CANDLE_ROW) / 2 + CANDLE_ROW - 12;
  const at = (index: number): Point => ({
    x: left + (index % lines) * pitch,
    y: top + Math.floor(index / lines) * CANDLE_ROW,
  });
  const last = at(of - 1);
  return {
    spots: Array.from({ length: of }, (_, index) => at(index)),
    count: isColumn ? { x: left + 12, y: last.y + 34 } : { x: last.x + 26, y: last.y - 20 },
  };
}

/** The hand hovers over the cell that the last seed reached, a little towards the middle of the board. */
function handOver(view: View, layout: Layout): Point {
  const { marks } = view;
  const mark = marks.findLast(({ kind }) => kind === 'last-to') ?? marks.find(({ kind }) => kind === 'last-from');
  const middle = centreOf(layout.field);
  const cell = mark === undefined ? undefined : layout.cells.get(mark.cell);
  return cell === undefined ? middle : { x: cell.x, y: cell.y + Math.sign(middle.y - cell.y) * 0.46 * UNIT };
}

/** Where a side's tokens stand: to the right in its strip, before what is out of the game. */
export function placeToken(view: View, layout: Layout, owner: Side | null): Point {
  const { slab } = layout;
  if (owner === null) return { x: slab.x + slab.width - 21, y: slab.y + slab.height / 2 };
  const strip = stripOf(layout, owner);
  const lost = view.trays.find((tray) => tray.owner === owner && tray.kind === 'lost')?.id;
  const out = view.pieces.filter(({ at }) => lost !== undefined && 'tray' in at && at.tray === lost);
  const room = out.reduce((sum, piece) => sum + (isLostHeap(view, piece) ? LOST_HEAP : 0.62 * UNIT), 0);
  return { x: strip.x + strip.width - STRIP_INSET - 22 - room, y: strip.y + strip.height / 2 };
}
