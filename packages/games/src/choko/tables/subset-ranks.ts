// Hot: every look-up in a table ranks sets of cells.
import * as boardModule from '../board.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CELLS } = boardModule;

/** Binomial coefficients. */
export function choose(among: number, count: number): number {
  if (count < 0 || count > among) return 0;
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (among - taken)) / (taken + 1);
  return Math.round(ways);
}

// Sets of the same size are ranked by their masks as numbers: with the cells c1 < c2 < … the rank is the sum of
// choose(c1, 1) + choose(c2, 2) + … The mask is looked up in two halves; the rank of the upper half depends on how many
// cells the lower half has.
const LOW_BITS = 13;
const HIGH_BITS = CELLS - LOW_BITS;
const LOW_MASK = (1 << LOW_BITS) - 1;

/** For each lower half: the offset of the matching table of upper halves, then its own rank. */
const LOW = new Int32Array(1 << LOW_BITS);
const LOW_RANK_BITS = 11;
const LOW_RANK_MASK = (1 << LOW_RANK_BITS) - 1;
const HIGH_RANK = new Int32Array((LOW_BITS + 1) << HIGH_BITS);

for (let low = 0; low <= LOW_MASK; low++) {
  const [rank, count] = partialRank(low, 0, 0);
  LOW[low] = (count << (HIGH_BITS + LOW_RANK_BITS)) | rank;
}
for (let below = 0; below <= LOW_BITS; below++) {
  for (let high = 0; high < 1 << HIGH_BITS; high++) {
    HIGH_RANK[(below << HIGH_BITS) + high] = partialRank(high, LOW_BITS, below)[0];
  }
}

function partialRank(bits: number, firstCell: number, below: number): readonly [rank: number, count: number] {
  let rank = 0;
  let count = 0;
  for (let bit = 0; bits >>> bit !== 0; bit++) {
    if (((bits >>> bit) & 1) === 1) rank += choose(firstCell + bit, below + ++count);
  }
  return [rank, count];
}

/** The rank of a set among all sets of its size. */
export function rankOf(cells: number): number {
  const low = LOW[cells & LOW_MASK]!;
  return (low & LOW_RANK_MASK) + HIGH_RANK[(low >>> LOW_RANK_BITS) + (cells >>> LOW_BITS)]!;
}

/** All sets of a given size among the lowest `among` cells, by rank. */
export function listSets(among: number, count: number): Int32Array {
  const sets = new Int32Array(choose(among, count));
  let set = (1 << count) - 1;
  for (let rank = 0; rank < sets.length; rank++) {
    sets[rank] = set;
    // The next larger number with the same number of bits: the top bit of the lowest run moves up by one, and the others
    // move to the bottom.
    const lowest = set & -set;
    const carried = set + lowest;
    set = carried | ((set ^ carried) >>> (2 + 31 - Math.clz32(lowest)));
  }
  return sets;
}

/** How many numbers of a list `squeeze` reads; enough to leave out 15 cells. */
export const SQUEEZE_STAGES = 4;

/**
 * Prepares `squeeze` for leaving out some cells. Every other cell moves down by the number of omitted cells below it: by
 * 1 if that number has bit 0, then by 2 if it has bit 1, and so on. Each stage holds the cells that move in it.
 */
export function squeezeStages(leftOut: number): readonly number[] {
  const stages = Array.from({ length: SQUEEZE_STAGES }, () => 0);
  let below = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (((leftOut >>> cell) & 1) === 1) {
      below++;
      continue;
    }
    let at = cell;
    for (const stage of stages.keys()) {
      if (((below >>> stage) & 1) === 0) continue;
      stages[stage]! |= 1 << at;
      at -= 1 << stage;
    }
  }
  return stages;
}

/** Renumbers the cells of a set as if some other cells were not on the board; their stages begin at `from`. */
export function squeeze(cells: number, stages: Int32Array, from: number): number {
  let moving = cells & stages[from]!;
  cells ^= moving ^ (moving >>> 1);
  moving = cells & stages[from + 1]!;
  cells ^= moving ^ (moving >>> 2);
  moving = cells & stages[from + 2]!;
  cells ^= moving ^ (moving >>> 4);
  moving = cells & stages[from + 3]!;
  return cells ^ moving ^ (moving >>> 8);
}

/** The inverse of `squeeze`, given the cells that it left out. */
export function spread(cells: number, leftOut: number): number {
  for (; leftOut !== 0; leftOut &= leftOut - 1) {
    const below = (leftOut & -leftOut) - 1;
    cells = (cells & below) | ((cells & ~below) << 1);
  }
  return cells;
}
