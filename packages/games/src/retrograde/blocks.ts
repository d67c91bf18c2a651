// Hot: asked for every few hundred positions in every round.

/** Positions are looked at in blocks, so that a round can pass over whole blocks in which it has nothing to do. */
export const BLOCK_BITS = 8;
const BLOCK = 1 << BLOCK_BITS;

const ROUNDS_A_WORD = 32;
const DUE_WORDS = 8;
const DUE_BYTES = 4 * DUE_WORDS;

/** What a round has to do in each block. All threads see the same. */
export class Blocks {
  /** The last even round, and the last odd one, that decided something in a block; or'ed writes would not be safe. */
  private readonly even: Uint8Array;
  private readonly odd: Uint8Array;
  /** The last round that suspected something in it. */
  private readonly suspected: Uint8Array;
  /** One bit for each round in which progress may decide something in it. */
  private readonly due: Int32Array;

  /** Uses memory from an offset that a word may have. */
  constructor(size: number, memory: SharedArrayBuffer | ArrayBuffer, from: number) {
    const count = countBlocks(size);
    this.due = new Int32Array(memory, from, DUE_WORDS * count);
    const bytes = from + DUE_BYTES * count;
    this.even = new Uint8Array(memory, bytes, count);
    this.odd = new Uint8Array(memory, bytes + count, count);
    this.suspected = new Uint8Array(memory, bytes + 2 * count, count);
  }

  /** Says that progress decides something at an index in a round. */
  setDue(index: number, round: number): void {
    const word = DUE_WORDS * (index >>> BLOCK_BITS) + Math.floor(round / ROUNDS_A_WORD);
    const bit = 1 << (round % ROUNDS_A_WORD);
    if ((this.due[word]! & bit) === 0) Atomics.or(this.due, word, bit);
  }

  isDue(block: number, round: number): boolean {
    return ((this.due[DUE_WORDS * block + Math.floor(round / ROUNDS_A_WORD)]! >>> (round % ROUNDS_A_WORD)) & 1) === 1;
  }

  /** While a round goes on, threads still ask for what the one before has decided: hence one list for each of the two. */
  setDecided(index: number, round: number): void {
    if ((round & 1) === 0) this.even[index >>> BLOCK_BITS] = round;
    else this.odd[index >>> BLOCK_BITS] = round;
  }

  isDecided(block: number, round: number): boolean {
    return ((round & 1) === 0 ? this.even[block] : this.odd[block]) === round;
  }

  setSuspected(index: number, round: number): void {
    this.suspected[index >>> BLOCK_BITS] = round;
  }

  isSuspected(block: number, round: number): boolean {
    return this.suspected[block] === round;
  }
}

/** The memory that the blocks of a class take. */
export function blocksBytes(size: number): number {
  return countBlocks(size) * (DUE_BYTES + 3);
}

function countBlocks(size: number): number {
  return Math.ceil(size / BLOCK);
}

/** Where a block ends, or a stretch that ends before it. */
export function endOfBlock(block: number, to: number): number {
  return Math.min(to, (block + 1) * BLOCK);
}
