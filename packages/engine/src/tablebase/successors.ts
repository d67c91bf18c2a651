// Hot: plays every move of every position of a class.
import { assert, type Locator, MoveList, type Position, type TableClass, toMove } from '@tabuleiro/games';
import type { Tablebase } from './tablebase.ts';

/** What an index stands for: no position, a finished game, or a game that continues. */
export const NOTHING = 0;
export const ENDED = 1;
export const GOES_ON = 2;

/** Progress is reported at this interval, in positions. */
const STRETCH = 1 << 14;

/** A growing list of integers. */
class Integers {
  items = new Int32Array(1 << 16);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }
}

// A move that leaves the class, packed: its bounds for the side that makes it, and the number of plies after which each
// is known.
const BIAS = 128;
const pack = (low: number, high: number, lowSince: number, highSince: number): number =>
  (low + BIAS) | ((high + BIAS) << 8) | (lowSince << 16) | (highSince << 24);
export const lowIn = (packed: number): number => (packed & 0xff) - BIAS;
export const highIn = (packed: number): number => ((packed >> 8) & 0xff) - BIAS;
export const lowSinceIn = (packed: number): number => (packed >> 16) & 0xff;
export const highSinceIn = (packed: number): number => packed >>> 24;

/** The successors of all positions of a class, from the rules of the game alone. */
export class Successors {
  /** NOTHING, ENDED or GOES_ON. */
  readonly kinds: Uint8Array;
  /** The gain of the side to move if play ends or stops here. */
  readonly stops: Int8Array;
  /** The successors of an index occupy starts[index] up to, but not including, starts[index + 1]. */
  readonly starts: Uint32Array;
  /** Indices whose position the locator does not map back to the same index. */
  readonly misplaced: number[] = [];
  private readonly list = new Integers();
  private readonly outsideList = new Integers();
  private readonly tables: Tablebase;
  private readonly locator: Locator;
  private readonly classNumber: number;

  /** `tables` contains all earlier classes; `onProgress` receives the share of positions done. */
  constructor(tables: Tablebase, { id, size }: TableClass, classNumber: number, onProgress: (share: number) => void) {
    this.tables = tables;
    this.classNumber = classNumber;
    this.locator = tables.facet.locator(tables.variant);
    this.kinds = new Uint8Array(size);
    this.stops = new Int8Array(size);
    this.starts = new Uint32Array(size + 1);
    const moves = new MoveList();
    for (let index = 0; index < size; index++) {
      this.starts[index] = this.list.length;
      if (index % STRETCH === 0) onProgress(index / size);
      const position = tables.facet.positionAt(tables.variant, id, index);
      if (position !== null) this.add(position, index, moves);
    }
    this.starts[size] = this.list.length;
  }

  /** Each is an index of the class, or −1 − an index into `outside`. */
  get targets(): Int32Array {
    return this.list.items;
  }

  /** Moves that leave the class. */
  get outside(): Int32Array {
    return this.outsideList.items;
  }

  private add(position: Position, index: number, moves: MoveList): void {
    const { classNumber, locator } = this;
    const { facet } = this.tables;
    const isFound = locator.locate(position) && locator.classNumber === classNumber && locator.index === index;
    if (!isFound) this.misplaced.push(index);
    const end = facet.endValue(position);
    this.kinds[index] = end === null ? GOES_ON : ENDED;
    this.stops[index] = end ?? facet.stopValue?.(position) ?? 0;
    if (end !== null) return;
    position.legalMoves(moves);
    const { turn } = position;
    const before = facet.margin(position);
    for (let number = 0; number < moves.length; number++) {
      position.apply(toMove(moves.packed[number]!));
      assert(position.turn !== turn, 'in a table the sides take turns');
      const ahead = facet.margin(position) - before;
      this.addSuccessor(position, turn === 1 ? ahead : -ahead);
      position.undo();
    }
  }

  private addSuccessor(position: Position, gain: number): void {
    const { classNumber, list, locator, tables } = this;
    const isLocated = locator.locate(position);
    if (isLocated && locator.classNumber === classNumber) {
      assert(gain === 0, 'without progress nothing is gained');
      list.push(locator.index);
      return;
    }
    const end = isLocated ? null : (tables.facet.endValue(position) ?? 0);
    this.outsideList.push(end === null ? this.packEarlier(position, gain) : pack(gain - end, gain - end, 0, 0));
    list.push(-this.outsideList.length);
  }

  private packEarlier(position: Position, gain: number): number {
    const { tables } = this;
    assert(tables.find(position), 'earlier classes are there');
    const isToEnd = tables.facet.distanceTo === 'end';
    return pack(
      gain - tables.high,
      gain - tables.low,
      isToEnd ? tables.highDistance : 0,
      isToEnd ? tables.lowDistance : 0,
    );
  }
}
