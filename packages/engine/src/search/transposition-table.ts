// Hot: every node of a search asks the table and writes to it.

// What a stored score says about the true one. None is 0, so that no entry looks like one that was never written.
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** Stands where an entry knows no move. */
export const NO_MOVE = -1;

// An entry is four words: a check, the move, score with depth, bound and age, and the static value. The check is the high
// half of the key mixed with the other words, so that an entry which two threads wrote at once is not taken for any position's.
const WORDS = 4;
const MOVE = 1;
const DATA = 2;
const VALUE = 3;
const BUCKET = 4;
const BUCKET_WORDS = WORDS * BUCKET;
const BUCKET_BYTES = 4 * BUCKET_WORDS;

// DATA: score in the upper 16 bits, then depth (8), age (6), bound (2).
const DEPTH_SHIFT = 8;
const AGE_SHIFT = 2;
const AGES = 64;

/** How deep a score was found and what it says, as `store` takes it. */
export const gradeOf = (depth: number, bound: number): number => (depth << DEPTH_SHIFT) | bound;

/** What threads that search together must share. */
export type TableMemory = ArrayBufferLike;

/** Memory for a table of at most so many bytes; shared between threads where the platform can and it is asked for. */
export function makeTableMemory(bytes: number, shared: boolean): TableMemory {
  const buckets = 2 ** Math.floor(Math.log2(Math.max(bytes, BUCKET_BYTES) / BUCKET_BYTES));
  const size = buckets * BUCKET_BYTES;
  return shared ? new SharedArrayBuffer(size) : new ArrayBuffer(size);
}

/** The transposition table: what earlier search found out about positions. */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;

  // What `probe` found.
  move = NO_MOVE;
  score = 0;
  depth = 0;
  bound = EXACT;
  value = 0;

  constructor(memory: TableMemory) {
    this.words = new Int32Array(memory);
    this.mask = this.words.length / BUCKET_WORDS - 1;
  }

  clear(): void {
    this.words.fill(0);
    this.age = 0;
  }

  /** Entries of earlier searches give way to those of the new one; `age` counts them where several threads do. */
  startSearch(age = this.age + 1): void {
    this.age = age % AGES;
  }

  /** Whether the table knows the position; if so, what it knows stands in the fields. */
  probe(keyLow: number, keyHigh: number): boolean {
    const { words } = this;
    const first = (keyLow & this.mask) * BUCKET_WORDS;
    for (let at = first; at < first + BUCKET_WORDS; at += WORDS) {
      const move = words[at + MOVE]!;
      const data = words[at + DATA]!;
      const value = words[at + VALUE]!;
      if ((words[at]! ^ move ^ data ^ value) !== keyHigh || data === 0) continue;
      this.move = move;
      this.score = data >> 16;
      this.depth = (data >> DEPTH_SHIFT) & 255;
      this.bound = data & 3;
      this.value = value;
      return true;
    }
    return false;
  }

  /** Keeps a result in place of the same position's, else of the shallowest and oldest entry of the bucket. */
  store(keyLow: number, keyHigh: number, move: number, score: number, grade: number, value: number): void {
    const { words } = this;
    const first = (keyLow & this.mask) * BUCKET_WORDS;
    let chosen = first;
    let worst = Number.POSITIVE_INFINITY;
    for (let at = first; at < first + BUCKET_WORDS; at += WORDS) {
      const data = words[at + DATA]!;
      if ((words[at]! ^ words[at + MOVE]! ^ data ^ words[at + VALUE]!) === keyHigh) {
        chosen = at;
        // A bound without a move does not know better which move is good.
        if (move === NO_MOVE) move = words[at + MOVE]!;
        break;
      }
      const years = (this.age - ((data >> AGE_SHIFT) & (AGES - 1)) + AGES) % AGES;
      const worth = data === 0 ? -AGES * 256 : ((data >> DEPTH_SHIFT) & 255) - 8 * years;
      if (worth < worst) {
        worst = worth;
        chosen = at;
      }
    }
    const data = (score << 16) | grade | (this.age << AGE_SHIFT);
    words[chosen + MOVE] = move;
    words[chosen + DATA] = data;
    words[chosen + VALUE] = value;
    words[chosen] = keyHigh ^ move ^ data ^ value;
  }
}
