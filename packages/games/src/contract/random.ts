// Hot: random play draws from it at every ply.

/** A source of random numbers. Callers always pass it as an argument: the same seed gives the same game. */
export interface Random {
  /**
   * A whole number from 0 to `bound` − 1 (`bound` at most 2^32). Each is as likely as 32 random bits allow: its chance is
   * within 2^-32 of 1 / `bound`.
   */
  below(bound: number): number;
  /** A number from 0 up to, but not including, 1. */
  unit(): number;
}

/**
 * Blackman and Vigna's xoshiro128**, its state spread from the seed by splitmix32. The state lives in a typed array
 * because 32-bit integers in object fields are boxed by browsers.
 */
export class SeededRandom implements Random {
  private readonly state = new Int32Array(4);

  /** Takes any number; its lowest 32 bits decide. */
  constructor(seed: number) {
    let word = seed | 0;
    for (let index = 0; index < 4; index++) {
      word = (word + 0x9e3779b9) | 0;
      let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      this.state[index] = mixed ^ (mixed >>> 16);
    }
  }

  /** The next 32 random bits, as a signed integer. */
  bits(): number {
    const state = this.state;
    const second = state[1]!;
    const scrambled = Math.imul(second, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const third = state[2]! ^ state[0]!;
    const fourth = state[3]! ^ second;
    state[1] = second ^ third;
    state[0] = state[0]! ^ fourth;
    state[2] = third ^ (second << 9);
    state[3] = (fourth << 11) | (fourth >>> 21);
    return result;
  }

  below(bound: number): number {
    return Math.floor(((this.bits() >>> 0) / 4294967296) * bound);
  }

  unit(): number {
    return (this.bits() >>> 0) / 4294967296;
  }
}
