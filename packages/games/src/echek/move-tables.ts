// Hot: read for every group of moves. Numbers in brackets are the rules of README.md.
import {
  cellAt,
  CELL_NUMBERS,
  columnOf,
  firstGroup,
  GRID_CELLS,
  GRID_WIDTH,
  rowOf,
  WINDOW_CELLS,
  WINDOW_WIDTH,
  ZONE_BITS,
  ZONES,
} from './grid.ts';
import { BISHOP, KING, KNIGHT, PAWN, PIECES, QUEEN, ROOK } from './moves.ts';

// Each table holds sets of grid cells: for entry e, the window's word at 2e and the ring's word at 2e + 1, so that both
// lie in one cache line. As in grid.ts, they are read through small functions, which take the zone.

const makeTable = (entries: number): Int32Array => new Int32Array(entries * ZONES);

function include(table: Int32Array, entry: number, cell: number): void {
  table[(entry << 1) | (cell >>> ZONE_BITS)]! |= 1 << (cell & 31);
}

/** Makes an entry the union of two entries. */
function unite(table: Int32Array, entry: number, first: number, second: number): void {
  for (let zone = 0; zone < ZONES; zone++) {
    table[(entry << 1) | zone] = table[(first << 1) | zone]! | table[(second << 1) | zone]!;
  }
}

const ORTHOGONAL = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const EVERY_WAY = [...ORTHOGONAL, ...DIAGONAL] as const;
const JUMPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;
type Ways = readonly (readonly [number, number])[];

/** The cells of the grid on the way from a cell, up to a number of steps. */
function walk(from: number, [right, up]: readonly [number, number], most: number): number[] {
  const cells: number[] = [];
  for (let steps = 1; steps <= most; steps++) {
    const cell = cellAt(columnOf(from) + right * steps, rowOf(from) + up * steps);
    if (cell < 0) break;
    cells.push(cell);
  }
  return cells;
}

const REACH = makeTable(PIECES * WINDOW_CELLS);

/** [4] The goals of a piece from a window cell on an empty grid. */
export function reach(zone: number, piece: number, from: number): number {
  return REACH[(piece << 5) | (from << 1) | zone]!;
}

function fillReach(piece: number, ways: Ways, most: number): void {
  for (let from = 0; from < WINDOW_CELLS; from++) {
    for (const way of ways) {
      for (const cell of walk(from, way, most)) include(REACH, (piece << 4) | from, cell);
    }
  }
}
fillReach(KING, EVERY_WAY, 1);
fillReach(QUEEN, EVERY_WAY, GRID_WIDTH);
fillReach(ROOK, ORTHOGONAL, GRID_WIDTH);
fillReach(BISHOP, DIAGONAL, GRID_WIDTH);
fillReach(KNIGHT, JUMPS, 1);
fillReach(PAWN, ORTHOGONAL, 1);

const SIDES_OF = makeTable(CELL_NUMBERS);

/** The cells at the four sides of any cell. */
export function sidesOf(zone: number, cell: number): number {
  return SIDES_OF[(cell << 1) | zone]!;
}

for (const cell of GRID_CELLS) {
  for (const way of ORTHOGONAL) for (const beside of walk(cell, way, 1)) include(SIDES_OF, cell, beside);
}

// A table over sets of window cells has separate entries for the lower and the upper eight cells: a look-up is the union of
// two small entries instead of one among 65,536.
const HALF = 8;

/** Completes 256 entries from `base` on; those of single cells are already filled. */
function uniteSets(table: Int32Array, base: number): void {
  for (let set = 1; set < 1 << HALF; set++) unite(table, base | set, base | (set & (set - 1)), base | (set & -set));
}

/** Makes such a table from the cells that go with each window cell. */
function makeSetTable(cellsOf: (cell: number) => readonly number[]): Int32Array {
  const table = makeTable(2 << HALF);
  for (let cell = 0; cell < WINDOW_CELLS; cell++) {
    const entry = ((cell >>> 3) << HALF) | (1 << (cell & 7));
    for (const other of cellsOf(cell)) include(table, entry, other);
  }
  uniteSets(table, 0);
  uniteSets(table, 1 << HALF);
  return table;
}

function unionOf(table: Int32Array, zone: number, cells: number): number {
  return table[((cells & 255) << 1) | zone]! | table[((256 | (cells >>> 8)) << 1) | zone]!;
}

const TOUCHING = makeSetTable((cell) => EVERY_WAY.flatMap((way) => walk(cell, way, 1)));

/** The cells that touch a set of window cells by side or corner. */
export function touching(zone: number, cells: number): number {
  return unionOf(TOUCHING, zone, cells);
}

/** [2] The cells that do not lie within four columns and four rows together with a set of window cells. */
const TOO_FAR = makeSetTable((cell) =>
  GRID_CELLS.filter(
    (other) =>
      Math.abs(columnOf(other) - columnOf(cell)) >= WINDOW_WIDTH ||
      Math.abs(rowOf(other) - rowOf(cell)) >= WINDOW_WIDTH,
  ),
);

const HIDDEN = makeTable(2 * (WINDOW_CELLS << HALF));
for (let from = 0; from < WINDOW_CELLS; from++) {
  for (const way of EVERY_WAY) {
    const line = walk(from, way, GRID_WIDTH);
    for (const [index, enemy] of line.entries()) {
      if (enemy >= WINDOW_CELLS) break;
      const entry = ((enemy >>> 3) << 12) | (from << HALF) | (1 << (enemy & 7));
      for (const cell of line.slice(index + 1)) include(HIDDEN, entry, cell);
    }
  }
  uniteSets(HIDDEN, from << HALF);
  uniteSets(HIDDEN, (1 << 12) | (from << HALF));
}

/** [4] The cells that enemy pieces block for a queen, rook or bishop on a window cell. */
export function hiddenFrom(zone: number, from: number, enemies: number): number {
  return (
    HIDDEN[(((from << 8) | (enemies & 255)) << 1) | zone]! |
    HIDDEN[(((1 << 12) | (from << 8) | (enemies >>> 8)) << 1) | zone]!
  );
}

const LANDINGS = makeTable(1 << WINDOW_CELLS);

/**
 * [2] [3] For a set of pieces, the empty cells on which one more piece makes all of them one group within four
 * columns and rows. With the pieces other than a mover it says where the mover may land; with all pieces, where one may
 * be placed as far as these two conditions go.
 */
export function landings(zone: number, pieces: number): number {
  return LANDINGS[(pieces << 1) | zone]!;
}

function fillLandings(): void {
  for (let pieces = 1; pieces < 1 << WINDOW_CELLS; pieces++) {
    let near = ~(unionOf(TOO_FAR, 0, pieces) | pieces);
    let far = ~unionOf(TOO_FAR, 1, pieces);
    for (let rest = pieces; rest !== 0;) {
      const group = firstGroup(rest);
      near &= touching(0, group);
      far &= touching(1, group);
      rest ^= group;
    }
    LANDINGS[pieces << 1] = near;
    LANDINGS[(pieces << 1) | 1] = far;
  }
}
fillLandings();
