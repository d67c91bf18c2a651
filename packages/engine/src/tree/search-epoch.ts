// Hot: helper threads enter the epoch before every playout.

// The first of the words that all threads of a tree share.
const AGE = 0;
const HELPERS = 1;

/** No search has this age: the epoch is closed. */
const SHUT = 0;
/** A waiting thread sleeps at most WAIT_MS between checks and gives up after LOOKS checks. */
const WAIT_MS = 1;
const LOOKS = 200;

/**
 * Admits helper threads to a tree only during the search that they belong to. The leader closes the epoch, resets the
 * tree once no helper is inside, and opens the epoch for helpers of the same age. So a late helper never works on the
 * tree of another search.
 */
export class SearchEpoch {
  private readonly words: Int32Array;

  constructor(words: Int32Array) {
    this.words = words;
  }

  shut(): void {
    Atomics.store(this.words, AGE, SHUT);
  }

  open(age: number): void {
    Atomics.store(this.words, AGE, age);
    Atomics.notify(this.words, AGE);
  }

  /**
   * Waits until the number of helpers inside is 0; false after a timeout, when a helper must have been terminated
   * inside.
   */
  isLeft(): boolean {
    for (let look = 0; look < LOOKS; look++) {
      const inside = Atomics.load(this.words, HELPERS);
      if (inside === 0) return true;
      Atomics.wait(this.words, HELPERS, inside, WAIT_MS);
    }
    return false;
  }

  /** Waits briefly for the epoch to open; false after a timeout or when `isWanted` returns false. */
  isOpened(age: number, isWanted: () => boolean): boolean {
    for (let look = 0; look < LOOKS && isWanted(); look++) {
      const seen = Atomics.load(this.words, AGE);
      if (seen === age) return seen !== SHUT;
      Atomics.wait(this.words, AGE, seen, WAIT_MS);
    }
    return false;
  }

  /** Enters if the epoch is open; the helper must then call `leave`. */
  enter(age: number): boolean {
    Atomics.add(this.words, HELPERS, 1);
    if (Atomics.load(this.words, AGE) === age) return true;
    this.leave();
    return false;
  }

  leave(): void {
    Atomics.sub(this.words, HELPERS, 1);
  }
}
