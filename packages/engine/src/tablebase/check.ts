// Hot: visits all positions and moves of a class many times.
import type { Bounds, TableClass, TableFacet } from '@tabuleiro/games';
import { ENTRY_BYTES } from './format.ts';
import * as successorsModule from './successors.ts';
import type { ClassEntries, Tablebase } from './tablebase.ts';

// Bound locally for speed: see "Hot code" in CONTRIBUTING.md.
const { ENDED, GOES_ON, highIn, highSinceIn, lowIn, lowSinceIn, NOTHING, Successors } = successorsModule;

/** The result of a check. */
export interface TableFindings {
  readonly positions: number;
  /** Number of positions whose value does not follow from their successors' values. */
  readonly faults: number;
  /** The lowest index of a faulty position. */
  readonly firstFault: number | null;
}

/**
 * Checks a class from the rules of the game and the indices of positions alone. It finds all successors by playing
 * every move. Then it
 *
 * 1. recomputes the bounds that hold whenever play stops (none, if endless play is a draw);
 * 2. iterates in rounds from there: after as many rounds as its distance, each bound must equal the table's, and is
 *    then frozen. So every bound follows from nothing else, in at most as many plies as the table says;
 * 3. checks that no distance is too large: the bound changed in its last round, or the class has no code for a
 *    smaller sufficient distance;
 * 4. checks that the table is complete: no bound would change, unless in more plies than the table counts.
 *
 * It shares no code with the solvers. `onProgress` receives the approximate share of work done.
 */
export function checkClass(
  tables: Tablebase,
  subject: TableClass,
  classNumber: number,
  onProgress: (share: number) => void = () => {},
): TableFindings {
  return new ClassCheck(tables, subject, classNumber, onProgress).run();
}

/** The share of the work that goes into finding the successors. */
const FINDING_SHARE = 0.5;

class ClassCheck {
  private readonly facet: TableFacet;
  private readonly size: number;
  private readonly successors: successorsModule.Successors;
  // The values in the table.
  private readonly tableLow: Int8Array;
  private readonly tableHigh: Int8Array;
  private readonly lowDistances: Uint8Array;
  private readonly highDistances: Uint8Array;
  private readonly rounding: Rounding;
  // The values that the check computes.
  private low: Int8Array;
  private high: Int8Array;
  private nextLow: Int8Array;
  private nextHigh: Int8Array;
  /** The last round in which each bound changed. */
  private readonly lowChanged: Uint8Array;
  private readonly highChanged: Uint8Array;
  private foundLow = 0;
  private foundHigh = 0;
  private readonly lowest: number;
  private readonly highest: number;
  private readonly widened: Widening;
  private readonly faulty: Uint8Array;
  private readonly onProgress: (share: number) => void;

  constructor(tables: Tablebase, subject: TableClass, classNumber: number, onProgress: (share: number) => void) {
    const { size } = subject;
    this.onProgress = onProgress;
    this.facet = tables.facet;
    this.size = size;
    this.successors = new Successors(tables, subject, classNumber, (share) => onProgress(FINDING_SHARE * share));
    this.tableLow = new Int8Array(size);
    this.tableHigh = new Int8Array(size);
    this.lowDistances = new Uint8Array(size);
    this.highDistances = new Uint8Array(size);
    for (let index = 0; index < size; index++) {
      tables.read(classNumber, index);
      this.tableLow[index] = tables.low;
      this.tableHigh[index] = tables.high;
      this.lowDistances[index] = tables.lowDistance;
      this.highDistances[index] = tables.highDistance;
    }
    this.low = new Int8Array(size);
    this.high = new Int8Array(size);
    this.nextLow = new Int8Array(size);
    this.nextHigh = new Int8Array(size);
    this.lowChanged = new Uint8Array(size);
    this.highChanged = new Uint8Array(size);
    this.rounding = new Rounding(tables.classes[classNumber]!.header.distances);
    const dictionary = tables.facet.dictionary(tables.variant, subject.id);
    this.lowest = Math.min(...dictionary.map(({ low }) => low));
    this.highest = Math.max(...dictionary.map(({ high }) => high));
    this.widened = new Widening(dictionary, this.lowest, this.highest);
    this.faulty = new Uint8Array(size);
    this.compareHoles(tables.classes[classNumber]!);
  }

  /** Checks that exactly the indices without a position have the hole code. */
  private compareHoles(entries: ClassEntries): void {
    const { facet, faulty, size } = this;
    const { kinds } = this.successors;
    for (let index = 0; index < size; index++) {
      const isHole = (entries.entry(index) & 0xff) === facet.holeCode;
      if (isHole !== (kinds[index] === NOTHING)) faulty[index] = 1;
    }
  }

