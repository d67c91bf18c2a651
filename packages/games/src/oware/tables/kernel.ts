import type { ClassKernel, KernelJob } from '../../contract/index.ts';
// Hot: building a table spends nearly all its time here.
import * as clockModule from '../../contract/outcome.ts';
import * as layoutModule from '../layout.ts';
import type { OwareVariant } from '../rules.ts';
import { type Codes, codesOf } from './bounds-codes.ts';
import * as movesModule from './moves.ts';
import { type Places, placesOf } from './position-index.ts';
import { reachOf, rowsWith } from './row-ranks.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CLOCK_LIMIT } = clockModule;
const { PITS_EACH, SEEDS } = layoutModule;
const { GAIN_SHIFT, NO_ROW, RANK_MASK, RowMoves } = movesModule;

const QUIET = 0;
/** A successor of this position has changed. */
const STALE = 1;
/** The position itself has changed in this round. */
const CHANGED = 2;

/** Bytes of scratch for each position: its next code, and two marks, one for this round and one for the next. */
export const SCRATCH_EACH = 3;

const BYTE = 256;

/** The first stage finds bounds that hold forever, the second those that can be forced within a number of plies. */
const LASTING = 0;

/**
 * Iterates bounds, in two stages. Each round computes positions from the bounds of their successors in the previous round,
 * and only visits positions with a successor that has just changed.
 *
 * In the first stage both bounds of a position start at its split: the seeds in the own row less those in the enemy's. A
 * bound is relaxed until it holds whenever the match stops: low is at most the split, and the enemy's high after some move
 * allows it.
 *
 * In the second stage the bounds tighten: after round k they are what each side can force within k plies, or the bounds of
 * the first stage. The distance of a bound is the round in which it last changes. The stage ends after as many rounds as
 * the clock allows plies.
 */
export class OwareKernel implements ClassKernel {
  readonly phases = 2;
  readonly stages = 2;
  readonly lastRound = CLOCK_LIMIT;
  private readonly seeds: number;
  private readonly mustFeed: boolean;
  private readonly moves: movesModule.RowMoves;
  private readonly places: Places;
  private readonly known: Codes;
  private readonly codes: Uint8Array;
  private readonly lowDistances: Uint8Array;
  private readonly highDistances: Uint8Array;
  private readonly next: Uint8Array;
  private readonly marks: readonly [Uint8Array, Uint8Array];
  /** By seeds captured: the codes of the class after the capture. */
  private readonly earlier: readonly Uint8Array[];
  /** By seeds captured, then by code: the gain less the enemy's upper bound, and less its lower bound. */
  private readonly gainLow = new Int8Array((SEEDS + 1) * BYTE);
  private readonly gainHigh = new Int8Array((SEEDS + 1) * BYTE);
  private readonly earlierFirsts: readonly Int32Array[];
  // The sowings of one own row, while the enemy's rows are visited.
  private sowings = 0;
  private readonly reachAt = new Int32Array(PITS_EACH);
  private readonly childFirst = new Int32Array(PITS_EACH);
  private readonly childStride = new Int32Array(PITS_EACH);
  private readonly childRank = new Int32Array(PITS_EACH);
  private readonly childSum = new Int32Array(PITS_EACH);

  constructor(variant: OwareVariant, seeds: number, job: KernelJob) {
    this.seeds = seeds;
    this.mustFeed = variant === 'abapa';
    this.moves = new RowMoves(variant, seeds);
    this.places = placesOf(seeds);
    this.known = codesOf(seeds);
    this.codes = job.codes;
    const { size } = this.places;
    this.lowDistances = job.distances.subarray(0, size);
    this.highDistances = job.distances.subarray(size);
    const part = (number: number): Uint8Array => new Uint8Array(job.scratch, number * size, size);
    this.next = part(0);
    this.marks = [part(1), part(2)];
    const nothing = new Uint8Array(1);
    this.earlier = Array.from({ length: seeds + 1 }, (_, gain) => {
      const left = String(seeds - gain);
      return gain === 0 ? job.codes : (job.earlier.find(({ id }) => id === left)?.codes ?? nothing);
    });
    this.earlierFirsts = Array.from({ length: seeds + 1 }, (_, gain) => placesOf(seeds - gain).firsts);
    for (let gain = 0; gain <= seeds; gain++) {
      const { low, high } = codesOf(seeds - gain);
      for (let code = 0; code < low.length; code++) {
        this.gainLow[gain * BYTE + code] = gain - high[code]!;
        this.gainHigh[gain * BYTE + code] = gain - low[code]!;
      }
    }
  }

