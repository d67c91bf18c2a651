import { describe, expect, test } from 'vitest';
import { BrokenInvariant, loadRules, perft, perftDivide, perftPlayed, perftWithin } from '../src/index.ts';

const choko = await loadRules('choko');

describe('a count within limits', () => {
  const start = choko.start();
  // The moves of all plies but the last are made.
  const work = perft(start, 1) + perft(start, 2);

  test('is the count when the limit is just enough', () => {
    expect(perftWithin(start, 3, work)).toBe(perft(start, 3));
  });

  test('is given up when it is not, and leaves the position as it was', () => {
    const position = choko.start();
    expect(perftWithin(position, 3, work - 1)).toBeNull();
    expect(choko.makePosition(position)).toBe(choko.makePosition(start));
    expect([position.keyLow, position.keyHigh]).toEqual(position.freshKey());
  });

  test('makes no move for a single ply, however many there are', async () => {
    const eigenstate = (await loadRules('eigenstate')).start();
    expect(perftWithin(eigenstate, 1, 0)).toBe(56_718);
    expect(perftWithin(eigenstate, 2, 56_718)).toBe(3_216_931_524);
    expect(perftWithin(eigenstate, 2, 56_717)).toBeNull();
    expect(perftWithin(eigenstate, 0, 0)).toBe(1);
  });
});

describe('a count for each first move', () => {
  test('adds up', () => {
    const parts = perftDivide(choko.start(), 3);
    expect(parts).toHaveLength(25);
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perftPlayed(choko.start(), 3));
  });

  test('needs a first move', () => {
    expect(() => perftDivide(choko.start(), 0)).toThrow(BrokenInvariant);
  });
});
