import { describe, expect, test } from 'vitest';
import { formatMessage, formatOutcome, formatTextError, loadMoveViewer, SeededRandom, toMove } from '../src/index.ts';
import { loadGame } from './game.ts';

const report = await loadGame('oware', 'report');
const abapa = await loadGame('oware', 'abapa');
const { english } = report;
const moveViewer = await loadMoveViewer('oware');

describe('both variants', () => {
  test.each([
    {
      rule: '[1] seeds go one by one into the pits that follow',
      before: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0',
      move: 'D',
      next: '4,4,4,0,5,5/5,5,4,4,4,4 0,0 N 1',
    },
    {
      rule: '[1] after f comes A',
      before: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 N 7',
      move: 'e',
      next: '5,5,5,4,4,4/4,4,4,4,0,5 0,0 S 8',
    },
    {
      rule: '[2] the last seed makes 2: captured, and the clock begins anew',
      before: '9,0,0,0,0,1/1,9,9,9,9,1 0,0 S 40',
      move: 'F',
      next: '9,0,0,0,0,0/0,9,9,9,9,1 2,0 N 0',
    },
    {
      rule: '[2] the last seed makes 3: captured, by north too',
      before: '2,9,9,9,9,0/9,0,0,0,0,1 0,0 N 40',
      move: 'f',
      next: '0,9,9,9,9,0/9,0,0,0,0,0 0,3 S 0',
    },
    {
      rule: '[2] the last seed makes 4: nothing',
      before: '9,0,0,0,0,1/3,9,9,9,8,0 0,0 S 40',
      move: 'F',
      next: '9,0,0,0,0,0/4,9,9,9,8,0 0,0 N 41',
    },
    {
      rule: '[2] the last seed makes 1: nothing, though the pit before would do',
      before: '9,0,0,0,0,2/1,0,9,9,9,9 0,0 S 40',
      move: 'F',
      next: '9,0,0,0,0,0/2,1,9,9,9,9 0,0 N 41',
    },
    {
      rule: '[2] going back, pits of 2 and 3 are captured up to the first that is neither',
      before: '9,0,0,0,0,5/1,4,1,2,1,9 8,8 S 40',
      move: 'F',
      next: '9,0,0,0,0,0/2,5,0,0,0,9 15,8 N 0',
    },
    {
      rule: '[2] going back ends where the enemy’s row ends',
      before: '9,0,0,0,2,1/1,9,9,9,8,0 0,0 S 40',
      move: 'E',
      next: '9,0,0,0,0,2/0,9,9,9,8,0 2,0 N 0',
    },
    {
      rule: '[2] going back ends where the enemy’s row ends, for north too',
      before: '1,9,9,9,8,0/9,0,0,0,2,1 0,0 N 40',
      move: 'e',
      next: '0,9,9,9,8,0/9,0,0,0,0,2 0,2 S 0',
    },
    {
      rule: '[2] nothing is captured in one’s own row',
      before: '2,1,9,0,0,0/9,9,9,9,0,0 0,0 S 40',
      move: 'A',
      next: '0,2,10,0,0,0/9,9,9,9,0,0 0,0 N 41',
    },
    {
      rule: '[2] nothing is captured in one’s own row after a lap',
      before: '1,1,9,0,0,9/9,9,9,1,0,0 0,0 S 40',
      move: 'F',
      next: '2,2,10,0,0,0/10,10,10,2,1,1 0,0 N 41',
    },
  ])('$rule', ({ before, move, next }) => {
    expect(report.after(before, move)).toBe(next);
    expect(abapa.after(before, move)).toBe(next);
  });

  test('[1] only own pits that are not empty are sown, in sowing order', () => {
    expect(report.movesOf('0,4,0,4,8,8/4,4,4,4,4,4 0,0 S 0').join(' ')).toBe('B D E F');
    expect(abapa.movesOf('4,4,4,4,4,4/0,4,8,4,0,8 0,0 N 0').join(' ')).toBe('b c d f');
    expect(report.isLegal('0,4,0,4,8,8/4,4,4,4,4,4 0,0 S 0', 'A')).toBe(false);
    expect(report.isLegal('0,4,0,4,8,8/4,4,4,4,4,4 0,0 S 0', 'a')).toBe(false);
  });

  test.each([
    ['[4] 25 seeds win', '1,1,1,0,0,0/1,1,1,1,1,15 25,0 N 3', 1, 'majority', [25, 0]],
    ['[4] 25 seeds win for north too', '1,0,0,0,0,0/1,0,0,0,0,0 20,26 S 3', 2, 'majority', [20, 26]],
    ['[4] 24 to 24 is a draw', '0,0,0,0,0,0/0,0,0,0,0,0 24,24 N 0', null, 'even', [24, 24]],
    ['[4] goes before [9]', '1,1,1,0,0,0/1,1,1,1,1,15 25,0 N 100', 1, 'majority', [25, 0]],
    ['[9] at 100 plies the rows are taken', '1,0,0,0,0,3/4,0,0,0,0,0 20,20 S 100', null, 'no-progress', [24, 24]],
    ['[9] and more seeds win', '1,0,0,0,0,0/9,0,0,0,0,0 24,14 S 100', 1, 'no-progress', [25, 23]],
  ] as const)('%s', (_, text, winner, reason, score) => {
    for (const game of [report, abapa]) {
      expect(game.outcomeOf(text)).toEqual({ winner, reason, score });
      expect(game.movesOf(text).join(' ')).toBe('');
      expect(game.read(text).isOver()).toBe(true);
      expect(game.isLegal(text, 'A') || game.isLegal(text, 'a') || game.isLegal(text, 'pass')).toBe(false);
    }
  });

  test('[4] 24 seeds alone decide nothing', () => {
    expect(report.outcomeOf('1,0,0,0,0,0/1,0,0,0,0,0 24,22 S 0')).toBeNull();
    expect(abapa.outcomeOf('1,0,0,0,0,0/1,0,0,0,0,0 22,24 S 0')).toBeNull();
  });

  test('[9] the 100th ply ends the game and leaves the position as it is', () => {
    const position = report.played('9,0,0,0,0,0/9,0,0,0,0,0 20,10 S 99', 'A');
    expect(report.rules.makePosition(position)).toBe('0,1,1,1,1,1/10,1,1,1,0,0 20,10 N 100');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'no-progress', score: [25, 23] });
  });

  test('[10] at the third standing the rows are taken', () => {
    const text = '0,0,0,0,0,1/0,0,0,0,0,5 20,22 S 9';
    expect(report.read(text).repetitionOutcome()).toEqual({ winner: 2, reason: 'repetition', score: [21, 27] });
    const even = '2,0,0,0,0,2/0,0,0,0,0,4 20,20 S 9';
    expect(abapa.read(even).repetitionOutcome()).toEqual({ winner: null, reason: 'repetition', score: [24, 24] });
  });

  test('[10] only the clock may differ', () => {
    const position = report.read('0,1,0,0,0,1/0,0,0,0,0,5 20,21 S 9');
    const same = report.read('0,1,0,0,0,1/0,0,0,0,0,5 20,21 S 10');
    expect(position.repeats(same)).toBe(true);
    expect([position.keyLow, position.keyHigh]).toEqual([same.keyLow, same.keyHigh]);
    for (const text of [
      '0,1,0,0,0,1/0,0,0,0,0,5 20,21 N 9',
      '1,0,0,0,0,1/0,0,0,0,0,5 20,21 S 9',
      '0,1,0,0,0,1/0,0,0,0,0,5 21,20 S 9',
    ]) {
      const other = report.read(text);
      expect(position.repeats(other)).toBe(false);
      expect([other.keyLow, other.keyHigh]).not.toEqual([position.keyLow, position.keyHigh]);
    }
  });
});

