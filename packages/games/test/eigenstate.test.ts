import { describe, expect, test } from 'vitest';
import { MoveList, perft, formatMessage, SeededRandom, toMove } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, english, read, movesOf, isLegal, after, viewOf, noticesOf } = await loadGame('eigenstate');

/** The different steps among all turns. */
function stepsOf(text: string): string[] {
  return [...new Set(movesOf(text).map((move) => move.split('/')[0] ?? ''))];
}

const START = rules.makePosition(rules.start());

// Player two, far away with first pins only; three pieces, so that [6] does not come in.
const FAR = '1d6.000080,2e6.000080,3f6.000080';

describe('pins and steps [2] [3]', () => {
  test('at the start every piece has one step forward, and 9,453 pairs of pins go with each', () => {
    expect(stepsOf(START)).toEqual(['A-a2', 'B-b2', 'C-c2', 'D-d2', 'E-e2', 'F-f2']);
    expect(read(START).countMoves()).toBe(6 * 9453);
  });

  test('the first pins of side 2 lead down the board', () => {
    const second = after(START, 'A-a2/A24/C13');
    expect(stepsOf(second)).toEqual(['1-a5', '2-b5', '3-c5', '4-d5', '5-e5', '6-f5']);
    expect(after(second, '1-a5/114/353')).toContain(' 1a5.100080,2b6.000080,3c6.000084,');
  });

  test.each([
    ['11 is two up and two left', '810000', 'A-a5'],
    ['15 is two up and two right', '090000', 'A-e5'],
    ['32 is one left', '011000', 'A-b3'],
    ['34 is one right', '010800', 'A-d3'],
    ['51 is two down and two left', '010010', 'A-a1'],
    ['55 is two down and two right', '010001', 'A-e1'],
  ])('hole %s', (_, pins, step) => {
    expect(stepsOf(`Ac3.${pins},Bf1.010000,Ce1.010000 ${FAR} 1 0`)).toContain(step);
  });

  test('holes are seen in board directions by side 2 too', () => {
    const text = 'Aa1.010000,Bb1.010000,Cc1.010000 1c3.800080,2e6.000080,3f6.000080 2 0';
    expect(stepsOf(text).filter((step) => step.startsWith('1'))).toEqual(['1-a5', '1-c2']);
  });

  test('steps stay on the board and do not run around its edge', () => {
    expect(stepsOf(`Af3.ffffff,Ba1.010000,Cb1.010000 ${FAR} 1 0`).filter((step) => step.startsWith('A'))).toEqual(
      ['d5', 'e5', 'f5', 'd4', 'e4', 'f4', 'd3', 'e3', 'd2', 'e2', 'f2', 'd1', 'e1', 'f1'].map((to) => `A-${to}`),
    );
  });

  test('a piece jumps over anything', () => {
    const text = `Aa1.210000,Ba2.010000,Cf1.010000 ${FAR} 1 0`;
    expect(after(text, 'A-a3/A11/A12')).toContain('Aa3.e10000,Ba2.010000');
  });

  test('an enemy piece on the square is removed', () => {
    expect(after('Aa1.010000,Bb1.010000,Cc1.010000 1a2.000080,2e6.000080,3f6.000080 1 0', 'A-a2/A11/A12')).toBe(
      'Aa2.c10000,Bb1.010000,Cc1.010000 2e6.000080,3f6.000080 2 0',
    );
  });

  test('a new pin cannot be used in its own turn, but in the next', () => {
    expect(isLegal(START, 'A-b2/A24/C13')).toBe(false);
    expect(stepsOf(after(START, 'A-a2/A24/C13', '1-a5/114/353'))).toContain('A-b3');
  });

  test('pins go into empty holes, both into one piece or into two', () => {
    expect(isLegal(START, 'A-a2/C13/C14')).toBe(true);
    expect(isLegal(START, 'A-a2/C13/F55')).toBe(true);
    expect(isLegal(START, 'A-a2/A23/C13')).toBe(false);
    expect(isLegal(START, 'A-a2/C13/D23')).toBe(false);
  });

  test('two pins must be put while two can be', () => {
    expect(isLegal(START, 'A-a2/C13')).toBe(false);
    expect(isLegal(START, 'A-a2')).toBe(false);
  });
});

