import { type FurnitureView, pickId, type CellView, type PieceView, type View } from '../contract/index.ts';
import { Canvas } from './canvas.ts';
import type { Drawing, DrawnPlace } from './drawing.ts';
import { type Block, cellBlock, type CharacterOptions } from './glyphs.ts';

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

/** Draws the cells with what stands on them, the rails and the labels. */
export function drawBoard(view: View, options: CharacterOptions): Drawing {
  const onCell = new Map<string, PieceView>();
  for (const piece of view.pieces) if ('cell' in piece.at) onCell.set(piece.at.cell, piece);
  const blocks = new Map(view.cells.map((cell) => [cell, cellBlock(cell, onCell.get(cell.id), options)]));
  const layout = layOut(view, [...blocks.values()], options);
  const canvas = new Canvas();
  const places = new Map<string, DrawnPlace>();
  for (const [cell, block] of blocks) {
    const place = { ...putBlock(canvas, layout, cell, block), owner: onCell.get(cell.id)?.owner ?? null };
    places.set(cell.id, place);
    for (const [id, hole] of holesOf(onCell.get(cell.id), place)) places.set(id, hole);
  }
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
  return { lines: canvas.lines(), places };
}

/** The peg holes of a tile, each of one character, without the centre. */
function* holesOf(piece: PieceView | undefined, place: DrawnPlace): Generator<[id: string, hole: DrawnPlace]> {
  if (piece?.pegs === undefined) return;
  for (let index = 0; index < piece.pegs.length; index++) {
    const [row, column] = [Math.floor(index / place.width), index % place.width];
    if (row === 2 && column === 2) continue;
    const id = pickId({ kind: 'hole', piece: piece.id, row: row + 1, column: column + 1 });
    yield [id, { row: place.row + row, column: place.column + column, width: 1, height: 1, owner: piece.owner }];
  }
}

function layOut(view: View, blocks: readonly Block[], { compact }: CharacterOptions): Layout {
  const distinct = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);
  const height = Math.max(...blocks.map((block) => block.length));
  const floats = view.cells.some((cell) => cell.shape === 'card-place');
  const labelWidth = Math.max(0, ...view.labels.filter(({ edge }) => edge === 'left').map(({ text }) => text.length));
  return {
    columns: distinct(view.cells.map(({ x }) => x)),
    rows: distinct(view.cells.map(({ y }) => y)).toReversed(),
    width: Math.max(...blocks.map((block) => block[0]?.length ?? 0)),
    height,
    rowGap: floats || (height > 1 && compact !== true) ? 1 : 0,
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

/** Puts the block in the middle of its cell and gives its place. */
function putBlock(canvas: Canvas, layout: Layout, cell: CellView, block: Block): Omit<DrawnPlace, 'owner'> {
  const width = block[0]?.length ?? 0;
  const column = columnOf(layout, cell.x) + Math.floor((layout.width - width) / 2);
  const row = rowOf(layout, cell.y) + Math.floor((layout.height - block.length) / 2);
  for (const [index, line] of block.entries()) canvas.put(column, row + index, line);
  return { row, column, width, height: block.length };
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
