// Hot: asked at the nodes of a search.
import type { Evaluator, Locator, Position, TableFacet } from '@tabuleiro/games';
import type { Path, TablebaseProbe } from '../search/index.ts';
import type { TableHeader } from './format.ts';
import { TableProbe } from './table-probe.ts';
import * as verdictsModule from './verdicts.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { DRAWN, LOST, UNKNOWN, WON } = verdictsModule;

/** Stands for an entry that cannot be read. */
export const UNREADABLE = -1;

/** The entries of one class, wherever they are kept. */
export interface ClassEntries {
  readonly header: TableHeader;
  /** Set once something that was kept is found to be damaged: from then on nothing can be read. */
  readonly isDamaged?: boolean;
  /** The code of the bounds, and above it (<< 8) the code of the distances; or UNREADABLE. */
  entry(index: number): number;
}

/** Entries that are all in memory, two bytes each. */
export class EntriesInMemory implements ClassEntries {
  readonly header: TableHeader;
  private readonly bytes: Uint8Array;

  constructor(header: TableHeader, bytes: Uint8Array) {
    this.header = header;
    this.bytes = bytes;
  }

  entry(index: number): number {
    return this.bytes[2 * index]! | (this.bytes[2 * index + 1]! << 8);
  }
}

/** What codes mean, for quick reading. */
interface Meaning {
  readonly low: Int8Array;
  readonly high: Int8Array;
  readonly lowDistance: Uint8Array;
  readonly highDistance: Uint8Array;
}

function meaningOf({ dictionary, distances }: TableHeader): Meaning {
  return {
    low: Int8Array.from(dictionary, ({ low }) => low),
    high: Int8Array.from(dictionary, ({ high }) => high),
    lowDistance: Uint8Array.from(distances, ({ low }) => low),
    highDistance: Uint8Array.from(distances, ({ high }) => high),
  };
}

/** What a table proves of a position of a match, for the side to move. */
export interface TableProof {
  readonly result: 'win' | 'draw' | 'loss';
  /** The final margin, what is won already included: at least `low` and at most `high`; null in games without points. */
  readonly margin: { readonly low: number; readonly high: number } | null;
  /** Plies to the end, where the table counts them; else null. */
  readonly plies: number | null;
}

/** The solved positions of one variant. What was found of the last one stands in the object. */
export class Tables {
  readonly facet: TableFacet;
  readonly variant: string;
  readonly classes: readonly ClassEntries[];
  /** What the last position is worth from here on, at least and at most. */
  low = 0;
  high = 0;
  lowDistance = 0;
  highDistance = 0;
  /** What is certain of the final margin, after `evaluator`. */
  surely = 0;
  atMost = 0;
  /** How long it takes to the next progress, or to the end, after `evaluator`. */
  distance = 0;
  private readonly locator: Locator;
  private readonly meanings: readonly Meaning[];

  /** `classes` are the first ones of the facet's list. */
  constructor(facet: TableFacet, variant: string, classes: readonly ClassEntries[]) {
    this.facet = facet;
    this.variant = variant;
    this.classes = classes;
    this.locator = facet.locator(variant, classes.length);
    this.meanings = classes.map(({ header }) => meaningOf(header));
  }

  /** What is known while a search walks on; `position` is the object that the evaluator searches. */
  truthOn(position: Position, path: Path, evaluator: Evaluator): TablebaseProbe {
    return new TableProbe(this, position, path, evaluator);
  }

  /** Whether the position is in the table, whatever a match has made of its clock. */
  find(position: Position): boolean {
    const { locator } = this;
    if (!locator.locate(position)) return false;
    return this.read(locator.classNumber, locator.index);
  }

  /** Reads the entry of a place; false where it cannot be read. */
  read(classNumber: number, index: number): boolean {
    const entry = this.classes[classNumber]!.entry(index);
    if (entry === UNREADABLE) return false;
    const meaning = this.meanings[classNumber]!;
    this.low = meaning.low[entry & 0xff]!;
    this.high = meaning.high[entry & 0xff]!;
    this.lowDistance = meaning.lowDistance[entry >> 8]!;
    this.highDistance = meaning.highDistance[entry >> 8]!;
    return true;
  }

  /**
   * How a match ends from here with best play: WON, DRAWN or LOST for the side to move, or UNKNOWN. `isFresh`: no position
   * since the last progress has stood twice, so that no repetition can come in the way of a plan.
   */
  evaluator(position: Position, isFresh: boolean): number {
    return this.find(position) ? this.judgeFound(position, isFresh) : UNKNOWN;
  }

  /** As `evaluator`, of the position that was just found. */
  judgeFound(position: Position, isFresh: boolean): number {
    const { facet } = this;
    const margin = position.turn === 1 ? facet.margin(position) : -facet.margin(position);
    if (this.low < this.high && facet.isEndlessDrawn) {
      this.surely = margin;
      this.atMost = margin;
      this.distance = 0;
      return DRAWN;
    }
    const isLowSure = this.holds(position, this.lowDistance, isFresh);
    const isHighSure = this.holds(position, this.highDistance, isFresh);
    this.surely = isLowSure ? margin + this.low : Number.NEGATIVE_INFINITY;
    this.atMost = isHighSure ? margin + this.high : Number.POSITIVE_INFINITY;
    if (this.surely > 0) {
      this.distance = this.lowDistance;
      return WON;
    }
    if (this.atMost < 0) {
      this.distance = this.highDistance;
      return LOST;
    }
    this.distance = Math.max(this.lowDistance, this.highDistance);
    return this.surely === 0 && this.atMost === 0 ? DRAWN : UNKNOWN;
  }

  /** As `evaluator`, in words. */
  prove(position: Position, isFresh: boolean): TableProof | null {
    const found = this.evaluator(position, isFresh);
    if (found === UNKNOWN) return null;
    const { facet } = this;
    const result = found === WON ? 'win' : found === LOST ? 'loss' : 'draw';
    const margin = facet.stopValue === undefined ? null : { low: this.surely, high: this.atMost };
    const isCounted = facet.distanceTo === 'end' && result !== 'draw';
    return { result, margin, plies: isCounted ? this.distance : null };
  }

  /** A bound that holds for good needs no time; one that must be fought for needs a clock that allows it. */
  private holds(position: Position, distance: number, isFresh: boolean): boolean {
    return distance === 0 || (isFresh && distance <= this.facet.pliesLeft(position));
  }
}