  run(): TableFindings {
    const { kinds, misplaced } = this.successors;
    for (const index of misplaced) this.faulty[index] = 1;
    this.findLasting();
    this.replay();
    this.compareDistances();
    this.lookOnceMore();
    const firstFault = this.faulty.indexOf(1);
    return {
      positions: kinds.reduce((sum, kind) => (kind === NOTHING ? sum : sum + 1), 0),
      faults: this.faulty.reduce((sum, fault) => sum + fault, 0),
      firstFault: firstFault === -1 ? null : firstFault,
    };
  }

  /**
   * Computes a position's bounds from its successors; a successor outside the class counts only what is known after
   * `since` plies.
   */
  private workOut(index: number, since: number): void {
    const { high, highest, low, lowest } = this;
    const { outside, starts, targets } = this.successors;
    let foundLow = lowest;
    let foundHigh = lowest;
    for (let edge = starts[index]!; edge < starts[index + 1]!; edge++) {
      const target = targets[edge]!;
      if (target >= 0) {
        foundLow = Math.max(foundLow, 0 - high[target]!);
        foundHigh = Math.max(foundHigh, 0 - low[target]!);
      } else {
        const packed = outside[-1 - target]!;
        if (lowSinceIn(packed) <= since) foundLow = Math.max(foundLow, lowIn(packed));
        foundHigh = Math.max(foundHigh, highSinceIn(packed) <= since ? highIn(packed) : highest);
      }
    }
    this.foundLow = foundLow;
    this.foundHigh = foundHigh;
  }

  /** Step 1. */
  private findLasting(): void {
    const { facet, high, highest, low, lowest, size, widened } = this;
    const { kinds, stops } = this.successors;
    for (let index = 0; index < size; index++) {
      const isOpen = facet.isEndlessDrawn && kinds[index] === GOES_ON;
      low[index] = isOpen ? lowest : stops[index]!;
      high[index] = isOpen ? highest : stops[index]!;
    }
    for (let hasChanged = !facet.isEndlessDrawn; hasChanged;) {
      hasChanged = false;
      for (let index = 0; index < size; index++) {
        if (kinds[index] !== GOES_ON) continue;
        this.workOut(index, 0);
        widened.set(Math.min(stops[index]!, this.foundLow), Math.max(stops[index]!, this.foundHigh));
        if (widened.low === low[index] && widened.high === high[index]) continue;
        low[index] = widened.low;
        high[index] = widened.high;
        hasChanged = true;
      }
    }
  }

  /** Step 2. */
  private replay(): void {
    const { highChanged, highDistances, lowChanged, lowDistances, size, widened } = this;
    const { kinds } = this.successors;
    let longest = 0;
    for (let index = 0; index < size; index++) {
      if (kinds[index] === GOES_ON) longest = Math.max(longest, lowDistances[index]!, highDistances[index]!);
    }
    this.compare(0);
    for (let round = 1; round <= longest; round++) {
      this.nextLow.set(this.low);
      this.nextHigh.set(this.high);
      for (let index = 0; index < size; index++) {
        if (kinds[index] !== GOES_ON || (lowDistances[index]! < round && highDistances[index]! < round)) continue;
        this.workOut(index, round - 1);
        widened.set(this.foundLow, this.foundHigh);
        // Once its distance has passed, a bound is frozen: the table's value must suffice for all others.
        if (lowDistances[index]! >= round) this.nextLow[index] = widened.low;
        if (highDistances[index]! >= round) this.nextHigh[index] = widened.high;
        if (this.nextLow[index] !== this.low[index]) lowChanged[index] = round;
        if (this.nextHigh[index] !== this.high[index]) highChanged[index] = round;
      }
      [this.low, this.nextLow] = [this.nextLow, this.low];
      [this.high, this.nextHigh] = [this.nextHigh, this.high];
      this.compare(round);
      this.onProgress(FINDING_SHARE + ((1 - FINDING_SHARE) * round) / longest);
    }
  }

  /** Bounds whose distance equals this round must match the table. */
  private compare(round: number): void {
    const { faulty, high, highDistances, low, lowDistances, size, tableHigh, tableLow } = this;
    const { kinds } = this.successors;
    for (let index = 0; index < size; index++) {
      const kind = kinds[index]!;
      if (kind === NOTHING) continue;
      const isLowDue = kind === ENDED || lowDistances[index] === round;
      const isHighDue = kind === ENDED || highDistances[index] === round;
      if ((isLowDue && low[index] !== tableLow[index]) || (isHighDue && high[index] !== tableHigh[index])) {
        faulty[index] = 1;
      }
    }
  }

  /** Step 3. */
  private compareDistances(): void {
    const { faulty, highChanged, highDistances, lowChanged, lowDistances, rounding, size } = this;
    const { kinds } = this.successors;
    for (let index = 0; index < size; index++) {
      if (kinds[index] === NOTHING) continue;
      const [low, high] = [lowDistances[index]!, highDistances[index]!];
      if (!rounding.isClosest(lowChanged[index]!, highChanged[index]!, low, high)) faulty[index] = 1;
    }
  }

