const NOBODY_WAKES = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Stops this thread for a while; whatever arrives meanwhile is dealt with after it, in one go. */
export function nap(ms: number): void {
  Atomics.wait(NOBODY_WAKES, 0, 0, ms);
}
