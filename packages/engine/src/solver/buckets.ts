// Hot: every node of a proof asks the tables that are built on this.
import { DirtyBuckets } from './dirty-buckets.ts';

/** So many entries share a place: a new one takes that of the least useful. */
const BUCKET = 4;

/** Words of a table in which positions are found by the lower half of their key; cleared as far as it was used. */
export abstract class Buckets {
  protected readonly words: Int32Array;
  protected readonly bucketWords: number;
  private readonly mask: number;
  private readonly touched = new DirtyBuckets();

  /** Of at most so many bytes, with entries of so many words. */
  constructor(bytes: number, entryWords: number) {
    this.bucketWords = BUCKET * entryWords;
    const buckets = 2 ** Math.floor(Math.log2(Math.max(bytes / (4 * this.bucketWords), 1)));
    this.words = new Int32Array(buckets * this.bucketWords);
    this.mask = buckets - 1;
  }

  clear(): void {
    this.touched.wipe(this.words, this.bucketWords);
  }

  /** Where the entries begin among which a position is. */
  protected firstOf(keyLow: number): number {
    return (keyLow & this.mask) * this.bucketWords;
  }

  /** Whoever writes among the entries that begin there says so. */
  protected note(first: number): void {
    this.touched.note(first);
  }
}