  /** Step 4. */
  private lookOnceMore(): void {
    const { facet, faulty, highDistances, lowDistances, size, tableHigh, tableLow, widened } = this;
    const { kinds } = this.successors;
    this.low.set(tableLow);
    this.high.set(tableHigh);
    const isLate = (index: number): boolean =>
      lowDistances[index]! >= facet.longest || highDistances[index]! >= facet.longest;
    const isCut = tableLow.some((_, index) => isLate(index));
    for (let index = 0; index < size; index++) {
      if (kinds[index] !== GOES_ON) continue;
      this.workOut(index, facet.longest);
      widened.set(this.foundLow, this.foundHigh);
      const isWeaker = widened.low < tableLow[index]! || widened.high > tableHigh[index]!;
      const isCloser = widened.low > tableLow[index]! || widened.high < tableHigh[index]!;
      if (isWeaker || (isCloser && !(isCut && this.hasLateSuccessor(index)))) faulty[index] = 1;
    }
  }

  /** Whether a successor has the longest distance that the table counts, so that more is known only beyond it. */
  private hasLateSuccessor(index: number): boolean {
    const { highDistances, lowDistances } = this;
    const { starts, targets } = this.successors;
    for (let edge = starts[index]!; edge < starts[index + 1]!; edge++) {
      const target = targets[edge]!;
      if (target < 0) continue;
      if (Math.max(lowDistances[target]!, highDistances[target]!) >= this.facet.longest) return true;
    }
    return false;
  }
}

/** Widens bounds to the closest pair in the class's dictionary. */
class Widening {
  low = 0;
  high = 0;
  private readonly lowest: number;
  private readonly width: number;
  private readonly found: readonly (Bounds | null)[];

  constructor(dictionary: readonly Bounds[], lowest: number, highest: number) {
    this.lowest = lowest;
    this.width = highest - lowest + 1;
    this.found = Array.from({ length: this.width ** 2 }, (_, place) => {
      const low = lowest + Math.floor(place / this.width);
      const high = lowest + (place % this.width);
      const around = dictionary.filter((bounds) => bounds.low <= low && bounds.high >= high && low <= high);
      return around.toSorted((one, other) => one.high - one.low - other.high + other.low)[0] ?? null;
    });
  }

  set(low: number, high: number): void {
    const bounds = this.found[(low - this.lowest) * this.width + high - this.lowest] ?? null;
    this.low = bounds === null ? low : bounds.low;
    this.high = bounds === null ? high : bounds.high;
  }
}

/** Memory per position: the table's values, the computed values, and the start of its successor list. */
const POSITION_BYTES = 17;
/** Memory per move: the list grows by doubling, so half of it may be empty. */
const MOVE_BYTES = 8;
/** Number of positions, spread evenly over the class, in which moves are counted. */
const SAMPLE = 256;

/**
 * Estimated memory for a check, in bytes: the entries of this class and the earlier ones, plus the positions and moves
 * of this class.
 */
export function checkingBytes(
  facet: TableFacet,
  variant: string,
  subject: TableClass,
  earlier: readonly TableClass[],
): number {
  const kept = earlier.reduce((sum, { size }) => sum + size, subject.size);
  return ENTRY_BYTES * kept + (POSITION_BYTES + MOVE_BYTES * meanMoves(facet, variant, subject)) * subject.size;
}

function meanMoves(facet: TableFacet, variant: string, { id, size }: TableClass): number {
  let moves = 0;
  for (let number = 0; number < SAMPLE; number++) {
    moves += facet.positionAt(variant, id, Math.floor((number * size) / SAMPLE))?.countMoves() ?? 0;
  }
  return moves / SAMPLE;
}

const CODES = 256;
const NOT_LOOKED_UP = -1;
/** No pair is large enough. */
const NONE = CODES * CODES;

/**
 * A class has codes only for some pairs of distances; a pair without a code is rounded up. Computes how far the table's
 * distances may exceed the true ones: as far as the closest pair with a code.
 */
export class Rounding {
  private readonly kept: readonly Bounds[];
  private readonly excesses = new Int32Array(CODES * CODES).fill(NOT_LOOKED_UP);

  /** `kept` lists the pairs that have a code. */
  constructor(kept: readonly Bounds[]) {
    this.kept = kept;
  }

  /** Whether the table's pair is large enough and no pair with a code is closer to the true distances. */
  isClosest(trueLow: number, trueHigh: number, low: number, high: number): boolean {
    if (low < trueLow || high < trueHigh) return false;
    return low - trueLow + high - trueHigh === this.leastExcess(trueLow, trueHigh);
  }

  private leastExcess(trueLow: number, trueHigh: number): number {
    const place = trueLow * CODES + trueHigh;
    const known = this.excesses[place]!;
    if (known !== NOT_LOOKED_UP) return known;
    let least = NONE;
    for (const { low, high } of this.kept) {
      if (low >= trueLow && high >= trueHigh) least = Math.min(least, low - trueLow + high - trueHigh);
    }
    this.excesses[place] = least;
    return least;
  }
}