describe('taking an own piece [3]', () => {
  const TEXT = `Aa1.fffffe,Ba2.010000,Cf1.ffffff ${FAR} 1 0`;

  test('it is removed and takes no pins', () => {
    expect(isLegal(TEXT, 'A-a2/A55/B11')).toBe(false);
    expect(isLegal(TEXT, 'A-a2/B11/B12')).toBe(false);
    expect(after(TEXT, 'A-a2/A55')).toBe(`Aa2.ffffff,Cf1.ffffff ${FAR} 2 0`);
  });

  test('only its own holes are lost: other steps still fill two', () => {
    expect(isLegal(TEXT, 'A-a3/A55/B11')).toBe(true);
    expect(isLegal(TEXT, 'A-a3/A55')).toBe(false);
  });

  test('turns are counted without its holes', () => {
    const moves = movesOf(TEXT);
    expect(read(TEXT).countMoves()).toBe(moves.length);
    expect(moves.filter((move) => move.startsWith('A-a2'))).toEqual(['A-a2/A55']);
  });
});

describe('what is left out [4]', () => {
  const STUCK = 'Aa6.210000,Bb6.210000,Cc6.010000 1c1.000081,2d1.000081,3e1.000080 1 0';

  test('without any step the turn is two pins', () => {
    expect(stepsOf(STUCK)).toEqual(['-']);
    expect(read(STUCK).countMoves()).toBe((67 * 66) / 2);
    expect(after(STUCK, '-/A11/C55')).toBe('Aa6.a10000,Bb6.210000,Cc6.010001 1c1.000081,2d1.000081,3e1.000080 2 0');
  });

  test('the step cannot be left out while there is one', () => {
    expect(isLegal(START, '-/A24/C13')).toBe(false);
  });

  test('a lone empty hole is filled', () => {
    const text = `Aa1.7fffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 0`;
    expect(isLegal(text, 'A-a2')).toBe(false);
    expect(after(text, 'A-a2/A11')).toBe(`Aa2.ffffff,Bd1.ffffff,Cf3.ffffff ${FAR} 2 0`);
  });

  test('without empty holes the turn is a step', () => {
    const text = `Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 7`;
    expect(movesOf(text).every((move) => !move.includes('/'))).toBe(true);
    expect(isLegal(text, 'A-a2')).toBe(true);
  });

  test('nobody ever passes', () => {
    expect(isLegal(START, 'pass')).toBe(false);
    expect(isLegal(STUCK, 'pass')).toBe(false);
  });
});

