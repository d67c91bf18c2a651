// Hot: visits all positions of a class.
import type { Bounds } from '@tabuleiro/games';

/** The distances of a class, one byte per position. */
export interface PackedDistances {
  readonly codes: Uint8Array;
  /** For each code the distances of the lower and the upper bound. */
  readonly dictionary: readonly Bounds[];
}

const CODES = 256;

/**
 * Packs the two distances of a position into one byte. A byte cannot represent all pairs, so rare pairs are rounded up
 * to a kept pair. A distance that is too large makes a proof unusable a little earlier, but never wrong.
 */
export function packDistances(distances: Uint8Array, size: number): PackedDistances {
  if (distances.length === size) {
    return { codes: distances, dictionary: Array.from({ length: CODES }, (_, code) => ({ low: code, high: code })) };
  }
  const counts = new Int32Array(CODES * CODES);
  for (let index = 0; index < size; index++) {
    const pair = distances[index]! * CODES + distances[size + index]!;
    counts[pair] = counts[pair]! + 1;
  }
  const dictionary = choosePairs(counts);
  const codeOf = assignCodes(counts, dictionary);
  const codes = new Uint8Array(size);
  for (let index = 0; index < size; index++) {
    codes[index] = codeOf[distances[index]! * CODES + distances[size + index]!]!;
  }
  return { codes, dictionary };
}

/** The most frequent pairs, and one pair that is at least as large as all others. */
function choosePairs(counts: Int32Array): readonly Bounds[] {
  const used = Array.from(counts.keys()).filter((pair) => counts[pair]! > 0);
  const toBounds = (pair: number): Bounds => ({ low: Math.floor(pair / CODES), high: pair % CODES });
  const all = used.map(toBounds);
  if (all.length <= CODES) return all;
  const largest = { low: Math.max(...all.map(({ low }) => low)), high: Math.max(...all.map(({ high }) => high)) };
  const frequent = used.toSorted((one, other) => counts[other]! - counts[one]!).map(toBounds);
  const rest = frequent.filter(({ low, high }) => low !== largest.low || high !== largest.high);
  return [...rest.slice(0, CODES - 1), largest].toSorted((one, other) => one.low - other.low || one.high - other.high);
}

/** For each pair that occurs, the code of the closest kept pair that is large enough. */
function assignCodes(counts: Int32Array, dictionary: readonly Bounds[]): Uint8Array {
  const codeOf = new Uint8Array(CODES * CODES);
  for (let pair = 0; pair < counts.length; pair++) {
    if (counts[pair] === 0) continue;
    const low = Math.floor(pair / CODES);
    const high = pair % CODES;
    let least = Number.POSITIVE_INFINITY;
    for (const [code, kept] of dictionary.entries()) {
      const excess = kept.low - low + kept.high - high;
      if (kept.low < low || kept.high < high || excess >= least) continue;
      least = excess;
      codeOf[pair] = code;
    }
  }
  return codeOf;
}