describe('report', () => {
  test('[1] a sowing of twelve ends in the emptied pit and captures nothing', () => {
    const text = '9,12,0,0,0,0/1,1,9,9,7,0 0,0 S 40';
    expect(report.after(text, 'B')).toBe('10,1,1,1,1,1/2,2,10,10,8,1 0,0 N 41');
  });

  test('[1] a sowing of more goes on from the emptied pit and captures what it makes 2 or 3', () => {
    const text = '0,0,0,0,0,14/0,1,0,0,9,9 8,7 S 40';
    expect(report.after(text, 'F')).toBe('1,1,1,1,1,1/0,0,1,1,10,10 13,7 N 0');
  });

  test('[2] the last seeds of the enemy may be captured', () => {
    const text = '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40';
    expect(report.after(text, 'F')).toBe('9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 0');
  });

  test('[3] an empty row passes, and the clock goes on', () => {
    const text = '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5';
    expect(report.movesOf(text).join(' ')).toBe('pass');
    expect(report.read(text).countMoves()).toBe(1);
    expect(report.read(text).randomMove(new SeededRandom(1))).toBe(15);
    expect(report.after(text, 'pass')).toBe('9,0,0,0,0,0/0,0,0,0,0,0 24,15 S 6');
    expect(report.after('0,0,0,0,0,0/9,0,0,0,0,0 24,15 S 5', 'pass')).toBe('0,0,0,0,0,0/9,0,0,0,0,0 24,15 N 6');
  });

  test('[3] the other side does not pass', () => {
    expect(report.isLegal('0,0,0,0,0,1/9,0,0,0,0,0 24,14 S 5', 'pass')).toBe(false);
  });

  test('[7] the enemy’s empty row need not be fed', () => {
    expect(report.movesOf('9,1,0,0,0,0/0,0,0,0,0,0 24,14 S 5').join(' ')).toBe('A B');
  });
});