describe('endings', () => {
  const FULL = 'ffffff';

  test.each([
    ['[5] a side with one piece has lost', 'Aa1.010000 1a6.000080,2b6.000080 1 0', { winner: 2, reason: 'one-piece' }],
    ['[5] whichever side is to move', 'Aa1.010000,Bb1.010000 1a6.000080 1 0', { winner: 1, reason: 'one-piece' }],
    ['[6] a full piece', `Aa1.${FULL},Bb1.010000 1a6.000080,2b6.000080 2 0`, { winner: 1, reason: 'full-piece' }],
    [
      '[6] a full piece of the side to move',
      `Aa1.${FULL},Bb1.010000 1a6.000080,2b6.000080 1 0`,
      { winner: 1, reason: 'full-piece' },
    ],
    [
      '[6] two full pieces: side 1 has just moved',
      `Aa1.${FULL},Bb1.010000 1a6.${FULL},2b6.000080 2 0`,
      { winner: 1, reason: 'full-piece' },
    ],
    [
      '[6] two full pieces: side 2 has just moved',
      `Aa1.${FULL},Bb1.010000 1a6.${FULL},2b6.000080 1 0`,
      { winner: 2, reason: 'full-piece' },
    ],
    ['[6] not with three pieces', `Aa1.${FULL},Bb1.010000 1a6.000080,2b6.000080,3c6.000080 2 0`, null],
    ['[6] all pins but one are not enough', 'Aa1.fffffe,Bb1.010000 1a6.000080,2b6.000080 2 0', null],
    ['[7] 99 quiet plies', `Aa1.${FULL},Bb1.${FULL} ${FAR} 2 99`, null],
    ['[7] 100 quiet plies', `Aa1.${FULL},Bb1.${FULL} ${FAR} 2 100`, { winner: null, reason: 'no-progress' }],
    ['[7] [5] goes first', 'Aa1.010000 1a6.000080,2b6.000080 1 100', { winner: 2, reason: 'one-piece' }],
    ['[7] [6] goes first', `Aa1.${FULL},Bb1.010000 1a6.000080,2b6.000080 2 100`, { winner: 1, reason: 'full-piece' }],
  ])('%s', (_, text, outcome) => {
    const position = read(text);
    expect(position.outcome()).toEqual(outcome);
    expect(position.isOver()).toBe(outcome !== null);
    expect(position.countMoves() === 0).toBe(outcome !== null);
  });

  test('[5] the pins are put after the deciding capture too', () => {
    const text = 'Aa5.010000,Bb1.010000 1a6.000080,2b6.000080 1 0';
    expect(isLegal(text, 'A-a6')).toBe(false);
    const end = after(text, 'A-a6/A11/A12');
    expect(end).toBe('Aa6.c10000,Bb1.010000 2b6.000080 2 0');
    expect(read(end).outcome()).toEqual({ winner: 1, reason: 'one-piece' });
  });

  test('[5] a side that takes its own second piece has lost', () => {
    const end = after(`Aa1.010000,Ba2.010000 ${FAR} 1 0`, 'A-a2/A11/A12');
    expect(read(end).outcome()).toEqual({ winner: 2, reason: 'one-piece' });
  });

  test('[6] a capture that leaves two pieces each makes a full piece win at once', () => {
    const end = after(`Aa1.${FULL},Bb1.010000 1a2.000080,2b6.000080,3c6.000080 1 0`, 'A-a2/B11/B12');
    expect(read(end).outcome()).toEqual({ winner: 1, reason: 'full-piece' });
  });

  test('[8] the third time is a draw', () => {
    expect(rules.start().repetitionOutcome()).toEqual({ winner: null, reason: 'repetition' });
  });
});

describe('the clock [7]', () => {
  const QUIET = 'Aa1.ffffff,Bd1.ffffff,Cf3.ffffff 1a6.ffffff,2b6.ffffff,3c6.ffffff 1 7';

  test('a step without a pin or a capture adds one', () => {
    expect(after(QUIET, 'A-a2')).toMatch(/ 2 8$/);
  });

  test('a capture sets it to 0, of an own piece too', () => {
    const near = QUIET.replace('1a6', '1a3').replace('Bd1', 'Bc1');
    expect(after(near, 'A-a3')).toMatch(/ 2 0$/);
    expect(after(near, 'A-c1')).toMatch(/ 2 0$/);
  });

  test('a pin sets it to 0', () => {
    expect(after(QUIET.replace('Aa1.ffffff', 'Aa1.fffffe'), 'A-a2/A55')).toMatch(/ 2 0$/);
  });

  test('it is no part of the key or of repetition', () => {
    const later = read(QUIET.replace(/7$/, '60'));
    const now = read(QUIET);
    expect(now.repeats(later)).toBe(true);
    expect([now.keyLow, now.keyHigh]).toEqual([later.keyLow, later.keyHigh]);
    expect(now.repeats(read(QUIET.replace(/1 7$/, '2 7')))).toBe(false);
  });
});

