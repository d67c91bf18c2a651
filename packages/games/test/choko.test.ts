import { describe, expect, test } from 'vitest';
import { formatMessage, loadChoices } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, read, movesOf, after, noticesOf, viewOf, english } = await loadGame('choko');
const choices = await loadChoices('choko');

const isDrop = (move: string): boolean => move.length === 2;

describe('turns [2]', () => {
  test('a man steps in four directions', () => {
    const steps = movesOf('4b/5/2w2/5/5 w - 0,0 0');
    expect(steps.sort()).toEqual(['c3-b3', 'c3-c2', 'c3-c4', 'c3-d3']);
  });

  test('steps do not run around the edge', () => {
    expect(movesOf('2b2/5/4w/5/5 w - 0,0 0').sort()).toEqual(['e3-d3', 'e3-e2', 'e3-e4']);
    expect(movesOf('2b2/5/w4/5/5 w - 0,0 0').sort()).toEqual(['a3-a2', 'a3-a4', 'a3-b3']);
  });

  test('a jump removes the jumped man and one more', () => {
    expect(after('5/2b2/2w2/5/4b w - 10,10 2', 'c3xc5,e1')).toBe('2w2/5/5/5/5 b - 10,10 0');
  });

  test('every other enemy man may be the second', () => {
    const captures = movesOf('4b/2b2/2w2/b4/4b w - 0,0 0').filter((move) => move.includes('x'));
    expect(captures.sort()).toEqual(['c3xc5,a2', 'c3xc5,e1', 'c3xc5,e5']);
  });

  test('a jump over the only man removes nothing more, even with men in the hand', () => {
    expect(after('5/2b2/2w2/5/5 w - 10,10 0', 'c3xc5')).toBe('2w2/5/5/5/5 b - 10,10 0');
  });

  test('a jump needs an empty cell behind, on the board', () => {
    const jumps = (text: string): string[] => movesOf(text).filter((move) => move.includes('x'));
    expect(jumps('2b2/2b2/2w2/5/5 w - 0,0 0')).toEqual([]);
    expect(jumps('2b2/2w2/5/5/5 w - 0,0 0')).toEqual([]);
    expect(jumps('5/5/3wb/5/5 w - 0,0 0')).toEqual([]);
  });

  test('capturing is never forced', () => {
    expect(movesOf('5/2b2/2w2/5/4b w - 0,0 0')).toContain('c3-d3');
  });
});

describe('initiative [3]', () => {
  test('white begins with it and keeps it while dropping', () => {
    expect(after('5/5/5/5/5 w w 12,12 0', 'c3', 'c4', 'a1')).toBe('5/2b2/2w2/5/w4 b w 10,11 0');
  });

  test('who holds men must drop while the other has it', () => {
    expect(movesOf('5/2b2/2w2/5/5 b w 11,11 0').every(isDrop)).toBe(true);
  });

  test('with an empty hand one may move although the other has it', () => {
    expect(movesOf('5/2b2/2w2/5/5 b w 11,0 0').some(isDrop)).toBe(false);
  });

  test('its holder gives it up by a step', () => {
    expect(after('5/2b2/2w2/5/5 w w 11,11 0', 'c3-d3')).toBe('5/2b2/3w1/5/5 b - 11,11 1');
  });

  test('its holder gives it up by a capture', () => {
    expect(after('5/2b2/2w2/5/5 w w 11,11 0', 'c3xc5')).toBe('2w2/5/5/5/5 b - 11,11 0');
  });

  test('the first drop takes it when neither side has it', () => {
    expect(after('5/2b2/3w1/5/5 b - 11,11 1', 'a1')).toBe('5/2b2/3w1/5/b4 w b 11,10 0');
  });

  test('moving without having it changes nothing', () => {
    expect(after('5/2b2/3w1/5/5 b - 11,11 1', 'c4-c5')).toBe('2b2/5/3w1/5/5 w - 11,11 2');
  });
});

describe('what is forced, and why', () => {
  test.each([
    ['[3]', '5/2b2/2w2/5/5 b w 11,11 0', 'Black must drop a man: white has the initiative'],
    ['[4] no man on the board', '5/5/5/5/5 w w 12,12 0', 'White must drop a man: none of its men is on the board'],
    ['[4] none can move', '5/5/b4/b4/wbb2 w w 11,8 0', 'White must drop a man: none of its men on the board can move'],
    ['[5]', 'w1b2/bb3/b4/5/5 w - 0,0 0', undefined],
    ['[8] 21 plies left', '5/2b2/2w2/5/5 w - 0,0 79', undefined],
    [
      '[8] 20 plies left',
      '5/2b2/2w2/5/5 w - 0,0 80',
      'Moves left before the draw, unless a man is dropped or captured: 20',
    ],
    ['[5] stuck', 'wbb2/b4/b4/5/5 w - 0,0 0', 'White must pass: its hand is empty and none of its men can move'],
  ])('%s', (_, text, notice) => {
    expect(noticesOf(text)).toEqual(notice === undefined ? [] : [notice]);
  });

  test('[4] a side that cannot move lists drops alone', () => {
    expect(movesOf('5/5/b4/b4/wbb2 w w 11,8 0').every(isDrop)).toBe(true);
  });

  test('[5] a pass is the only move, counts on the clock and keeps the rest', () => {
    expect(movesOf('wbb2/b4/b4/5/5 w - 0,0 0')).toEqual(['pass']);
    expect(after('wbb2/b4/b4/5/5 w - 0,0 0', 'pass')).toBe('wbb2/b4/b4/5/5 b - 0,0 1');
  });
});

