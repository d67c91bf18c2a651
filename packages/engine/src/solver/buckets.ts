// Hot: the tables built on this are probed at every node of a proof.

/** Entries per bucket. A new entry replaces the least useful one. */
const BUCKET = 4;

/** The words of a hash table indexed by the low half of the key; `clear` wipes only what was written. */
export abstract class Buckets {
  protected readonly words: Int32Array;
  protected readonly bucketWords: number;
  private readonly mask: number;
  private readonly touched = new DirtyBuckets();

  /** Allocates at most `bytes` bytes (at least one bucket); an entry has `entryWords` words. */
  constructor(bytes: number, entryWords: number) {
    this.bucketWords = BUCKET * entryWords;
    const buckets = 2 ** Math.floor(Math.log2(Math.max(bytes / (4 * this.bucketWords), 1)));
    this.words = new Int32Array(buckets * this.bucketWords);
    this.mask = buckets - 1;
  }

  clear(): void {
    this.touched.wipe(this.words, this.bucketWords);
  }

  /** The index of the first entry in a position's bucket. */
  protected firstOf(keyLow: number): number {
    return (keyLow & this.mask) * this.bucketWords;
  }

  /** Marks the bucket at `first` as written; subclasses call it before they write. */
  protected note(first: number): void {
    this.touched.note(first);
  }
}

const MOST = 4096;

/**
 * Records which buckets of a table were written. Many proofs are small, so wiping only those buckets is cheaper than
 * wiping the whole table.
 */
export class DirtyBuckets {
  private readonly firsts = new Int32Array(MOST);
  private count = 0;

  note(first: number): void {
    if (this.count < MOST) this.firsts[this.count] = first;
    this.count++;
  }

  wipe(words: Int32Array, bucketWords: number): void {
    const { count, firsts } = this;
    this.count = 0;
    if (count > MOST) {
      words.fill(0);
      return;
    }
    for (let index = 0; index < count; index++) words.fill(0, firsts[index], firsts[index]! + bucketWords);
  }
}
