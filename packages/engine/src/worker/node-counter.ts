/** One number per helper thread. Node counts exceed 32 bits within an hour, so they are floats. */
export type NodeCounterMemory = SharedArrayBuffer;

export function makeNodeCounterMemory(threads: number): NodeCounterMemory {
  return new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT * (threads - 1));
}

/**
 * The node counts of the helper threads in one search. Each helper writes its own count at intervals, so no thread
 * waits for another. The leader adds them to its own when it reports.
 */
export class NodeCounter {
  private readonly counts: Float64Array;

  constructor(memory: NodeCounterMemory) {
    this.counts = new Float64Array(memory);
  }

  /** Stores the nodes of helper `thread` so far; helpers are numbered from 1. */
  note(thread: number, nodes: number): void {
    this.counts[thread - 1] = nodes;
  }

  get total(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }
}
