import { GAME_IDS } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { isOutdated } from '../src/match/result/confirmation.tsx';
import { defaultSetup } from '../src/routes/match-address.ts';

// A question goes with the match that it was about.

const setup = defaultSetup(GAME_IDS[0] ?? failed());
const person = 1;
const computer = 2;
const asked = { setup, moves: ['a', 'b'], movers: [person, computer], outcome: null, isLookingBack: false } as const;

function failed(): never {
  throw new Error('no game');
}

test('it stays while nothing happens, and to resign is still a question after the computer has moved', () => {
  expect(isOutdated('resign', asked, asked)).toBe(false);
  expect(isOutdated('draw', asked, { ...asked })).toBe(false);
  const answered = { ...asked, moves: ['a', 'b', 'c'], movers: [person, computer, computer] } as const;
  expect(isOutdated('resign', asked, answered)).toBe(false);
  expect(isOutdated('draw', asked, answered)).toBe(true);
});

test('it goes when the person plays on, takes back, looks back, or the match ends', () => {
  const playedOn = { ...asked, moves: ['a', 'b', 'c'], movers: [person, computer, person] } as const;
  const takenBack = { ...asked, moves: ['a'], movers: [person] } as const;
  const over = { ...asked, outcome: { winner: 1, reason: 'time' } } as const;
  for (const now of [playedOn, takenBack, over, { ...asked, isLookingBack: true }]) {
    for (const question of ['resign', 'draw'] as const) expect(isOutdated(question, asked, now)).toBe(true);
  }
});