describe('abapa', () => {
  test('[5] a sowing of twelve skips the emptied pit', () => {
    const text = '9,12,0,0,0,0/1,1,9,9,7,0 0,0 S 40';
    expect(abapa.after(text, 'B')).toBe('10,0,2,1,1,1/2,2,10,10,8,1 0,0 N 41');
  });

  test('[5] a sowing of 23 skips it twice', () => {
    const text = '0,23,0,0,0,0/0,0,0,0,0,5 20,0 S 40';
    expect(abapa.after(text, 'B')).toBe('2,0,3,2,2,2/2,2,2,2,2,7 20,0 N 41');
  });

  test('[6] a capture of all that the enemy has is not made', () => {
    const text = '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40';
    expect(abapa.after(text, 'F')).toBe('9,0,0,0,0,0/2,2,0,0,0,0 20,15 N 41');
  });

  test('[6] one seed left elsewhere in the row is enough to capture', () => {
    const text = '9,0,0,0,0,2/1,1,0,0,0,1 20,14 S 40';
    expect(abapa.after(text, 'F')).toBe('9,0,0,0,0,0/0,0,0,0,0,1 24,14 N 0');
  });

  test('[7] an empty row must be fed', () => {
    const text = '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5';
    expect(abapa.movesOf(text).join(' ')).toBe('A E');
    expect(abapa.isLegal(text, 'D')).toBe(false);
    expect(abapa.isLegal(text, 'E')).toBe(true);
    expect(abapa.movesOf('0,0,0,0,0,0/5,6,3,0,0,1 20,13 N 5').join(' ')).toBe('b f');
  });

  test('[7] a move that feeds may capture', () => {
    const text = '0,0,18,0,0,0/0,0,0,0,0,0 10,20 S 5';
    expect(abapa.after(text, 'C')).toBe('1,1,0,2,2,2/0,0,0,0,1,1 18,20 N 0');
  });

  test.each([
    ['the enemy cannot be fed', '3,0,2,0,0,0/0,0,0,0,0,0 20,23 S 5', 1, [25, 23]],
    ['the side to move has no seeds', '0,0,0,0,0,0/3,0,0,0,0,0 23,22 S 5', 2, [23, 25]],
    ['24 seeds each are a draw', '1,0,0,0,0,0/0,0,0,0,0,0 23,24 S 5', null, [24, 24]],
  ] as const)('[8] no legal move ends the game: %s', (_, text, winner, score) => {
    expect(abapa.outcomeOf(text)).toEqual({ winner, reason: 'no-move', score });
    expect(abapa.read(text).isOver()).toBe(true);
    expect(abapa.movesOf(text).join(' ')).toBe('');
    expect(abapa.read(text).countMoves()).toBe(0);
    expect(abapa.isLegal(text, 'pass')).toBe(false);
  });

  test('[8] goes before [9]', () => {
    expect(abapa.outcomeOf('3,0,2,0,0,0/0,0,0,0,0,0 20,23 S 100')).toMatchObject({ reason: 'no-move' });
  });
});

test('numbers that are no move are not legal', () => {
  for (const game of [report, abapa]) {
    const position = game.rules.start();
    for (const number of [6, 7, 8, 13, 14, 15, 16, 512, 2 ** 29, 2 ** 30 - 1]) {
      expect(position.isLegal(toMove(number))).toBe(false);
    }
  }
});

