import { describe, expect, test } from 'vitest';
import { choices } from '../src/echek/choices.ts';
import { moveViewer } from '../src/echek/frames.ts';
import { CASTLE } from '../src/echek/moves.ts';
import { formatMessage, Match, SeededRandom, type View } from '../src/index.ts';
import { loadGame } from './game.ts';

const { rules, english, portuguese, read, readMove, viewOf } = await loadGame('echek');

const START = '4/1kK1/4/4 w Rr - 0';
const ROOK_OUT = '4/1kK1/3R/4 w Rr - 0';
const MUST_PASS = 'r1Np/1K2/qk1n/BPbR w r Q 5';

const split = (picks: string): string[] => picks.split(' ').filter((pick) => pick !== '');

/** Where picks lead: a move's text, or what is offered next in the order of the alphabet. */
function walk(text: string, picks: string): string {
  const position = read(text);
  const step = choices.walk(position, split(picks));
  if (!step.ok) throw new Error(formatMessage(english, step.error));
  if (step.value.kind === 'move') return rules.makeMove(position, step.value.move);
  return step.value.picks
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}

function promptOf(text: string, picks: string): string {
  const step = choices.walk(read(text), split(picks));
  if (!step.ok || step.value.kind === 'move') throw new Error('no pick is asked for');
  return formatMessage(english, step.value.prompt);
}

function refusalOf(text: string, picks: string, locale = english): string {
  const step = choices.walk(read(text), split(picks));
  if (step.ok) throw new Error('it is possible');
  return formatMessage(locale, step.error);
}

function picksOf(text: string, move: string): string {
  const position = read(text);
  return choices.picksOf(position, readMove(position, move)).join(' ');
}

describe('walks', () => {
  test('at first, a piece in play or in reserve', () => {
    expect(walk(START, '')).toBe('bishop-1 d4 knight-1 pawn-1 queen-1 rook-1');
  });

  test('a piece in play and its square', () => {
    expect(walk(START, 'd4')).toBe('c3 c5 d3 d5');
    expect(walk(START, 'd4 d5')).toBe('Kd4-d5');
    expect(picksOf(START, 'Kd4-d5')).toBe('d4 d5');
  });

  test('a piece in reserve and its square, also on the ring', () => {
    expect(walk(ROOK_OUT, 'queen-1')).toBe('d2 d3 d5 e2 e4 e5 f2 f3 f4');
    expect(walk(ROOK_OUT, 'queen-1 f4')).toBe('Q@f4');
  });

  test('a placed pawn moves on or stays', () => {
    expect(walk(START, 'pawn-1 d3')).toBe('c3 done e3');
    expect(walk(START, 'pawn-1 d3 c3')).toBe('P@d3-c3');
    expect(walk(START, 'pawn-1 d3 done')).toBe('P@d3');
    expect(picksOf(START, 'P@d3')).toBe('pawn-1 d3 done');
    expect(picksOf(START, 'P@d3-c3')).toBe('pawn-1 d3 c3');
  });

  test('a placed pawn that cannot move on is a whole turn', () => {
    const shut = '1K1p/1nr1/1Rk1/NB2 w Rr - 2';
    expect(walk(shut, 'pawn-1 d5')).toBe('P@d5');
    expect(picksOf(shut, 'P@d5')).toBe('pawn-1 d5');
  });

  test('a placed bishop takes off a piece of either side', () => {
    const some = '1r2/1kK1/3Q/4 w Rr - 0';
    expect(walk(some, 'bishop-1 d3')).toBe('c5 e3');
    expect(walk(some, 'bishop-1 d3 c5')).toBe('B@d3xc5');
    expect(walk(some, 'bishop-1 d3 e3')).toBe('B@d3xe3');
    expect(picksOf(some, 'B@d3xe3')).toBe('bishop-1 d3 e3');
  });

  test('a placed bishop with nothing to take off is a whole turn', () => {
    expect(walk(START, 'bishop-1 e3')).toBe('B@e3');
  });

  test('castling from the rook or from the king', () => {
    expect(walk(ROOK_OUT, 'e3 d4')).toBe('O-O');
    expect(walk(ROOK_OUT, 'd4 e3')).toBe('O-O');
    expect(picksOf(ROOK_OUT, 'O-O')).toBe('e3 d4');
  });

  test('no castling once it has been used', () => {
    const used = '4/1kK1/3R/4 w r - 1';
    expect(split(walk(used, 'e3'))).not.toContain('d4');
    expect(split(walk(used, 'd4'))).not.toContain('e3');
  });

  test('a pass takes no pick', () => {
    expect(walk(MUST_PASS, '')).toBe('pass');
  });
});

