import { describe, expect, test } from 'vitest';
import { formatOutcome, formatTextError, toMove } from '../src/index.ts';
import { type GameInTexts, loadGame } from './game.ts';

const ten = await loadGame('hecatomb');
const endless = await loadGame('hecatomb', 'endless');
const { english, portuguese } = ten;

const FULL = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ';

function expectRefused({ rules }: GameInTexts, text: string, field: string, expected: string): void {
  const parsed = rules.parsePosition(text);
  if (parsed.ok) throw new Error(`${text} was read`);
  expect(parsed.error.field).toBe(field);
  expect(formatTextError(english, parsed.error)).toContain(expected);
  expect(formatTextError(portuguese, parsed.error)).toContain(field);
}

describe('the start [1] [5]', () => {
  test('the board is full, white begins and ten plies are left', () => {
    expect(ten.rules.makePosition(ten.rules.start())).toBe(`${FULL} w 10`);
  });

  test('black may begin, and stays player 2', () => {
    const position = ten.rules.start('black');
    expect(ten.rules.makePosition(position)).toBe(`${FULL} b 10`);
    expect(position.turn).toBe(2);
  });

  test('endless has the same two starts', () => {
    expect(endless.rules.makePosition(endless.rules.start())).toBe(`${FULL} w - 0`);
    expect(endless.rules.makePosition(endless.rules.start('black'))).toBe(`${FULL} b - 0`);
  });

  test('only the front ranks can move at first, and only by capturing', () => {
    expect(ten.movesOf(`${FULL} w 10`)).toHaveLength(22);
    expect(ten.movesOf(`${FULL} w 10`).every((move) => move[1] === '4' && move[3] === '5')).toBe(true);
  });
});

describe('moving [2]', () => {
  test('a queen goes any distance in eight directions', () => {
    const moves = ten.movesOf('k7/8/8/8/3Q4/8/8/7K w 5').filter((move) => move.startsWith('d4'));
    expect(moves.toSorted()).toEqual(
      `d4a1 d4a4 d4a7 d4b2 d4b4 d4b6 d4c3 d4c4 d4c5 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4e3 d4e4 d4e5
      d4f2 d4f4 d4f6 d4g1 d4g4 d4g7 d4h4 d4h8`.split(/\s+/),
    );
  });

  test('a king goes one step in eight directions', () => {
    expect(ten.movesOf('k7/8/8/8/3K4/8/8/8 w 5').toSorted()).toEqual(
      'd4c3 d4c4 d4c5 d4d3 d4d5 d4e3 d4e4 d4e5'.split(' '),
    );
  });

  test.each([
    { rule: 'takes an enemy queen', move: 'd4d6', legal: true },
    { rule: 'does not go past the queen it could take', move: 'd4d7', legal: false },
    { rule: 'takes no piece of its own side', move: 'd4f4', legal: false },
    { rule: 'does not jump over a piece of its own side', move: 'd4g4', legal: false },
    { rule: 'stops before a piece of its own side', move: 'd4e4', legal: true },
    { rule: 'does not take its own king', move: 'd4d1', legal: false },
    { rule: 'knows no knight jumps', move: 'd4e6', legal: false },
    { rule: 'does not stay where it is', move: 'd4d4', legal: false },
    { rule: 'does not leave the board on one side to come back on the other', move: 'd4a5', legal: false },
  ])('a queen $rule', ({ move, legal }) => {
    const text = 'k7/8/3q4/8/3Q1Q2/8/8/3K4 w 5';
    expect(ten.isLegal(text, move)).toBe(legal);
    expect(ten.movesOf(text).includes(move)).toBe(legal);
  });

  test.each([
    { queen: 'h4', text: 'k7/8/8/8/7Q/8/8/3K4 w 5', right: 'h4d8', wrong: ['h4a5', 'h4a6'] },
    { queen: 'a5', text: '7k/8/8/Q7/8/8/8/3K4 w 5', right: 'a5e1', wrong: ['a5h4', 'a5h3'] },
  ])('the lines of a queen on $queen end at the edge', ({ text, right, wrong }) => {
    expect(ten.movesOf(text)).toContain(right);
    for (const move of wrong) {
      expect(ten.movesOf(text)).not.toContain(move);
      expect(ten.isLegal(text, move)).toBe(false);
    }
  });

  test('lines cross the middle of the board both ways', () => {
    expect(ten.movesOf('k7/8/8/8/8/8/8/Q3K3 w 5')).toEqual(expect.arrayContaining(['a1a7', 'a1h8']));
    expect(ten.movesOf('4k2q/8/8/8/8/8/8/4K3 b 5')).toEqual(expect.arrayContaining(['h8a1', 'h8h1']));
  });

  test('an enemy piece cannot be moved', () => {
    expect(ten.isLegal('k7/8/3q4/8/3Q4/8/8/3K4 w 5', 'd6d5')).toBe(false);
  });

  test('a king takes a piece beside it and moves on with its own identity', () => {
    expect(ten.after('4k3/8/8/8/8/8/4q3/4K3 w 5', 'e1e2')).toBe('4k3/8/8/8/8/8/4K3/8 b 4');
  });
});