describe('the 24th drop [6]', () => {
  test('by white: nobody has the initiative, black is to move', () => {
    expect(after('5/5/5/1b3/w4 w b 1,0 0', 'e5')).toBe('4w/5/5/1b3/w4 b - 0,0 0');
  });

  test('by black: black is to move again', () => {
    expect(after('5/5/5/1b3/w4 b w 0,1 0', 'e5')).toBe('4b/5/5/1b3/w4 b - 0,0 0');
  });
});

describe('ends', () => {
  test('[7] without a man on the board and in the hand', () => {
    expect(read('5/5/5/5/w4 b - 0,0 3').outcome()).toEqual({ winner: 1, reason: 'no-men' });
    expect(read('5/5/5/5/b4 b - 0,0 3').outcome()).toEqual({ winner: 2, reason: 'no-men' });
    expect(read('5/5/5/5/w4 b - 0,1 3').outcome()).toBeNull();
  });

  test('[8] at 100 plies without progress', () => {
    expect(read(after('5/2b2/2w2/5/5 w - 0,0 99', 'c3-d3')).outcome()).toEqual({ winner: null, reason: 'no-progress' });
  });

  test('[7] goes before [8]', () => {
    expect(read('5/5/5/5/w4 b - 0,0 100').outcome()).toEqual({ winner: 1, reason: 'no-men' });
  });
});

describe('repetition', () => {
  test('leaves the clock aside and nothing else', () => {
    const position = read('5/2b2/2w2/5/5 w - 11,11 0');
    expect(position.repeats(read('5/2b2/2w2/5/5 w - 11,11 50'))).toBe(true);
    for (const other of ['5/2b2/2w2/5/5 b - 11,11 0', '5/2b2/2w2/5/5 w b 11,11 0', '5/2b2/2w2/5/5 w - 10,11 0']) {
      expect(position.repeats(read(other)), other).toBe(false);
      expect(read(other).keyLow, other).not.toBe(position.keyLow);
    }
  });
});

describe('reading', () => {
  test('the clock may be left out', () => {
    expect(rules.makePosition(read('5/5/5/5/5 w w 12,12'))).toBe('5/5/5/5/5 w w 12,12 0');
  });

  test.each([
    ['5/5/5/5 w w 12,12 0', 'position.rows'],
    ['5/5/5/5/5 x w 12,12 0', 'position.side'],
    ['5/5/5/5/5 w x 12,12 0', 'position.initiative'],
    ['5/5/5/5/5 w w 12 0', 'position.hands'],
    ['5/5/5/5/w4 w w 12,12 0', 'position.hands'],
    ['5/5/5/5/5 w w 0,0 0', 'position.rows'],
    ['5/5/5/5/5 w w 12,12 101', 'position.clock'],
    ['5/5/5/5/5 w w 12,12 0 0', 'position'],
  ])('%s is refused for its %s', (text, field) => {
    const position = rules.parsePosition(text);
    expect(position.ok ? null : position.error.field).toBe(field);
  });
});

describe('the view', () => {
  test('has the men, the hands and the initiative', () => {
    const view = viewOf('5/2b2/2w2/5/5 b w 11,11 0');
    expect(view.pieces.map(({ owner, at, count }) => ({ owner, at, count }))).toEqual([
      { owner: 1, at: { cell: 'c3' }, count: undefined },
      { owner: 1, at: { tray: 'hand-1' }, count: 11 },
      { owner: 2, at: { cell: 'c4' }, count: undefined },
      { owner: 2, at: { tray: 'hand-2' }, count: 11 },
    ]);
    expect(view.furniture).toEqual([{ kind: 'token', name: 'initiative', owner: 1 }]);
    expect(view.cells).toHaveLength(25);
  });
});

describe('refusals', () => {
  const OPEN = '2b2/1b3/1w3/b4/w4 w - 3,3 0';
  const JUMP = 'a man of black stands there: to capture it, choose the empty hole right behind it';
  const TAKEN = 'the hole is occupied by a man of black';
  test.each([
    ['the hand of the other side', ['hand-2'], 'that is the hand of the other side'],
    ['that hand after the own one', ['hand-1', 'hand-2'], 'that is the hand of the other side'],
    ['that hand after a man', ['b3', 'hand-2'], 'that is the hand of the other side'],
    ['an enemy man that can be jumped', ['b3', 'b4'], JUMP],
    ['an enemy man out of reach', ['b3', 'c5'], TAKEN],
    ['a drop onto a man that could be jumped', ['hand-1', 'b4'], TAKEN],
    ['a man to remove where none stands', ['b3', 'b5', 'e1'], 'no man of black stands there to remove'],
  ])('%s', (_, picks, reason) => {
    const step = choices.walk(read(OPEN), picks);
    expect(step.ok ? 'possible' : formatMessage(english, step.error)).toBe(reason);
  });

  test('an enemy man beside with its back covered is only in the way', () => {
    const step = choices.walk(read('1b3/1b3/1w3/b4/w4 w - 3,3 0'), ['b3', 'b4']);
    expect(step.ok ? 'possible' : formatMessage(english, step.error)).toBe(TAKEN);
  });
});