test.each([
  [START, '', 'Choose a piece in play to move, or one from your reserve to place'],
  ['r1KR/1PN1/n1Bk/p2b w - Qq 72', '', 'Choose a piece in play to move'],
  ['1k2/2K1/3B/4 w Rr - 1', '', 'Choose a piece from your reserve to place'],
  [START, 'd4', 'Choose where the king goes'],
  [ROOK_OUT, 'd4', 'Choose where the king goes, or your rook to castle'],
  [ROOK_OUT, 'e3', 'Choose where the rook goes, or your king to castle'],
  ['4/1kK1/3R/4 w r - 1', 'e3', 'Choose where the rook goes'],
  [START, 'queen-1', 'Choose the square to place it on'],
  [START, 'pawn-1 d3', 'Choose a square for the pawn to move on to, or leave it where it is'],
  ['1r2/1kK1/3Q/4 w Rr - 0', 'bishop-1 d3', 'Choose the piece that the bishop takes off'],
])('in %s after "%s": %s', (text, picks, sentence) => expect(promptOf(text, picks)).toBe(sentence));

const STUCK =
  'this piece cannot move: wherever it went, the pieces would no longer be one group within four columns and four rows';

test.each([
  // The first pick.
  [START, 'a1', 'no piece stands there: choose one of yours, in play or in the reserve'],
  [START, 'c4', 'that piece belongs to black'],
  [START, 'rook-2', 'that piece belongs to black'],
  [START, 'king-1', 'that piece is in play: choose its square to move it'],
  [START, 'done', 'you pass only when you can neither place nor move a piece, nor castle'],
  [START, 'g7', 'that is neither a square nor a piece of this game'],
  ['1b2/pBK1/1k1P/n1R1 b r q 3', 'queen-2', 'your queen has left the game for good'],
  [
    '3B/2N1/1K2/k3 b Rr - 0',
    'queen-2',
    'there is no square for it: it needs an empty one that touches a piece of yours, is not directly beside the enemy king (diagonally is fine) and stays within four columns and four rows',
  ],
  ['1b2/1q2/pkK1/3B w Rr - 0', 'e2', STUCK],
  ['3K/1k1P/qpQ1/1Rr1 b Rr - 0', 'c3', 'this piece cannot move: it reaches no empty square'],
  // Where a piece in play goes.
  [START, 'd4 c4', 'a piece stands there already, and nothing is ever captured'],
  [START, 'd4 d4', 'a piece stands there already, and nothing is ever captured'],
  [START, 'd4 queen-1', 'choose a square now, or go back to choose another piece'],
  [START, 'd4 done', 'the turn is not complete: choose a piece and then its square'],
  [START, 'd4 d2', 'the king moves one step in any direction'],
  [START, 'd4 e5', 'the pieces would no longer stay connected'],
  ['4/pkK1/3R/4 w Rr - 0', 'e3 d2', 'the rook moves along a column or a row'],
  ['4/pkK1/3R/4 w Rr - 0', 'e3 f3', 'the pieces would take up more than four columns or four rows'],
  ['2P1/1q2/pkK1/2R1 b Rr - 0', 'c4 b2', 'the queen moves in a straight line, along a column, a row or a diagonal'],
  [
    '2P1/1q2/pkK1/2R1 b Rr - 0',
    'c4 e2',
    'an enemy piece stands in the way: only pieces of your own side can be passed over',
  ],
  ['1b2/1qR1/pkK1/3B b Rr - 0', 'c5 d5', 'the bishop moves on a diagonal'],
  ['4/1kK1/1npN/1P1b w Rr - 0', 'e3 e4', 'the knight jumps as in chess: two squares one way and one to the side'],
  ['2P1/1q2/pkK1/2R1 b Rr - 0', 'b3 c5', 'the pawn moves one step along a column or a row'],
  ['4/1kK1/3R/4 w r - 1', 'e3 d4', 'you have castled already: king and rook swap once in a match'],
  ['4/1kK1/3R/4 w r - 1', 'd4 e3', 'you have castled already: king and rook swap once in a match'],
  // Where a piece is placed.
  [START, 'queen-1 d4', 'a piece stands there already, and nothing is ever captured'],
  [START, 'queen-1 a1', 'the square must touch a piece of yours, by a side or a corner'],
  [START, 'queen-1 c3', 'a piece cannot be placed directly beside the enemy king, only diagonally'],
  ['4/pkK1/3R/4 w Rr - 0', 'queen-1 f3', 'the pieces would take up more than four columns or four rows'],
  // Where a placed pawn moves on to.
  [START, 'pawn-1 d3 d3', 'the pawn stands there: finish the turn to leave it, or choose an empty square beside it'],
  [START, 'pawn-1 d3 d4', 'a piece stands there already, and nothing is ever captured'],
  [START, 'pawn-1 d3 e4', 'the pawn moves one step along a column or a row'],
  [START, 'pawn-1 d3 d2', 'the pieces would no longer stay connected'],
  [START, 'pawn-1 d3 queen-1', 'choose a square now, or go back to choose another piece'],
  ['4/pkK1/3R/4 w Rr - 0', 'pawn-1 e2 f2', 'the pieces would take up more than four columns or four rows'],
  // What a placed bishop takes off.
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 done', 'the turn is not complete: the bishop must take a piece off'],
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 a1', 'there is nothing there to take off: choose a piece in play'],
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 rook-2', 'there is nothing there to take off: choose a piece in play'],
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 c4', 'a king cannot be taken off'],
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 c2', 'the bishop that you have just placed stays: choose another piece'],
  ['1q2/pkK1/2R1/4 w Rr - 0', 'bishop-1 c2 d3', 'without that piece the rest would not stay connected'],
  // Past the end.
  [START, 'd4 d5 d3', 'the turn is complete already'],
  [START, 'pawn-1 d3 c3 b3', 'the turn is complete already'],
  [MUST_PASS, 'c4', 'White must pass: it can neither place nor move a piece, nor castle'],
])('in %s "%s" is refused: %s', (text, picks, sentence) => expect(refusalOf(text, picks)).toBe(sentence));

