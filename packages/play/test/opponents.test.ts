import { HIGHEST_LEVEL } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { adaptOpponent, type PersonalResult } from '../src/adaptive-level.ts';

const after = (level: number, ...results: readonly PersonalResult[]): number =>
  results.reduce(adaptOpponent, { level, streak: 0 }).level;

test.each<[why: string, level: number, results: readonly PersonalResult[], then: number]>([
  ['one loss changes nothing', 4, ['lost'], 4],
  ['two losses in a row bring a weaker opponent', 4, ['lost', 'lost'], 3],
  ['and two more a weaker one still', 4, ['lost', 'lost', 'lost', 'lost'], 2],
  ['three losses are two and one', 4, ['lost', 'lost', 'lost'], 3],
  ['two wins in a row bring a stronger opponent', 4, ['won', 'won'], 5],
  ['a win between losses begins anew', 4, ['lost', 'won', 'lost', 'won'], 4],
  ['a draw begins anew', 4, ['lost', 'drawn', 'lost'], 4],
  ['none is weaker than the first', 1, ['lost', 'lost'], 1],
  ['none is stronger than the last', HIGHEST_LEVEL, ['won', 'won'], HIGHEST_LEVEL],
])('%s', (_, level, results, then) => {
  expect(after(level, ...results)).toBe(then);
});
