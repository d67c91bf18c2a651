import { describe, expect, test } from 'vitest';
import { formatMessage, formatOutcome, loadMoveViewer } from '../src/index.ts';
import { loadGame } from './game.ts';

const game = await loadGame('echek');
const moveViewer = await loadMoveViewer('echek');
const { rules, english, read, readMove, movesOf, isLegal, played, after, outcomeOf, viewOf, noticesOf } = game;

const START = '4/1kK1/4/4 w Rr - 0';

interface Case {
  readonly rule: string;
  readonly position: string;
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    rule: '[2] short of four columns a piece may widen the formation on either side',
    position: '4/kKN1/4/4 w Rr - 0',
    legal: ['Q@e5', 'Q@e4', 'Q@e3', 'Q@c5'],
  },
  {
    rule: '[2] no piece stands beyond four columns or four rows',
    position: 'k3/1K2/2N1/3B w Rr - 1',
    legal: ['R@e3', 'P@d2-c2'],
    illegal: ['R@f3', 'R@f2', 'R@e1', 'R@f1', 'P@e3-f3'],
  },
  {
    rule: '[2] the only piece on the first of four columns may land beyond the fourth',
    position: 'R3/1kKN/4/4 w Rr - 0',
    legal: ['Rb5-f5'],
  },
  {
    rule: '[2] a piece that shares the first column may not',
    position: 'R3/rkKN/4/4 w Rr - 0',
    legal: ['Rb5-e5'],
    illegal: ['Rb5-f5'],
  },
  {
    rule: '[3] a piece is placed touching an own piece by side or corner',
    position: START,
    legal: ['Q@e4', 'Q@e5', 'Q@d3'],
    illegal: ['Q@b5', 'Q@b4', 'Q@e6', 'Q@d4', 'K@e4'],
  },
  {
    rule: '[3] a piece is not placed beside the enemy king, but may be at its corner',
    position: START,
    legal: ['N@d5'],
    illegal: ['N@c5', 'N@c3'],
  },
  {
    rule: '[3] a piece in play is not placed again',
    position: '2R1/1kK1/4/4 w Rr - 1',
    illegal: ['R@e5'],
  },
  {
    rule: '[3] after a move all pieces are one group, touching by sides or corners',
    position: START,
    legal: ['Kd4-c5', 'Kd4-d3'],
    illegal: ['Kd4-e4', 'Kd4-e5'],
  },
  {
    rule: '[3] there is no capture, and only own pieces move',
    position: START,
    illegal: ['Kd4-c4', 'Kc4-c5'],
  },
  {
    rule: '[3] castling needs the right and the rook in play',
    position: START,
    illegal: ['O-O'],
  },
  { rule: '[3] castling is used up', position: '2R1/1kK1/4/4 w r - 3', illegal: ['O-O'] },
  {
    rule: '[4] a rook passes over own pieces',
    position: '2R1/1kK1/2N1/3B w Rr - 0',
    legal: ['Rd5-d2', 'Rd5-d1'],
  },
  {
    rule: '[4] a bishop passes over own pieces',
    position: '4/kK2/2N1/3B w Rr - 0',
    legal: ['Be2-b5'],
  },
  {
    rule: '[4] a bishop does not pass over an enemy piece',
    position: '4/Kk2/2N1/3B w Rr - 0',
    illegal: ['Be2-b5'],
  },
  {
    rule: '[4] a queen does not pass over an enemy piece',
    position: '1Q2/1kK1/4/4 w Rr - 1',
    legal: ['Qc5-b4', 'Qc5-e5', 'Qc5-e3'],
    illegal: ['Qc5-c3', 'Qc5-c2'],
  },
  {
    rule: '[5] a placed pawn may move on at once, also to a cell where it could not be placed',
    position: START,
    legal: ['P@d3', 'P@d3-c3', 'P@d5-c5', 'P@e4-e3'],
    illegal: ['P@c3', 'P@d3-d3', 'P@d3-d2', 'P@e5-e3', 'P@d3-c2', 'P@d3-d4'],
  },
  { rule: '[5] nothing else moves on', position: START, illegal: ['Q@d5-e5', 'N@d5-e5'] },
  {
    rule: '[6] a placed bishop takes off a piece of either side, never a king or itself',
    position: 'n3/1kK1/3N/4 w Rr - 0',
    legal: ['B@d5xb5', 'B@d5xe3'],
    illegal: ['B@d5', 'B@d5xc4', 'B@d5xd4', 'B@d5xd5', 'B@d5xe5'],
  },
  {
    rule: '[6] what is left, the bishop included, must be one group',
    position: '3N/1kK1/4/4 w Rr - 1',
    legal: ['B@d5xe5', 'B@f6'],
    illegal: ['B@f6xe5'],
  },
  { rule: '[6] with nothing to take off it is just placed', position: START, legal: ['B@d5'], illegal: ['B@d5xd4'] },
  { rule: '[6] no other piece takes anything off', position: '3N/1kK1/4/4 w Rr - 1', illegal: ['R@d5xe5'] },
  { rule: '[7] a dead queen is not placed', position: '4/1kK1/4/4 w Rr Q 0', legal: ['R@d5'], illegal: ['Q@d5'] },
  { rule: '[8] nobody passes while anything else is legal', position: START, illegal: ['pass'] },
  {
    rule: '[8] pass is the only move of a side that can do nothing else',
    position: 'r1Np/1K2/qk1n/BPbR w r Q 5',
    legal: ['pass'],
    illegal: ['Kc4-d4', 'O-O', 'Q@d4'],
  },
];

