// Hot: asked for every move near the root of a search in several threads.
import type { MoveList } from '@tabuleiro/games';

/** By so much the order of a move sinks that is put off: behind all others, whose orders are less than half of it from 0. */
const PUT_OFF = 2 ** 30;

const SLOTS = 1 << 12;

/** Behind the slots lie a few words by which threads that grow a tree together agree. */
const TREE_WORDS = 4;

export type InFlightMemory = SharedArrayBuffer;

export function makeInFlightMemory(): InFlightMemory {
  return new SharedArrayBuffer(4 * (SLOTS + TREE_WORDS));
}

export const treeWordsOf = (memory: InFlightMemory): Int32Array => new Int32Array(memory, 4 * SLOTS, TREE_WORDS);

/**
 * Which moves other threads are searching now. A thread that finds a move busy puts it off: when it comes back to it, the
 * result often stands in the shared table. So threads spread over the tree without a plan. Two that write the same slot at
 * once harm nobody: a move is then searched twice.
 */
export class InFlightMoves {
  /** For threads that grow a tree. */
  readonly treeWords: Int32Array;
  private readonly slots: Int32Array;

  constructor(memory: InFlightMemory) {
    this.treeWords = treeWordsOf(memory);
    this.slots = new Int32Array(memory, 0, SLOTS);
  }

  /** A mark for a move in a position, searched to a depth; never 0. */
  markOf(keyLow: number, keyHigh: number, move: number, depth: number): number {
    return (keyLow ^ Math.imul(keyHigh + move, 0x9e3779b1) ^ (depth << 24)) | 1;
  }

  isBusy(mark: number): boolean {
    return this.slots[slotOf(mark)] === mark;
  }

  /**
   * Whether the move at `index` waits, because another thread is at it. Then it goes behind all others and comes again when
   * nothing else is left, with the order it had: those that were put off keep it among each other, and their depth.
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
