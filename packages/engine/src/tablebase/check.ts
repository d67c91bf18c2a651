// Hot: goes over all positions and moves of a class, again and again.
import type { Bounds, TableClass, TableFacet } from '@tabuleiro/games';
import { Rounding } from './rounding.ts';
import * as successorsModule from './successors.ts';
import type { ClassEntries, Tables } from './tables.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { ENDED, GOES_ON, highIn, highSinceIn, lowIn, lowSinceIn, NOTHING, Successors } = successorsModule;

/** What an examination found. */
export interface TableFindings {
  readonly positions: number;
  /** How many positions have a value that does not follow from those of their successors. */
  readonly faults: number;
  /** The index of the first. */
  readonly firstFault: number | null;
}

/**
 * Examines a class with nothing but the rules of the game and the places of positions. It finds all successors by playing every
 * move, and then
 *
 * 1. finds anew which bounds hold whenever play is broken off (none, where that is a draw);
 * 2. goes on from there in rounds: each bound must be what the table has after as many as its distance says, and is then left
 *    alone; so every one was derived from nothing, in no more plies than the table says;
 * 3. sees that no distance is larger than need be: the bound changed in its last round, or the class has no code for a
 *    smaller one that is large enough;
 * 4. sees that nothing more could be known: no bound would change, or only in more plies than the table counts.
 *
 * Shares no code with the solvers. `onProgress` hears which share of the work is done, nearly.
 */
export function checkClass(
  tables: Tables,
  subject: TableClass,
  classNumber: number,
  onProgress: (share: number) => void = () => {},
): TableFindings {
  return new ClassCheck(tables, subject, classNumber, onProgress).run();
}

/** The share of the work that finding the successors is. */
const FINDING_SHARE = 0.5;

class ClassCheck {
  private readonly facet: TableFacet;
  private readonly size: number;
  private readonly successors: successorsModule.Successors;
  // What the table says.
  private readonly tableLow: Int8Array;
  private readonly tableHigh: Int8Array;
  private readonly lowDistances: Uint8Array;
  private readonly highDistances: Uint8Array;
  private readonly rounding: Rounding;
  // What was found here.
  private low: Int8Array;
  private high: Int8Array;
  private nextLow: Int8Array;
  private nextHigh: Int8Array;
  /** The rounds in which they changed for the last time. */
  private readonly lowChanged: Uint8Array;
  private readonly highChanged: Uint8Array;
  private foundLow = 0;
  private foundHigh = 0;
  private readonly lowest: number;
  private readonly highest: number;
  private readonly widened: Widening;
  private readonly faulty: Uint8Array;
  private readonly onProgress: (share: number) => void;

  constructor(tables: Tables, subject: TableClass, classNumber: number, onProgress: (share: number) => void) {
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

  /** Indices without a position are marked as such, where there are any, and no others are. */
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

  /** What a position is worth by its successors, of those outside only by what is known after so many plies. */
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

  /** 1. */
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

  /** 2. */
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
        // A bound whose distance is over is left as it is: what the table says must be enough for all others.
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

  /** Bounds whose distance is over in this round must be the table's. */
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

  /** 3. */
  private compareDistances(): void {
    const { faulty, highChanged, highDistances, lowChanged, lowDistances, rounding, size } = this;
    const { kinds } = this.successors;
    for (let index = 0; index < size; index++) {
      if (kinds[index] === NOTHING) continue;
      const [low, high] = [lowDistances[index]!, highDistances[index]!];
      if (!rounding.isClosest(lowChanged[index]!, highChanged[index]!, low, high)) faulty[index] = 1;
    }
  }

  /** 4. */
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

  /** Whether it leads to a bound that took as long as the table counts, so that more is known of it only beyond that. */
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

/** Widens bounds to the closest that the class's dictionary has. */
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
