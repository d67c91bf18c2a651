// Hot: called at every node of a search.
import { type Match, REPETITION_LIMIT } from '@tabuleiro/games';

// Results of `repetition`.
export const NEW = 0;
/** The position occurred before within the search: a side that forced it once can force it again. */
export const CAME_BACK = 1;
/** The position occurred so often in the match that the match is over, on every path to this node. */
export const ENDS = 2;

const FILTER = 1024;

/** The keys of the positions from the start of the match to the current node, to detect repetition. */
export class Path {
  private keys = new Int32Array(512);
  private length = 0;
  /** The number of positions before the root. */
  private rootLength = 0;
  /**
   * Hash of all positions whose next occurrence ends the match; 0 if there are none. Search results hold only under the
   * same hash.
   */
  closedKey = 0;
  /**
   * Counts positions on the path by the low bits of their keys. A count of 1 means that the newest position is new,
   * without comparing keys.
   */
  private readonly filter = new Uint16Array(FILTER);

  push(low: number, high: number): void {
    if (2 * this.length + 2 > this.keys.length) this.grow();
    const { keys } = this;
    keys[2 * this.length] = low;
    keys[2 * this.length + 1] = high;
    this.length++;
    const slot = low & (FILTER - 1);
    this.filter[slot] = this.filter[slot]! + 1;
  }

  pop(): void {
    this.length--;
    const slot = this.keys[2 * this.length]! & (FILTER - 1);
    this.filter[slot] = this.filter[slot]! - 1;
  }

  /** Makes the newest position the root of the search. */
  setRoot(): void {
    const { keys, length } = this;
    this.rootLength = length - 1;
    this.closedKey = 0;
    for (let index = 0; index < length; index++) {
      if (this.occurrencesUpTo(index) !== REPETITION_LIMIT - 1) continue;
      this.closedKey ^=
        Math.imul(keys[2 * index]! ^ 0x9e3779b1, 0x85ebca6b) ^ Math.imul(keys[2 * index + 1]!, 0x27d4eb2f);
    }
  }

  /** How often the position at index `place` occurs on the path up to there. */
  private occurrencesUpTo(place: number): number {
    const { keys } = this;
    let occurrences = 0;
    for (let index = 0; index <= place; index++) {
      if (keys[2 * index] === keys[2 * place] && keys[2 * index + 1] === keys[2 * place + 1]) occurrences++;
    }
    return occurrences;
  }

  /** Classifies the newest position: NEW, CAME_BACK or ENDS. */
  repetition(): number {
    const { keys, length } = this;
    const newest = 2 * (length - 1);
    const low = keys[newest]!;
    if (this.filter[low & (FILTER - 1)]! < 2) return NEW;
    const high = keys[newest + 1]!;
    let occurrences = 1;
    let result = NEW;
    for (let index = length - 2; index >= 0; index--) {
      if (keys[2 * index] !== low || keys[2 * index + 1] !== high) continue;
      if (index >= this.rootLength) result = CAME_BACK;
      // The table key does not cover occurrences within the search, so they do not count.
      if (index <= this.rootLength) occurrences++;
      if (occurrences >= REPETITION_LIMIT) return ENDS;
    }
    return result;
  }

  /** Whether all positions among the newest one and the `before` positions before it are distinct. */
  isFresh(before: number): boolean {
    const { filter, keys, length } = this;
    const first = Math.max(0, length - 1 - before);
    for (let index = length - 1; index > first; index--) {
      const low = keys[2 * index]!;
      if (filter[low & (FILTER - 1)]! < 2) continue;
      const high = keys[2 * index + 1]!;
      for (let earlier = first; earlier < index; earlier++) {
        if (keys[2 * earlier] === low && keys[2 * earlier + 1] === high) return false;
      }
    }
    return true;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.keys.length);
    larger.set(this.keys);
    this.keys = larger;
  }
}

/** The path to the current position of a match, which is the root of a search. */
export function pathOf(match: Match): Path {
  const path = new Path();
  for (let ply = 0; ply <= match.moves.length; ply++) {
    const { keyLow, keyHigh } = match.positionAt(ply);
    path.push(keyLow, keyHigh);
  }
  path.setRoot();
  return path;
}
