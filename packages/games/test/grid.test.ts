import { expect, test } from 'vitest';
import { Grid } from '../src/board/grid.ts';

const grid = new Grid(3, 2);

test('cells are numbered along the rows from a1', () => {
  expect([0, 1, 2, 3, 4, 5].map((cell) => grid.nameOf(cell))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect(['a1', 'c1', 'a2', 'c2'].map((name) => grid.parse(name))).toEqual([0, 2, 3, 5]);
});

test.each(['', 'a', 'a3', 'd1', 'A1', 'a1 ', 'a01', '-1'])('%j is no cell', (name) => {
  expect(grid.parse(name)).toBeNull();
  expect(() => grid.cellOf(name)).toThrow('is a cell');
});

test('a number that is no cell has no name', () => {
  expect([-1, 6].map((cell) => grid.nameOf(cell))).toEqual(['', '']);
});

test('a game may have another numbering', () => {
  const byColumns = new Grid(3, 2, (column, row) => 10 * column + row);
  expect(byColumns.nameOf(20)).toBe('c1');
  expect(byColumns.parse('b2')).toBe(11);
});

test('cells are seen row by row, in two shades where asked', () => {
  expect(grid.cellViews('hole').map(({ id, x, y }) => `${id} ${x} ${y}`)).toEqual([
    'a1 0 0',
    'b1 1 0',
    'c1 2 0',
    'a2 0 1',
    'b2 1 1',
    'c2 2 1',
  ]);
  expect(grid.cellViews('hole')[0]).not.toHaveProperty('dark');
  expect(grid.cellViews('square', true).map(({ dark }) => dark)).toEqual([true, false, true, false, true, false]);
});

test('letters run along the bottom, numbers up the left', () => {
  expect(grid.labels.map(({ text, edge, at }) => `${text} ${edge} ${at}`)).toEqual([
    'a bottom 0',
    'b bottom 1',
    'c bottom 2',
    '1 left 0',
    '2 left 1',
  ]);
});
