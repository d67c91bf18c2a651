import { describe, expect, test } from 'vitest';
import { fromTable, toTable, WIN } from '../src/search/score.ts';
import { CAME_BACK, ENDS, NEW, Path } from '../src/search/search-path.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  gradeOf,
  makeTableMemory,
  NO_MOVE,
  TranspositionTable,
} from '../src/search/transposition-table.ts';

describe('the transposition table', () => {
  test('uses no more memory than it was given', () => {
    for (const bytes of [1, 64, 100, 1000, 65_536, 100_000]) {
      expect(makeTableMemory(bytes, false).byteLength).toBeLessThanOrEqual(Math.max(64, bytes));
      expect(makeTableMemory(bytes, true)).toBeInstanceOf(SharedArrayBuffer);
    }
  });

  test('gives back what was stored, and nothing for another position', () => {
    const table = new TranspositionTable(makeTableMemory(4096, false));
    table.startSearch();
    table.store(5, -7, 123_456, -2500, gradeOf(9, AT_MOST));
    expect(table.probe(5, -7)).toBe(true);
    expect(table).toMatchObject({ move: 123_456, score: -2500, depth: 9, bound: AT_MOST });
    expect(table.probe(5, -8)).toBe(false);
    expect(table.probe(6, -7)).toBe(false);
    table.clear();
    expect(table.probe(5, -7)).toBe(false);
  });

  test('knows the position with key 0 only once it was stored', () => {
    const table = new TranspositionTable(makeTableMemory(4096, false));
    expect(table.probe(0, 0)).toBe(false);
    table.store(0, 0, 0, 0, gradeOf(0, EXACT));
    expect(table.probe(0, 0)).toBe(true);
  });

  test('keeps the move it knew when a new bound has none', () => {
    const table = new TranspositionTable(makeTableMemory(4096, false));
    table.store(1, 2, 77, 10, gradeOf(3, AT_LEAST));
    table.store(1, 2, NO_MOVE, 5, gradeOf(4, AT_MOST));
    expect(table.probe(1, 2)).toBe(true);
    expect(table).toMatchObject({ move: 77, score: 5, depth: 4 });
  });

  test('gives up shallow and old entries first', () => {
    const table = new TranspositionTable(makeTableMemory(64, false));
    table.startSearch();
    for (let high = 1; high <= 4; high++) table.store(0, high, high, 0, gradeOf(high, EXACT));
    table.store(0, 9, 9, 0, gradeOf(2, EXACT));
    expect([1, 2, 3, 4, 9].map((high) => table.probe(0, high))).toEqual([false, true, true, true, true]);
    for (let search = 0; search < 3; search++) table.startSearch();
    table.store(0, 10, 10, 0, gradeOf(1, EXACT));
    table.store(0, 11, 11, 0, gradeOf(1, EXACT));
    // The new entries stand although they are shallower: all others are of an earlier search.
    expect([10, 11].map((high) => table.probe(0, high))).toEqual([true, true]);
  });

  test('counts proved ends from the position, not from the root', () => {
    const found = WIN - 9;
    expect(fromTable(toTable(found, 4), 6)).toBe(WIN - 11);
    expect(fromTable(toTable(-found, 4), 2)).toBe(-(WIN - 7));
    expect(fromTable(toTable(150, 4), 6)).toBe(150);
  });
});

describe('the path', () => {
  const pathOf = (history: readonly number[], searched: readonly number[]): Path => {
    const path = new Path();
    for (const key of history) path.push(key, key * 3);
    path.setRoot();
    for (const key of searched) path.push(key, key * 3);
    return path;
  };

  test('sees a position that comes back within the search', () => {
    expect(pathOf([1, 2], [3, 2]).repetition()).toBe(CAME_BACK);
    expect(pathOf([1, 2], [3, 4, 3]).repetition()).not.toBe(NEW);
    expect(pathOf([1, 2], [3, 4, 5]).repetition()).toBe(NEW);
  });

  test('sees the third occurrence in a match, and lets the second pass', () => {
    expect(pathOf([7, 1, 2], [7]).repetition()).toBe(NEW);
    expect(pathOf([7, 1, 7, 2], [7]).repetition()).toBe(ENDS);
    expect(pathOf([7, 1, 7], [2, 7]).repetition()).toBe(ENDS);
  });

  test('is not misled by keys that look alike', () => {
    const path = new Path();
    path.push(5, 1);
    path.setRoot();
    path.push(5 + 1024, 1);
    path.push(5, 2);
    expect(path.repetition()).toBe(NEW);
    path.pop();
    path.push(5, 1);
    expect(path.repetition()).not.toBe(NEW);
  });
});
