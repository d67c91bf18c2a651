// Hot: asked for every value of a network. Numbers in brackets are the rules of README.md.
import * as gridModule from '../grid.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { cellAt, columnOf, rowOf, sideBit, wallsOf, WINDOW_CELLS } = gridModule;

// [7] What is at the four sides of a king or queen: how many of them are in each state. Which ones these are makes no difference.

const SIDES = 4;
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** By cell and way: the bit of that side in `wallsOf`, and above it its bit among the cells of the ring, or 31. */
const SIDE_BITS = new Int32Array(WINDOW_CELLS * SIDES);
for (let cell = 0; cell < WINDOW_CELLS; cell++) {
  for (const [way, step] of WAYS.entries()) {
    const beside = cellAt(columnOf(cell) + step[0], rowOf(cell) + step[1]);
    SIDE_BITS[cell * SIDES + way] = sideBit(cell, step) | ((beside < WINDOW_CELLS ? 31 : beside & 31) << 5);
  }
}

// A sum has a field for each state: open and reached by an enemy, own piece, enemy piece, limit. All others are open.
const FIELD = 3;
const STATES = 4;
const OWN = 1 << FIELD;
const ENEMY = 1 << (2 * FIELD);
const LIMIT = 1 << (3 * FIELD);

/** The possible sums, numbered from 0. */
const INDEXES = new Uint8Array((SIDES << ((STATES - 1) * FIELD)) + 1);
/** How many there are. */
export const MIXES = numberSums();

function numberSums(): number {
  let count = 0;
  for (let sum = 0; sum < INDEXES.length; sum++) {
    let sides = 0;
    for (let rest = sum; rest > 0; rest >>= FIELD) sides += rest & ((1 << FIELD) - 1);
    if (sides <= SIDES) INDEXES[sum] = count++;
  }
  return count;
}

/** What is around pieces, as their side sees it. */
export interface Surroundings {
  /** The cells of its own pieces, and of the enemy's. */
  own: number;
  enemies: number;
  /** The cells of window and ring that the enemy can reach. */
  near: number;
  far: number;
}

/** The mix of states at the sides of a window cell: below `MIXES`. */
export function mixAround(cell: number, { own, enemies, near, far }: Surroundings): number {
  const walls = wallsOf(own | enemies);
  let sum = 0;
  for (let way = 0; way < SIDES; way++) {
    const bits = SIDE_BITS[cell * SIDES + way]!;
    const closed = (walls >>> bits) & 1;
    const ofOwn = (own >>> bits) & 1;
    const ofEnemy = (enemies >>> bits) & 1;
    const reached = ((near >>> bits) | (far >>> (bits >>> 5))) & 1;
    sum += (reached & ~closed) + ofOwn * OWN + ofEnemy * ENEMY + (closed ^ ofOwn ^ ofEnemy) * LIMIT;
  }
  return INDEXES[sum]!;
}
