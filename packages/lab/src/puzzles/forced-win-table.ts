// Hot: read and written at every node of a proof.

const WORDS = 4;
const LOW = 0;
const HIGH = 1;
const DEPTHS = 2;
const MOVE = 3;
const UNREACHED_SHIFT = 8;
const DEPTH_MASK = 0xff;
/** Deeper than any proof searches: the goal is not known to be reached. */
export const NEVER = DEPTH_MASK;

/**
 * For each position: within how many plies a side can force its goal, within how many it cannot, and the best move.
 * Entries stay valid, so the table is never cleared; new entries replace old ones.
 */
export class ForcedWinTable {
  private readonly words: Int32Array;
  private readonly mask: number;

  /** `room` is the number of entries, a power of two. */
  constructor(room: number) {
    this.words = new Int32Array(room * WORDS);
    this.mask = room - 1;
  }

  /** The slot of a position. */
  placeOf(low: number, high: number): number {
    return ((low ^ (high >>> 7)) & this.mask) * WORDS;
  }

  /** Whether the slot holds this position. */
  holds(place: number, low: number, high: number): boolean {
    return this.words[place + LOW] === low && this.words[place + HIGH] === high && this.words[place + DEPTHS] !== 0;
  }

  /** The goal can be forced within this many plies; NEVER when unknown. */
  reachedWithin(place: number): number {
    return this.words[place + DEPTHS]! & DEPTH_MASK;
  }

  /** The goal cannot be forced within this many plies. */
  notWithin(place: number): number {
    return this.words[place + DEPTHS]! >>> UNREACHED_SHIFT;
  }

  moveAt(place: number): number {
    return this.words[place + MOVE]!;
  }

  learn(low: number, high: number, plies: number, isReached: boolean, move: number): void {
    const { words } = this;
    const place = this.placeOf(low, high);
    const isKnown = this.holds(place, low, high);
    const reached = isKnown ? this.reachedWithin(place) : NEVER;
    const unreached = isKnown ? this.notWithin(place) : 0;
    words[place + LOW] = low;
    words[place + HIGH] = high;
    words[place + DEPTHS] = isReached
      ? Math.min(reached, plies) | (unreached << UNREACHED_SHIFT)
      : reached | (Math.max(unreached, plies) << UNREACHED_SHIFT);
    if (!isKnown || move >= 0) words[place + MOVE] = move;
  }
}
