// Hot: the solver and every look-up read these tables.
import * as layoutModule from '../layout.ts';
import { sownPits } from '../sowing.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { NORTH, PITS_EACH, SEEDS } = layoutModule;

/**
 * COUNTS[parts * COUNT_STRIDE + seeds]: the number of distributions of seeds over pits. A sum of such numbers ranks a row:
 * the combinatorial number system.
 */
const COUNT_STRIDE = SEEDS + 1;
const COUNTS = makeCounts();

function makeCounts(): Int32Array {
  const counts = new Int32Array((PITS_EACH + 1) * COUNT_STRIDE);
  counts[0] = 1;
  for (let parts = 1; parts <= PITS_EACH; parts++) {
    for (let seeds = 0; seeds <= SEEDS; seeds++) {
      const fewerSeeds = seeds === 0 ? 0 : counts[parts * COUNT_STRIDE + seeds - 1]!;
      counts[parts * COUNT_STRIDE + seeds] = counts[(parts - 1) * COUNT_STRIDE + seeds]! + fewerSeeds;
    }
  }
  return counts;
}

/** The number of rows of six pits with `seeds` seeds. */
export function rowsWith(seeds: number): number {
  return COUNTS[PITS_EACH * COUNT_STRIDE + seeds]!;
}

/** The rank of a row among the rows with the same number of seeds, ordered by their pits. */
export function rankOfRow(pits: Uint8Array, seeds: number): number {
  let left = seeds;
  let rank = 0;
  for (let pit = 0; pit < PITS_EACH - 1; pit++) {
    const parts = (PITS_EACH - pit) * COUNT_STRIDE;
    const after = left - pits[pit]!;
    rank += COUNTS[parts + left]! - COUNTS[parts + after]!;
    left = after;
  }
  return rank;
}

/** Writes the row of a rank: the inverse of `rankOfRow`. */
export function unrankRow(rank: number, seeds: number, pits: Uint8Array): void {
  let left = seeds;
  let rest = rank;
  for (let pit = 0; pit < PITS_EACH - 1; pit++) {
    // Rows that have fewer seeds in this pit come first.
    const partsAfter = (PITS_EACH - pit - 1) * COUNT_STRIDE;
    let here = 0;
    while (rest >= COUNTS[partsAfter + left - here]!) {
      rest -= COUNTS[partsAfter + left - here]!;
      here++;
    }
    pits[pit] = here;
    left -= here;
  }
  pits[PITS_EACH - 1] = left;
}

/** The effect of sowing a pit on the own row, and how the sowing reaches the enemy's row. */
export interface OwnSowing {
  /** The own row afterwards. */
  readonly pits: Uint8Array;
  /** The kind of reach: see `reachOf`. */
  readonly kind: number;
}

/**
 * One number describes how a sowing reaches the enemy's row: the seeds sown there, plus one for each time that the sowing
 * leaves it again. 0 to 6: it ends there or does not reach it; 7: it sows six seeds and ends beyond; 8 to 13: it ends there
 * in its second lap; and so on.
 */
export function reachOf(kind: number): { readonly seeds: number; readonly last: number | null } {
  const laps = Math.floor(kind / (PITS_EACH + 1));
  const into = kind % (PITS_EACH + 1);
  return { seeds: laps * PITS_EACH + into, last: into === 0 ? null : into - 1 };
}

/** Sows a pit of an own row; `skipsOrigin` as in the rules. */
export function sowOwn(row: Uint8Array, pit: number, skipsOrigin: boolean): OwnSowing {
  const pits = row.slice();
  const sown = sownPits(pit, row[pit]!, skipsOrigin);
  pits[pit] = 0;
  let kind = 0;
  let wasEnemy = false;
  for (const place of sown) {
    const isEnemy = place >= NORTH;
    if (isEnemy) kind++;
    else {
      if (wasEnemy) kind++;
      pits[place] = pits[place]! + 1;
    }
    wasEnemy = isEnemy;
  }
  return { pits, kind };
}

/** Applies a kind of sowing to an enemy's row, which it changes; returns the seeds captured. */
export function reachRow(pits: Uint8Array, kind: number, sparesLast: boolean): number {
  const { seeds, last } = reachOf(kind);
  for (let seed = 0; seed < seeds; seed++) pits[seed % PITS_EACH] = pits[seed % PITS_EACH]! + 1;
  if (last === null) return 0;
  let first = last + 1;
  let taken = 0;
  while (first > 0 && (pits[first - 1]! & ~1) === 2) taken += pits[--first]!;
  const isAll = taken === pits.reduce((sum, pit) => sum + pit, 0);
  if (taken === 0 || (sparesLast && isAll)) return 0;
  pits.fill(0, first, last + 1);
  return taken;
}
