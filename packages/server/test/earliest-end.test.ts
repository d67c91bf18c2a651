import {
  advance,
  type ClockTerms,
  deadlineOf,
  type MatchEvent,
  type MatchInfo,
  type MatchState,
  newState,
} from '@tabuleiro/client';
import { otherSide, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { earliestEnd } from '../src/match/match-summary.ts';

const MINUTE = 60_000;
const CLOCKS: readonly ClockTerms[] = [
  { kind: 'live', initialMs: MINUTE, incrementMs: 0 },
  { kind: 'live', initialMs: 10 * MINUTE, incrementMs: 5000 },
  { kind: 'days', days: 2 },
  { kind: 'none' },
];

function seated(clock: ClockTerms): MatchState {
  const info: MatchInfo = {
    id: 'a',
    terms: { game: 'oware', variant: 'abapa', start: 'usual', clock, visibility: 'link', isRated: false },
    position: '',
    turn: 1,
    createdAt: 0,
  };
  const user = (id: string) => ({ kind: 'user', user: { id, name: id, isGuest: true, isBot: false } }) as const;
  const seats: readonly MatchEvent[] = [
    { kind: 'seated', side: 1, seat: user('x'), version: 1, at: 0 },
    { kind: 'seated', side: 2, seat: user('y'), version: 2, at: 1000 },
  ];
  return seats.reduce(advance, newState(info));
}

function move(state: MatchState, at: number, isAgain: boolean): MatchState {
  const { turn, plies, version } = state;
  const next = isAgain ? turn : otherSide(turn);
  return advance(state, { kind: 'move', side: turn, ply: plies.length, move: 'A', next, version: version + 1, at });
}

describe('a match does not end before the earliest end', () => {
  test.each(CLOCKS)('whatever moves are made: %o', (clock) => {
    const random = new SeededRandom(7);
    for (let match = 0; match < 40; match++) {
      let state = seated(clock);
      let now = 1000;
      /** The latest of all bounds so far: each of them has to hold for good. */
      let bound = earliestEnd(state, now) ?? Infinity;
      for (let step = 0; step < 60; step++) {
        const deadline = deadlineOf(state) ?? Infinity;
        expect(deadline).toBeGreaterThanOrEqual(bound);
        // Some move at once, some at the last moment, and time is given back now and then.
        const untilMs = Math.max(0, deadline - now);
        now += random.below(Math.max(1, Math.floor(random.below(3) === 0 ? untilMs : untilMs / 50)));
        const { version } = state;
        if (random.below(10) > 0) state = move(state, now, random.below(4) === 0);
        else state = advance(state, { kind: 'resumed', awayMs: random.below(5000), version: version + 1, at: now });
        if (random.below(3) === 0) bound = Math.max(bound, earliestEnd(state, now) ?? Infinity);
      }
    }
  });

  test('and what runs out first is looked at in time', () => {
    // The first has 10 seconds left, the second a minute.
    let state = seated({ kind: 'live', initialMs: MINUTE, incrementMs: 0 });
    state = move(state, 51_000, false);
    state = move(state, 51_000, false);
    expect([earliestEnd(state, 51_000), deadlineOf(state)]).toEqual([61_000, 61_000]);
    state = move(state, 52_000, false);
    // The second is to move, and could do so at once: the first would have 9 seconds then.
    expect([earliestEnd(state, 52_000), deadlineOf(state)]).toEqual([61_000, 112_000]);
    expect(earliestEnd(state, 60_000)).toBe(69_000);
  });
});