describe('what is legal', () => {
  test.each(CASES)('$rule', ({ position, legal = [], illegal = [] }) => {
    const generated = movesOf(position);
    expect(legal.filter((move) => !isLegal(position, move))).toEqual([]);
    expect(legal.filter((move) => !generated.includes(move))).toEqual([]);
    expect(illegal.filter((move) => isLegal(position, move))).toEqual([]);
    expect(illegal.filter((move) => generated.includes(move))).toEqual([]);
  });

  test.each([
    { piece: 'king', letter: 'K', position: '4/1kK1/1N2/4 w Rr - 0', moves: 'Kd4-c5 Kd4-d3 Kd4-d5' },
    { piece: 'queen', letter: 'Q', position: '2Q1/1kK1/4/4 w Rr - 0', moves: 'Qd5-b5 Qd5-c5 Qd5-d3 Qd5-e4 Qd5-e5' },
    { piece: 'rook', letter: 'R', position: '2R1/1kK1/4/4 w Rr - 0', moves: 'Rd5-b5 Rd5-c5 Rd5-d3 Rd5-e5' },
    { piece: 'bishop', letter: 'B', position: '2B1/1kK1/4/4 w Rr - 0', moves: 'Bd5-e4' },
    { piece: 'knight', letter: 'N', position: '4/1kK1/2N1/4 w Rr - 0', moves: 'Nd3-b4 Nd3-c5 Nd3-e5' },
    { piece: 'pawn', letter: 'P', position: '2P1/1kK1/4/4 w Rr - 0', moves: 'Pd5-c5 Pd5-e5' },
  ])('[4] $piece: its own way of moving', ({ letter, position, moves }) => {
    const ofPiece = movesOf(position).filter((move) => move.startsWith(letter));
    expect(ofPiece.toSorted().join(' ')).toBe(moves);
  });
});