  run(stage: number, round: number, phase: number, from: number, to: number): number {
    if (round === 0) {
      if (phase === 0) this.setUp(stage, from, to);
      return 0;
    }
    const [now, later] = round % 2 === 1 ? this.marks : ([this.marks[1], this.marks[0]] as const);
    return phase === 0 ? this.evaluator(stage, now, from, to) : this.settle(stage, round, now, later, from, to);
  }

  private setUp(stage: number, from: number, to: number): void {
    const { moves, places, seeds } = this;
    const { firsts, size } = places;
    if (stage === LASTING) this.setSplits(from, to);
    this.marks[0].fill(STALE, from, to);
    this.marks[1].fill(QUIET, from, to);
    if (!this.mustFeed) return;
    // A side without a legal move ends the game, and each side takes its own row: the split is final.
    this.marks[0].fill(QUIET, from, Math.min(to, firsts[1]!));
    for (let index = Math.max(from, firsts[seeds]!); index < Math.min(to, size); index++) {
      this.prepare(moves.firstRow[seeds]! + index - firsts[seeds]!);
      if (this.sowings === 0) this.marks[0][index] = QUIET;
    }
  }

  private setSplits(from: number, to: number): void {
    const { known, places, seeds } = this;
    for (let ownSeeds = 0; ownSeeds <= seeds; ownSeeds++) {
      const split = 2 * ownSeeds - seeds;
      const end = places.firsts[ownSeeds + 1] ?? places.size;
      const begin = Math.max(from, places.firsts[ownSeeds]!);
      this.codes.fill(known.code(split, split), begin, Math.max(begin, Math.min(to, end)));
    }
  }

  /** Prepares the sowings of an own row, so that the indices of the children depend on the enemy's row alone. */
  private prepare(row: number): void {
    const { childFirst, childRank, childStride, childSum, moves, places, reachAt, seeds } = this;
    const enemySum = seeds - moves.sumOf[row]!;
    const mustFeed = this.mustFeed && enemySum === 0;
    let count = 0;
    for (let sowing = moves.sowingStart[row]!; sowing < moves.sowingStart[row + 1]!; sowing++) {
      const kind = moves.sowingKind[sowing]!;
      if (mustFeed && kind === 0) continue;
      const left = moves.sowingRow[sowing]!;
      const leftSum = moves.sumOf[left]!;
      const sum = enemySum + reachOf(kind).seeds;
      reachAt[count] = kind * moves.count + moves.firstRow[enemySum]!;
      childRank[count] = left - moves.firstRow[leftSum]!;
      childFirst[count] = places.firsts[sum]! + childRank[count]!;
      childStride[count] = rowsWith(leftSum);
      childSum[count] = sum;
      count++;
    }
    this.sowings = count;
  }

