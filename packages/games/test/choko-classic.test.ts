import { expect, test } from 'vitest';
import { chooseAmong, classics, considerMoves, ERROR_RATES } from '../src/choko/classic.ts';
import { ChokoPosition } from '../src/choko/rules.ts';
import { own, SeededRandom } from '../src/index.ts';
import { loadGame } from './game.ts';
import { readLines } from './vectors.ts';

interface Line {
  readonly pos: string;
  readonly order: readonly string[];
  readonly values: readonly number[];
  readonly prob: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const { rules, read: readAny } = await loadGame('choko');
const read = (text: string): ChokoPosition => own(ChokoPosition, readAny(text));
const lines = readLines<Line>(new URL('fixtures/choko.classic.jsonl', import.meta.url));
const SAMPLES = 4000;

test.each(lines)('order and values in $pos', ({ pos, order, values }) => {
  const position = read(pos);
  const considered = considerMoves(position);
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

test.each(classics)('$id chooses with the right probabilities', (player) => {
  const random = new SeededRandom(11);
  const errorRate = Object.entries(ERROR_RATES).find(([id]) => id === player.id)?.[1] ?? 1;
  for (const { pos, prob } of lines) {
    const position = read(pos);
    const considered = considerMoves(position);
    const choose = (): string => rules.makeMove(position, chooseAmong(considered, errorRate, random));
    expect(worstDeviation(choose, prob[player.id] ?? {}), pos).toBeLessThan(5);
    const chosen = player.choose(position, new SeededRandom(3));
    expect(chosen, pos).toBe(chooseAmong(considered, errorRate, new SeededRandom(3)));
  }
});