test('reasons are given in Portuguese too', () => {
  expect(refusalOf(START, 'c4', portuguese)).toBe('essa peça é das pretas');
});

const LETTERS: Readonly<Record<string, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
};

/** The pieces in play with their squares, `!` for surrounded; those out of the game; the marks. */
function show(view: View): string {
  const letter = (shape: string, owner: number | null): string => {
    const white = LETTERS[shape] ?? '?';
    return owner === 1 ? white : white.toLowerCase();
  };
  const inPlay = view.pieces.flatMap(({ shape, owner, at, state }) =>
    'cell' in at ? [`${letter(shape, owner)}${at.cell}${state === 'surrounded' ? '!' : ''}`] : [],
  );
  const lost = view.pieces.flatMap(({ shape, owner, at, state }) =>
    'tray' in at && at.tray === `lost-${owner}` && state === 'dead' ? [`†${letter(shape, owner)}`] : [],
  );
  return [...inPlay, ...lost, '|', ...view.marks.map(({ kind, cell }) => `${kind} ${cell}`)].join(' ');
}

function framesOf(text: string, move: string): readonly View[] {
  const position = read(text);
  return moveViewer.frames(position, readMove(position, move));
}

const shown = (text: string, move: string): string[] => framesOf(text, move).map(show);

const rails = (view: View | undefined): string[] =>
  (view?.furniture ?? []).flatMap((item) =>
    item.kind === 'rail' ? [`${item.edge} ${item.from.join()} ${item.to.join()}`] : [],
  );

