// Hot: every playout descends the tree and backs up again.

import type { TableMemory } from '../search/transposition-table.ts';

/** Bytes per node in all arrays together, rounded up so that every array is aligned. */
const NODE_BYTES = 32;

/** The node has no children yet. */
export const NO_CHILDREN = 0;
export const ROOT = 0;

// What is proved about a node, for the side that made the move to it.
export const UNPROVED = 0;
export const WON = 1;
export const LOST = -1;

// The words that all threads of a tree share; those of the epoch come first.
const LENGTH = 2;
const IS_FULL = 3;
const WORDS = 4;

/**
 * A tree of decisions, stored as arrays. The children of a node are adjacent. Sums and proofs are for the side that
 * made the move to the node.
 *
 * Several threads may grow one tree. None waits for another, which may be suspended. Node and visit counters are
 * atomic, so no child has two parents and no visit is lost. If two threads expand the same node, the children published
 * first count. Sums are not atomic, because JavaScript has no atomic floating-point addition. If two threads add to the
 * same sum within nanoseconds, one addition is lost, as if that visit had scored no points. This happens only at nodes
 * with very many visits, where one visit hardly matters. A proof does not depend on which thread finds it.
 */
export class Tree {
  readonly capacity: number;
  readonly moves: Int32Array;
  readonly firstChildren: Int32Array;
  readonly childCounts: Int32Array;
  /**
   * Incremented on the way down, as a virtual loss: until the thread returns, its visit counts as a loss and drives
   * other threads elsewhere.
   */
  readonly visits: Int32Array;
  /** Expected points, summed over the visits. */
  readonly sums: Float64Array;
  readonly priors: Float32Array;
  readonly proofs: Int8Array;
  private readonly words: Int32Array;

  /** Uses only the given memory. */
  constructor(memory: TableMemory, words: Int32Array = new Int32Array(WORDS)) {
    const capacity = Math.floor(memory.byteLength / NODE_BYTES);
    this.capacity = capacity;
    this.words = words;
    // The widest elements come first, so that every array is aligned.
    this.sums = new Float64Array(memory, 0, capacity);
    const places = (place: number): Int32Array => new Int32Array(memory, (8 + 4 * place) * capacity, capacity);
    this.moves = places(0);
    this.firstChildren = places(1);
    this.childCounts = places(2);
    this.visits = places(3);
    this.priors = new Float32Array(memory, 24 * capacity, capacity);
    this.proofs = new Int8Array(memory, 28 * capacity, capacity);
  }

  get length(): number {
    return Atomics.load(this.words, LENGTH);
  }

  /** Whether an expansion failed for lack of room. */
  get isFull(): boolean {
    return Atomics.load(this.words, IS_FULL) !== 0;
  }

  /** Removes all nodes except the root. */
  clear(): void {
    Atomics.store(this.words, LENGTH, 1);
    Atomics.store(this.words, IS_FULL, 0);
    this.reset(ROOT, 0, 1);
  }

  /** The first of a node's complete children, or NO_CHILDREN. */
  childrenOf(node: number): number {
    return Atomics.load(this.firstChildren, node);
  }

  /** Reserves `count` nodes and returns the first; NO_CHILDREN if the tree is full. */
  reserve(count: number): number {
    const { words, capacity } = this;
    for (;;) {
      const first = Atomics.load(words, LENGTH);
      if (first + count > capacity) {
        Atomics.store(words, IS_FULL, 1);
        return NO_CHILDREN;
      }
      if (Atomics.compareExchange(words, LENGTH, first, first + count) === first) return first;
    }
  }

  /** Releases the most recent reservation. If another thread has reserved nodes since, the room is lost. */
  release(first: number, count: number): void {
    Atomics.compareExchange(this.words, LENGTH, first + count, first);
  }

  /** Publishes the complete children of a node to all threads; false if the node already has children. */
  publish(node: number, first: number, count: number): boolean {
    // Every thread that expands the node writes the same count.
    Atomics.store(this.childCounts, node, count);
    return Atomics.compareExchange(this.firstChildren, node, NO_CHILDREN, first) === NO_CHILDREN;
  }

  reset(node: number, move: number, prior: number): void {
    this.moves[node] = move;
    this.firstChildren[node] = NO_CHILDREN;
    this.childCounts[node] = 0;
    this.visits[node] = 0;
    this.sums[node] = 0;
    this.priors[node] = prior;
    this.proofs[node] = UNPROVED;
  }

  /** The child to play: a winning one, otherwise the most visited one that does not lose. */
  favourite(node: number): number {
    const first = this.childrenOf(node);
    let best = first;
    let most = -Infinity;
    for (let child = first; child < first + this.childCounts[node]!; child++) {
      const weight = this.proofs[child] === UNPROVED ? this.visits[child]! : this.proofs[child]! * 1e12;
      if (weight <= most) continue;
      most = weight;
      best = child;
    }
    return best;
  }
}
