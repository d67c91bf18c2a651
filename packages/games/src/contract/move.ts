// Hot: move lists are filled and read in every node of a search.

declare const moveBrand: unique symbol;

/**
 * One whole turn, packed by its game into a non-negative integer below 2^30, which V8 keeps unboxed everywhere. Only
 * the game knows the meaning of the bits; text exists only at the edges.
 */
export type Move = number & { readonly [moveBrand]: true };

/** The only way to make a Move; the caller guarantees that the game packed it. */
export function toMove(packed: number): Move {
  return packed as Move; // brand
}

/**
 * A reusable list of moves. A generator calls `reserve` once with an upper bound and then pushes without checks, so
 * that the list grows outside the inner loops.
 */
export class MoveList {
  /** The moves are in `packed[0 .. length - 1]`; later elements are left over from earlier use. */
  packed: Int32Array;
  length = 0;

  constructor(capacity = 256) {
    this.packed = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Makes room for `extra` more moves. */
  reserve(extra: number): void {
    const needed = this.length + extra;
    if (needed > this.packed.length) this.grow(needed);
  }

  /** Adds a move; the caller must have reserved room. */
  push(packed: number): void {
    this.packed[this.length++] = packed;
  }

  at(index: number): Move {
    return toMove(this.packed[index]!);
  }

  *[Symbol.iterator](): Generator<Move> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }

  private grow(needed: number): void {
    const larger = new Int32Array(Math.max(needed, this.packed.length * 2));
    larger.set(this.packed.subarray(0, this.length));
    this.packed = larger;
  }
}
