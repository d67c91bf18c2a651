// Hot: every step that might win is examined here.
import * as movesModule from '../moves.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { NONE, pieceOf } = movesModule;

/**
 * The conditions that two new pins must meet. Each answer of the other side that the old pins do not punish is a demand: it
 * lists the pins that punish the answer alone and, where a full piece always wins, those that punish it in pairs within one
 * piece. A pair of pins wins if it meets every demand, so tens of thousands of pairs need not be tried.
 */
export class PinDemands {
  private pins = new Int16Array(4096);
  /** The ends of a demand's pins: of those that punish alone, and of those that punish in pairs, which follow. */
  private readonly ends = new Int32Array(512);
  private readonly pairEnds = new Int32Array(512);
  count = 0;
  // The pair that `findPair` found; a pin is NONE if it may be any.
  first = NONE;
  second = NONE;

  clear(): void {
    this.count = 0;
  }

  /** Adds the first pins of a list as one demand: up to `alone` any one of them meets it, then any two in one piece. */
  add(pins: Int16Array, alone: number, length: number): void {
    const start = this.startOf(this.count);
    if (start + length > this.pins.length) {
      const larger = new Int16Array(2 * this.pins.length);
      larger.set(this.pins);
      this.pins = larger;
    }
    for (let index = 0; index < length; index++) this.pins[start + index] = pins[index]!;
    this.ends[this.count] = start + alone;
    this.pairEnds[this.count++] = start + length;
  }

  /** Whether two pins meet every demand; either may be NONE. */
  areMetBy(first: number, second: number): boolean {
    for (let demand = 0; demand < this.count; demand++) {
      if (!this.has(demand, first) && !this.has(demand, second) && !this.hasPair(demand, first, second)) return false;
    }
    return true;
  }

  /** Looks for a pair that meets every demand: one pin of the first demand, and one common to all demands still open. */
  findPair(): boolean {
    this.first = NONE;
    this.second = NONE;
    if (this.count === 0) return true;
    return this.findAlone() || this.findTogether();
  }

  /** Finds a pair in which one of the two pins meets each demand. */
  private findAlone(): boolean {
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

  /** Finds a pair that meets some demand only together: two of its pins in one piece. */
  private findTogether(): boolean {
    for (let demand = 0; demand < this.count; demand++) {
      for (let index = this.ends[demand]!; index < this.pairEnds[demand]!; index++) {
        for (let other = index + 1; other < this.pairEnds[demand]!; other++) {
          this.first = this.pins[index]!;
          this.second = this.pins[other]!;
          if (pieceOf(this.first) === pieceOf(this.second) && this.areMetBy(this.first, this.second)) return true;
        }
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

  private hasPair(demand: number, first: number, second: number): boolean {
    if (pieceOf(first) !== pieceOf(second)) return false;
    let found = 0;
    for (let index = this.ends[demand]!; index < this.pairEnds[demand]!; index++) {
      if (this.pins[index] === first || this.pins[index] === second) found++;
    }
    return found === 2;
  }

  private startOf(demand: number): number {
    return demand === 0 ? 0 : this.pairEnds[demand - 1]!;
  }
}
