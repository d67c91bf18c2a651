import type { PieceView, Side, TrayView, View } from '@tabuleiro/games';
import { type Layout, storeOf, stripOf } from './layout.ts';
import { centreOf, type Point, type Rect, rectAround, UNIT } from './rect.ts';

/** Where a piece is drawn, and its hit area. */
export interface Placement extends Point {
  readonly scale: number;
  readonly hit: Rect;
  /** How the sticks of a hand lie: the first is at `x`, `y`. */
  readonly sticks?: StickRows;
}

export interface StickRows {
  readonly perRow: number;
  readonly pitch: number;
  /** From one row to the next; rows of the near side grow upwards. */
  readonly rowStep: number;
}

const ONE_ROW: StickRows = { perRow: Number.POSITIVE_INFINITY, pitch: 27, rowStep: 0 };
const STICKS_PER_ROW = 6;
const STICK_COLUMN_PITCH = 21;
const STICK_ROW = 66;
/** In a column the sticks fill two rows at most; the next has room for their number and the pieces out of the game. */
const STICK_ROWS = 2;
const NUMBER_ROW = 58;

/** Where a stick of a hand lies, from the first. */
export function stickOffset({ perRow, pitch, rowStep }: StickRows = ONE_ROW, index: number): Point {
  const row = Math.floor(index / perRow);
  return { x: (row === 0 ? index : index % perRow) * pitch, y: row * rowStep };
}

/** Where their number stands: next to the last one, or below it where a row is full. */
export function stickCountOffset(rows: StickRows = ONE_ROW, count: number): Point {
  if (count < rows.perRow) return stickOffset(rows, count);
  const below = (Math.ceil(count / rows.perRow) - 1) * STICK_ROW + NUMBER_ROW;
  return { x: 0, y: Math.sign(rows.rowStep) * below };
}

const STRIP_INSET = 10;
/** Five slots fit beside the token. */
const SLOT = UNIT;
const TRAY_SCALE = 0.86;
/** Before the first slot. */
const SLOT_INSET = 3;
const LOST_SCALE = 0.56;
/** The width of pieces out of the game that are shown as one with a count. */
const LOST_HEAP = 84;
const COLUMN_INSET = 20;
/** The height of a candle with its flame and some room. */
const CANDLE_ROW = 104;

/** The placement of every piece, by id. */
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
  const isStick = piece.count !== undefined && piece.shape === 'stick';
  if (isStick && layout.isWide) return placeStickRows(layout, tray.owner);
  if (layout.isWide) return placeInColumn({ view, layout, tray, piece, index, of });
  if (isStick) return placeRow(strip, y, piece.count);

  // Pieces out of the game are at the right and smaller; tokens stand between them and the reserve.
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

/** A counted reserve is a row that starts at the left. */
function placeRow(strip: Rect, y: number, count: number): Placement {
  const x = strip.x + STRIP_INSET + ONE_ROW.pitch / 2;
  const width = Math.max(count * ONE_ROW.pitch + 72, 160);
  return { x, y, scale: 1, sticks: ONE_ROW, hit: { x: strip.x, y: strip.y, width, height: strip.height } };
}

/** The middle of the first row of sticks in a column, from its owner's end. */
const FIRST_STICK_ROW = STICK_ROW / 2 + 4;

/** In a column, the sticks lie in rows from their owner's end of it. */
function placeStickRows(layout: Layout, owner: Side): Placement {
  const strip = stripOf(layout, owner);
  const isNear = owner === layout.bottom;
  const height = FIRST_STICK_ROW + (STICK_ROWS - 0.5) * STICK_ROW;
  return {
    x: strip.x + (strip.width - (STICKS_PER_ROW - 1) * STICK_COLUMN_PITCH) / 2,
    y: isNear ? strip.y + strip.height - FIRST_STICK_ROW : strip.y + FIRST_STICK_ROW,
    scale: 1,
    sticks: { perRow: STICKS_PER_ROW, pitch: STICK_COLUMN_PITCH, rowStep: isNear ? -STICK_ROW : STICK_ROW },
    hit: { ...strip, y: isNear ? strip.y + strip.height - height : strip.y, height },
  };
}

/** A column has room for at least this many pieces, so that rows do not get too high. */
const FEWEST_ROWS = 6;
const COLUMN_SCALE = 0.72;
const COLUMN_LOST_SCALE = 0.5;
/** At the inner end of a column: a token and its name below it; one token of two lines takes some of the other side's. */
const TOKEN_ROOM = 80;
/** Where tokens of no side lie above the middle of a column, and how far from there those of a side do. */
const TOKEN_ABOVE = 27;
const TOKEN_ASIDE = 36;
/** From the middle of a token to that of its name, and from there to a second line. */
export const TOKEN_NAME = 34;
export const TOKEN_LINE = 26;