describe('what a turn does', () => {
  test.each([
    { rule: '[3] a move', position: START, move: 'Kd4-d5', next: '2K1/1k2/4/4 b Rr - 1' },
    { rule: '[3] castling', position: '2R1/1kK1/4/4 w Rr - 1', move: 'O-O', next: '2K1/1kR1/4/4 b r - 2' },
    { rule: '[3] black castles', position: '2R1/rkK1/4/4 b Rr - 1', move: 'O-O', next: '2R1/krK1/4/4 w R - 2' },
    { rule: '[5] a pawn that moves on', position: START, move: 'P@d3-c3', next: '4/1kK1/1P2/4 b Rr - 0' },
    {
      rule: '[6] an enemy piece goes back to its reserve',
      position: 'n3/1kK1/3N/4 w Rr - 0',
      move: 'B@d5xb5',
      next: '2B1/1kK1/3N/4 b Rr - 0',
    },
    {
      rule: '[6] so does an own piece',
      position: 'n3/1kK1/3N/4 w Rr - 0',
      move: 'B@d5xe3',
      next: 'n1B1/1kK1/4/4 b Rr - 0',
    },
    {
      rule: '[7] a queen leaves when pieces surround her',
      position: '1kQR/2K1/4/4 b Rr - 0',
      move: 'Q@d6',
      next: '2q1/1k1R/2K1/4 w Rr Q 0',
    },
    {
      rule: '[7] a queen leaves when limits help to surround her',
      position: '3N/3P/b1K1/1k2 b Rr - 0',
      move: 'Q@b2',
      next: '3N/3P/b1K1/1k2 w Rr q 0',
    },
    {
      rule: '[7] both queens leave',
      position: '2B1/1PQ1/n1K1/qk2 b Rr - 0',
      move: 'R@a2',
      next: '3B/2P1/1n1K/r1k1 w Rr Qq 0',
    },
    {
      rule: '[7] the white queen leaves first, which saves the black one',
      position: 'RQqr/1Kk1/2n1/4 b Rr - 0',
      move: 'P@d2',
      next: 'R1qr/1Kk1/2n1/2p1 w Rr Q 0',
    },
    { rule: '[8] pass', position: 'r1Np/1K2/qk1n/BPbR w r Q 5', move: 'pass', next: 'r1Np/1K2/qk1n/BPbR b r Q 6' },
    {
      rule: '[9] a placement sets the clock back',
      position: '4/1kK1/4/4 w Rr - 57',
      move: 'N@d5',
      next: '2N1/1kK1/4/4 b Rr - 0',
    },
    {
      rule: 'a step back from the right',
      position: 'R3/1kKN/4/4 w Rr - 0',
      move: 'Rb5-f5',
      next: '3R/kKN1/4/4 b Rr - 1',
    },
    {
      rule: 'a step back from below',
      position: '2R1/1kK1/2N1/3B w Rr - 0',
      move: 'Rd5-d1',
      next: '1kK1/2N1/3B/2R1 b Rr - 1',
    },
    { rule: 'a step back from a corner', position: '4/4/k3/K3 w Rr - 0', move: 'Q@a1', next: '4/1k2/1K2/Q3 b Rr - 0' },
    {
      rule: 'no step back after a pawn that came inside',
      position: '4/4/k3/K3 w Rr - 0',
      move: 'P@c1-c2',
      next: '4/4/k3/KP2 b Rr - 0',
    },
  ])('$rule', ({ position, move, next }) => {
    expect(after(position, move)).toBe(next);
  });
});

describe('how it ends', () => {
  test.each([
    {
      rule: '[7] a surrounded king loses',
      position: '1p1B/nkK1/4/4 w Rr - 0',
      move: 'Be5-c3',
      end: 'White wins: black’s king is surrounded',
    },
    {
      rule: '[7] also by the own move',
      position: '1q2/1kK1/1P2/4 b Rr - 1',
      move: 'R@b4',
      end: 'White wins: black’s king is surrounded',
    },
    {
      rule: '[7] both kings at once are a draw',
      position: '4/rkK1/1pR1/P3 w Rr - 0',
      move: 'Q@a1',
      end: 'Draw: both kings are surrounded',
    },
    {
      rule: '[9] the hundredth ply without a placement',
      position: '4/1kK1/4/4 w Rr - 99',
      move: 'Kd4-d5',
      end: 'Draw: 100 moves without a placement',
    },
    {
      rule: '[9] a king goes before the clock',
      position: '1p1B/nkK1/4/4 w Rr - 99',
      move: 'Be5-c3',
      end: 'White wins: black’s king is surrounded',
    },
  ])('$rule', ({ position, move, end }) => {
    const finished = played(position, move);
    const outcome = finished.outcome();
    expect(outcome === null ? null : formatOutcome(english, outcome)).toBe(end);
    expect(finished.isOver()).toBe(true);
    expect(finished.countMoves()).toBe(0);
  });

  test('[7] a queen leaves before the kings are looked at', () => {
    expect(outcomeOf('R1Kr/1pk1/2b1/2n1 w Rr Q 0')).toBe(null);
    expect(after('RQKr/1pk1/2b1/4 b Rr - 0', 'N@d2')).toBe('R1Kr/1pk1/2b1/2n1 w Rr Q 0');
  });

  test('[9] a placement on the hundredth ply goes on', () => {
    expect(played('4/1kK1/4/4 w Rr - 99', 'N@d5').outcome()).toBe(null);
  });

  test('the end is seen in the position alone', () => {
    expect(outcomeOf('1p2/nkK1/1B2/4 b Rr - 100')).toEqual({ winner: 1, reason: 'king-surrounded' });
    expect(outcomeOf('4/1kK1/4/4 w Rr - 100')).toEqual({ winner: null, reason: 'no-progress' });
    expect(outcomeOf('1rkK/2pR/1P2/Q3 b Rr - 0')).toEqual({ winner: null, reason: 'both-kings-surrounded' });
  });
});

