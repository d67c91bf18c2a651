// Hot: called for every move near the root of a multi-threaded search.
import type { MoveList } from '@tabuleiro/games';

/**
 * Deferring a move lowers its order by this amount. All other orders exceed -PUT_OFF / 2, so deferred moves come last.
 */
const PUT_OFF = 2 ** 30;

const SLOTS = 1 << 12;

/** These words follow the slots; threads that grow a tree together use them to synchronise. */
const TREE_WORDS = 4;

export type InFlightMemory = SharedArrayBuffer;

export function makeInFlightMemory(): InFlightMemory {
  return new SharedArrayBuffer(4 * (SLOTS + TREE_WORDS));
}

export const treeWordsOf = (memory: InFlightMemory): Int32Array => new Int32Array(memory, 4 * SLOTS, TREE_WORDS);

/**
 * The moves that other threads are searching now. A thread defers a busy move: when it returns to the move, the shared
 * table often holds the result. This spreads the threads over the tree without a plan. Two threads may race for a slot;
 * the only harm is that a move is searched twice.
 */
export class InFlightMoves {
  /** For threads that grow a tree together. */
  readonly treeWords: Int32Array;
  private readonly slots: Int32Array;

  constructor(memory: InFlightMemory) {
    this.treeWords = treeWordsOf(memory);
    this.slots = new Int32Array(memory, 0, SLOTS);
  }

  /** A mark for a move in a position at a depth; never 0. */
  markOf(keyLow: number, keyHigh: number, move: number, depth: number): number {
    return (keyLow ^ Math.imul(keyHigh + move, 0x9e3779b1) ^ (depth << 24)) | 1;
  }

  isBusy(mark: number): boolean {
    return this.slots[slotOf(mark)] === mark;
  }

  /**
   * Whether the move at `index` is deferred because another thread is searching it. A deferred move goes to the end of
   * the list and is searched when no other move is left. It then gets its old order back, so deferred moves keep their
   * relative order.
   */
  putsOff(mark: number, moves: MoveList, order: Int32Array, index: number): boolean {
    if (order[index]! < -PUT_OFF / 2) {
      order[index]! += PUT_OFF;
      return false;
    }
    if (!this.isBusy(mark)) return false;
    const { packed, length } = moves;
    const move = packed[index]!;
    const sunk = order[index]! - PUT_OFF;
    packed.copyWithin(index, index + 1, length);
    order.copyWithin(index, index + 1, length);
    packed[length - 1] = move;
    order[length - 1] = sunk;
    return true;
  }

  begin(mark: number): void {
    this.slots[slotOf(mark)] = mark;
  }

  end(mark: number): void {
    if (this.slots[slotOf(mark)] === mark) this.slots[slotOf(mark)] = 0;
  }
}

const slotOf = (mark: number): number => (mark >>> 8) & (SLOTS - 1);