describe('position text', () => {
  test('the clock may be left out and is written', () => {
    expect(rules.makePosition(read(START.replace(/ 0$/, '')))).toBe(START);
  });

  test.each([
    ['a name twice', `Aa1.010000,Ab1.010000 ${FAR} 1 0`, 'position.one', 'piece-order'],
    ['names out of order', `Bb1.010000,Aa1.010000 ${FAR} 1 0`, 'position.one', 'piece-order'],
    ['a square twice', `Aa1.010000,Ba1.010000 ${FAR} 1 0`, 'position.one', 'free-square'],
    ['a square of both sides', 'Aa1.010000,Bb1.010000 1a1.000080,2e6.000080 1 0', 'position.two', 'free-square'],
    ['no first pin of side 1', `Aa1.000080,Bb1.010000 ${FAR} 1 0`, 'position.one', 'first-pin'],
    ['no first pin of side 2', 'Aa1.010000,Bb1.010000 1a6.010000,2b6.000080 1 0', 'position.two', 'first-pin'],
    ['a side without pieces', `- ${FAR} 1 0`, 'position.one', 'piece'],
    ['one piece on both sides', 'Aa1.010000 1a6.000080 1 0', 'position.two', 'two-pieces'],
    ['a piece of the other side', 'Aa1.010000,1b1.010000 1a6.000080 1 0', 'position.one', 'piece'],
    ['upper-case digits', `Aa1.01000F,Bb1.010000 ${FAR} 1 0`, 'position.one', 'piece'],
    ['a line break at the end', `Aa1.010000,Bb1.010000\n ${FAR} 1 0`, 'position.one', 'piece'],
    ['a side that is no side', `Aa1.010000,Bb1.010000 ${FAR} w 0`, 'position.side', 'one-of'],
    ['a clock above the limit', `Aa1.010000,Bb1.010000 ${FAR} 1 101`, 'position.clock', 'number'],
  ])('%s is refused', (_, text, field, code) => {
    const position = rules.parsePosition(text);
    expect(position).toMatchObject({ ok: false, error: { field, expected: { code } } });
    expect(position.ok ? '' : formatMessage(english, position.error.expected)).not.toBe('');
  });

  test('a clock is read whatever the holes say', () => {
    expect(rules.parsePosition(START.replace(/0$/, '5')).ok).toBe(true);
  });
});

describe('move text', () => {
  test.each([
    ['three pins', 'A-a2/A11/A12/A13', 'move-form'],
    ['the centre', 'A-a2/A33/C13', 'move-form'],
    ['a left-out step with one pin', '-/A11', 'move-form'],
    ['a line break at the end', 'A-a2/A24/C13\n', 'move-form'],
    ['pass', 'pass', 'move-form'],
    ['a piece of the other side', '1-a5/114/353', 'move-piece'],
    ['a pin in a piece of the other side', 'A-a2/A24/111', 'move-piece'],
    ['the square it stands on', 'A-a1/A24/C13', 'move-square'],
    ['a square too far away', 'A-a4/A24/C13', 'move-square'],
    ['pins out of order', 'A-a2/C13/A24', 'pin-order'],
    ['holes out of order', 'A-a2/A24/A11', 'pin-order'],
    ['one pin twice', 'A-a2/A24/A24', 'pin-order'],
  ])('%s is refused', (_, written, code) => {
    const move = rules.parseMove(read(START), written);
    expect(move).toMatchObject({ ok: false, error: { field: 'move', expected: { code } } });
    expect(move.ok ? '' : formatMessage(english, move.error.expected)).not.toBe('');
  });

  test('a piece that is out can neither move nor take pins', () => {
    const text = `Aa1.010000,Bb1.010000 ${FAR} 1 0`;
    expect(isLegal(text, 'C-c2/A11/A12')).toBe(false);
    expect(isLegal(text, 'A-a2/A11/C12')).toBe(false);
  });

  test('numbers that pack nothing are not legal', () => {
    const position = read(START);
    const random = new SeededRandom(7);
    const list = new MoveList();
    position.legalMoves(list);
    const legal = new Set<number>(list);
    for (let round = 0; round < 20_000; round++) {
      const packed = random.below(2 ** (round % 2 === 0 ? 30 : 24));
      expect(position.isLegal(toMove(packed))).toBe(legal.has(packed));
    }
  });
});

