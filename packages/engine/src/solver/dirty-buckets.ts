// Hot: every entry that a table stores is noted.

const MOST = 4096;

/**
 * Which buckets of a table were written to. Many questions are small: what they left is then wiped away bucket by bucket, not
 * with the whole table.
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
