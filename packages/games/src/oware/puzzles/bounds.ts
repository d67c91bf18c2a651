// Hot: looks up hundreds of thousands of positions repeatedly.
import { MoveList } from '../../contract/index.ts';
import { NORTH, PITS_EACH, SEEDS } from '../layout.ts';
import { OwarePosition, type OwareVariant } from '../rules.ts';

// Proved bounds for all positions with few seeds on the board. Numbers in brackets are the rules of README.md.
//
// The value of a position is the margin that the side to move gains from here on: the seeds that it takes less those that the
// other side takes. For a number of plies, the horizon, there are two bounds: `low` is the least margin if all seeds that are
// left after those plies go to the other side, `high` the largest margin if they go to the side itself. With a horizon of 0,
// n seeds have the bounds −n and n. With one ply more, low is the best of gain − high over all moves, and high the best of
// gain − low.
//
// The bounds hold in a match whose clock leaves as many plies as the horizon and in which no position has occurred before: the
// clock [9] does not run out, and a side that takes the shortest way to `low` never repeats a position, so there is no threefold
// repetition [10]. An early end by majority [4] does not change who has more.

const PITS = 2 * PITS_EACH;
const NO_CHILD = -1;

/** The number of plies that the bounds look ahead. */
export const HORIZON = 60;
/** Bounds for more seeds would take too long to compute. */
export const MOST_SEEDS = 10;

/** The number of distributions of seeds over pits. */
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

/** The index of the first position with a number of seeds. */
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

/** The bounds of all positions with up to a number of seeds. */
export class MarginBounds {
  readonly mostSeeds: number;
  low: Int8Array;
  high: Int8Array;
  private readonly children: Int32Array;
  private readonly gains: Int8Array;
  /** The value of positions where the board ends the game; all others have children. */
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

  /** Visits all distributions of seeds over the pits from one on. */
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
