import { assert, type CellShape, type CellView, type LabelView } from '../contract/index.ts';

/** How cells are numbered: by their column and row, both from 0 at the bottom left. */
export type Numbering = (column: number, row: number) => number;

const FILES = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A board of columns `a`, `b` … and rows `1`, `2` … from the bottom left: the names of its cells and how it looks. Cells
 * are numbered from a1 = 0 along the rows, unless a game has another numbering. For the edges of a game, not for its
 * hot code.
 */
export class Grid {
  readonly width: number;
  readonly height: number;
  /** Letters along the bottom, numbers along the left. */
  readonly labels: readonly LabelView[];
  private readonly cellAt: Numbering;
  private readonly names = new Map<number, string>();
  private readonly cells = new Map<string, number>();

  constructor(width: number, height: number, cellAt: Numbering = (column, row) => row * width + column) {
    this.width = width;
    this.height = height;
    this.cellAt = cellAt;
    for (const [column, row] of this.places()) {
      const name = `${FILES.charAt(column)}${row + 1}`;
      this.names.set(cellAt(column, row), name);
      this.cells.set(name, cellAt(column, row));
    }
    this.labels = [
      ...Array.from({ length: width }, (_, at): LabelView => ({ text: FILES.charAt(at), edge: 'bottom', at })),
      ...Array.from({ length: height }, (_, at): LabelView => ({ text: String(at + 1), edge: 'left', at })),
    ];
  }

  /** The name of a cell, empty for a number that is no cell. */
  nameOf(cell: number): string {
    return this.names.get(cell) ?? '';
  }

  /** The cell of a name, null when it is none. */
  parse(name: string): number | null {
    return this.cells.get(name) ?? null;
  }

  /** The cell of a name that a pattern has found well formed. */
  cellOf(name: string): number {
    const cell = this.parse(name);
    assert(cell !== null, `${name} is a cell`);
    return cell;
  }

  /** The cells row by row from the bottom left; `isChequered` when they alternate between two shades, a1 dark. */
  cellViews(shape: CellShape, isChequered = false): readonly CellView[] {
    return Array.from(this.places(), ([x, y]) => {
      const view = { id: this.nameOf(this.cellAt(x, y)), x, y, z: 0, shape };
      return isChequered ? { ...view, dark: (x + y) % 2 === 0 } : view;
    });
  }

  private *places(): Generator<readonly [column: number, row: number]> {
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) yield [column, row];
    }
  }
}
