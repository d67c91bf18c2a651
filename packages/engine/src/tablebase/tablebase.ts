// Hot: called at the nodes of a search.
import {
  CLOCK_LIMIT,
  type Evaluator,
  LARGEST_VALUE,
  type Locator,
  type Move,
  type Position,
  type TableFacet,
} from '@tabuleiro/games';
import { DRAW, SMALLEST_WIN, WIN } from '../search/score.ts';
import { NEW, type Path } from '../search/search-path.ts';
import { NOT_KNOWN, type TablebaseProbe } from '../search/tablebase-probe.ts';
import type { TableHeader } from './format.ts';

// The table result of a position of a match, for the side to move.
const UNKNOWN = 0;
const WON = 1;
const DRAWN = 2;
const LOST = 3;

/** The value of an unreadable entry. */
export const UNREADABLE = -1;

/** The entries of one class, in any storage. */
export interface ClassEntries {
  readonly header: TableHeader;
  /** Set once stored data proves damaged: from then on every entry is unreadable. */
  readonly isDamaged?: boolean;
  /** The code of the bounds, plus the code of the distances << 8; or UNREADABLE. */
  entry(index: number): number;
}

/** Entries in memory, two bytes each. */
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

/** The codes' meanings as arrays, for fast lookup. */
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

/** What a table proves about a position of a match, for the side to move. */
export interface TableProof {
  readonly result: 'win' | 'draw' | 'loss';
  /**
   * The final margin, including points already won: at least `low` and at most `high`; null in games without points.
   */
  readonly margin: { readonly low: number; readonly high: number } | null;
  /** Plies to the end if the table counts them, otherwise null. */
  readonly plies: number | null;
}

/** The solved positions of one variant. The fields hold the result of the last lookup. */
export class Tablebase {
  readonly facet: TableFacet;
  readonly variant: string;
  readonly classes: readonly ClassEntries[];
  /** Bounds of what the last position is worth from here on. */
  low = 0;
  high = 0;
  lowDistance = 0;
  highDistance = 0;
  /** Bounds of the final margin, after `evaluator`. */
  surely = 0;
  atMost = 0;
  /** Plies to the next progress or to the end, after `evaluator`. */
  distance = 0;
  private readonly locator: Locator;
  private readonly meanings: readonly Meaning[];

  /** `classes` is a prefix of the facet's list. */
  constructor(facet: TableFacet, variant: string, classes: readonly ClassEntries[]) {
    this.facet = facet;
    this.variant = variant;
    this.classes = classes;
    this.locator = facet.locator(variant, classes.length);
    this.meanings = classes.map(({ header }) => meaningOf(header));
  }

  /** A probe for a search; `position` is the object that the evaluator searches. */
  probeFor(position: Position, path: Path, evaluator: Evaluator): TablebaseProbe {
    return new TableProbe(this, position, path, evaluator);
  }

  /** Whether the table has the position, regardless of the match's clock. */
  find(position: Position): boolean {
    const { locator } = this;
    if (!locator.locate(position)) return false;
    return this.read(locator.classNumber, locator.index);
  }

  /** Reads the entry at an index; false if it is unreadable. */
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
   * The result of a match from this position with best play: WON, DRAWN or LOST for the side to move, or UNKNOWN.
   * `isFresh` says that no position since the last progress has occurred twice, so no repetition can spoil a plan.
   */
  evaluator(position: Position, isFresh: boolean): number {
    return this.find(position) ? this.judgeFound(position, isFresh) : UNKNOWN;
  }

  /** Like `evaluator`, for the position found last. */
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

  /** Like `evaluator`, as a proof object. */
  prove(position: Position, isFresh: boolean): TableProof | null {
    const found = this.evaluator(position, isFresh);
    if (found === UNKNOWN) return null;
    const { facet } = this;
    const result = found === WON ? 'win' : found === LOST ? 'loss' : 'draw';
    const margin = facet.stopValue === undefined ? null : { low: this.surely, high: this.atMost };
    const isCounted = facet.distanceTo === 'end' && result !== 'draw';
    return { result, margin, plies: isCounted ? this.distance : null };
  }

  /** A bound with distance 0 always holds; any other needs enough plies on the clock and no repetition. */
  private holds(position: Position, distance: number, isFresh: boolean): boolean {
    return distance === 0 || (isFresh && distance <= this.facet.pliesLeft(position));
  }
}

// Scores of certain wins with an unknown number of plies lie between static values and counted wins: a larger margin
// scores higher, then fewer plies to the next progress.
const FIRST_CERTAIN = LARGEST_VALUE + 1000;
const MARGIN_WORTH = 128;
const LONGEST = MARGIN_WORTH - 1;
const MOST_MARGIN = Math.floor((SMALLEST_WIN - FIRST_CERTAIN) / MARGIN_WORTH) - 1;

/** What tables know about the current position of a search. */
export class TableProbe implements TablebaseProbe {
  private readonly tables: Tablebase;
  private readonly position: Position;
  private readonly path: Path;
  private readonly evaluator: Evaluator;
  /**
   * For the last probed position: 0 if the tables do not have it, otherwise a number for all that its proof depends on.
   */
  context = 0;

  /** `position` is the object that the evaluator searches. */
  constructor(tables: Tablebase, position: Position, path: Path, evaluator: Evaluator) {
    this.tables = tables;
    this.position = position;
    this.path = path;
    this.evaluator = evaluator;
  }

  /** The score of the current position, `height` decisions below the root, or NOT_KNOWN. */
  score(height: number): number {
    const { tables } = this;
    this.context = 0;
    if (!tables.find(this.position)) return NOT_KNOWN;
    const left = this.evaluator.pliesLeft();
    const isFresh = this.path.isFresh(Math.max(0, CLOCK_LIMIT - left));
    this.context = 2 * left + (isFresh ? 1 : 2);
    switch (tables.judgeFound(this.position, isFresh)) {
      case WON:
        return this.certain(tables.surely, height);
      case LOST:
        return 0 - this.certain(0 - tables.atMost, height);
      case DRAWN:
        return DRAW;
      default:
        return NOT_KNOWN;
    }
  }

  scoreAfter(move: Move): number {
    const { evaluator, path } = this;
    const { searchState } = evaluator;
    searchState.apply(move);
    path.push(searchState.keyLow, searchState.keyHigh);
    const score = searchState.isOver() || path.repetition() !== NEW ? NOT_KNOWN : this.score(1);
    path.pop();
    searchState.undo();
    return score;
  }

  private certain(margin: number, height: number): number {
    const { distance, facet } = this.tables;
    const counted = WIN - height - distance;
    if (facet.distanceTo === 'end' && counted > SMALLEST_WIN) return counted;
    return FIRST_CERTAIN + MARGIN_WORTH * Math.min(margin, MOST_MARGIN) + LONGEST - Math.min(distance, LONGEST);
  }
}
