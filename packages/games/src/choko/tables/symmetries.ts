// Hot: every look-up in a table needs the symmetry of a set of cells.
import * as boardModule from '../board.ts';
import * as ranksModule from './subset-ranks.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CELLS, WIDTH } = boardModule;
const { listSets, rankOf, SQUEEZE_STAGES, squeezeStages } = ranksModule;

/** The symmetries of the square. The first one is the identity. */
export const SYMMETRIES = 8;

const LAST = WIDTH - 1;

/** Maps a cell: the three bits of a symmetry mirror columns, mirror rows and swap the two. */
export function turnedCell(cell: number, symmetry: number): number {
  let column = cell % WIDTH;
  let row = (cell - column) / WIDTH;
  if ((symmetry & 1) !== 0) column = LAST - column;
  if ((symmetry & 2) !== 0) row = LAST - row;
  return (symmetry & 4) === 0 ? row * WIDTH + column : column * WIDTH + row;
}

// A set is mapped in three parts, of 9, 8 and 8 cells: small tables stay in the cache.
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

const SYMMETRY_BITS = 3;
const SYMMETRY_MASK = SYMMETRIES - 1;

/** The orbits of all sets of a given size under the symmetries. The smallest mask represents its orbit. */
export class Orbits {
  /** The representative of each orbit. */
  readonly representatives: Int32Array;
  /** The stabiliser of each representative, one bit for each symmetry; usually 1, the identity alone. */
  readonly stabilisers: Uint8Array;
  /** The stages with which `squeeze` leaves out the cells of each representative. */
  readonly stages: Int32Array;
  /** For each set by rank: its orbit, and below it the symmetry that turns it into the representative. */
  private readonly packed: Int32Array;

  constructor(count: number) {
    const sets = listSets(CELLS, count);
    const representatives: number[] = [];
    const stabilisers: number[] = [];
    this.packed = new Int32Array(sets.length).fill(-1);
    // Masks are visited in order, so the first one of an orbit is its smallest.
    for (const [rank, set] of sets.entries()) {
      if (this.packed[rank] !== -1) continue;
      const orbit = representatives.length;
      let stabiliser = 0;
      for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
        const image = turned(set, symmetry);
        if (image === set) stabiliser |= 1 << symmetry;
        this.packed[rankOf(image)] = (orbit << SYMMETRY_BITS) | inverseOf(symmetry);
      }
      representatives.push(set);
      stabilisers.push(stabiliser);
    }
    this.representatives = Int32Array.from(representatives);
    this.stabilisers = Uint8Array.from(stabilisers);
    this.stages = new Int32Array(SQUEEZE_STAGES * representatives.length);
    for (const [orbit, set] of representatives.entries()) this.stages.set(squeezeStages(set), SQUEEZE_STAGES * orbit);
  }

  get count(): number {
    return this.representatives.length;
  }

  /** The orbit of a set and the symmetry that turns it into the representative, for `orbitIn` and `symmetryIn`. */
  find(cells: number): number {
    return this.packed[rankOf(cells)]!;
  }
}

export function orbitIn(found: number): number {
  return found >> SYMMETRY_BITS;
}

export function symmetryIn(found: number): number {
  return found & SYMMETRY_MASK;
}

/** The inverse of a symmetry. */
function inverseOf(symmetry: number): number {
  // Mirroring is its own inverse; when columns and rows are swapped after it, the mirrors change roles.
  if ((symmetry & 4) === 0) return symmetry;
  return 4 | ((symmetry & 1) << 1) | ((symmetry & 2) >> 1);
}

const KEPT: (Orbits | undefined)[] = [];

/** The orbits of the sets of a given size; made once. */
export function orbitsOf(count: number): Orbits {
  return (KEPT[count] ??= new Orbits(count));
}