describe('no check and no pass [3]', () => {
  test('a king may walk into danger and stay in it', () => {
    expect(ten.isLegal('4k3/8/8/8/8/8/3q4/7K w 5', 'h1h2')).toBe(true);
    expect(ten.isLegal('4k3/8/8/8/8/8/4q3/4K2Q w 5', 'h1h8')).toBe(true);
  });

  test('kings may stand side by side, and either may take the other', () => {
    const position = ten.played('8/8/8/3k4/4K3/8/8/8 w 5', 'e4d5');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'king-taken' });
  });

  test('taking the king wins at once', () => {
    const position = ten.played('4k3/8/8/8/4Q3/8/8/4K3 w 5', 'e4e8');
    expect(ten.rules.makePosition(position)).toBe('4Q3/8/8/8/8/8/8/4K3 b 4');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'king-taken' });
    expect(position.isOver()).toBe(true);
    expect(position.countMoves()).toBe(0);
  });

  test('black wins by taking the white king', () => {
    expect(ten.played('4k3/8/8/4q3/8/8/8/4K3 b 5', 'e5e1').outcome()).toEqual({ winner: 2, reason: 'king-taken' });
  });

  test.each(['w', 'b'])('with a king missing the game is over even when %s is to move', (side) => {
    const text = `4k3/8/8/8/4Q3/8/8/8 ${side} 5`;
    expect(ten.outcomeOf(text)).toEqual({ winner: 2, reason: 'king-taken' });
    expect(ten.movesOf(text)).toEqual([]);
    expect(ten.isLegal(text, side === 'w' ? 'e4e5' : 'e8e7')).toBe(false);
  });

  test('pass is not a move, even when nothing can be done', () => {
    expect(ten.isLegal(`${FULL} w 10`, 'pass')).toBe(false);
    expect(ten.isLegal('4k3/8/8/8/4Q3/8/8/4K3 w 0', 'pass')).toBe(false);
  });

  test('a king alone in a corner among enemies still has a move', () => {
    expect(ten.movesOf('4K3/8/8/8/8/8/QQ6/kQ6 b 5').toSorted()).toEqual(['a1a2', 'a1b1', 'a1b2']);
  });
});

describe('ten turns [4]', () => {
  test('every ply leaves one less', () => {
    expect(ten.after(`${FULL} w 10`, 'e4e5')).toContain(' b 9');
  });

  test('with both kings alive and nothing left it is a draw', () => {
    const position = ten.played('4k3/8/8/8/4Q3/8/8/4K3 w 1', 'e4e5');
    expect(position.outcome()).toEqual({ winner: null, reason: 'turns-over' });
    expect(position.isOver()).toBe(true);
    expect(position.countMoves()).toBe(0);
  });

  test('one ply is still played when one is left', () => {
    expect(ten.outcomeOf('4k3/8/8/8/4Q3/8/8/4K3 w 1')).toBeNull();
  });

  test('a king taken by the last ply wins', () => {
    const position = ten.played('4k3/8/8/8/4Q3/8/8/4K3 w 1', 'e4e8');
    expect(position.outcome()).toEqual({ winner: 1, reason: 'king-taken' });
  });

  test('nothing repeats, because the plies left differ [7]', () => {
    const start = '4k3/8/8/8/8/8/8/4K3 w 10';
    const position = ten.played(start, 'e1e2', 'e8e7', 'e2e1', 'e7e8');
    expect(position.repeats(ten.read(start))).toBe(false);
    expect(position.keyLow).not.toBe(ten.read(start).keyLow);
  });
});

