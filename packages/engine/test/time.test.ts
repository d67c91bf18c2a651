import { describe, expect, test } from 'vitest';
import { allotTime } from '../src/search/time-management.ts';

describe('time', () => {
  test('for one move is used in full, and without limit is endless', () => {
    expect(allotTime({ timeMs: 100 }, 1)).toEqual({ softMs: Number.POSITIVE_INFINITY, hardMs: 100 });
    expect(allotTime({ nodes: 5 }, 1).hardMs).toBe(Number.POSITIVE_INFINITY);
  });

  test('of a clock is spread over the match and never runs out', () => {
    for (const side of [1, 2] as const) {
      let left = 60_000;
      for (let turn = 0; turn < 200; turn++) {
        const timeMs = side === 1 ? ([left, 5] as const) : ([5, left] as const);
        const { softMs, hardMs } = allotTime({ clocks: { timeMs, incrementMs: [0, 0] } }, side);
        expect(softMs).toBeLessThanOrEqual(hardMs);
        expect(hardMs).toBeLessThan(Math.max(2, left));
        left -= Math.min(left, hardMs);
      }
    }
  });

  test('with an increment uses most of it', () => {
    const { softMs } = allotTime({ clocks: { timeMs: [10_000, 0], incrementMs: [5000, 0] } }, 1);
    expect(softMs).toBeGreaterThan(3000);
    expect(softMs).toBeLessThan(8000);
  });
});
