import { expect, test } from 'vitest';
import { ScoreCounter } from '../src/series/score-counter.ts';

test('a scores counts by player and by side', () => {
  const scores = new ScoreCounter();
  scores.add({ winner: 1, reason: 'no-men' }, 1, 10);
  scores.add({ winner: 1, reason: 'no-men' }, 2, 20);
  scores.add({ winner: null, reason: 'majority', score: [24, 24] }, 2, 60);
  expect(scores.scoreOf(1, 1)).toEqual({ wins: 1, losses: 0, draws: 0 });
  expect(scores.scoreOf(1, 2)).toEqual({ wins: 0, losses: 1, draws: 1 });
  expect(scores.totalOf(2)).toEqual({ wins: 1, losses: 1, draws: 1 });
  expect(scores.totalOfSide(1)).toEqual({ wins: 2, losses: 0, draws: 1 });
  expect(scores.length).toEqual({ mean: 30, shortest: 10, longest: 60 });
  expect(scores.endings).toEqual([
    { outcome: { winner: 1, reason: 'no-men' }, count: 2 },
    { outcome: { winner: null, reason: 'majority' }, count: 1 },
  ]);
});