describe('notation', () => {
  test('a clock of 0 may be left out and is written', () => {
    expect(report.rules.makePosition(report.read('4,4,4,4,4,4/4,4,4,4,4,4 0,0 N'))).toBe(
      '4,4,4,4,4,4/4,4,4,4,4,4 0,0 N 0',
    );
  });

  test.each([
    ['4,4,4,4,4,4 0,0 S 0', 'position.rows', 'two-rows'],
    ['4,4,4,4,4,4/4,4,4,4,4,4/ 0,0 S 0', 'position.rows', 'two-rows'],
    ['4,4,4,4,8/4,4,4,4,4,4 0,0 S 0', 'position.rows', 'six-pits'],
    ['4,4,4,4,4,4/4,4,4,4,4,4,0 0,0 S 0', 'position.rows', 'six-pits'],
    ['4,4,4,4,4,04/4,4,4,4,4,4 0,0 S 0', 'position.rows', 'number'],
    ['-1,4,4,4,4,9/4,4,4,4,4,4 0,0 S 0', 'position.rows', 'number'],
    ['49,0,0,0,0,0/0,0,0,0,0,0 0,0 S 0', 'position.rows', 'number'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0 S 0', 'position.stores', 'stores'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0,0,0 S 0', 'position.stores', 'stores'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 ,0 S 0', 'position.stores', 'number'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0,0 s 0', 'position.side', 'one-of'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 101', 'position.clock', 'number'],
    ['4,4,4,4,4,4/4,4,4,4,4,3 0,0 S 0', 'position', 'seeds-in-all'],
    ['4,4,4,4,4,4/4,4,4,4,4,4 0,1 S 0', 'position', 'seeds-in-all'],
  ])('refuses the position %s', (text, field, code) => {
    expect(report.rules.parsePosition(text)).toMatchObject({ ok: false, error: { field, expected: { code } } });
  });

  test.each(['', 'G', 'g', '1', 'AB', 'A ', ' ', 'Pass', 'PASS', 'A\n'])('refuses the move %j', (text) => {
    const expected = { ok: false, error: { field: 'move', found: text, expected: { code: 'move-form' } } };
    expect(report.rules.parseMove(report.rules.start(), text)).toMatchObject(expected);
  });

  test('says how many seeds were found', () => {
    const parsed = report.rules.parsePosition('4,4,4,4,4,4/4,4,4,4,4,4 0,1 S 0');
    expect(parsed.ok ? '' : formatTextError(english, parsed.error)).toContain('not 49');
  });
});

describe('view', () => {
  test('south’s row runs to the right, north’s back above it', () => {
    const { cells } = report.viewOf('4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0');
    const row = (y: number): string =>
      cells
        .filter((cell) => cell.y === y)
        .sort((a, b) => a.x - b.x)
        .map(({ id }) => id)
        .join('');
    expect(row(0)).toBe('ABCDEF');
    expect(row(1)).toBe('fedcba');
    expect(cells.map(({ owner }) => owner)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  test('seeds lie in pits and stores, nothing where there are none', () => {
    const { pieces, trays } = report.viewOf('0,0,0,0,0,5/0,0,7,0,0,0 16,20 S 0');
    expect(pieces.map(({ at, count }) => [at, count])).toEqual([
      [{ cell: 'F' }, 5],
      [{ cell: 'c' }, 7],
      [{ tray: 'store-1' }, 16],
      [{ tray: 'store-2' }, 20],
    ]);
    expect(trays.map(({ id, kind, owner }) => [id, kind, owner])).toEqual([
      ['store-1', 'store', 1],
      ['store-2', 'store', 2],
    ]);
  });

  test.each([
    ['a free choice', report, '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0', []],
    ['a pass', report, '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5', ['North must pass: its row is empty']],
    ['one pit', report, '9,0,0,0,0,0/1,0,0,0,0,0 24,14 S 5', ['South must sow A: its other pits are empty']],
    [
      'feeding',
      abapa,
      '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5',
      ['South must sow into north’s empty row; pits that reach it: A, E'],
    ],
    [
      'a grand slam',
      abapa,
      '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40',
      ['Sowing F captures nothing: it would take every seed in north’s row'],
    ],
    ['the same in report', report, '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40', []],
    ['21 plies left', report, '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 79', []],
    [
      '20 plies left',
      report,
      '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 80',
      ['Moves left before the seeds are counted, unless something is captured: 20'],
    ],
    [
      'a pass near the end',
      report,
      '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 99',
      ['North must pass: its row is empty', 'Moves left before the seeds are counted, unless something is captured: 1'],
    ],
    ['a finished game', abapa, '3,0,2,0,0,0/0,0,0,0,0,0 20,23 S 5', []],
  ] as const)('notices of %s', (_, game, text, sentences) => {
    expect(game.noticesOf(text)).toEqual(sentences);
  });
});

test.each([
  [
    'by the tournament rules they skip it',
    abapa,
    '12 seeds go all the way round and skip B, the pit that they were in',
  ],
  ['by the simple rules not', report, '12 seeds go all the way round, also into B, the pit that they were in'],
])('seeds that come round to their pit are told of: %s', (_, game, said) => {
  const noticesAfter = (text: string): readonly string[] => {
    const position = game.read(text);
    const last = moveViewer.frames(position, game.readMove(position, 'B')).at(-1);
    return (last?.notices ?? []).map((notice) => formatMessage(english, notice));
  };
  expect(noticesAfter('4,12,4,4,4,4/4,4,4,4,0,0 0,0 S 0')).toEqual([said]);
  expect(noticesAfter('4,11,4,4,4,4/4,4,4,4,1,0 0,0 S 0')).toEqual([]);
});

test('the end is described with the score', () => {
  const outcome = report.outcomeOf('1,0,0,0,0,0/9,0,0,0,0,0 24,14 S 100');
  expect(outcome === null ? '' : formatOutcome(english, outcome)).toBe(
    'South wins: 100 moves without a capture, so each side takes the seeds in its own row (25–23)',
  );
});
