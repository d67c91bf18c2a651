import { loadRules, Match } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { type CommandResult, tabuleiro } from './harness.ts';
import { readEvents } from './json-events.ts';

// `play` without a screen prints what the screen shows, as text and as JSON.

const play = (args: readonly string[], lines: readonly string[] = []): Promise<CommandResult> =>
  tabuleiro(['play', ...args], lines.map((line) => `${line}\n`).join(''));

const playJson = async (args: readonly string[], lines: readonly string[] = []): ReturnType<typeof events> =>
  events(await play([...args, '--json'], lines));

const events = async ({ out }: CommandResult): Promise<ReturnType<typeof readEvents>> => readEvents(out);

describe('a line that cannot be played', () => {
  test('is answered with the reason', async () => {
    const { err } = await play(['hecatomb', '--start', 'white'], ['a4a6', 'a5a4']);
    expect(err).toBe(
      'line 1: a4a6: the piece on a5 is in the way.\nline 2: a5a4: that piece belongs to black: choose one of your own.\n',
    );
    const pt = await play(['hecatomb', '--start', 'white', '--lang', 'pt'], ['a4a6']);
    expect(pt.err).toMatch(/^linha 1: a4a6: .*a5/);
  });

  test('is reported to programs', async () => {
    const told = await playJson(['hecatomb', '--start', 'white'], ['a4a6', 'hello']);
    expect(told).toContainEqual({
      event: 'refused',
      side: 1,
      code: 'wrong-move',
      message: 'a4a6: the piece on a5 is in the way.',
      reason: 'illegal-move',
      typed: 'a4a6',
    });
    expect(told).toContainEqual(expect.objectContaining({ code: 'wrong-move', reason: 'unreadable-move' }));
  });
});

describe('a part of a move that is not offered gets the answer of a click', () => {
  const EIGENSTATE_TWO =
    'Aa1.010000,Bb1.010000,Cc1.010000,Dd1.010000,Ee1.010000,Ff1.010000 1a6.000080,2b6.000080,3c6.000080,4d6.000080,5e6.000080,6f6.000080 2 0';

  test.each([
    [['hecatomb', '--start', 'white'], ['a4', 'a6'], 'line 2: The piece on a5 is in the way.\n'],
    [['echek'], ['Q', '2 2'], 'line 2: A piece stands there already, and nothing is ever captured.\n'],
    [['eigenstate'], ['A', 'a2', 'A23'], 'line 3: A has this pin already: choose an empty hole.\n'],
    [
      ['eigenstate', '--position', EIGENSTATE_TWO],
      ['A'],
      'line 1: A belongs to player one: choose one of your pieces.\n',
    ],
    [
      ['eigenstate', '--position', EIGENSTATE_TWO],
      ['A 5 1'],
      'line 1: A belongs to player one: choose one of your pieces.\n',
    ],
  ])('%j, %j: %s', async (args, lines, expected) => {
    expect((await play(args, lines)).err).toBe(expected);
  });

  test.each([
    [['hecatomb', '--start', 'white'], ['e4', 'd4', 'd5'], '1. d4d5'],
    [['echek'], ['Q', 'K', '1 3'], '1. Kd4-d5'],
    [['eigenstate', '--position', EIGENSTATE_TWO], ['1', '2', 'b5', '114', '353'], '1. 2-b5/114/353'],
  ])('%j, %j: another piece is picked', async (args, lines, expected) => {
    const { out, err } = await play(args, lines);
    expect([out, err]).toEqual([expect.stringContaining(expected), '']);
  });
});

describe('the expected input in an error', () => {
  test('lists everything that can be typed, not only the notation of records', async () => {
    const { err } = await play(['eigenstate'], ['hello']);
    expect(err).toMatch(/^line 1: “hello” is not possible here\. Expected: .*pins in any order.*5 1 for a2\.\n$/);
    const [, , refused] = await playJson(['hecatomb', '--start', 'white'], ['hello']);
    expect(refused).toMatchObject({ message: expect.stringMatching(/^“hello” is not possible here\..*4 3 4 4\.$/) });
  });

  test('names the piece and where it stands', async () => {
    const { err } = await play(['eigenstate'], ['A 6 1 A 2 4 C 1 3', 'A-a2/A24/A24']);
    expect(err).toContain('Expected: another square for A, which stands on a1, at most two files and two ranks away.');
    expect(err).toContain('line 2: “A-a2/A24/A24” is not possible here. Expected: two different pins.');
  });
});

describe('whose turn it is', () => {
  test('is printed below the first board', async () => {
    const { out } = await play(['hecatomb', '--start', 'black']);
    expect(out).toMatch(/\nTurns left: .*\n\nBlack to move\.\n/);
    const over = await play(['choko', '--position', '5/5/5/5/4w w - 0,0 0']);
    expect(over.out).not.toContain('to move.');
  });
});

