import type { CellView, FurnitureView, PieceView, Side, TrayView, View } from '../contract/index.ts';
import { sayMessage, type Voice } from '../text/index.ts';
import { Canvas } from './canvas.ts';
import { type Block, cellBlock, type CharacterOptions, pieceSign } from './glyphs.ts';

// Draws any view as lines of characters: the belongings of side 2, the board, the belongings of side 1.

export function drawView(view: View, voice: Voice, options: CharacterOptions): string[] {
  const belongings = (side: Side): string[] => drawBelongings(view, side, voice, options);
  return [...belongings(2), ...drawBoard(view, options), ...belongings(1), ...drawCommon(view, voice, options)];
}

/** Where the cells' blocks stand on the canvas. */
interface Layout {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Lines between two rows of blocks: room for rails and for tiles to be told apart. */
  readonly rowGap: number;
  readonly columnGap: number;
  readonly left: number;
  /** Lines above the first row of blocks. */
  readonly top: number;
}

function drawBoard(view: View, options: CharacterOptions): string[] {
  const onCell = new Map<string, PieceView>();
  for (const piece of view.pieces) if ('cell' in piece.at) onCell.set(piece.at.cell, piece);
  const blocks = new Map(view.cells.map((cell) => [cell, cellBlock(cell, onCell.get(cell.id), options)]));
  const layout = layOut(view, [...blocks.values()]);
  const canvas = new Canvas();
  for (const [cell, block] of blocks) putBlock(canvas, layout, cell, block);
  for (const item of view.furniture) if (item.kind === 'rail') putRail(canvas, layout, item, options);
  for (const { text, edge, at } of view.labels) {
    if (edge === 'bottom' || edge === 'top') {
      const column = Math.round(columnOf(layout, at) + (layout.width - text.length) / 2);
      canvas.put(column, edge === 'top' ? 0 : rowOf(layout, bottomOf(layout)) + layout.height + layout.rowGap, text);
    } else {
      const row = Math.floor(rowOf(layout, at) + (layout.height - 1) / 2);
      const right = columnOf(layout, layout.columns.at(-1) ?? 0) + layout.width + layout.columnGap;
      canvas.put(edge === 'left' ? 0 : right, row, text);
    }
  }
  return canvas.lines();
}

function layOut(view: View, blocks: readonly Block[]): Layout {
  const distinct = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);
  const height = Math.max(...blocks.map((block) => block.length));
  const floats = view.cells.some((cell) => cell.shape === 'card-place');
  const labelWidth = Math.max(0, ...view.labels.filter(({ edge }) => edge === 'left').map(({ text }) => text.length));
  return {
    columns: distinct(view.cells.map(({ x }) => x)),
    rows: distinct(view.cells.map(({ y }) => y)).toReversed(),
    width: Math.max(...blocks.map((block) => block[0]?.length ?? 0)),
    height,
    rowGap: height > 1 || floats ? 1 : 0,
    columnGap: height > 1 ? 2 : floats ? 3 : 1,
    left: labelWidth + 2,
    top: floats || view.labels.some(({ edge }) => edge === 'top') ? 1 : 0,
  };
}

/** The canvas column at which the blocks of a column of cells begin; also between columns. */
function columnOf(layout: Layout, x: number): number {
  const first = layout.columns[0] ?? 0;
  return layout.left + (x - first) * (layout.width + layout.columnGap);
}

function rowOf(layout: Layout, y: number): number {
  const first = layout.rows[0] ?? 0;
  return layout.top + (first - y) * (layout.height + layout.rowGap);
}

function bottomOf(layout: Layout): number {
  return layout.rows.at(-1) ?? 0;
}

function putBlock(canvas: Canvas, layout: Layout, cell: CellView, block: Block): void {
  const column = columnOf(layout, cell.x) + Math.floor((layout.width - (block[0]?.length ?? 0)) / 2);
  const row = rowOf(layout, cell.y) + Math.floor((layout.height - block.length) / 2);
  for (const [index, line] of block.entries()) canvas.put(column, row + index, line);
}

type Rail = Extract<FurnitureView, { kind: 'rail' }>;

/** A rail lies in the gaps between cells, half a cell beside their centres. */
function putRail(canvas: Canvas, layout: Layout, { edge, from, to }: Rail, { ascii }: CharacterOptions): void {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (edge === 'left' || edge === 'right') {
    const column = columnOf(layout, left + 0.5) - Math.ceil(layout.columnGap / 2);
    const last = rowOf(layout, low + 0.5) + layout.height - 1;
    for (let row = rowOf(layout, high - 0.5); row <= last; row++) canvas.put(column, row, ascii ? '|' : '┃');
  } else {
    const column = columnOf(layout, left + 0.5);
    const length = columnOf(layout, right - 0.5) + layout.width - column;
    canvas.put(column, rowOf(layout, low - 0.5) - layout.rowGap, (ascii ? '-' : '━').repeat(length));
  }
}

/** One line for each tray of a side, and one for each token that it holds. */
function drawBelongings(view: View, side: Side, voice: Voice, options: CharacterOptions): string[] {
  const name = capitalise(voice.game.sides[side].name);
  const trays = view.trays
    .filter((tray) => tray.owner === side)
    .map((tray) => ({ tray, content: drawTray(view, tray, options) }))
    .filter(({ tray, content }) => content !== '' || tray.kind !== 'lost')
    .map(({ tray, content }) => `${voice.shared.trays[tray.kind]} ${content === '' ? emptyTray(tray) : content}`);
  const tokens = view.furniture.flatMap((item) =>
    item.kind === 'token' && item.owner === side ? [sayMessage(voice, { code: item.name })] : [],
  );
  const all = [...trays, ...tokens];
  return all.length === 0 ? [] : [`${name}: ${all.join(', ')}`];
}

function drawTray(view: View, tray: TrayView, options: CharacterOptions): string {
  const pieces = view.pieces.filter(({ at }) => 'tray' in at && at.tray === tray.id);
  return pieces
    .map(({ shape, owner, count = 1 }) => {
      if (shape === 'seeds') return String(count);
      const sign = pieceSign(shape, owner, options);
      return count === 1 ? sign : `${sign.repeat(count)} ${count}`;
    })
    .join(' ');
}

/** A store counts, so an empty one has 0. */
function emptyTray({ kind }: TrayView): string {
  return kind === 'store' ? '0' : '–';
}

/** What belongs to nobody: tokens that nobody holds, the candles. */
function drawCommon(view: View, voice: Voice, { ascii }: CharacterOptions): string[] {
  return view.furniture.flatMap((item) => {
    if (item.kind === 'candles') {
      const burning = (ascii ? '!' : '▮').repeat(item.lit) + (ascii ? '.' : '▯').repeat(item.of - item.lit);
      return [`${capitalise(voice.shared.turnsLeft)}: ${item.lit} ${burning}`];
    }
    if (item.kind === 'token' && item.owner === null) {
      return [`${capitalise(sayMessage(voice, { code: item.name }))}: ${voice.shared.nobody}`];
    }
    return [];
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