/** In a column, single pieces lie one or two beside each other, from their owner's end of it, those out of the game last. */
function placeInColumn({ view, layout, tray, index, of }: InTray): Placement {
  const strip = stripOf(layout, tray.owner);
  const isLost = tray.kind === 'lost';
  const others = view.pieces.filter(
    ({ at }) =>
      'tray' in at && view.trays.some(({ id, owner }) => id === at.tray && id !== tray.id && owner === tray.owner),
  ).length;
  const slot = index + (isLost ? others : 0);
  const perRow = strip.width > UNIT ? 2 : 1;
  const room = strip.height - (view.furniture.some(({ kind }) => kind === 'token') ? TOKEN_ROOM : 0);
  const rows = Math.max(FEWEST_ROWS / perRow, Math.ceil((of + others) / perRow));
  const [across, deep] = [strip.width / perRow, room / rows];
  const fromEnd = (Math.floor(slot / perRow) + 0.5) * deep;
  const x = strip.x + ((slot % perRow) + 0.5) * across;
  const y = tray.owner === layout.bottom ? strip.y + strip.height - fromEnd : strip.y + fromEnd;
  return { x, y, scale: isLost ? COLUMN_LOST_SCALE : COLUMN_SCALE, hit: rectAround({ x, y }, across, deep) };
}

/** Whether one piece beside the board stands for several, with their number beside it; sticks and seeds are drawn one by one. */
export function isCountedInTray({ at, count = 1, shape }: PieceView): boolean {
  return 'tray' in at && count > 1 && shape !== 'stick' && shape !== 'seeds';
}

/** Whether a piece stands for all that are out of the game. */
export function isLostHeap({ trays }: View, { at, count }: PieceView): boolean {
  return count !== undefined && 'tray' in at && trays.some(({ id, kind }) => id === at.tray && kind === 'lost');
}

/**
 * At the right of the strip. Without a strip it is beside the candles; that of the far side is at their left, or at the
 * top of their column.
 */
function placeLostHeap(layout: Layout, owner: Side): Placement {
  const strip = stripOf(layout, owner);
  const hasStrip = strip.height > 0 && strip.width > 0;
  const row = !hasStrip
    ? endOfColumn(layout, owner)
    : layout.isWide
      ? rowOfNumber(strip, owner === layout.bottom)
      : strip;
  const isLeft = !hasStrip && owner !== layout.bottom;
  const hit = {
    x: isLeft ? row.x : row.x + row.width - LOST_HEAP,
    y: row.y + 4,
    width: LOST_HEAP,
    height: row.height - 8,
  };
  return { x: hit.x + 24, y: row.y + row.height / 2, scale: LOST_SCALE, hit };
}

/** In a column of sticks, where their number stands. */
function rowOfNumber({ x, y, width, height }: Rect, isNear: boolean): Rect {
  const middle = FIRST_STICK_ROW + (STICK_ROWS - 1) * STICK_ROW + NUMBER_ROW;
  const [deep, at] = [NUMBER_ROW / 2 + 8, isNear ? y + height - middle : y + middle];
  return { x, y: at - deep / 2, width, height: deep };
}

function endOfColumn({ candles, bottom }: Layout, owner: Side): Rect {
  const { x, y, width, height } = candles;
  if (height < width) return candles;
  const end = owner === bottom ? height - LOST_HEAP : 0;
  return { x: x + COLUMN_INSET, y: y + end, width: LOST_HEAP, height: LOST_HEAP };
}

interface CandlePlaces {
  readonly spots: readonly Point[];
  /** Where the number of burning candles is shown. */
  readonly count: Point;
}

/** In a row, or two by two in a column. */
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

/** The sowing hand hovers over the cell of the last seed, a little towards the middle of the board. */
function handOver(view: View, layout: Layout): Point {
  const { marks } = view;
  const mark = marks.findLast(({ kind }) => kind === 'last-to') ?? marks.find(({ kind }) => kind === 'last-from');
  const middle = centreOf(layout.field);
  const cell = mark === undefined ? undefined : layout.cells.get(mark.cell);
  return cell === undefined ? middle : { x: cell.x, y: cell.y + Math.sign(middle.y - cell.y) * 0.46 * UNIT };
}

const RIM_MIDDLE = 21;

/** At the right of the strip, before the pieces out of the game; in a column at its inner end. */
export function placeToken(view: View, layout: Layout, owner: Side | null): Point {
  const { slab, strips } = layout;
  if (layout.isWide) {
    const middle = { x: strips.near.x + strips.near.width / 2, y: strips.near.y - TOKEN_ABOVE };
    return owner === null ? middle : { ...middle, y: middle.y + (owner === layout.bottom ? 1 : -1) * TOKEN_ASIDE };
  }
  // Its name lies at its left, where the rim of the board has no labels.
  if (owner === null) return { x: slab.x + slab.width - 36, y: slab.y + RIM_MIDDLE };
  const strip = stripOf(layout, owner);
  const lost = view.trays.find((tray) => tray.owner === owner && tray.kind === 'lost')?.id;
  const out = view.pieces.filter(({ at }) => lost !== undefined && 'tray' in at && at.tray === lost);
  const room = out.reduce((sum, piece) => sum + (isLostHeap(view, piece) ? LOST_HEAP : 0.62 * UNIT), 0);
  return { x: strip.x + strip.width - STRIP_INSET - 22 - room, y: strip.y + strip.height / 2 };
}
