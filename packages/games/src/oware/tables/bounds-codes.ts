// Hot: the solver reads these tables.
import type { Bounds } from '../../contract/index.ts';

/**
 * A margin has the same parity as the number of seeds, so n seeds have n + 1 margins, numbered from −n up. A pair of bounds
 * takes one byte: the codes of the n + 1 exact values come first, then those of pairs of different bounds. From 22 seeds on
 * there are more pairs than codes. Then only the middle 19 margins and the two extremes are kept, and bounds in between are
 * widened to the next kept margin: the table says less then, but nothing wrong.
 */
const MOST_GRADES = 21;

export class Codes {
  readonly seeds: number;
  readonly dictionary: readonly Bounds[];
  /** Nothing is known. */
  readonly open: number;
  /** By code: the bounds for the side to move. */
  readonly low: Int8Array;
  readonly high: Int8Array;
  /** The code of bounds: at (low + n) * (2n + 1) + high + n. */
  private readonly byBounds: Int16Array;

  constructor(seeds: number) {
    this.seeds = seeds;
    this.dictionary = makeDictionary(seeds);
    this.low = Int8Array.from(this.dictionary, ({ low }) => low);
    this.high = Int8Array.from(this.dictionary, ({ high }) => high);
    const width = 2 * seeds + 1;
    this.byBounds = new Int16Array(width * width).fill(-1);
    for (const [code, { low, high }] of this.dictionary.entries()) {
      this.byBounds[(low + seeds) * width + high + seeds] = code;
    }
    this.fillWidened();
    this.open = this.code(-seeds, seeds);
  }

  /** The code of bounds, or of the next wider ones that have a code. */
  code(low: number, high: number): number {
    return this.byBounds[(low + this.seeds) * (2 * this.seeds + 1) + high + this.seeds]!;
  }

  private fillWidened(): void {
    const { seeds, byBounds } = this;
    const width = 2 * seeds + 1;
    const grades = gradesOf(seeds);
    for (let low = -seeds; low <= seeds; low += 2) {
      for (let high = low + 2; high <= seeds; high += 2) {
        const below = grades.findLast((grade) => grade <= low) ?? -seeds;
        const above = grades.find((grade) => grade >= high) ?? seeds;
        byBounds[(low + seeds) * width + high + seeds] = byBounds[(below + seeds) * width + above + seeds]!;
      }
    }
  }
}

/** The margins on which the bounds of pairs are kept. */
function gradesOf(seeds: number): readonly number[] {
  const all = Array.from({ length: seeds + 1 }, (_, index) => 2 * index - seeds);
  if (all.length <= MOST_GRADES + 1) return all;
  const cut = Math.ceil((all.length - MOST_GRADES) / 2);
  return [-seeds, ...all.slice(cut + 1, cut + MOST_GRADES - 1), seeds];
}

function makeDictionary(seeds: number): readonly Bounds[] {
  const exact = Array.from({ length: seeds + 1 }, (_, index) => ({ low: 2 * index - seeds, high: 2 * index - seeds }));
  const grades = gradesOf(seeds);
  const pairs = grades.flatMap((low, index) => grades.slice(index + 1).map((high) => ({ low, high })));
  return [...exact, ...pairs];
}

const made: (Codes | undefined)[] = [];

/** The codes of the class with `seeds` seeds. */
export function codesOf(seeds: number): Codes {
  return (made[seeds] ??= new Codes(seeds));
}
