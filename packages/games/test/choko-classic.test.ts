import { describe, expect, test } from 'vitest';
import { avoidRepeats, chooseAmong, classics, valueMoves, ERROR_RATES, REMEMBERED } from '../src/choko/classic.ts';
import { ChokoPosition } from '../src/choko/rules.ts';
import {
  type ClassicPlayer,
  manifestOf,
  Match,
  NEVER_STOP,
  openClassic,
  positionOf,
  type Position,
  SeededRandom,
} from '../src/index.ts';
import { loadGame } from './game.ts';
import { readLines } from './vectors.ts';

interface Line {
  readonly pos: string;
  readonly order: readonly string[];
  readonly values: readonly number[];
  readonly prob: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const { rules, read: readAny } = await loadGame('choko');
const read = (text: string): ChokoPosition => positionOf(ChokoPosition, readAny(text));
const lines = readLines<Line>(new URL('fixtures/choko.classic.jsonl', import.meta.url));
const SAMPLES = 4000;

test.each(lines)('order and values in $pos', ({ pos, order, values }) => {
  const position = read(pos);
  const considered = valueMoves(position);
  expect(considered.map(({ move }) => rules.makeMove(position, move))).toEqual(order);
  expect(considered.map(({ value }) => value)).toEqual(values);
});

/** How often each move comes, less how often it should, in standard deviations. */
function worstDeviation(choose: () => string, expected: Readonly<Record<string, number>>): number {
  const counts = new Map<string, number>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const move = choose();
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  const strangers = [...counts.keys()].filter((move) => expected[move] === undefined);
  expect(strangers).toEqual([]);
  const deviations = Object.entries(expected).map(([move, probability]) => {
    const spread = Math.sqrt(SAMPLES * probability * (1 - probability)) + 1;
    return Math.abs((counts.get(move) ?? 0) - SAMPLES * probability) / spread;
  });
  return Math.max(...deviations);
}

function playerOf(id: string): ClassicPlayer {
  const player = classics.find((classic) => classic.id === id);
  if (player === undefined) throw new Error(id);
  return player;
}
const hard = playerOf('hard');
const hardPlus = playerOf('hard-plus');

test('the manifest names them, the original ones first', () => {
  expect(classics.map(({ id }) => id)).toEqual(manifestOf('choko').classics);
});

test.each(['easy', 'medium', 'hard'].map(playerOf))('$id chooses with the right probabilities', (player) => {
  const random = new SeededRandom(11);
  const errorRate = Object.entries(ERROR_RATES).find(([id]) => id === player.id)?.[1] ?? 1;
  for (const { pos, prob } of lines) {
    const position = read(pos);
    const considered = valueMoves(position);
    const choose = (): string => rules.makeMove(position, chooseAmong(considered, errorRate, random));
    expect(worstDeviation(choose, prob[player.id] ?? {}), pos).toBeLessThan(5);
    const chosen = player.choose(position, new SeededRandom(3));
    expect(chosen, pos).toBe(chooseAmong(considered, errorRate, new SeededRandom(3)));
  }
});

describe('hard-plus', () => {
  // Only white's man on a1 can move, to b1 or a2; black's men are far away.
  const ALONE = '3bb/5/5/5/w4 w - 0,0 7';

  const after = (text: string, move: string): Position => {
    const match = new Match(rules, read(text));
    expect(match.playText(move).ok).toBe(true);
    return match.position;
  };
  const choices = (text: string, earlier: readonly Position[]): readonly string[] => {
    const position = read(text);
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const chosen = seeds.map((seed) => hardPlus.choose(position, new SeededRandom(seed), earlier));
    expect(rules.makePosition(position)).toBe(text);
    return [...new Set(chosen.map((move) => rules.makeMove(position, move)))].toSorted();
  };

  test('chooses as hard does while nothing has been before', () => {
    for (const { pos } of lines) {
      const position = read(pos);
      const choice = hardPlus.choose(position, new SeededRandom(5));
      expect(choice, pos).toBe(hard.choose(position, new SeededRandom(5)));
      expect(hardPlus.choose(position, new SeededRandom(5), [read(pos)]), pos).toBe(choice);
    }
  });

  test('plays no move into a position that it remembers', () => {
    expect(choices(ALONE, [])).toEqual(['a1-a2', 'a1-b1']);
    expect(choices(ALONE, [after(ALONE, 'a1-b1')])).toEqual(['a1-a2']);
    expect(choices(ALONE, [after(ALONE, 'a1-a2')])).toEqual(['a1-b1']);
  });

  test('plays any move when all lead to such positions', () => {
    expect(choices(ALONE, [after(ALONE, 'a1-b1'), after(ALONE, 'a1-a2')])).toEqual(['a1-a2', 'a1-b1']);
  });

  test('the clock makes no other position, the side to move does', () => {
    expect(choices(ALONE, [read('3bb/5/5/5/1w3 b - 0,0 0')])).toEqual(['a1-a2']);
    expect(choices(ALONE, [read('3bb/5/5/5/1w3 w - 0,0 8')])).toEqual(['a1-a2', 'a1-b1']);
  });

  test(`forgets what is more than ${REMEMBERED} positions ago`, () => {
    const stood = after(ALONE, 'a1-b1');
    const others = Array.from({ length: REMEMBERED }, () => read(ALONE));
    expect(choices(ALONE, [stood, ...others.slice(1)])).toEqual(['a1-a2']);
    expect(choices(ALONE, [stood, ...others])).toEqual(['a1-a2', 'a1-b1']);
  });

  test('values moves as the original does, whatever it leaves out', () => {
    const position = read(ALONE);
    const considered = valueMoves(position);
    expect(avoidRepeats(position, considered, [after(ALONE, 'a1-b1')])).toEqual(
      considered.filter(({ move }) => rules.makeMove(position, move) === 'a1-a2'),
    );
  });

  test('sees the positions of its match', async () => {
    // A man of each side goes to and fro; back on a1 it has been before, on b1 too, on a2 not.
    const player = await openClassic('choko', 'hard-plus');
    const match = new Match(rules, read(ALONE));
    for (const move of ['a1-b1', 'd5-d4', 'b1-a1', 'd4-d5']) expect(match.playText(move).ok).toBe(true);
    for (let seed = 0; seed < 40; seed++) {
      const { move } = await player.choose(match, {}, new SeededRandom(seed), NEVER_STOP);
      expect(rules.makeMove(match.position, move)).toBe('a1-a2');
    }
  });
});
