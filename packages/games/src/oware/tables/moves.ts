// Hot: the solver reads these tables for every move of every position.
import * as layoutModule from '../layout.ts';
import type { OwareVariant } from '../rules.ts';
import { rankOfRow, reachOf, reachRow, rowsWith, sowOwn, unrankRow } from './row-ranks.ts';

const { PITS_EACH } = layoutModule;

/** How a reach is packed: the rank of the enemy's row afterwards, and the seeds captured above it. */
export const GAIN_SHIFT = 24;
export const RANK_MASK = (1 << GAIN_SHIFT) - 1;
/** No row: no sowing of this kind results in it, or it has too many seeds. */
export const NO_ROW = -1;

/**
 * All rows of up to n seeds, and the effects of all sowings on them. Rows are numbered by their seeds, then by their rank. No
 * part of a sowing depends on both rows, so these few tables hold the moves of millions of positions, in both directions.
 */
export class RowMoves {
  readonly variant: OwareVariant;
  readonly seeds: number;
  readonly count: number;
  readonly kinds: number;
  /** By seeds: the number of the first such row. One more at the end. */
  readonly firstRow: Int32Array;
  readonly sumOf: Uint8Array;
  /** The sowings of an own row are at sowingStart[row] up to, but not including, sowingStart[row + 1]. */
  readonly sowingStart: Int32Array;
  readonly sowingKind: Uint8Array;
  /** The own row after a sowing. */
  readonly sowingRow: Int32Array;
  /** [kind * count + enemy row]: the row afterwards and the seeds captured, packed; NO_ROW with too many seeds. */
  readonly reach: Int32Array;
  /** [kind * count + enemy row afterwards]: the rank of the row before, if nothing was captured. */
  readonly unreach: Int32Array;
  /** The sowings that result in an own row are at originStart[row] up to, but not including, originStart[row + 1]. */
  readonly originStart: Int32Array;
  readonly originKind: Uint8Array;
  /** The own row before such a sowing. */
  readonly originRow: Int32Array;

  constructor(variant: OwareVariant, seeds: number) {
    this.variant = variant;
    this.seeds = seeds;
    this.firstRow = new Int32Array(seeds + 2);
    for (let sum = 0; sum <= seeds; sum++) this.firstRow[sum + 1] = this.firstRow[sum]! + rowsWith(sum);
    this.count = this.firstRow[seeds + 1]!;
    this.sumOf = new Uint8Array(this.count);
    for (let sum = 0; sum <= seeds; sum++) this.sumOf.fill(sum, this.firstRow[sum], this.firstRow[sum + 1]);

    this.sowingStart = new Int32Array(this.count + 1);
    this.sowingKind = new Uint8Array(this.count * PITS_EACH);
    this.sowingRow = new Int32Array(this.count * PITS_EACH);
    this.kinds = this.fillSowings();
    this.reach = new Int32Array(this.kinds * this.count).fill(NO_ROW);
    this.unreach = new Int32Array(this.kinds * this.count).fill(NO_ROW);
    this.fillReaches();
    this.originStart = new Int32Array(this.count + 1);
    this.originKind = new Uint8Array(this.sowingStart[this.count]!);
    this.originRow = new Int32Array(this.sowingStart[this.count]!);
    this.fillOrigins();
  }

  private readRow(row: number, pits: Uint8Array): void {
    const sum = this.sumOf[row]!;
    unrankRow(row - this.firstRow[sum]!, sum, pits);
  }

  private fillSowings(): number {
    const pits = new Uint8Array(PITS_EACH);
    let next = 0;
    let kinds = 1;
    for (let row = 0; row < this.count; row++) {
      this.readRow(row, pits);
      for (let pit = 0; pit < PITS_EACH; pit++) {
        if (pits[pit] === 0) continue;
        const after = sowOwn(pits, pit, this.variant === 'abapa');
        const sum = after.pits.reduce((total, seeds) => total + seeds, 0);
        this.sowingKind[next] = after.kind;
        this.sowingRow[next] = this.firstRow[sum]! + rankOfRow(after.pits, sum);
        kinds = Math.max(kinds, after.kind + 1);
        next++;
      }
      // A pass is a sowing of no seeds. Where passing is not allowed, an empty row has no move.
      if (row === 0 && this.variant === 'report') next++;
      this.sowingStart[row + 1] = next;
    }
    return kinds;
  }

  private fillReaches(): void {
    const pits = new Uint8Array(PITS_EACH);
    for (let kind = 0; kind < this.kinds; kind++) {
      const rows = this.firstRow[Math.max(0, this.seeds - reachOf(kind).seeds + 1)]!;
      for (let row = 0; row < rows; row++) {
        this.readRow(row, pits);
        const gain = reachRow(pits, kind, this.variant === 'abapa');
        const sum = pits.reduce((total, seeds) => total + seeds, 0);
        const rank = rankOfRow(pits, sum);
        this.reach[kind * this.count + row] = rank | (gain << GAIN_SHIFT);
        if (gain > 0) continue;
        this.unreach[kind * this.count + this.firstRow[sum]! + rank] = row - this.firstRow[this.sumOf[row]!]!;
      }
    }
  }

  private fillOrigins(): void {
    const { count, originStart, sowingRow, sowingStart } = this;
    const sowings = sowingStart[count]!;
    for (let sowing = 0; sowing < sowings; sowing++) originStart[sowingRow[sowing]! + 1]!++;
    for (let row = 0; row < count; row++) originStart[row + 1] = originStart[row + 1]! + originStart[row]!;
    const next = originStart.slice();
    for (let row = 0; row < count; row++) {
      for (let sowing = sowingStart[row]!; sowing < sowingStart[row + 1]!; sowing++) {
        const place = next[sowingRow[sowing]!]!++;
        this.originRow[place] = row;
        this.originKind[place] = this.sowingKind[sowing]!;
      }
    }
  }
}

/** The approximate memory of the tables of rows. */
export function rowMovesBytes(seeds: number): number {
  let rows = 0;
  for (let sum = 0; sum <= seeds; sum++) rows += rowsWith(sum);
  const sowings = rows * PITS_EACH * (2 + 2 * Int32Array.BYTES_PER_ELEMENT);
  // A sowing of all seeds out of the last pit has the highest kind.
  const kinds = sowOwn(new Uint8Array([0, 0, 0, 0, 0, seeds]), PITS_EACH - 1, true).kind + 1;
  return sowings + 2 * kinds * rows * Int32Array.BYTES_PER_ELEMENT;
}
