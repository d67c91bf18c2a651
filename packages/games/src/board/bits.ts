// Hot: bit tricks on 32-bit words that several games share.

/** Whether a bit is set; the index counts modulo 32. */
export function hasBit(word: number, index: number): boolean {
  return ((word >>> index) & 1) === 1;
}

/** How many bits are set. */
export function popCount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The index of the set bit that has exactly `rank` set bits below it. */
export function selectBit(word: number, rank: number): number {
  for (; rank > 0; rank--) word &= word - 1;
  return lowestBit(word);
}
