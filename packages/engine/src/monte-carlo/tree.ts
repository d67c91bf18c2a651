// Hot: every playout walks down the tree and up again.

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

  constructor(capacity: number) {
    this.capacity = capacity;
    this.moves = new Int32Array(capacity);
    this.firstChildren = new Int32Array(capacity);
    this.childCounts = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
    this.priors = new Float32Array(capacity);
    this.proofs = new Int8Array(capacity);
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
