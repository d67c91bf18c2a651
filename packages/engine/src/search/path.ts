// Hot: every node of a search is put on the path.
import { type Match, REPETITION_LIMIT } from '@tabuleiro/games';

// What `repetition` sees of the newest position.
export const NEW = 0;
/** It stood before within the search: whoever could bring it back once can do so again. */
export const CAME_BACK = 1;
/** It stood so often in the match that the match is over: that is so on every way that a search comes here. */
export const ENDS = 2;

const FILTER = 1024;

/** The keys of the positions from the start of the match to the node that is searched, to see repetition. */
export class Path {
  private keys = new Int32Array(512);
  private length = 0;
  /** How many positions before the root belong to the match. */
  private rootLength = 0;
  /**
   * Made of all positions whose next standing ends the match, 0 where there are none. What a search finds holds only where these are
   * the same.
   */
  closedKey = 0;
  /** Counts positions on the path by some bits of their keys: where it is 1, the newest is alone and nothing is compared. */
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

  /** The newest position is the root of the search. */
  setRoot(): void {
    const { keys, length } = this;
    this.rootLength = length - 1;
    this.closedKey = 0;
    for (let index = 0; index < length; index++) {
      if (this.standingsUpTo(index) !== REPETITION_LIMIT - 1) continue;
      this.closedKey ^=
        Math.imul(keys[2 * index]! ^ 0x9e3779b1, 0x85ebca6b) ^ Math.imul(keys[2 * index + 1]!, 0x27d4eb2f);
    }
  }

  /** How often the position at a place of the path has stood by then. */
  private standingsUpTo(place: number): number {
    const { keys } = this;
    let standings = 0;
    for (let index = 0; index <= place; index++) {
      if (keys[2 * index] === keys[2 * place] && keys[2 * index + 1] === keys[2 * place + 1]) standings++;
    }
    return standings;
  }

  /** Whether the newest position stood before: NEW, CAME_BACK or ENDS. */
  repetition(): number {
    const { keys, length } = this;
    const newest = 2 * (length - 1);
    const low = keys[newest]!;
    if (this.filter[low & (FILTER - 1)]! < 2) return NEW;
    const high = keys[newest + 1]!;
    let standings = 1;
    let result = NEW;
    for (let index = length - 2; index >= 0; index--) {
      if (keys[2 * index] !== low || keys[2 * index + 1] !== high) continue;
      if (index >= this.rootLength) result = CAME_BACK;
      // A standing within the search is no part of what a position's score is kept under.
      if (index <= this.rootLength) standings++;
      if (standings >= REPETITION_LIMIT) return ENDS;
    }
    return result;
  }

  /** Whether no position has stood twice among the newest and so many before it. */
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

/** The way to the position of a match, which is the root of a search. */
export function pathOf(match: Match): Path {
  const path = new Path();
  for (let ply = 0; ply <= match.moves.length; ply++) {
    const { keyLow, keyHigh } = match.positionAt(ply);
    path.push(keyLow, keyHigh);
  }
  path.setRoot();
  return path;
}
