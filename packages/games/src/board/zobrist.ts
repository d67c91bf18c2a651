// Hot: the tables are read at every apply.
import { SeededRandom } from '../contract/index.ts';

/** Random 64-bit words in two halves, one for each thing that can be true of a position. */
export interface KeyTable {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The same size and seed give the same words on every machine, so keys may be compared across processes. */
export function makeKeyTable(size: number, seed: number): KeyTable {
  const random = new SeededRandom(seed);
  const low = new Int32Array(size);
  const high = new Int32Array(size);
  for (let index = 0; index < size; index++) {
    low[index] = random.bits();
    high[index] = random.bits();
  }
  return { low, high };
}
