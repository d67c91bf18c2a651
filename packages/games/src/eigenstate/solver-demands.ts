// Hot: every step that might win is examined here.
import * as movesModule from './moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { NONE } = movesModule;

/**
 * What two new pins have to do. Each answer of the other side that the old pins do not punish is a demand: a set of pins of
 * which any one punishes it. A pair of pins is good when every demand has one of the two; so tens of thousands of pairs need
 * not be tried.
 */
export class Demands {
  private pins = new Int16Array(4096);
  private readonly ends = new Int32Array(512);
  count = 0;
  // A pair that `findPair` found; NONE where any pin will do.
  first = NONE;
  second = NONE;

  clear(): void {
    this.count = 0;
  }

  /** Adds the first pins of a list as one demand. */
  add(pins: Int16Array, length: number): void {
    const start = this.startOf(this.count);
    if (start + length > this.pins.length) {
      const larger = new Int16Array(2 * this.pins.length);
      larger.set(this.pins);
      this.pins = larger;
    }
    for (let index = 0; index < length; index++) this.pins[start + index] = pins[index]!;
    this.ends[this.count++] = start + length;
  }

  /** Whether two pins, either of which may be NONE, meet every demand. */
  areMetBy(first: number, second: number): boolean {
    for (let demand = 0; demand < this.count; demand++) {
      if (!this.has(demand, first) && !this.has(demand, second)) return false;
    }
    return true;
  }

  /** Looks for a pair that meets every demand: one pin of the first demand, and one that all which it leaves have in common. */
  findPair(): boolean {
    this.first = NONE;
    this.second = NONE;
    if (this.count === 0) return true;
    for (let index = 0; index < this.ends[0]!; index++) {
      const first = this.pins[index]!;
      const missed = this.firstMissed(first);
      this.first = first;
      this.second = NONE;
      if (missed === this.count) return true;
      for (let other = this.startOf(missed); other < this.ends[missed]!; other++) {
        const second = this.pins[other]!;
        if (!this.areMetBy(first, second)) continue;
        this.second = second;
        return true;
      }
    }
    return false;
  }

  private firstMissed(pin: number): number {
    for (let demand = 0; demand < this.count; demand++) if (!this.has(demand, pin)) return demand;
    return this.count;
  }

  private has(demand: number, pin: number): boolean {
    const end = this.ends[demand]!;
    for (let index = this.startOf(demand); index < end; index++) if (this.pins[index] === pin) return true;
    return false;
  }

  private startOf(demand: number): number {
    return demand === 0 ? 0 : this.ends[demand - 1]!;
  }
}
