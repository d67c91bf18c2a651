// Hot: every node of a proof-number search probes the table for all its moves.
import { NO_MOVE_FOUND } from '@tabuleiro/games';
import { Buckets } from './buckets.ts';

// An entry is six words: both halves of the key, proof number, disproof number, a move, and a word of proof length and
// work.
const WORDS = 6;
const HIGH = 1;
const PROOF = 2;
const DISPROOF = 3;
const MOVE = 4;
const REST = 5;
const PLIES_MASK = 255;
const WORK_SHIFT = 8;
const MOST_WORK = 2 ** 22;

/** Proof and disproof numbers of positions. A proof holds on every path to the position; a disproof may not. */
export class ProofNumberTable extends Buckets {
  // The entry that `probe` found.
  proof = 1;
  disproof = 1;
  move = NO_MOVE_FOUND;
  /** Upper bound of a proved win, in plies. */
  plies = 0;
  work = 0;

  constructor(bytes: number) {
    super(bytes, WORDS);
  }

  probe(keyLow: number, keyHigh: number): boolean {
    const { words, bucketWords } = this;
    const first = this.firstOf(keyLow);
    for (let at = first; at < first + bucketWords; at += WORDS) {
      if (words[at] !== keyLow || words[at + HIGH] !== keyHigh || words[at + REST] === 0) continue;
      this.proof = words[at + PROOF]!;
      this.disproof = words[at + DISPROOF]!;
      this.move = words[at + MOVE]!;
      this.plies = words[at + REST]! & PLIES_MASK;
      this.work = words[at + REST]! >>> WORK_SHIFT;
      return true;
    }
    return false;
  }

  /**
   * Stores an entry; replaces the same position's, otherwise the one with the least work. `rest`, made by `restOf`, is
   * never 0.
   */
  store(keyLow: number, keyHigh: number, proof: number, disproof: number, move: number, rest: number): void {
    const { words, bucketWords } = this;
    const first = this.firstOf(keyLow);
    let chosen = first;
    let least = Number.POSITIVE_INFINITY;
    for (let at = first; at < first + bucketWords; at += WORDS) {
      if (words[at] === keyLow && words[at + HIGH] === keyHigh) {
        chosen = at;
        break;
      }
      const worth = words[at + REST]! >>> WORK_SHIFT;
      if (worth < least) {
        least = worth;
        chosen = at;
      }
    }
    this.note(first);
    words[chosen] = keyLow;
    words[chosen + HIGH] = keyHigh;
    words[chosen + PROOF] = proof;
    words[chosen + DISPROOF] = disproof;
    words[chosen + MOVE] = move;
    words[chosen + REST] = rest;
  }
}

/** Packs the length of a proof and the nodes spent on it, for `store`. */
export const restOf = (plies: number, work: number): number => plies | (Math.min(work + 1, MOST_WORK) << WORK_SHIFT);