describe('frames', () => {
  test('a plain move is one', () => {
    expect(shown(START, 'Kd4-d5')).toEqual(['Kd5 kc4 | last-from d4 last-to d5']);
  });

  test('a placement is one', () => {
    expect(shown(START, 'Q@e3')).toEqual(['Kd4 Qe3 kc4 | last-to e3']);
  });

  test('a pass shows the position after it, unmarked', () => {
    const [only, ...others] = framesOf(MUST_PASS, 'pass');
    expect(only?.marks).toEqual([]);
    expect(others).toEqual([]);
  });

  test('castling swaps', () => {
    expect(shown(ROOK_OUT, 'O-O')).toEqual(['Ke3 Rd4 kc4 | last-to e3 last-to d4']);
  });

  test('a formation that reaches the ring is seen there, then all of it steps back', () => {
    expect(shown(ROOK_OUT, 'Q@f2')).toEqual(['Kd4 Qf2 Re3 kc4 | last-to f2', 'Kc4 Qe2 Rd3 kb4 | last-to e2']);
    expect(shown('qP2/pkKN/4/4 w Rr - 0', 'Ne4-d6')).toEqual([
      'Kd4 Nd6 Pc5 kc4 qb5 pb4 | last-from e4 last-to d6',
      'Kd3 Nd5 Pc4 kc3 qb4 pb3 | last-from e3 last-to d5',
    ]);
  });

  test('its rails go with it', () => {
    const [landed, stepped] = framesOf(ROOK_OUT, 'Q@f2');
    // Columns c to f are closed, then b to e.
    expect(rails(landed)).toEqual(['left 1.5,0.5 1.5,4.5', 'right 5.5,0.5 5.5,4.5']);
    expect(rails(stepped)).toEqual(['left 0.5,0.5 0.5,4.5', 'right 4.5,0.5 4.5,4.5']);
  });

  test('a pawn is placed, then moves on', () => {
    expect(shown('4/1kKB/4/4 b Rr - 0', 'P@c3-b3')).toEqual([
      'Kd4 Be4 kc4 pc3 | last-to c3',
      'Kd4 Be4 kc4 pb3 | last-from c3 last-to b3',
    ]);
  });

  test('a pawn may be placed on the ring and come back', () => {
    expect(shown(ROOK_OUT, 'P@f2-e2')).toEqual([
      'Kd4 Re3 Pf2 kc4 | last-to f2',
      'Kd4 Re3 Pe2 kc4 | last-from f2 last-to e2',
    ]);
  });

  test('a bishop is placed, then takes a piece off', () => {
    expect(shown('1r2/1kK1/3Q/4 w Rr - 0', 'B@d3xc5')).toEqual([
      'Kd4 Qe3 Bd3 kc4 rc5 | last-to d3',
      'Kd4 Qe3 Bd3 kc4 | last-to d3 removed c5',
    ]);
  });

  test('a surrounded queen is seen before she leaves, and the step back comes last', () => {
    expect(shown('qP2/pkKN/4/4 w Rr - 0', 'R@b6')).toEqual([
      'Kd4 Rb6 Ne4 Pc5 kc4 qb5! pb4 | last-to b6',
      'Kd4 Rb6 Ne4 Pc5 kc4 pb4 †q | last-to b6 removed b5',
      'Kd3 Rb5 Ne3 Pc4 kc3 pb3 †q | last-to b5 removed b4',
    ]);
  });

  test('two queens leave one after the other, white first', () => {
    const frames = framesOf('p1R1/bkK1/1nq1/2BQ w Rr - 0', 'N@e3');
    expect(frames.map(show)).toEqual([
      'Kd4 Qe2! Rd5 Bd2 Ne3 kc4 qd3! bb4 nc3 pb5 | last-to e3',
      'Kd4 Rd5 Bd2 Ne3 kc4 qd3! bb4 nc3 pb5 †Q | last-to e3 removed e2',
      'Kd4 Rd5 Bd2 Ne3 kc4 bb4 nc3 pb5 †Q †q | last-to e3 removed e2 removed d3',
    ]);
  });

  test('all stages of one turn: placed, taken off, a queen gone, stepped back', () => {
    expect(shown('1NB1/1QK1/1k1n/2pr b Rr - 0', 'B@f2xe3')).toEqual([
      'Kd4 Qc4! Bd5 Nc5 kc3 re2 bf2 ne3 pd2 | last-to f2',
      'Kd4 Qc4! Bd5 Nc5 kc3 re2 bf2 pd2 | last-to f2 removed e3',
      'Kd4 Bd5 Nc5 kc3 re2 bf2 pd2 †Q | last-to f2 removed e3 removed c4',
      'Kc4 Bc5 Nb5 kb3 rd2 be2 pc2 †Q | last-to e2 removed d3 removed b4',
    ]);
  });

  test('the closed sides of the king that ends the match are marked one by one', () => {
    const closed = (frame: View): string[] =>
      frame.marks.flatMap(({ cell, edge }) => (edge ? [`${cell} ${edge}`] : []));
    const [placed, ...ends] = framesOf('2R1/1kK1/2r1/1b2 w Rr - 0', 'N@e4');
    expect(placed && show(placed)).toBe('Kd4! Rd5 Ne4 kc4 rd3 bc2 | last-to e4');
    expect(ends.map(closed)).toEqual([
      ['d4 top'],
      ['d4 top', 'd4 right'],
      ['d4 top', 'd4 right', 'd4 bottom'],
      ['d4 top', 'd4 right', 'd4 bottom', 'd4 left'],
    ]);
    const told = ends.at(-1)?.notices[0];
    const words = 'White’s king on d4 is closed on all four sides: rook, knight, rook, king';
    expect(told && formatMessage(english, told)).toBe(words);
  });

  test('a limit closes a side too', () => {
    const { marks, notices } = viewOf('Kr2/n1p1/3b/2k1 b - - 0');
    expect(marks.map(({ cell, edge }) => `${cell} ${edge}`)).toEqual(['b5 top', 'b5 right', 'b5 bottom', 'b5 left']);
    expect(notices.map((notice) => formatMessage(portuguese, notice))).toEqual([
      'As brancas têm o rei em b5 com os quatro lados fechados: limite, torre, cavalo, limite',
    ]);
  });

  test('all twelve pieces keep their names, and only the last frame has something to say', () => {
    const frames = framesOf('1NB1/1QK1/1k1n/2pr b Rr - 0', 'B@f2xe3');
    for (const { pieces } of frames) expect(new Set(pieces.map(({ id }) => id)).size).toBe(12);
    expect(frames.map(({ notices }) => notices.length > 0)).toEqual([false, false, false, true]);
  });
});

