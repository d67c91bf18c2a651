// Hot: looks up hundreds of thousands of positions again and again.
import { MoveList } from '../../contract/index.ts';
import { NORTH, PITS_EACH, SEEDS } from '../layout.ts';
import { OwarePosition, type OwareVariant } from '../rules.ts';

// What can be proved of all positions with few seeds on the board. Numbers in brackets are the rules of README.md.
//
// A position is seen by the side to move, and its value is the margin that this side gains from here on: seeds that it takes less
// seeds that the other side takes. For a number of plies, the horizon, two bounds of it are known: `low` is what the side gets at
// least if after that many plies all seeds that are left were the other side's, `high` what it gets at most if they were its own.
// With no plies to go, n seeds give −n and n; with one ply more, low is the best of gain − high of what follows, and high the best of
// gain − low.
//
// In a match that has as many plies left on its clock as the horizon, and in which no position has stood before, the bounds hold: the
// clock [9] does not run out in time, and who goes the shortest way to what low promises never comes back to where it was, so that
// no position stands for the third time [10]. That a match ends early by majority [4] changes nothing about who has more.

const PITS = 2 * PITS_EACH;
const NO_CHILD = -1;

/** The number of plies that the bounds look ahead. */
export const HORIZON = 60;
/** Bounds for more seeds would take too long to compute. */
export const MOST_SEEDS = 10;

/** In how many ways so many seeds lie in so many pits. */
const WAYS: readonly Int32Array[] = makeWays();

function makeWays(): readonly Int32Array[] {
  const ways = [new Int32Array(MOST_SEEDS + 1)];
  ways[0]![0] = 1;
  for (let pits = 1; pits <= PITS; pits++) {
    const row = new Int32Array(MOST_SEEDS + 1);
    for (let seeds = 0; seeds <= MOST_SEEDS; seeds++) {
      row[seeds] = ways[pits - 1]![seeds]! + (seeds > 0 ? row[seeds - 1]! : 0);
    }
    ways.push(row);
  }
  return ways;
}

/** Where the positions with so many seeds begin. */
const FIRST = makeFirst();

function makeFirst(): Int32Array {
  const first = new Int32Array(MOST_SEEDS + 2);
  for (let seeds = 0; seeds <= MOST_SEEDS; seeds++) first[seeds + 1] = first[seeds]! + WAYS[PITS]![seeds]!;
  return first;
}

/** The number of a board: its pits in sowing order, those of the side to move first. */
export function indexOf(pits: ArrayLike<number>): number {
  let left = 0;
  for (let pit = 0; pit < PITS; pit++) left += pits[pit]!;
  let index = FIRST[left]!;
  for (let pit = 0; pit < PITS; pit++) {
    const ways = WAYS[PITS - pit]!;
    index += ways[left]!;
    left -= pits[pit]!;
    index -= ways[left]!;
  }
  return index;
}

/** The pits of a position as the side to move sees them. */
export function pitsOf(position: OwarePosition, into: Uint8Array): Uint8Array {
  const own = position.turn === 1 ? 0 : NORTH;
  for (let pit = 0; pit < PITS_EACH; pit++) {
    into[pit] = position.seeds(own + pit);
    into[PITS_EACH + pit] = position.seeds((own ^ NORTH) + pit);
  }
  return into;
}

/** The bounds of all positions with up to so many seeds. */
export class MarginBounds {
  readonly mostSeeds: number;
  low: Int8Array;
  high: Int8Array;
  private readonly children: Int32Array;
  private readonly gains: Int8Array;
  /** Where the board ends the game, what it is worth; elsewhere there are children. */
  private readonly ends: Uint8Array;

  constructor(variant: OwareVariant, mostSeeds: number, horizon: number) {
    const size = FIRST[mostSeeds + 1]!;
    this.mostSeeds = mostSeeds;
    this.low = new Int8Array(size);
    this.high = new Int8Array(size);
    this.children = new Int32Array(size * PITS_EACH).fill(NO_CHILD);
    this.gains = new Int8Array(size * PITS_EACH);
    this.ends = new Uint8Array(size);
    for (let seeds = 1; seeds <= mostSeeds; seeds++) this.layOut(variant, new Uint8Array(PITS), 0, seeds);
    for (let ply = 0; ply < horizon; ply++) this.lookOneFurther();
  }

  /** Fills the pits from one on in all ways. */
  private layOut(variant: OwareVariant, pits: Uint8Array, pit: number, left: number): void {
    if (pit === PITS - 1) {
      pits[pit] = left;
      this.prepare(variant, pits);
      return;
    }
    for (let seeds = 0; seeds <= left; seeds++) {
      pits[pit] = seeds;
      this.layOut(variant, pits, pit + 1, left - seeds);
    }
  }

  private prepare(variant: OwareVariant, pits: Uint8Array): void {
    const { children, gains } = this;
    const index = indexOf(pits);
    const own = pits.subarray(0, PITS_EACH);
    const other = pits.subarray(PITS_EACH);
    const seeds = sum(own) + sum(other);
    // The stores do not matter as long as neither side has won.
    const store = (SEEDS - seeds) >> 1;
    const rows = [[...own], [...other]] as const;
    const stores = [store, SEEDS - seeds - store] as const;
    const position = OwarePosition.fromSetup({ variant, rows, stores, turn: 1, clock: 0 });
    position.legalMoves(MOVES);
    if (MOVES.length === 0) {
      // [8] Each takes its own row.
      this.ends[index] = 1;
      this.low[index] = sum(own) - sum(other);
      this.high[index] = this.low[index]!;
      return;
    }
    this.low[index] = -seeds;
    this.high[index] = seeds;
    for (let place = 0; place < MOVES.length; place++) {
      position.apply(MOVES.at(place));
      children[index * PITS_EACH + place] = indexOf(pitsOf(position, CHILD));
      gains[index * PITS_EACH + place] = position.store(1) - store;
      position.undo();
    }
  }

  private lookOneFurther(): void {
    const { low, high, children, gains, ends } = this;
    const nextLow = low.slice();
    const nextHigh = high.slice();
    for (let index = 1; index < low.length; index++) {
      if (ends[index] === 1) continue;
      let bestLow = -SEEDS;
      let bestHigh = -SEEDS;
      for (let at = index * PITS_EACH; at < (index + 1) * PITS_EACH; at++) {
        const child = children[at]!;
        if (child === NO_CHILD) break;
        bestLow = Math.max(bestLow, gains[at]! - high[child]!);
        bestHigh = Math.max(bestHigh, gains[at]! - low[child]!);
      }
      nextLow[index] = bestLow;
      nextHigh[index] = bestHigh;
    }
    this.low = nextLow;
    this.high = nextHigh;
  }
}

const MOVES = new MoveList();
const CHILD = new Uint8Array(PITS);

function sum(seeds: Uint8Array): number {
  let total = 0;
  for (const each of seeds) total += each;
  return total;
}
