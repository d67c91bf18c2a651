// Hot: every node of a search probes the table and writes to it.

// How a stored score bounds the true one. None is 0, so that no entry looks empty.
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** The move of an entry without a move. */
export const NO_MOVE = -1;

// An entry is a check, the move, and a word of score, depth, bound and age; a fourth word pads it to 16 bytes. The
// check is the high half of the key XOR the other words, so a probe rejects an entry torn between two threads.
const WORDS = 4;
const MOVE = 1;
const DATA = 2;
const BUCKET = 4;
const BUCKET_WORDS = WORDS * BUCKET;
const BUCKET_BYTES = 4 * BUCKET_WORDS;

// DATA: score in the upper 16 bits, then depth (8), age (6), bound (2).
const DEPTH_SHIFT = 8;
const AGE_SHIFT = 2;
const AGES = 64;

/** Packs depth and bound for `store`. */
export const gradeOf = (depth: number, bound: number): number => (depth << DEPTH_SHIFT) | bound;

/** The memory that threads share to search together. */
export type TableMemory = ArrayBufferLike;

/** Allocates memory for a table of at most `bytes` bytes (at least one bucket), shared between threads if `shared`. */
export function makeTableMemory(bytes: number, shared: boolean): TableMemory {
  const buckets = 2 ** Math.floor(Math.log2(Math.max(bytes, BUCKET_BYTES) / BUCKET_BYTES));
  const size = buckets * BUCKET_BYTES;
  return shared ? new SharedArrayBuffer(size) : new ArrayBuffer(size);
}

/** The transposition table: results of earlier search. */
export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;

  // The entry that `probe` found.
  move = NO_MOVE;
  score = 0;
  depth = 0;
  bound = EXACT;

  constructor(memory: TableMemory) {
    this.words = new Int32Array(memory);
    this.mask = this.words.length / BUCKET_WORDS - 1;
  }

  clear(): void {
    this.words.fill(0);
    this.age = 0;
  }

  /**
   * Ages the entries of earlier searches, so that new ones replace them. Threads that share a table pass the same
   * `age`.
   */
  startSearch(age = this.age + 1): void {
    this.age = age % AGES;
  }

  /** Whether the table has the position; if so, the fields hold the entry. */
  probe(keyLow: number, keyHigh: number): boolean {
    const { words } = this;
    const first = (keyLow & this.mask) * BUCKET_WORDS;
    for (let at = first; at < first + BUCKET_WORDS; at += WORDS) {
      const move = words[at + MOVE]!;
      const data = words[at + DATA]!;
      if ((words[at]! ^ move ^ data) !== keyHigh || data === 0) continue;
      this.move = move;
      this.score = data >> 16;
      this.depth = (data >> DEPTH_SHIFT) & 255;
      this.bound = data & 3;
      return true;
    }
    return false;
  }

  /**
   * Stores a result. Replaces the entry of the same position, otherwise the shallowest and oldest entry of the bucket.
   */
  store(keyLow: number, keyHigh: number, move: number, score: number, grade: number): void {
    const { words } = this;
    const first = (keyLow & this.mask) * BUCKET_WORDS;
    let chosen = first;
    let worst = Number.POSITIVE_INFINITY;
    for (let at = first; at < first + BUCKET_WORDS; at += WORDS) {
      const data = words[at + DATA]!;
      if ((words[at]! ^ words[at + MOVE]! ^ data) === keyHigh) {
        chosen = at;
        // A bound without a move keeps the known move.
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
    words[chosen] = keyHigh ^ move ^ data;
  }
}