describe('a notice', () => {
  const QUEEN = ['echek', '--position', '1kQR/2K1/4/4 b Rr - 0'];

  test('is printed once, after the move that leads to it', async () => {
    const { out } = await play(QUEEN, ['Q@d6', 'Kd4-d3', 'Kc5-c4']);
    expect(out).toContain('Black places the queen on d6.\n');
    expect(out).toContain('\n   White has lost the queen for good.\n');
    expect(out.match(/White has lost the queen for good/g)).toHaveLength(1);
  });

  test('is part of the turn event in JSON', async () => {
    const told = await playJson(QUEEN, ['Q@d6']);
    expect(told.at(-2)).toMatchObject({
      event: 'turn',
      turn: 1,
      notices: expect.arrayContaining([{ code: 'queen-dead', text: 'White has lost the queen for good' }]),
    });
  });

  test('is printed with the move that ends the match', async () => {
    const last = ['echek', '--position', '4/pkKQ/1b1P/2B1 w Rr - 0'];
    const dead = { code: 'queen-dead', text: 'White has lost the queen for good' };
    const closed = { code: 'king-closed' };
    expect((await playJson(last, ['R@d1'])).at(-1)).toMatchObject({ event: 'end', notices: [closed, dead] });
    expect((await play(last, ['R@d1'])).out).toContain('\n   White has lost the queen for good.\n');
  });

  test('is printed in a match between computers', async () => {
    const { out } = await play(['choko', '--p1', 'easy', '--p2', 'easy', '--seed', '1']);
    expect(out).toMatch(/\n1\. .*\n {3}Black must drop a man: white has the initiative\.\n2\. /);
  });

  test('a forced pass is printed with its reason', async () => {
    const { out } = await play(['oware', '--position', '0,0,0,0,0,0/1,2,4,4,4,4 15,14 S 0'], ['a']);
    expect(out).toMatch(/\n {3}South must pass.*\n1\. pass {2}South passes.* \(no other move\)\.\n/);
  });
});

describe('a side that moves twice in a row is announced', () => {
  // One man is left in a hand, and one hole that no capture follows from.
  const BLACK_DROPS = 'wbwbw/bwbwb/wbwbw/bwbwb/1bw2 b w 0,1 0';
  const WHITE_DROPS = 'wbwbw/bwbwb/wbwbw/bwbwb/1b3 w b 1,0 0';

  test('after the 24th drop', async () => {
    const { out } = await play(['choko', '--position', BLACK_DROPS], ['a1']);
    expect(out).toContain('\n   All men are dropped: neither side has the initiative, and black moves again.\n');
    const told = await playJson(['choko', '--position', BLACK_DROPS, '--lang', 'pt'], ['a1']);
    expect(told.at(-2)).toMatchObject({
      event: 'turn',
      turn: 2,
      notices: [expect.objectContaining({ code: 'moves-again' })],
    });
  });

  test('and so is the 24th drop itself', async () => {
    const { out } = await play(['choko', '--position', WHITE_DROPS], ['a1']);
    expect(out).toContain('\n   All men are dropped: neither side has the initiative, and black moves.\n');
  });
});

describe('who begins', () => {
  test('is drawn by lot, by the seed, and announced', async () => {
    const starts = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { out } = await play(['hecatomb', '--seed', String(seed)]);
      starts.add(/Drawn by lot: (\w+) begins\./.exec(out)?.[1] ?? '');
      expect((await play(['hecatomb', '--seed', String(seed)])).out).toBe(out);
    }
    expect([...starts].toSorted()).toEqual(['black', 'white']);
  });

  test('is part of the JSON', async () => {
    const [start, turn] = await playJson(['hecatomb', '--p1', 'easy', '--p2', 'easy']);
    expect(start).toMatchObject({ event: 'start', startDrawn: true });
    expect(turn).toMatchObject({ notices: [expect.objectContaining({ code: 'start-drawn' })] });
  });

  test.each([
    ['hecatomb', '--start', 'white'],
    ['hecatomb', '--position', 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10'],
    ['choko'],
  ])('is not drawn where it is known: %j', async (...args) => {
    const { out } = await play(args);
    expect(out).not.toContain('by lot');
    expect((await playJson(args))[0]).not.toHaveProperty('startDrawn');
  });
});

