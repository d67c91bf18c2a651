import { describe, expect, test } from 'vitest';
import { classics, considerMoves, farthestOf, lengthOf } from '../src/hecatomb/classic.ts';
import { HecatombPosition } from '../src/hecatomb/rules.ts';
import {
  type ClassicPlayer,
  loadClassics,
  loadRules,
  manifestOf,
  Match,
  type Move,
  positionOf,
  type Rules,
  SeededRandom,
} from '../src/index.ts';
import { loadGame } from './game.ts';
import { drawPosition, referenceHard } from './hecatomb-reference.ts';

const { rules: ten, read: readAny } = await loadGame('hecatomb');
const endless = await loadRules('hecatomb', 'endless');
const read = (text: string): HecatombPosition => positionOf(HecatombPosition, readAny(text));

function playerOf(id: string): ClassicPlayer {
  const player = classics.find((classic) => classic.id === id);
  if (player === undefined) throw new Error(id);
  return player;
}
const easy = playerOf('easy');
const hard = playerOf('hard');

function moveOf(text: string): Move {
  const move = ten.parseMove(ten.start(), text);
  if (!move.ok) throw new Error(text);
  return move.value;
}

function consideredIn(text: string): string {
  const position = read(text);
  return considerMoves(position)
    .map((move) => ten.makeMove(position, move))
    .join(' ');
}

function choiceOf(player: ClassicPlayer, text: string, random = new SeededRandom(1)): string {
  const position = read(text);
  return ten.makeMove(position, player.choose(position, random));
}

test('the manifest names them, the weakest first', async () => {
  expect(manifestOf('hecatomb').classics).toEqual(['easy', 'hard']);
  expect((await loadClassics('hecatomb')).map(({ id }) => id)).toEqual(['easy', 'hard']);
});

describe('what both consider', () => {
  test('captures alone, when there is one', () => {
    expect(consideredIn('7k/8/8/8/1q6/8/1Q6/K7 w 5')).toBe('b2b4 b2h8');
  });

  test('a king’s captures too', () => {
    expect(consideredIn('7k/8/8/8/8/8/q7/K7 w 5')).toBe('a1a2');
  });

  test('any move, when there is no capture', () => {
    expect(consideredIn('8/8/8/8/8/5k2/8/K7 w 5')).toBe('a1b1 a1a2 a1b2');
  });

  test('queens before the king by from-square, captures of queens before that of the king by to-square', () => {
    // The king on b1 comes before both queens, and the king on a2 before the queens on b2 and c2.
    expect(consideredIn('8/8/8/8/8/8/kqq5/1KQQ4 w 5')).toBe('c1b2 c1c2 d1c2 b1b2 b1c2 b1a2');
  });

  test('by from-square, then by to-square, along the ranks from a1', () => {
    // The queens are on c1 and a2, which comes later although its file comes first; so does b3 after c2.
    expect(consideredIn('7k/8/8/8/q7/1q6/Q1q5/2Q1K3 w 5')).toBe('c1c2 a2c2 a2b3 a2a4');
  });

  test('for black the same squares in the same order', () => {
    expect(consideredIn('k7/8/8/8/8/2q5/8/Q1Q4K b 5')).toBe('c3a1 c3c1');
  });
});

describe('how far a move goes', () => {
  test.each([
    ['a1b1', 1],
    ['a1c1', 2],
    ['a1a8', 7],
    ['h8b8', 6],
    ['a1b2', 1], // 1.41
    ['a1c3', 3], // 2.83
    ['d4a7', 4], // 4.24
    ['a1e5', 6], // 5.66
    ['f6a1', 7], // 7.07
    ['g1a7', 8], // 8.49
    ['h1a8', 10], // 9.90
  ])('%s goes %i', (move, length) => {
    expect(lengthOf(moveOf(move))).toBe(length);
  });

  test('the first of the farthest', () => {
    expect(farthestOf(['a1b1', 'h4e4', 'b1d3', 'a1c1'].map(moveOf))).toBe(moveOf('h4e4'));
    expect(farthestOf([])).toBeUndefined();
  });
});

