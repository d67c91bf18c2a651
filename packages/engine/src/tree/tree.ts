// Hot: every playout walks down the tree and up again.

import type { TableMemory } from '../search/transposition-table.ts';

/** What a node takes up, in all arrays together, and rounded up so that the arrays can lie behind each other. */
const NODE_BYTES = 32;

/** Stands where a node has no children yet. */
export const NO_CHILDREN = 0;
export const ROOT = 0;

// What is proved about a node, for the side that made the move to it.
export const UNPROVED = 0;
export const WON = 1;
export const LOST = -1;

// The words that all threads of a tree have in common, behind those of its gate.
const LENGTH = 2;
const IS_FULL = 3;
const WORDS = 4;

/**
 * The decisions that were looked at, as nodes in arrays. The children of a node lie next to each other. Sums and proofs are for
 * the side that made the move to the node.
 *
 * Several threads may grow one tree, and none ever waits for another, which may be asleep. Nodes and visits are counted by atomic
 * steps, so that no child has two parents and visits add up. Two threads may make children for the same node at the same time: those
 * that are published first, once they are complete, count. Sums are added up by plain steps: two threads that add to the same one within
 * the same few nanoseconds lose one of the two, as if that visit had brought no points. It happens to nodes with very many
 * visits, where one says nothing, and numbers with fractions have no atomic steps. What is proved is the same whoever finds it.
 */
export class Tree {
  readonly capacity: number;
  readonly moves: Int32Array;
  readonly firstChildren: Int32Array;
  readonly childCounts: Int32Array;
  /** Counted on the way down, so that until a thread is back its visit weighs like a loss, and others go elsewhere. */
  readonly visits: Int32Array;
  /** Expected points, summed over the visits. */
  readonly sums: Float64Array;
  readonly priors: Float32Array;
  readonly proofs: Int8Array;
  private readonly words: Int32Array;

  /** Uses the memory it is given, and no more. */
  constructor(memory: TableMemory, words: Int32Array = new Int32Array(WORDS)) {
    const capacity = Math.floor(memory.byteLength / NODE_BYTES);
    this.capacity = capacity;
    this.words = words;
    // The widest numbers first, so that each array begins where its numbers may.
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

  /** Whether a node wanted children and there was no room. */
  get isFull(): boolean {
    return Atomics.load(this.words, IS_FULL) !== 0;
  }

  /** Leaves the root alone. */
  clear(): void {
    Atomics.store(this.words, LENGTH, 1);
    Atomics.store(this.words, IS_FULL, 0);
    this.reset(ROOT, 0, 1);
  }

  /** The first of the children, which are complete, or NO_CHILDREN. */
  childrenOf(node: number): number {
    return Atomics.load(this.firstChildren, node);
  }

  /** Room for so many nodes and the first of them; NO_CHILDREN when the tree is full. */
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

  /** Gives back room that was taken last; what others took since is in the way, and the room is lost. */
  release(first: number, count: number): void {
    Atomics.compareExchange(this.words, LENGTH, first + count, first);
  }

  /** Shows a node's children, which are complete, to all; false when it has some already. */
  publish(node: number, first: number, count: number): boolean {
    // Whoever makes children for the same node makes as many.
    Atomics.store(this.childCounts, node, count);
    return Atomics.compareExchange(this.firstChildren, node, NO_CHILDREN, first) === NO_CHILDREN;
  }

  /** Makes a node as new. */
  reset(node: number, move: number, prior: number): void {
    this.moves[node] = move;
    this.firstChildren[node] = NO_CHILDREN;
    this.childCounts[node] = 0;
    this.visits[node] = 0;
    this.sums[node] = 0;
    this.priors[node] = prior;
    this.proofs[node] = UNPROVED;
  }

  /** The child to play: one that wins, else the one that was visited most and does not lose. */
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
