// Hot: asked for every move near the root of a search in several threads.

const SLOTS = 1 << 12;

/** Behind the slots lie a few words by which threads that grow a tree together agree. */
const TREE_WORDS = 4;

export type BusyMemory = SharedArrayBuffer;

export function makeBusyMemory(): BusyMemory {
  return new SharedArrayBuffer(4 * (SLOTS + TREE_WORDS));
}

export const treeWordsOf = (memory: BusyMemory): Int32Array => new Int32Array(memory, 4 * SLOTS, TREE_WORDS);

/**
 * Which moves other threads are searching now. A thread that finds a move busy puts it off: when it comes back to it, the
 * result often stands in the shared table. So threads spread over the tree without a plan. Two that write the same slot at
 * once harm nobody: a move is then searched twice.
 */
export class BusyMoves {
  private readonly slots: Int32Array;

  constructor(memory: BusyMemory) {
    this.slots = new Int32Array(memory, 0, SLOTS);
  }

  /** A mark for a move in a position, searched to a depth; never 0. */
  markOf(keyLow: number, keyHigh: number, move: number, depth: number): number {
    return (keyLow ^ Math.imul(keyHigh + move, 0x9e3779b1) ^ (depth << 24)) | 1;
  }

  isBusy(mark: number): boolean {
    return this.slots[slotOf(mark)] === mark;
  }

  begin(mark: number): void {
    this.slots[slotOf(mark)] = mark;
  }

  end(mark: number): void {
    if (this.slots[slotOf(mark)] === mark) this.slots[slotOf(mark)] = 0;
  }
}

const slotOf = (mark: number): number => (mark >>> 8) & (SLOTS - 1);