describe('endless [6] [7]', () => {
  test('a quiet ply moves the clock, a capture sets it back', () => {
    expect(endless.after('4k2q/8/8/8/8/8/8/4K2Q w - 98', 'h1h2')).toMatch(/ b - 99$/);
    expect(endless.after('4k2q/8/8/8/8/8/8/4K2Q w - 98', 'h1h8')).toMatch(/ b - 0$/);
  });

  test('100 plies without a capture are a draw', () => {
    const position = endless.played('4k2q/8/8/8/8/8/8/4K2Q w - 99', 'h1h2');
    expect(position.outcome()).toEqual({ winner: null, reason: 'no-progress' });
    expect(position.countMoves()).toBe(0);
  });

  test('a capture on the 100th ply goes on, and one of the king wins', () => {
    expect(endless.played('4k2q/8/8/8/8/8/8/4K2Q w - 99', 'h1h8').outcome()).toBeNull();
    expect(endless.played('4k3/8/8/8/4Q3/8/8/4K3 w - 99', 'e4e8').outcome()).toEqual({
      winner: 1,
      reason: 'king-taken',
    });
  });

  test('ten plies do not end it', () => {
    const shuffle = ['e1e2', 'e8e7', 'e2e1', 'e7e8'];
    const position = endless.played('4k3/8/8/8/8/8/8/4K3 w - 0', ...shuffle, ...shuffle, ...shuffle);
    expect(position.outcome()).toBeNull();
    expect(endless.rules.makePosition(position)).toBe('4k3/8/8/8/8/8/8/4K3 w - 12');
  });

  test('repetition leaves the clock aside and is a draw', () => {
    const start = endless.read('4k3/8/8/8/8/8/8/4K3 w - 0');
    const position = endless.played('4k3/8/8/8/8/8/8/4K3 w - 0', 'e1e2', 'e8e7', 'e2e1', 'e7e8');
    expect(position.repeats(start)).toBe(true);
    expect([position.keyLow, position.keyHigh]).toEqual([start.keyLow, start.keyHigh]);
    expect(position.repetitionOutcome()).toEqual({ winner: null, reason: 'repetition' });
  });

  test.each([
    { differs: 'the side to move', text: '4k3/8/8/8/8/8/8/Q3K3 b - 0' },
    { differs: 'a queen', text: '4k3/8/8/8/8/8/Q7/4K3 w - 0' },
    { differs: 'which piece is the king', text: '4k3/8/8/8/8/8/8/K3Q3 w - 0' },
    { differs: 'who owns a piece', text: '4k3/8/8/8/8/8/8/q3K3 w - 0' },
  ])('positions that differ in $differs are not the same', ({ text }) => {
    const one = endless.read('4k3/8/8/8/8/8/8/Q3K3 w - 0');
    const other = endless.read(text);
    expect(one.repeats(other)).toBe(false);
    expect([one.keyLow, one.keyHigh]).not.toEqual([other.keyLow, other.keyHigh]);
  });
});

describe('the position as search sees it', () => {
  test('the list goes by line, up before down, near before far, the king last', () => {
    expect(ten.movesOf('k7/8/8/8/8/8/1Q6/K7 w 5').join(' ')).toBe(
      'b2c2 b2d2 b2e2 b2f2 b2g2 b2h2 b2a2 b2a3 b2c1 b2b3 b2b4 b2b5 b2b6 b2b7 b2b8 b2b1 ' +
        'b2c3 b2d4 b2e5 b2f6 b2g7 b2h8 a1b1 a1a2',
    );
  });

  test.each([1 << 12, (1 << 12) | 0b011100_100100, (1 << 29) | 0b011100_100100, (1 << 30) - 1, 0])(
    'the number %i is no legal move at the start',
    (packed) => {
      expect(ten.rules.start().isLegal(toMove(packed))).toBe(false);
    },
  );
});

