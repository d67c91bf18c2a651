// Hot: asked about every position of a class that is examined.
import type { Bounds } from '@tabuleiro/games';

const CODES = 256;
const NOT_LOOKED_UP = -1;
/** No pair is large enough. */
const NONE = CODES * CODES;

/**
 * A class has codes for some pairs of distances only, and a pair without a code is rounded up. Says how much larger than the
 * true distances those of the table may be at most: as much as the closest pair with a code is.
 */
export class Rounding {
  private readonly kept: readonly Bounds[];
  private readonly excesses = new Int32Array(CODES * CODES).fill(NOT_LOOKED_UP);

  /** With what the codes mean. */
  constructor(kept: readonly Bounds[]) {
    this.kept = kept;
  }

  /** Whether no pair with a code is closer to the true distances than the table's, and large enough. */
  isClosest(trueLow: number, trueHigh: number, low: number, high: number): boolean {
    if (low < trueLow || high < trueHigh) return false;
    return low - trueLow + high - trueHigh === this.leastExcess(trueLow, trueHigh);
  }

  private leastExcess(trueLow: number, trueHigh: number): number {
    const place = trueLow * CODES + trueHigh;
    const known = this.excesses[place]!;
    if (known !== NOT_LOOKED_UP) return known;
    let least = NONE;
    for (const { low, high } of this.kept) {
      if (low >= trueLow && high >= trueHigh) least = Math.min(least, low - trueLow + high - trueHigh);
    }
    this.excesses[place] = least;
    return least;
  }
}