/** The cells that a text names, in the order of the alphabet. */
const cellsIn = (text: string): string[] => (text.match(/[a-f][1-6]/g) ?? []).toSorted();

test('the description, the text and the marks of a made move name the same cells, also when the formation steps back', () => {
  let renamed = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(seed);
    while (match.outcome === null && match.moves.length < 60) {
      const before = match.position.clone();
      const move = before.randomMove(random);
      match.play(move);
      const written = rules.makeMove(before, move);
      const marks = moveViewer.frames(before, move).at(-1)?.marks ?? [];
      const cellsOf = (...kinds: readonly string[]): string[] =>
        marks.filter(({ kind }) => kinds.includes(kind)).map(({ cell }) => cell);
      const told = cellsIn(formatMessage(english, moveViewer.describeMove(before, move, 'after')));
      const moved = cellsOf('last-from', 'last-to');
      // The description names a piece that a bishop removed, but not a queen that leaves.
      const gone = cellsOf('removed').filter((cell) => told.includes(cell) && !moved.includes(cell));
      expect(told, written).toEqual([...moved, ...gone].toSorted());
      // Castling names no cells in lists and in the notation.
      const isCastling = move === CASTLE;
      const name = moveViewer.nameMove?.(before, move, 'after') ?? { code: 'name-pass' };
      expect(cellsIn(formatMessage(english, name)), written).toEqual(isCastling ? [] : told);
      // Before the move they are those of the notation.
      const planned = cellsIn(formatMessage(english, moveViewer.describeMove(before, move)));
      expect(planned, written).toEqual(isCastling ? told : cellsIn(written));
      if (planned.join() !== told.join()) renamed++;
    }
  }
  expect(renamed, 'moves after which cells have other names').toBeGreaterThan(20);
});

test.each([
  [START, 'Kd4-d5', 'White moves the king from d4 to d5', 'As brancas movem o rei de d4 para d5'],
  [START, 'Q@e3', 'White places the queen on e3', 'As brancas colocam a rainha em e3'],
  [START, 'P@d3', 'White places the pawn on d3', 'As brancas colocam o peão em d3'],
  [
    START,
    'P@d3-c3',
    'White places the pawn on d3 and moves it on to c3',
    'As brancas colocam o peão em d3 e movem-no para c3',
  ],
  [START, 'B@e3', 'White places the bishop on e3', 'As brancas colocam o bispo em e3'],
  [
    '1r2/1kK1/3Q/4 w Rr - 0',
    'B@d3xc5',
    'White places the bishop on d3 and takes the enemy rook off c5',
    'As brancas colocam o bispo em d3 e removem a torre inimiga de c5',
  ],
  [
    '1r2/1kK1/3Q/4 w Rr - 0',
    'B@d3xe3',
    'White places the bishop on d3 and takes its own queen off e3',
    'As brancas colocam o bispo em d3 e removem a sua rainha de e3',
  ],
  [
    ROOK_OUT,
    'O-O',
    'White castles: the king goes to e3, the rook to d4',
    'As brancas fazem roque: o rei vai para e3 e a torre para d4',
  ],
  [MUST_PASS, 'pass', 'White passes', 'As brancas passam'],
])('in %s, %s is described: %s', (text, move, inEnglish, inPortuguese) => {
  const position = read(text);
  const told = moveViewer.describeMove(position, readMove(position, move));
  expect(formatMessage(english, told)).toBe(inEnglish);
  expect(formatMessage(portuguese, told)).toBe(inPortuguese);
});