  private evaluator(stage: number, now: Uint8Array, from: number, to: number): number {
    const { codes, moves, next, places, seeds } = this;
    const { firsts } = places;
    let changed = 0;
    let index = from;
    let ownSum = seeds;
    while (firsts[ownSum]! > index) ownSum--;
    while (index < to) {
      while (ownSum < seeds && firsts[ownSum + 1]! <= index) ownSum++;
      const enemyRows = rowsWith(seeds - ownSum);
      const ownRank = Math.floor((index - firsts[ownSum]!) / enemyRows);
      const first = firsts[ownSum]! + ownRank * enemyRows;
      const end = Math.min(to, first + enemyRows);
      let isPrepared = false;
      for (; index < end; index++) {
        if (now[index] === QUIET) continue;
        if (!isPrepared) {
          this.prepare(moves.firstRow[ownSum]! + ownRank);
          isPrepared = true;
        }
        const split = 2 * ownSum - seeds;
        const code =
          stage === LASTING ? this.judgeOne(index - first, split, split) : this.judgeOne(index - first, seeds, -seeds);
        if (code === codes[index]) now[index] = QUIET;
        else {
          next[index] = code;
          now[index] = CHANGED;
          changed++;
        }
      }
    }
    return changed;
  }

  /** The code of a position, from those of its successors in the previous round; low is at most `most`, high at least `least`. */
  private judgeOne(enemyRank: number, most: number, least: number): number {
    const { childFirst, childStride, codes, gainHigh, gainLow, reachAt, sowings } = this;
    const { reach } = this.moves;
    let low = -128;
    let high = -128;
    for (let move = 0; move < sowings; move++) {
      const reached = reach[reachAt[move]! + enemyRank]!;
      let entry: number;
      if (reached <= RANK_MASK) entry = codes[childFirst[move]! + reached * childStride[move]!]!;
      else entry = this.afterCapture(move, reached);
      low = Math.max(low, gainLow[entry]!);
      high = Math.max(high, gainHigh[entry]!);
    }
    return this.known.code(Math.min(low, most), Math.max(high, least));
  }

  /** The index of a capture in `gainLow` and `gainHigh`. */
  private afterCapture(move: number, reached: number): number {
    const gain = reached >> GAIN_SHIFT;
    const sum = this.childSum[move]! - gain;
    const index =
      this.earlierFirsts[gain]![sum]! + (reached & RANK_MASK) * this.childStride[move]! + this.childRank[move]!;
    return gain * BYTE + this.earlier[gain]![index]!;
  }

  /** Publishes the changes of this round and marks their predecessors. */
  private settle(stage: number, round: number, now: Uint8Array, later: Uint8Array, from: number, to: number): number {
    const { codes, highDistances, lowDistances, moves, next, places, seeds } = this;
    const { low, high } = this.known;
    const { firsts } = places;
    let ownSum = 0;
    for (let index = from; index < to; index++) {
      if (now[index] !== CHANGED) continue;
      const before = codes[index]!;
      const after = next[index]!;
      codes[index] = after;
      if (stage !== LASTING) {
        if (low[after] !== low[before]) lowDistances[index] = round;
        if (high[after] !== high[before]) highDistances[index] = round;
      }
      now[index] = QUIET;
      while (ownSum < seeds && firsts[ownSum + 1]! <= index) ownSum++;
      const enemyRows = rowsWith(seeds - ownSum);
      const inClass = index - firsts[ownSum]!;
      const ownRank = Math.floor(inClass / enemyRows);
      const enemyRow = moves.firstRow[seeds - ownSum]! + inClass - ownRank * enemyRows;
      this.markOrigins(moves.firstRow[ownSum]! + ownRank, enemyRow, later);
    }
    return 0;
  }

  /** Marks all predecessors of these rows by moves without a capture; the side that moved now has the enemy's row. */
  private markOrigins(ownRow: number, enemyRow: number, later: Uint8Array): void {
    const { moves, places, seeds } = this;
    const { count, originKind, originRow, originStart, firstRow, sumOf, unreach } = moves;
    for (let origin = originStart[enemyRow]!; origin < originStart[enemyRow + 1]!; origin++) {
      const kind = originKind[origin]!;
      const rank = unreach[kind * count + ownRow]!;
      if (rank === NO_ROW || (this.mustFeed && ownRow === 0 && kind === 0)) continue;
      const row = originRow[origin]!;
      const sum = sumOf[row]!;
      later[places.firsts[sum]! + (row - firstRow[sum]!) * rowsWith(seeds - sum) + rank] = STALE;
    }
  }
}