describe('[9] repetition', () => {
  test.each([
    { what: 'the same formation elsewhere', other: '4/4/4/2kK w Rr - 0', same: true },
    { what: 'another clock', other: '4/1kK1/4/4 w Rr - 31', same: true },
    { what: 'the mirror image', other: '4/1Kk1/4/4 w Rr - 0', same: false },
    { what: 'a formation that is turned', other: '1k2/1K2/4/4 w Rr - 0', same: false },
    { what: 'the other side to move', other: '4/1kK1/4/4 b Rr - 0', same: false },
    { what: 'castling used up', other: '4/1kK1/4/4 w R - 0', same: false },
    { what: 'a dead queen instead of one in reserve', other: '4/1kK1/4/4 w Rr q 0', same: false },
  ])('$what: $same', ({ other, same }) => {
    const [first, second] = [read(START), read(other)];
    expect(first.repeats(second)).toBe(same);
    expect(second.repeats(first)).toBe(same);
    expect(first.keyLow === second.keyLow && first.keyHigh === second.keyHigh).toBe(same);
  });

  test('kings that take a step together come to the same position', () => {
    const moved = played(START, 'Kd4-d5', 'Kc4-c5');
    expect(rules.makePosition(moved)).toBe('1kK1/4/4/4 w Rr - 2');
    expect(moved.repeats(read(START))).toBe(true);
  });
});

describe('notation', () => {
  test.each([
    { text: '4/2K1/4/4 w Rr - 0', field: 'position.ranks', expected: 'exactly one K and one k' },
    { text: '4/1kKk/4/4 w Rr - 0', field: 'position.ranks', expected: 'exactly one K and one k' },
    {
      text: '2R1/1kKR/4/4 w Rr - 0',
      field: 'position.ranks',
      expected: 'no letter twice: each side has one piece of each kind',
    },
    {
      text: 'k3/4/2K1/4 w Rr - 0',
      field: 'position.ranks',
      expected: 'pieces that form one group, touching by sides or corners',
    },
    {
      text: '1R2/rQkK/1n2/4 b Rr - 0',
      field: 'position.ranks',
      expected: 'no surrounded queen: she would have left the game',
    },
    { text: '4/1kK1/4/4 w rR - 0', field: 'position.castling', expected: 'one of: - R r Rr' },
    { text: '2Q1/1kK1/4/4 w Rr Q 0', field: 'position.dead', expected: 'only queens that are not in play' },
    { text: '4/1kK1/4/4 w Rr - 101', field: 'position.clock', expected: 'from 0 to 100' },
    { text: '4/1kK1/4/41 w Rr - 0', field: 'position.ranks', expected: 'a row of 4 cells' },
    { text: '4/1kK1/4 w Rr - 0', field: 'position.ranks', expected: '4 rows' },
    { text: '4/1kK1/4/4 w Rr', field: 'position.dead', expected: 'ranks side castling dead clock' },
  ])('$text is refused', ({ text, field, expected }) => {
    const parsed = rules.parsePosition(text);
    if (parsed.ok) throw new Error('accepted');
    expect(parsed.error.field).toBe(field);
    expect(formatMessage(english, parsed.error.expected)).toContain(expected);
  });

  test.each([
    '',
    'd4-d5',
    'kd4-d5',
    'Kd4xd5',
    'Kd4-g4',
    'Kd4-d7',
    'Kd4-d5\n',
    ' pass',
    'o-o',
    '0-0',
    'R@d5xe5',
    'Q@d5-e5',
    'B@d5xe5-e4',
  ])('the move %j is refused with its form', (text) => {
    const parsed = rules.parseMove(read(START), text);
    expect(parsed).toMatchObject({ ok: false, error: { field: 'move', found: text, expected: { code: 'move-form' } } });
  });

  test('a queen beside a limit that is not there stands free', () => {
    // The same queen at the edge of the window: shut in by four columns, free while there are three.
    expect(rules.parsePosition('r3/QkK1/n3/4 w Rr - 0').ok).toBe(true);
    expect(rules.parsePosition('r3/QkKN/n3/4 w Rr - 0').ok).toBe(false);
  });

  test('a clock of 0 may be left out', () => {
    expect(rules.makePosition(read('4/1kK1/4/4 w Rr -'))).toBe(START);
  });

  test('the text keeps the squares as they stand', () => {
    expect(rules.makePosition(read('4/4/4/2kK b - Qq 7'))).toBe('4/4/4/2kK b - Qq 7');
  });
});

