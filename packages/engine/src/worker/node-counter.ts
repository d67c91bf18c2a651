/** Room for one number of every thread that helps. Numbers of nodes outgrow 32 bits within an hour. */
export type NodeCounterMemory = SharedArrayBuffer;

export function makeNodeCounterMemory(threads: number): NodeCounterMemory {
  return new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT * (threads - 1));
}

/**
 * The nodes of the threads that help in one search. Each writes down its own every now and then, so that no thread waits for
 * another, and the one who leads adds them to its own when it tells of the search.
 */
export class NodeCounter {
  private readonly counts: Float64Array;

  constructor(memory: NodeCounterMemory) {
    this.counts = new Float64Array(memory);
  }

  /** What `thread` has taken so far; those who help are counted from 1. */
  note(thread: number, nodes: number): void {
    this.counts[thread - 1] = nodes;
  }

  get total(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }
}
