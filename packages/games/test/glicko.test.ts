import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEWCOMER, rateMatch, rested } from '../src/glicko.ts';

// The expected numbers are from a separate program that follows Glickman's paper step by step, solves for the volatility
// by bisection, and gives the result of the paper's own example.
const KNOWN = [
  [[1500, 200, 0.06], [1400, 30], 1, [1563.564, 175.403, 0.059999]],
  [[1500, 350, 0.06], [1500, 350], 1, [1662.311, 290.319, 0.06]],
  [[1500, 350, 0.06], [1500, 350], 0.5, [1500, 290.319, 0.059999]],
  [[2100, 60, 0.06], [1500, 50], 0, [2079.664, 60.786, 0.060012]],
  [[1200, 90, 0.08], [2300, 60], 1, [1246.78, 91.044, 0.080031]],
] as const;

const rating = fc.record({
  rating: fc.double({ min: 400, max: 3200, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.2, noNaN: true }),
});

describe('Glicko-2', () => {
  test.each(KNOWN)('%j against %j with %d gives %j', (player, opponent, score, expected) => {
    const [r, deviation, volatility] = player;
    const other = { rating: opponent[0], deviation: opponent[1], volatility: 0.06 };
    const next = rateMatch({ rating: r, deviation, volatility }, other, score, 0);
    expect(next.rating).toBeCloseTo(expected[0], 2);
    expect(next.deviation).toBeCloseTo(expected[1], 2);
    expect(next.volatility).toBeCloseTo(expected[2], 5);
  });

  test('gives a winner more, a loser less, and numbers always', () => {
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: 0, max: 10 ** 12 }), (player, opponent, idleMs) => {
        const [won, drawn, lost] = [1, 0.5, 0].map((score) => rateMatch(player, opponent, score, idleMs));
        expect(won?.rating).toBeGreaterThan(player.rating);
        expect(lost?.rating).toBeLessThan(player.rating);
        expect(drawn?.rating).toBeGreaterThan(lost?.rating ?? 0);
        for (const one of [won, drawn, lost]) {
          expect(one?.deviation).toBeLessThanOrEqual(NEWCOMER.deviation);
          expect(one?.volatility).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('grows less certain of who does not play, up to what it knows of a newcomer', () => {
    const known = { rating: 1700, deviation: 60, volatility: 0.06 };
    const year = 365 * 86_400_000;
    expect(rested(known, 0)).toBe(60);
    expect(rested(known, year)).toBeGreaterThan(90);
    expect(rested(known, 1000 * year)).toBe(350);
  });
});
