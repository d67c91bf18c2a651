// Hot: goes over all entries of a table.
import type { ClassEntries } from '@tabuleiro/engine/tablebase';
import type { TableFacet } from '@tabuleiro/games';

/** Counts of a class, at equal scores. */
export interface ClassSummary {
  readonly positions: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Positions with an unknown result. */
  readonly unknown: number;
  /** Positions with an exact margin. */
  readonly exact: number;
  readonly longest: number;
}

/** Counts the entries of a class. */
export function summariseClass(entries: ClassEntries, { holeCode, isEndlessDrawn }: TableFacet): ClassSummary {
  const { header } = entries;
  const counts = new Float64Array(256);
  let longest = 0;
  for (let index = 0; index < header.size; index++) {
    const word = entries.entry(index);
    if ((word & 0xff) === holeCode) continue;
    counts[word & 0xff]!++;
    const distance = header.distances[word >> 8];
    if (distance !== undefined) longest = Math.max(longest, distance.low, distance.high);
  }
  const sum = (isWanted: (low: number, high: number) => boolean): number =>
    header.dictionary.reduce((total, { low, high }, code) => (isWanted(low, high) ? total + counts[code]! : total), 0);
  const isDrawn = (low: number, high: number): boolean => (low === 0 && high === 0) || (isEndlessDrawn && low < high);
  const positions = sum(() => true);
  const wins = sum((low) => low > 0);
  const losses = sum((_, high) => high < 0);
  const draws = sum(isDrawn);
  const exact = sum((low, high) => low === high);
  return { positions, wins, draws, losses, unknown: positions - wins - draws - losses, exact, longest };
}
