import { expect, test } from 'vitest';
import { LadderSearch } from '../src/series/tournament.ts';

test.each([0, 1, 2, 3, 4, 5])('a player stronger than %d of five finds its place', (strength) => {
  const placement = new LadderSearch(5);
  let steps = 0;
  for (let rung = placement.opponent; rung !== null; rung = placement.opponent) {
    placement.addScore(rung < strength ? 0.9 : 0.1);
    steps++;
  }
  expect(steps).toBeLessThanOrEqual(3);
  expect(placement.neighbours).toEqual([strength - 1, strength].filter((rung) => rung >= 0 && rung < 5));
});
