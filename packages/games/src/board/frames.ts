// Positions are stacks of frames in one array of words, which begins small and grows as a match goes on.

/** A copy with twice the room. */
export function doubled(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}
