// Hot: helpers go through it before every playout.

// The first of the words that all threads of a tree have in common.
const AGE = 0;
const WALKERS = 1;

/** No search has this age: the gate is shut. */
const SHUT = 0;
/** How long somebody waits before looking again, and how often it looks. */
const WAIT_MS = 1;
const LOOKS = 200;

/**
 * Lets helpers into a tree while the search for which they came is under way. The one who leads shuts it, makes the tree anew
 * once nobody is inside, and opens it for helpers of the same age; so nobody who comes late walks on the tree of another search.
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

  /** Waits until nobody is inside; false when somebody stays, who must have been ended there. */
  isLeft(): boolean {
    for (let look = 0; look < LOOKS; look++) {
      const inside = Atomics.load(this.words, WALKERS);
      if (inside === 0) return true;
      Atomics.wait(this.words, WALKERS, inside, WAIT_MS);
    }
    return false;
  }

  /** Waits a little for the gate to open; false when it did not, or when the one who waits is no longer wanted. */
  isOpened(age: number, isWanted: () => boolean): boolean {
    for (let look = 0; look < LOOKS && isWanted(); look++) {
      const seen = Atomics.load(this.words, AGE);
      if (seen === age) return seen !== SHUT;
      Atomics.wait(this.words, AGE, seen, WAIT_MS);
    }
    return false;
  }

  /** Goes in if the gate is open; whoever is inside must leave again. */
  enter(age: number): boolean {
    Atomics.add(this.words, WALKERS, 1);
    if (Atomics.load(this.words, AGE) === age) return true;
    this.leave();
    return false;
  }

  leave(): void {
    Atomics.sub(this.words, WALKERS, 1);
  }
}