describe('hard', () => {
  test.each([
    {
      what: 'takes what is farthest: d8 is 4 away, f4 only 2',
      text: '3q4/7k/8/8/3Q1q2/8/8/K7 w 5',
      move: 'd4d8',
    },
    {
      what: 'rounds: two squares on the diagonal are as far as three along the rank, and b1 comes before h4',
      text: 'k7/8/8/8/4q2Q/3q4/8/1Q5K w 5',
      move: 'b1d3',
    },
    {
      what: 'rounds: three squares on the diagonal are as far as four along the file, and a7 comes before d8',
      text: '3q4/q6k/8/8/3Q4/8/8/K7 w 5',
      move: 'd4a7',
    },
    {
      what: 'rounds: four squares on the diagonal (6) are farther than five along the rank',
      text: '7k/8/8/4q3/8/8/8/Q4q1K w 5',
      move: 'a1e5',
    },
    {
      what: 'goes by the from-square before the to-square: h1a1 before a2h2',
      text: '4k3/8/8/8/8/4K3/Q6q/q6Q w 5',
      move: 'h1a1',
    },
    {
      what: 'takes a piece beside it although a free way is longer',
      text: '6k1/8/8/8/8/8/8/Qq5K w 5',
      move: 'a1b1',
    },
    {
      what: 'leaves the king alone for a queen that is farther',
      text: '8/8/8/8/8/8/k7/Q1q4K w 5',
      move: 'a1c1',
    },
    {
      what: 'goes as far as it can when there is nothing to take: h8 is 10 away from a1',
      text: '1k6/8/8/8/8/8/8/Q3K3 w 5',
      move: 'a1h8',
    },
    {
      what: 'plays black by the same order of squares',
      text: '7k/8/8/8/8/Q7/8/q1Q4K b 5',
      move: 'a1c1',
    },
  ])('$what', ({ text, move }) => {
    expect(choiceOf(hard, text)).toBe(move);
  });

  test.each([
    {
      what: 'of equal captures by one piece, takes a queen before the king',
      text: '8/8/8/8/8/1q6/8/1Q1k3K w 8',
      move: 'b1b3',
    },
    { what: 'of equal captures, moves a queen before the king', text: '8/8/8/k7/8/8/4qq2/4KQ2 w 8', move: 'f1e2' },
    {
      what: 'goes by the mover before the victim: a1 takes the king before h1 takes a queen',
      text: '8/8/8/4K3/8/k6q/8/Q6Q w 8',
      move: 'a1a3',
    },
  ])('$what', ({ text, move }) => {
    expect(choiceOf(hard, text)).toBe(move);
  });

  test('plays what a second statement of its rule says, in positions drawn by lot', () => {
    const random = new SeededRandom(41);
    let ties = 0;
    for (let count = 0; count < 400; count++) {
      const text = drawPosition(random);
      const position = read(text);
      expect(choiceOf(hard, text), text).toBe(referenceHard(text));
      const bySquares = considerMoves(position).toSorted((a, b) => a - b);
      if (farthestOf(bySquares) !== farthestOf(considerMoves(position))) ties++;
    }
    // Squares alone would not do.
    expect(ties).toBeGreaterThan(5);
  });

  test('opens against itself without chance', () => {
    // At first everything is one square away, and a4 comes first. Then b5 is black's first piece that can take, on b4
    // before a5. That leaves b5 empty between c4 and a6: two squares on the diagonal, which count 3.
    const match = new Match(ten, ten.start());
    for (let ply = 0; ply < 3; ply++) match.play(hard.choose(match.position, new SeededRandom(ply)));
    const texts = match.moves.map((move, ply) => ten.makeMove(match.positionAt(ply), move));
    expect(texts).toEqual(['a4a5', 'b5b4', 'c4a6']);
  });
});

const SAMPLES = 4000;

/** How often each move comes, less how often it should, in standard deviations. */
function worstDeviation(text: string, moves: readonly string[]): number {
  const random = new SeededRandom(23);
  const counts = new Map(moves.map((move) => [move, 0]));
  for (let sample = 0; sample < SAMPLES; sample++) {
    const move = choiceOf(easy, text, random);
    counts.set(move, (counts.get(move) ?? Number.NaN) + 1);
  }
  const share = 1 / moves.length;
  const spread = Math.sqrt(SAMPLES * share * (1 - share));
  return Math.max(...[...counts.values()].map((count) => Math.abs(count - SAMPLES * share) / spread));
}

describe('easy', () => {
  test.each([
    { what: 'captures', text: '7k/8/8/8/q7/1q6/Q1q5/2Q1K3 w 5', moves: ['c1c2', 'a2c2', 'a2b3', 'a2a4'] },
    { what: 'quiet moves', text: '8/8/8/8/8/5k2/8/K7 w 5', moves: ['a1b1', 'a1a2', 'a1b2'] },
    { what: 'captures, the king’s no more than others', text: '8/8/8/8/8/8/k7/Q1q4K w 5', moves: ['a1a2', 'a1c1'] },
  ])('chooses evenly among $what', ({ text, moves }) => {
    expect(worstDeviation(text, moves)).toBeLessThan(4);
  });

  test('the same seed gives the same choice', () => {
    const start = ten.makePosition(ten.start());
    const draw = (seed: number): string => choiceOf(easy, start, new SeededRandom(seed));
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(seeds.map(draw)).toEqual(seeds.map(draw));
    expect(new Set(seeds.map(draw)).size).toBeGreaterThan(10);
  });
});

/** The outcome of a match in which a side that can take the king does. */
function playOut(rules: Rules, players: Readonly<Record<1 | 2, ClassicPlayer>>, random: SeededRandom): Match {
  const match = new Match(rules, rules.start());
  while (match.outcome === null) {
    const position = positionOf(HecatombPosition, match.position);
    const considered = considerMoves(position);
    const move = players[position.turn].choose(position, random);
    expect(considered).toContain(move);
    if (!match.play(move).ok) throw new Error('a classic player made an illegal move');
  }
  return match;
}

describe('matches', () => {
  test('without a limit a king falls in all, and neither player is much the better', () => {
    const random = new SeededRandom(5);
    const matches = Array.from({ length: 120 }, () => playOut(endless, { 1: easy, 2: hard }, random));
    expect(matches.every(({ outcome }) => outcome?.reason === 'king-taken')).toBe(true);
    const won = matches.filter(({ outcome }) => outcome?.winner === 1).length;
    expect(won).toBeGreaterThan(30);
    expect(won).toBeLessThan(90);
  });

  test('ten turns are nearly always too few for them', () => {
    const random = new SeededRandom(5);
    const matches = Array.from({ length: 100 }, () => playOut(ten, { 1: hard, 2: easy }, random));
    expect(matches.filter(({ outcome }) => outcome?.reason === 'turns-over').length).toBeGreaterThan(90);
  });
});
