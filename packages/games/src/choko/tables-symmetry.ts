// Hot: every look-up in a table turns and mirrors sets of cells.
import * as boardModule from './board.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CELLS, WIDTH } = boardModule;

/** The square looks the same turned by quarters and mirrored. The first symmetry changes nothing. */
export const SYMMETRIES = 8;

const LAST = WIDTH - 1;

/** Where a cell comes to lie: the three bits of the symmetry mirror columns, mirror rows and swap the two. */
export function turnedCell(cell: number, symmetry: number): number {
  let column = cell % WIDTH;
  let row = (cell - column) / WIDTH;
  if ((symmetry & 1) !== 0) column = LAST - column;
  if ((symmetry & 2) !== 0) row = LAST - row;
  return (symmetry & 4) === 0 ? row * WIDTH + column : column * WIDTH + row;
}

// A set is turned in three pieces, of 9, 8 and 8 cells: small tables stay near the processor.
const FIRST_BITS = 9;
const OTHER_BITS = 8;
const FIRST_SIZE = 1 << FIRST_BITS;
const OTHER_SIZE = 1 << OTHER_BITS;
const FIRST_MASK = FIRST_SIZE - 1;
const OTHER_MASK = OTHER_SIZE - 1;
const SECOND_SHIFT = FIRST_BITS;
const THIRD_SHIFT = FIRST_BITS + OTHER_BITS;

const FIRST = tabulate(0, FIRST_BITS);
const SECOND = tabulate(SECOND_SHIFT, OTHER_BITS);
const THIRD = tabulate(THIRD_SHIFT, OTHER_BITS);

function tabulate(shift: number, bits: number): Int32Array {
  const size = 1 << bits;
  const table = new Int32Array(SYMMETRIES * size);
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    for (let piece = 0; piece < size; piece++) {
      let cells = 0;
      for (let bit = 0; bit < bits && shift + bit < CELLS; bit++) {
        if (((piece >>> bit) & 1) === 1) cells |= 1 << turnedCell(shift + bit, symmetry);
      }
      table[symmetry * size + piece] = cells;
    }
  }
  return table;
}

/** A set of cells under a symmetry. */
export function turned(cells: number, symmetry: number): number {
  return (
    FIRST[symmetry * FIRST_SIZE + (cells & FIRST_MASK)]! |
    SECOND[symmetry * OTHER_SIZE + ((cells >>> SECOND_SHIFT) & OTHER_MASK)]! |
    THIRD[symmetry * OTHER_SIZE + (cells >>> THIRD_SHIFT)]!
  );
}
