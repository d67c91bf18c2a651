// Hot: every node of a proof probes the table and writes to it.
import { NO_MOVE_FOUND } from '@tabuleiro/games';
import { Buckets } from './buckets.ts';

// An entry is four words: both halves of the key, the best move, and what is known: the plies of a win plus one (8
// bits), and the plies without a win plus one (8 bits); 0 stands for none. The full key rules out collisions.
const WORDS = 4;
const HIGH = 1;
const MOVE = 2;
const KNOWN = 3;
const SHIFT = 8;
const MASK = 255;

/** Results of exhaustive search. No result depends on the path to the position. */
export class ProofTable extends Buckets {
  // The entry that `probe` found.
  move = NO_MOVE_FOUND;
  /** Length of a known win in plies, or -1. */
  winIn = -1;
  /** Number of plies within which there is no win, or -1. */
  triedPlies = -1;

  constructor(bytes: number) {
    super(bytes, WORDS);
  }

  probe(keyLow: number, keyHigh: number): boolean {
    const { words, bucketWords } = this;
    const first = this.firstOf(keyLow);
    for (let at = first; at < first + bucketWords; at += WORDS) {
      if (words[at] !== keyLow || words[at + HIGH] !== keyHigh) continue;
      const known = words[at + KNOWN]!;
      if (known === 0) continue;
      this.move = words[at + MOVE]!;
      this.winIn = (known & MASK) - 1;
      this.triedPlies = ((known >>> SHIFT) & MASK) - 1;
      return true;
    }
    return false;
  }

  /**
   * Merges a result into the entry of the position; -1 means unknown. A new position replaces the entry with the fewest
   * plies.
   */
  store(keyLow: number, keyHigh: number, move: number, winIn: number, triedPlies: number): void {
    const { words, bucketWords } = this;
    const first = this.firstOf(keyLow);
    let chosen = first;
    let least = Number.POSITIVE_INFINITY;
    for (let at = first; at < first + bucketWords; at += WORDS) {
      const known = words[at + KNOWN]!;
      if (known !== 0 && words[at] === keyLow && words[at + HIGH] === keyHigh) {
        const oldWin = (known & MASK) - 1;
        if (winIn < 0 || (oldWin >= 0 && oldWin < winIn)) winIn = oldWin;
        triedPlies = Math.max(triedPlies, ((known >>> SHIFT) & MASK) - 1);
        if (move === NO_MOVE_FOUND) move = words[at + MOVE]!;
        chosen = at;
        break;
      }
      const worth = known === 0 ? -1 : Math.max(known & MASK, (known >>> SHIFT) & MASK);
      if (worth < least) {
        least = worth;
        chosen = at;
      }
    }
    this.note(first);
    words[chosen] = keyLow;
    words[chosen + HIGH] = keyHigh;
    words[chosen + MOVE] = move;
    words[chosen + KNOWN] = (winIn + 1) | ((triedPlies + 1) << SHIFT);
  }
}