describe('notation', () => {
  test.each([
    { wrong: 'too many plies left', text: `${FULL} w 11`, field: 'position.left', expected: 'from 0 to 10' },
    { wrong: 'a leading zero', text: `${FULL} w 01`, field: 'position.left', expected: 'from 0 to 10' },
    { wrong: 'no plies left written', text: `${FULL} w`, field: 'position.left', expected: '3 fields' },
    { wrong: 'a position of endless', text: `${FULL} w - 0`, field: 'position', expected: '3 fields' },
    { wrong: 'an unknown side', text: `${FULL} s 10`, field: 'position.side', expected: 'one of: w b' },
    { wrong: 'nine ranks', text: `${FULL}/8 w 10`, field: 'position.ranks', expected: '8 rows' },
    { wrong: 'two digits', text: '4k3/8/8/8/44/8/8/4K3 w 10', field: 'position.ranks', expected: 'never two digits' },
    { wrong: 'a pawn', text: '4k3/8/8/8/4P3/8/8/4K3 w 10', field: 'position.ranks', expected: 'K Q k q' },
    { wrong: 'two kings', text: '4k3/8/8/8/4K3/8/8/4K3 w 10', field: 'position.ranks', expected: 'at most one king' },
    { wrong: 'no king', text: '8/8/8/8/4Q3/8/8/8 w 10', field: 'position.ranks', expected: 'at least one king' },
    {
      wrong: '32 queens',
      text: 'QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/K7/8/8/k7 w 10',
      field: 'position.ranks',
      expected: 'at most one king and 31 queens',
    },
  ])('ten turns refuses $wrong', ({ text, field, expected }) => {
    expectRefused(ten, text, field, expected);
  });

  test.each([
    { wrong: 'a position of ten turns', text: `${FULL} w 10`, field: 'position.left', expected: 'one of: -' },
    { wrong: 'a clock too high', text: `${FULL} w - 101`, field: 'position.clock', expected: 'from 0 to 100' },
    { wrong: 'a fifth field', text: `${FULL} w - 0 0`, field: 'position', expected: '4 fields' },
  ])('endless refuses $wrong', ({ text, field, expected }) => {
    expectRefused(endless, text, field, expected);
  });

  test('31 queens and one king missing are fine', () => {
    const text = 'QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQ1/K7/8/8/8 b 3';
    expect(ten.rules.makePosition(ten.read(text))).toBe(text);
  });

  test('a clock of 0 may be left out and is written', () => {
    expect(endless.rules.makePosition(endless.read(`${FULL} b -`))).toBe(`${FULL} b - 0`);
  });

  test.each(['', 'e4', 'e4-e5', 'e4xe5', 'E4E5', 'e4e5q', 'i4i5', 'e0e1', 'e4e9', ' e4e5', 'e4e5\n', 'pass'])(
    'refuses the move %j and says how moves look',
    (text) => {
      const parsed = ten.rules.parseMove(ten.rules.start(), text);
      if (parsed.ok) throw new Error('read');
      expect(parsed.error.field).toBe('move');
      expect(formatTextError(english, parsed.error)).toContain('such as e4e5');
    },
  );
});