describe('commands', () => {
  test('the legal moves, all or those that begin so', async () => {
    const told = await playJson(['choko'], ['moves', 'moves C']);
    expect(told[2]).toMatchObject({ event: 'moves', count: 25 });
    expect(told[4]).toEqual({ event: 'moves', count: 5, moves: ['c1', 'c2', 'c3', 'c4', 'c5'] });
    const { out } = await play(['choko', '--lang', 'pt'], ['jogadas c', 'moves x']);
    expect(out).toContain('Jogadas legais (5):\n   c1 c2 c3 c4 c5\nNenhuma jogada legal começa assim.\n');
  });

  test('the steps of a piece and the free holes', async () => {
    const { out } = await play(['eigenstate'], ['choices', 'choices C', 'choices C c2', 'choices B c2']);
    expect(out).toContain('Choose a piece to step with.\n   A B C D E F\nChoose where C goes.\n   c2\n');
    expect(out).toContain('Choose an empty hole for your first pin.\n   A11 A12 A13 A14 A15 A21 A22 A24 ');
    const told = await playJson(['eigenstate'], ['choices C', 'choices B c2']);
    expect(told[2]).toEqual({
      event: 'choices',
      picks: [{ id: 'c1', name: 'C' }],
      prompt: 'Choose where C goes',
      choices: [{ id: 'c2', name: 'c2' }],
    });
    expect(told[4]).toMatchObject({ event: 'refused', code: 'wrong-choice' });
  });

  test.each([
    ['echek', 'en', 'd4 queen rook bishop knight pawn', ['queen', 'd3'], 'Q@d3'],
    ['echek', 'pt', 'd4 rainha torre bispo cavalo peão', ['rainha', 'd3'], 'Q@d3'],
    ['echek', 'pt', 'd4 rainha torre bispo cavalo peão', ['peao', 'd3', 'pronto'], 'P@d3'],
    ['choko', 'pt', 'mão', ['mao', 'c3'], 'c3'],
  ])('%s in %s: what is listed can be typed: %s', async (game, language, listed, parts, move) => {
    const { out, err } = await play([game, '--lang', language], ['choices', ...parts]);
    const words = out.split(/\s+/);
    expect(listed.split(' ').filter((word) => !words.includes(word))).toEqual([]);
    expect([out, err]).toEqual([expect.stringContaining(`\n1. ${move} `), '']);
  });

  test('to leave', async () => {
    const { out, err } = await play(['choko'], ['c3', 'quit', 'b2']);
    expect([out, err]).toEqual([expect.stringContaining('The match is not finished.'), '']);
    expect(out).not.toContain('2. b2');
    expect((await play(['choko', '--lang', 'pt'], ['sair', 'c3'])).out).not.toContain('1. c3');
  });

  test('a move in parts; undo takes back a part', async () => {
    const { out, err } = await play(['eigenstate'], ['A', 'a2', 'A11', 'undo', 'A24', 'C13']);
    expect(err).toBe('');
    expect(out).toContain('\n1. A-a2/A24/C13  Player one steps with A');
    expect(out).not.toContain('undone');
  });

  test('a hint', async () => {
    const [, , hint] = await playJson(['hecatomb', '--position', '4k3/8/8/8/8/8/8/4Q2K w 4'], ['hint']);
    expect(hint).toMatchObject({ event: 'hint', side: 1, move: 'e1e8' });
  });

  test('help', async () => {
    expect((await play(['choko'], ['help'])).out).toMatch(/moves \[beginning\]/);
    expect((await play(['choko'], ['help'])).out).toMatch(/draw .*accepts\n.*quit .*leaves/);
    expect((await play(['choko', '--lang', 'pt'], ['ajuda'])).out).toContain('jogadas [início]');
  });
});

describe('typed text', () => {
  test('is echoed if it was understood as something else', async () => {
    const { out } = await play(['choko'], ['C/3', 'b2']);
    expect(out).toMatch(/\nUnderstood as c3\.\n1\. c3 /);
    expect(out.match(/Understood/g)).toHaveLength(1);
    const moves = (await playJson(['choko'], ['C/3', 'b2'])).filter(({ event }) => event === 'move');
    expect(moves[0]).toMatchObject({ move: 'c3', typed: 'C/3', understood: 'c3' });
    expect(moves[1]).not.toHaveProperty('typed');
  });
});

describe('a draw offer to a computer', () => {
  // A man each: the tables say at once that it is a draw, however busy the machine is.
  const TWO_MEN = ['choko', '--position', '4b/5/5/5/w4 w - 0,0 0', '--p2', '1', '--seed', '1'];
  const FIVE = ['a1-b1', 'b1-a1', 'a1-a2', 'a2-a1', 'a1-b1'];

  test('is declined at first, with the reason', async () => {
    const told = await playJson(TWO_MEN, ['draw']);
    expect(told).toContainEqual({
      event: 'draw-declined',
      side: 2,
      reason: 'draw-early',
      message: 'The computer declines: no draws in the first ten moves (both sides).',
    });
  });

  test('is offered and declined in whole sentences', async () => {
    const { out } = await play(['choko', '--lang', 'pt'], ['empate', 'c3']);
    expect(out).toContain('As brancas propõem empate.\nAs pretas recusam o empate.\n1. c3 ');
    const oware = await play(['oware', '--lang', 'pt'], ['empate', 'A']);
    expect(oware.out).toContain('O sul propõe empate.\nO norte recusa o empate.\n1. A ');
  });

  test('follows the rule of all front ends', async () => {
    const { out } = await play(TWO_MEN, [...FIVE, 'draw']);
    expect(out).toContain('Draw offered by white.\n');
    expect(out.trimEnd().split('\n').at(-1)).toBe('1/2-1/2 Draw by agreement.');
  });
});

test('the events come in order', async () => {
  const told = await playJson(['choko'], ['c3', 'no', 'b2', 'resign']);
  const names = told.map(({ event }) => event).join(' ');
  expect(names).toBe('start turn move turn refused turn move turn end');
  const rules = await loadRules('choko');
  const match = new Match(rules, rules.start());
  for (const move of ['c3', 'b2']) match.playText(move);
  expect(told.at(-1)).toMatchObject({ position: rules.makePosition(match.position), plies: 2 });
});
