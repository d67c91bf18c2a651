import { describe, expect, test } from 'vitest';
import { codesOf } from '../src/oware/tables/bounds-codes.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);
/** From here on a byte cannot tell all pairs of bounds apart. */
const FIRST_WIDENED = 22;

/** All pairs of bounds that are possible with `seeds` seeds: margins have the parity of the seeds. */
function allBounds(seeds: number): readonly { low: number; high: number }[] {
  const margins = Array.from({ length: seeds + 1 }, (_, index) => 2 * index - seeds);
  return margins.flatMap((low) => margins.filter((high) => high >= low).map((high) => ({ low, high })));
}

describe.each(SEEDS)('the codes of %i seeds', (seeds) => {
  const codes = codesOf(seeds);
  const meaningOf = (low: number, high: number) => codes.dictionary[codes.code(low, high)];

  test('fit into a byte, and none means what another does', () => {
    expect(codes.dictionary.length).toBeLessThanOrEqual(256);
    expect(new Set(codes.dictionary.map(({ low, high }) => `${low} ${high}`)).size).toBe(codes.dictionary.length);
    expect(codes.dictionary.every(({ low, high }, code) => low === codes.low[code] && high === codes.high[code])).toBe(
      true,
    );
  });

  test('tell every margin that is known exactly', () => {
    for (let margin = -seeds; margin <= seeds; margin += 2) {
      expect(meaningOf(margin, margin)).toEqual({ low: margin, high: margin });
    }
  });

  test('widen bounds to the closest around them that have a code, and only where there are too many', () => {
    let widened = 0;
    for (const { low, high } of allBounds(seeds)) {
      const around = codes.dictionary.filter((kept) => kept.low <= low && kept.high >= high);
      const least = Math.min(...around.map((kept) => kept.high - kept.low));
      const closest = around.filter((kept) => kept.high - kept.low === least);
      expect(closest).toEqual([meaningOf(low, high)]);
      if (least > high - low) widened++;
    }
    expect(widened > 0).toBe(seeds >= FIRST_WIDENED);
  });

  test('tell wins, draws and losses apart at an even score, however wide they are', () => {
    // What is next to nothing is never widened: the sign of a bound is what decides most matches.
    for (const { low, high } of allBounds(seeds)) {
      const meaning = meaningOf(low, high);
      expect([Math.sign(meaning?.low ?? 9), Math.sign(meaning?.high ?? 9)]).toEqual([Math.sign(low), Math.sign(high)]);
    }
  });

  test('nothing known is a code', () => {
    expect(codes.dictionary[codes.open]).toEqual({ low: -seeds, high: seeds });
  });
});