describe('counting and drawing', () => {
  test('perft 2 from the start counts in bulk', () => {
    expect(perft(rules.start(), 2)).toBe(3_216_931_524);
  });

  // Four empty holes: six sets of pins, but only one after a step that takes A or B.
  test('a random move is as likely as any other', () => {
    const text = `Aa1.fffffc,Bb1.3fffff,Cc3.ffffff ${FAR} 1 0`;
    expect(isLegal(text, 'A-b1/A54/A55')).toBe(true);
    const position = read(text);
    const random = new SeededRandom(3);
    const draws = 400 * position.countMoves();
    const counts = new Map<number, number>();
    for (let draw = 0; draw < draws; draw++) {
      const move = position.randomMove(random);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    expect(counts.size).toBe(position.countMoves());
    for (const [move, count] of counts) {
      expect(position.isLegal(toMove(move))).toBe(true);
      expect(Math.abs(count - 400)).toBeLessThan(120); // six standard deviations
    }
  });
});

describe('the view', () => {
  const view = viewOf(`Ac3.810001,Bb1.010000,Cc1.010000 ${FAR} 1 0`);

  test('has 36 squares and the board’s labels', () => {
    expect(view.cells).toHaveLength(36);
    expect(view.cells[0]).toMatchObject({ id: 'a1', x: 0, y: 0, shape: 'square', dark: true });
    expect(view.cells[35]).toMatchObject({ id: 'f6', x: 5, y: 5, dark: true });
    expect(view.labels).toContainEqual({ text: 'f', edge: 'bottom', at: 5 });
    expect(view.labels).toContainEqual({ text: '6', edge: 'left', at: 5 });
  });

  test('shows a piece as a tile with its pins and its centre', () => {
    const tile = view.pieces.find(({ name }) => name === 'A');
    expect(tile).toMatchObject({ id: 'tile-A', shape: 'tile', owner: 1, at: { cell: 'c3' } });
    const pegs = tile?.pegs ?? [];
    expect(pegs).toHaveLength(25);
    expect([...pegs.keys()].filter((place) => pegs[place])).toEqual([0, 7, 12, 24]);
  });

  test('lays pieces that are out in the tray of their side', () => {
    expect(view.pieces).toHaveLength(12);
    const out = view.pieces.filter(({ at }) => 'tray' in at);
    expect(out.map(({ name }) => name)).toEqual(['D', 'E', 'F', '4', '5', '6']);
    expect(out[0]).toMatchObject({ at: { tray: 'lost-1' }, owner: 1 });
    expect(out[0]).not.toHaveProperty('pegs');
  });
});

describe('notices', () => {
  test.each([
    ['nothing at the start', START, []],
    [
      '[4] no step',
      'Aa6.210000,Bb6.210000,Cc6.010000 1c1.000081,2d1.000081,3e1.000080 1 0',
      ['Player one only places two pins: none of their pieces can step to a square on the board'],
    ],
    [
      '[4] one hole',
      `Aa1.7fffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 0`,
      ['Player one places at most one pin: their pieces have one empty hole left'],
    ],
    [
      '[4] no hole',
      `Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 79`,
      ['Player one places no pins: their pieces have no empty hole left'],
    ],
    [
      '[7] one ply left',
      `Aa1.ffffff,Bd1.ffffff,Cf3.ffffff ${FAR} 1 99`,
      [
        'Player one places no pins: their pieces have no empty hole left',
        'Moves left before the draw, unless there is a new pin or a capture: 1',
      ],
    ],
    [
      '[5] two pieces left',
      `Aa1.010000,Bb1.010000 ${FAR} 1 0`,
      ['Player one has two pieces left: losing one more loses the game'],
    ],
    [
      '[6] two pieces each',
      'Aa1.010000,Bb1.010000 1a6.000080,2b6.000080 1 0',
      ['Both players have two pieces: losing one loses, filling all 24 holes of a piece wins'],
    ],
    ['nothing when the game is over', 'Aa1.010000 1a6.000080,2b6.000080 1 0', []],
  ])('%s', (_, text, notices) => {
    expect(noticesOf(text)).toEqual(notices);
  });
});