describe('view', () => {
  const pieceOf = (text: string, id: string): unknown => viewOf(text).pieces.find((piece) => piece.id === id);
  const edges = (text: string): readonly string[] =>
    viewOf(text).furniture.flatMap((item) => (item.kind === 'rail' ? [item.edge] : []));

  test('the grid has 36 places for cards, and every piece is somewhere', () => {
    expect(viewOf(START).cells).toHaveLength(36);
    expect(viewOf(START).pieces).toHaveLength(12);
    expect(pieceOf(START, 'king-1')).toEqual({ id: 'king-1', shape: 'king', owner: 1, at: { cell: 'd4' } });
    expect(pieceOf(START, 'queen-2')).toEqual({ id: 'queen-2', shape: 'queen', owner: 2, at: { tray: 'reserve-2' } });
    expect(noticesOf(START)).toEqual([]);
  });

  test('rails close the sides on which the pieces span four', () => {
    expect(edges(START)).toEqual([]);
    expect(edges('R3/1kKN/4/4 w Rr - 0')).toEqual(['left', 'right']);
    expect(edges('1PN1/BpK1/R1k1/r1q1 b Rr - 0')).toEqual(['bottom', 'top']);
    expect(edges('k3/1K2/2N1/3B w Rr - 1')).toEqual(['left', 'right', 'bottom', 'top']);
  });

  test('a side that may castle has a token', () => {
    expect(viewOf('2R1/1kK1/4/4 w r - 3').furniture).toEqual([{ kind: 'token', name: 'castling', owner: 2 }]);
  });

  test('surrounded kings and dead queens are in their states, and other surrounded pieces are not', () => {
    expect(pieceOf('1p2/nkK1/1B2/4 b Rr - 1', 'king-2')).toMatchObject({ at: { cell: 'c4' }, state: 'surrounded' });
    expect(pieceOf('1b1q/kRnr/1B1K/4 b R - 0', 'rook-1')).toEqual({
      id: 'rook-1',
      shape: 'rook',
      owner: 1,
      at: { cell: 'c4' },
    });
    expect(pieceOf('4/1kK1/4/4 w Rr q 0', 'queen-2')).toMatchObject({ at: { tray: 'lost-2' }, state: 'dead' });
  });

  test('a move that makes the formation slide says so, by the square that it landed on', () => {
    const noticesAfter = (text: string, move: string): readonly string[] => {
      const position = read(text);
      const last = moveViewer.frames(position, readMove(position, move)).at(-1);
      return (last?.notices ?? []).map((notice) => formatMessage(english, notice));
    };
    const start = '4/4/1kK1/2R1 w - - 0';
    expect(noticesAfter(start, 'N@d1')).toEqual(['The formation slides by one square: d1 becomes d2']);
    expect(noticesAfter(start, 'N@e2')).toEqual([]);
  });

  test('notices say what is forced and what stands out', () => {
    expect(noticesOf('r1Np/1K2/qk1n/BPbR w r Q 5')).toEqual([
      'White must pass: it can neither place nor move a piece, nor castle',
      'Black’s king has only one open side left',
      'Black’s queen has only one open side left',
      'White has lost the queen for good',
      'The pieces span four columns and four rows: all four sides are limits',
    ]);
    expect(noticesOf('R3/1kKN/4/4 w Rr - 0')).toEqual(['The pieces span four columns: left and right are closed']);
    expect(noticesOf('1PN1/BpK1/R1k1/r1q1 b Rr - 0')).toEqual([
      'White’s king has only one open side left',
      'The pieces span four rows: above and below are closed',
    ]);
    const { notices } = viewOf('1PN1/BpK1/R1k1/r1q1 b Rr - 0');
    expect(notices.map(({ danger, lasts }) => ({ danger, lasts }))).toEqual([{ danger: 1 }, { lasts: true }]);
    expect(noticesOf('1p2/nkK1/1B2/4 b Rr - 1')).toEqual([
      'Black’s king on c4 is closed on all four sides: pawn, king, bishop, knight',
    ]);
    expect(noticesOf('4/rkKN/1pR1/2B1 w Rr - 2')).toEqual([
      'White’s king has only one open side left',
      'Black’s king has only one open side left',
      'The pieces span four columns: left and right are closed',
    ]);
    expect(noticesOf('4/1kK1/4/4 w Rr - 79')).toEqual([]);
    expect(noticesOf('4/1kK1/4/4 w Rr - 99')).toEqual(['Moves left before the draw, unless a piece is placed: 1']);
  });
});
