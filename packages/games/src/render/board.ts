import {
  assert,
  type CellView,
  type FurnitureView,
  pickId,
  type PieceShape,
  type PieceView,
  type Side,
  unreachable,
  type View,
} from '../contract/index.ts';

/** The layout of the cells' blocks on the canvas. */
interface Layout {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Lines between two rows of blocks: space for rails, and to separate tiles. */
  readonly rowGap: number;
  readonly columnGap: number;
  readonly left: number;
  /** Lines above the first row of blocks. */
  readonly top: number;
}

/** Draws the cells with their pieces, the rails and the labels. */
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

/** The peg holes of a tile, one character each, without the centre. */
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

/** The canvas column where the blocks of a column of cells begin; `x` may also be between columns. */
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

/** A rail runs in the gaps between cells, half a cell from their centres. */
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

/** A rectangle of characters, from 0 at the top left. */
export interface DrawnPlace {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  /** The side whose piece is drawn here. */
  readonly owner: Side | null;
}

/** Lines of characters, and the place of everything that a person can point at, by its pick id. */
export interface Drawing {
  readonly lines: readonly string[];
  readonly places: ReadonlyMap<string, DrawnPlace>;
}

/** Stacks drawings one below the other. */
export function stack(...drawings: readonly Drawing[]): Drawing {
  const lines: string[] = [];
  const places = new Map<string, DrawnPlace>();
  for (const drawing of drawings) {
    for (const [id, place] of drawing.places) places.set(id, { ...place, row: place.row + lines.length });
    lines.push(...drawing.lines);
  }
  return { lines, places };
}

/** A rectangle of characters that grows with every write. */
export class Canvas {
  private readonly rows: string[][] = [];

  /** Writes a text from a column and row on, both counted from 0. */
  put(column: number, row: number, text: string): void {
    assert(column >= 0 && row >= 0, 'what is drawn lies on the canvas');
    while (this.rows.length < row) this.rows.push([]);
    const line = (this.rows[row] ??= []);
    let at = column;
    for (const character of text) {
      while (line.length < at) line.push(' ');
      line[at++] = character;
    }
  }

  /** The lines from the top, without trailing spaces. */
  lines(): string[] {
    return this.rows.map((row) => row.join('').trimEnd());
  }
}

/** A small block of characters; all lines have the same width. */
export type Block = readonly string[];

export interface CharacterOptions {
  /** Draw with ASCII characters only. */
  readonly ascii: boolean;
  /** Leave out the lines between rows of tiles, for low windows. */
  readonly compact?: boolean;
}

// Letters tell the sides apart by case, as chess diagrams do; the figures are filled for side 2.
const FIGURES: Readonly<
  Record<Exclude<PieceShape, 'stick' | 'disc' | 'seeds' | 'tile'>, readonly [ascii: string, one: string, two: string]>
> = {
  king: ['K', '♔', '♚'],
  queen: ['Q', '♕', '♛'],
  rook: ['R', '♖', '♜'],
  bishop: ['B', '♗', '♝'],
  knight: ['N', '♘', '♞'],
  pawn: ['P', '♙', '♟'],
};

/** The character for a piece drawn without a number or pegs. */
export function pieceSign(shape: PieceShape, owner: Side | null, { ascii }: CharacterOptions): string {
  switch (shape) {
    case 'stick':
    case 'disc':
      return owner === 1 ? (ascii ? 'O' : '○') : ascii ? 'X' : '●';
    case 'seeds':
      return ascii ? 'o' : '•';
    case 'tile':
      return '#';
    case 'king':
    case 'queen':
    case 'rook':
    case 'bishop':
    case 'knight':
    case 'pawn': {
      const [letter, one, two] = FIGURES[shape];
      if (ascii) return owner === 1 ? letter : letter.toLowerCase();
      return owner === 1 ? one : two;
    }
    default:
      return unreachable(shape);
  }
}

const TILE_SIDE = 5;

/** A tile with its pegs: `o` for side 1, `x` for side 2, its name in the centre. */
function tileBlock(piece: PieceView, { ascii }: CharacterOptions): Block {
  const peg = piece.owner === 1 ? 'o' : 'x';
  const hole = ascii ? '.' : '·';
  return Array.from({ length: TILE_SIDE }, (_, row) =>
    Array.from({ length: TILE_SIDE }, (__, column) => {
      if (row === 2 && column === 2) return piece.name ?? '#';
      return piece.pegs?.[row * TILE_SIDE + column] === true ? peg : hole;
    }).join(''),
  );
}

/** The piece on a cell, or the cell itself when it is empty. */
export function cellBlock(cell: CellView, piece: PieceView | undefined, options: CharacterOptions): Block {
  if (piece?.shape === 'tile') return tileBlock(piece, options);
  if (cell.shape === 'bowl') return [`(${String(piece?.count ?? 0).padStart(2)})`];
  if (piece !== undefined) return [pieceSign(piece.shape, piece.owner, options)];
  return [options.ascii ? '.' : '·'];
}