describe('view', () => {
  test('64 squares in two shades, a1 dark, 62 queens and two kings', () => {
    const { cells, pieces, labels } = ten.viewOf(`${FULL} w 10`);
    expect(cells).toHaveLength(64);
    expect(cells[0]).toMatchObject({ id: 'a1', x: 0, y: 0, dark: true });
    expect(cells[63]).toMatchObject({ id: 'h8', x: 7, y: 7, dark: true });
    expect(cells.filter((cell) => cell.dark === true)).toHaveLength(32);
    expect(pieces.filter((piece) => piece.shape === 'queen')).toHaveLength(62);
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(64);
    expect(labels).toHaveLength(16);
  });

  test('a king keeps its id while it moves', () => {
    const kingIn = (text: string): unknown => ten.viewOf(text).pieces.find((piece) => piece.id === 'king-1');
    expect(kingIn('4k3/8/8/8/8/8/8/4K3 w 5')).toEqual({ id: 'king-1', shape: 'king', owner: 1, at: { cell: 'e1' } });
    expect(kingIn('4k3/8/8/8/8/8/4K3/8 b 4')).toEqual({ id: 'king-1', shape: 'king', owner: 1, at: { cell: 'e2' } });
  });

  test('candles burn down with the plies left, and endless has none', () => {
    expect(ten.viewOf(`${FULL} w 10`).furniture).toEqual([{ kind: 'candles', lit: 10, of: 10 }]);
    expect(ten.viewOf('4k3/8/8/8/8/8/8/4K3 w 3').furniture).toEqual([{ kind: 'candles', lit: 3, of: 10 }]);
    expect(endless.viewOf(`${FULL} w - 0`).furniture).toEqual([]);
  });

  test.each([
    { what: 'nothing at the start', text: `${FULL} w 10`, notices: [] },
    { what: 'a queen aims at the king', text: '4k3/8/8/8/4Q3/8/8/7K b 5', notices: ['king-in-danger'] },
    { what: 'the enemy king is beside it', text: '8/8/8/3k4/4K3/8/8/8 w 5', notices: ['king-in-danger'] },
    { what: 'a piece in between protects', text: '4k3/4q3/8/8/4Q3/8/8/7K b 5', notices: [] },
    { what: 'each side has one turn left', text: '4k3/8/8/8/8/8/8/4K3 w 2', notices: ['last-turn'] },
    { what: 'the last turn', text: '4k3/8/8/8/8/8/8/4K3 b 1', notices: ['last-ply'] },
    {
      what: 'the last turn, after which no king is in danger',
      text: '4k3/8/8/8/4Q3/8/8/7K b 1',
      notices: ['last-ply'],
    },
    { what: 'nothing when it is over', text: '4k3/8/8/8/4Q3/8/8/7K b 0', notices: [] },
  ])('notices: $what', ({ text, notices }) => {
    expect(ten.viewOf(text).notices.map(({ code }) => code)).toEqual(notices);
  });

  test('a notice names the sides, and every square from which a king can be taken', () => {
    expect(ten.noticesOf('4k3/8/8/8/4Q3/8/8/7K b 5')).toEqual([
      'Black is about to lose its king: white can take it from e4',
    ]);
    expect(ten.noticesOf('4k3/8/8/8/4Q3/8/4Q3/Q3Q2K b 5')).toEqual([
      'Black is about to lose its king: white can take it from e4',
    ]);
    expect(
      ten
        .noticesOf('Q3k3/8/8/8/4Q3/8/8/7K b 5')[0]
        ?.match(/[a-h][1-8]/g)
        ?.toSorted(),
    ).toEqual(['a8', 'e4']);
  });

  test('endless says when the draw is near', () => {
    expect(endless.noticesOf('4k3/8/8/8/8/8/8/4K3 w - 79')).toEqual([]);
    expect(endless.noticesOf('4k3/8/8/8/8/8/8/4K3 w - 80')).toEqual([
      'Moves left before the draw, unless something is captured: 20',
    ]);
  });

  test('the ends are said in both languages', () => {
    const ends = [
      ten.outcomeOf('4k3/8/8/8/8/8/8/4K3 w 0'),
      ten.outcomeOf('4k3/8/8/8/8/8/8/8 w 5'),
      endless.outcomeOf('4k3/8/8/8/8/8/8/4K3 w - 100'),
    ].filter((outcome) => outcome !== null);
    expect(ends.map((outcome) => formatOutcome(english, outcome))).toEqual([
      'Draw: the ten turns are over and both kings are still on the board',
      'Black wins: black took the king',
      'Draw: 100 moves without a capture',
    ]);
    expect(ends.map((outcome) => formatOutcome(portuguese, outcome))).toEqual([
      'Empate: acabaram as dez jogadas e os dois reis continuam no tabuleiro',
      'Ganham as pretas: as pretas capturaram o rei',
      'Empate: 100 jogadas sem capturas',
    ]);
  });
});
