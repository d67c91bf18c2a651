import type { TableClass } from '../contract/index.ts';
import { CELLS } from './board.ts';
import { MEN_EACH } from './status.ts';
import { choose } from './tables-ranks.ts';
import { SYMMETRIES, turnedCell } from './tables-symmetry.ts';

/** The men of a class: the side with more of them first, whoever is to move. */
export interface Men {
  readonly more: number;
  readonly fewer: number;
}

/** With more men an index would not fit 31 bits. */
export const LARGEST_TABLE = 12;
export const SMALLEST_TABLE = 2;

export function classIdOf(men: number, others: number): string {
  return `${Math.max(men, others)}-${Math.min(men, others)}`;
}

/** The classes with up to so many men in all, those with fewer men first; captures lead to classes with two men less. */
export function listMen(upTo: number): readonly Men[] {
  const list: Men[] = [];
  for (let total = SMALLEST_TABLE; total <= upTo; total++) {
    for (let fewer = 1; 2 * fewer <= total; fewer++) {
      if (total - fewer <= MEN_EACH) list.push({ more: total - fewer, fewer });
    }
  }
  return list;
}

export function tableClassOf({ more, fewer }: Men): TableClass {
  const needs = [];
  if (more > 2) needs.push(classIdOf(more - 2, fewer));
  if (fewer > 2) needs.push(classIdOf(more, fewer - 2));
  return { id: classIdOf(more, fewer), amount: more + fewer, size: sizeOf(more, fewer), needs };
}

/** The memory that numbering the positions of a class, and of those that captures lead to, takes. */
export function indexBytes({ more, fewer }: Men): number {
  const orbitBytes = [more, more - 1, more - 2].map((men) => 4 * choose(CELLS, men));
  const setBytes = 4 * 3 * 2 * choose(CELLS - more + 2, fewer);
  return orbitBytes.reduce((sum, bytes) => sum + bytes, setBytes);
}

/** How many numbers `MenPair` gives, found without listing them. */
function sizeOf(more: number, fewer: number): number {
  const kinds = more === fewer ? 1 : 2;
  return kinds * countOrbits(more) * choose(CELLS - more, fewer);
}

/**
 * How many sets of so many cells there are when symmetric ones count once: the mean, over all symmetries, of how many sets a
 * symmetry leaves as they are (Burnside). Those are the sets put together from whole cycles of the symmetry.
 */
function countOrbits(count: number): number {
  let kept = 0;
  for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
    const ways = Array.from({ length: count + 1 }, (_, cells): number => (cells === 0 ? 1 : 0));
    for (const length of cycleLengths(symmetry)) {
      for (let cells = count; cells >= length; cells--) ways[cells] = (ways[cells] ?? 0) + (ways[cells - length] ?? 0);
    }
    kept += ways[count] ?? 0;
  }
  return kept / SYMMETRIES;
}

function cycleLengths(symmetry: number): readonly number[] {
  const lengths: number[] = [];
  const seen = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++) {
    let length = 0;
    for (let at = cell; !seen.has(at); at = turnedCell(at, symmetry)) {
      seen.add(at);
      length++;
    }
    if (length > 0) lengths.push(length);
  }
  return lengths;
}
