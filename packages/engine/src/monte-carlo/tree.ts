// Hot: every playout walks down the tree and up again.

import type { TableMemory } from '../search/table.ts';

/** What a node takes up, in all arrays together, and rounded up so that the arrays can lie behind each other. */
const NODE_BYTES = 32;

/** Stands where a node has no children yet. */
export const NO_CHILDREN = 0;
export const ROOT = 0;

// What is proved about a node, for the side that made the move to it.
export const UNPROVED = 0;
export const WON = 1;
export const LOST = -1;

/**
 * The decisions that were looked at, as nodes in arrays. The children of a node lie next to each other. Sums and proofs are for
 * the side that made the move to the node.
 */
export class Tree {
  readonly capacity: number;
  readonly moves: Int32Array;
  readonly firstChildren: Int32Array;
  readonly childCounts: Int32Array;
  readonly visits: Int32Array;
  /** Expected points, summed over the visits. */
  readonly sums: Float64Array;
  readonly priors: Float32Array;
  readonly proofs: Int8Array;
  length = 1;

  /** Uses the memory it is given, and no more. */
  constructor(memory: TableMemory) {
    const capacity = Math.floor(memory.byteLength / NODE_BYTES);
    this.capacity = capacity;
    // The widest numbers first, so that each array begins where its numbers may.
    this.sums = new Float64Array(memory, 0, capacity);
    const words = (place: number): Int32Array => new Int32Array(memory, (8 + 4 * place) * capacity, capacity);
    this.moves = words(0);
    this.firstChildren = words(1);
    this.childCounts = words(2);
    this.visits = words(3);
    this.priors = new Float32Array(memory, 24 * capacity, capacity);
    this.proofs = new Int8Array(memory, 28 * capacity, capacity);
  }

  /** Leaves the root alone. */
  clear(): void {
    this.length = 1;
    this.reset(ROOT, 0, 1);
  }

  /** Gives a node room for so many children and the first of them; NO_CHILDREN when the tree is full. */
  addChildren(node: number, count: number): number {
    const first = this.length;
    if (first + count > this.capacity) return NO_CHILDREN;
    this.length += count;
    this.firstChildren[node] = first;
    this.childCounts[node] = count;
    return first;
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
    const first = this.firstChildren[node]!;
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
