import {
  advance,
  clocksAt,
  deadlineOf,
  endingAtDeadline,
  FIRST_MOVE_MS,
  foldEvents,
  isRunning,
  newState,
  stateOf,
} from '@tabuleiro/client';
import { describe, expect, test } from 'vitest';
import { makeLog, matchInfo, move, SEATED, SECOND, userSeat } from './match-log.ts';

const DAY = 86_400 * SECOND;
const LIVE = { kind: 'live', initialMs: 60 * SECOND, incrementMs: 2 * SECOND } as const;

describe('the state of a match follows from its log', () => {
  test('a match runs when both seats are taken, and until it ends', () => {
    const [first = null, second = null] = makeLog(...SEATED);
    if (first === null || second === null) throw new Error('two entries');
    const waiting = advance(newState(matchInfo()), first);
    expect(isRunning(waiting)).toBe(false);
    expect(isRunning(advance(waiting, second))).toBe(true);
    const resigned = stateOf(
      matchInfo(),
      makeLog(...SEATED, { kind: 'ended', ending: { winner: 2, reason: 'resignation' } }),
    );
    expect(isRunning(resigned)).toBe(false);
    expect(resigned.ending).toEqual({ winner: 2, reason: 'resignation' });
  });

  test('a move names who moves next, which need not be the other side', () => {
    const again = { ...move(0, 'A'), next: 1 } as const;
    const { turn, plies } = stateOf(matchInfo(), makeLog(...SEATED, again));
    expect(turn).toBe(1);
    expect(plies).toEqual([{ side: 1, move: 'A', clocks: null, next: 1 }]);
  });

  test('many entries at once give the same state as one after the other', () => {
    const log = makeLog(
      ...SEATED,
      move(0, 'A'),
      { kind: 'draw-offered', side: 1 },
      move(1, 'b'),
      { kind: 'takeback-asked', side: 2, plies: 1, next: 2 },
      { kind: 'takeback-accepted', side: 1 },
      move(1, 'c'),
      { kind: 'said', side: 1, preset: 'hello' },
    );
    const oneByOne = log.reduce(advance, newState(matchInfo(LIVE)));
    expect(foldEvents(newState(matchInfo(LIVE)), log)).toEqual(oneByOne);
    expect(stateOf(matchInfo(LIVE), log)).toEqual(oneByOne);
  });

  test('an offer stands until it is declined or the other side moves', () => {
    const offered = stateOf(matchInfo(), makeLog(...SEATED, { kind: 'draw-offered', side: 1 }, move(0, 'A')));
    expect(offered.drawOffer).toEqual({ side: 1, version: 3 });
    const lapsed = stateOf(
      matchInfo(),
      makeLog(...SEATED, { kind: 'draw-offered', side: 1 }, move(0, 'A'), move(1, 'b')),
    );
    expect(lapsed.drawOffer).toBeNull();
    const declined = stateOf(
      matchInfo(),
      makeLog(...SEATED, { kind: 'draw-offered', side: 1 }, { kind: 'draw-declined', side: 2 }),
    );
    expect([declined.drawOffer, declined.drawOffers[1], declined.lastDrawOffer[1]]).toEqual([null, 1, 0]);
  });

  test('a takeback removes plies, begins another line and gives the turn back', () => {
    const state = stateOf(
      matchInfo(),
      makeLog(
        ...SEATED,
        move(0, 'A'),
        move(1, 'b'),
        { kind: 'takeback-asked', side: 1, plies: 0, next: 1 },
        { kind: 'takeback-accepted', side: 2 },
      ),
    );
    expect([state.plies.length, state.line, state.turn, state.takeback]).toEqual([0, 1, 1, null]);
  });

  test('of the seats nothing else is known than what the log says', () => {
    const { seats } = stateOf(matchInfo(), makeLog({ kind: 'seated', side: 2, seat: userSeat('anna') }));
    expect(seats).toEqual({ 1: { kind: 'open' }, 2: userSeat('anna') });
  });
});

describe('clocks', () => {
  const log = makeLog(...SEATED, move(0, 'A'), move(1, 'b'));
  // The match begins at 2 s; the moves come at 3 s and 4 s.
  const state = stateOf(matchInfo(LIVE), log);

  test('lose what a move took and gain the increment', () => {
    expect(state.clocks).toEqual({ 1: 61 * SECOND, 2: 61 * SECOND });
  });

  test('run for the side to move only, and not below zero', () => {
    expect(clocksAt(state, 14 * SECOND)).toEqual({ 1: 51 * SECOND, 2: 61 * SECOND });
    expect(clocksAt(state, 1000 * SECOND)).toEqual({ 1: 0, 2: 61 * SECOND });
    // A client whose clock is late.
    expect(clocksAt(state, 0)).toEqual(state.clocks);
  });

  test('do not run for the time in which the server was away', () => {
    const away = stateOf(matchInfo(LIVE), makeLog(...SEATED, move(0, 'A'), { kind: 'resumed', awayMs: 500 }));
    expect(away.since).toBe(3500);
  });

  test('give back the increments of plies that are taken back, and leave at least a second', () => {
    const short = { kind: 'live', initialMs: 3 * SECOND, incrementMs: 10 * SECOND } as const;
    const takenBack = makeLog(
      ...SEATED,
      move(0, 'A'),
      move(1, 'b'),
      { kind: 'takeback-asked', side: 1, plies: 0, next: 1 },
      { kind: 'takeback-accepted', side: 2 },
    );
    expect(stateOf(matchInfo(short), takenBack).clocks).toEqual({ 1: SECOND, 2: 2 * SECOND });
  });
});

describe('a deadline', () => {
  test.each([
    ['waits an hour for an opponent in a live match', LIVE, [], 3600 * SECOND],
    ['waits two weeks for an opponent in any other one', { kind: 'none' } as const, [], 14 * DAY],
    ['is short before the first move', { ...LIVE, initialMs: 600 * SECOND }, SEATED, 2 * SECOND + FIRST_MOVE_MS],
    ['is the clock of the side to move', LIVE, [...SEATED, move(0, 'A'), move(1, 'b')], 4 * SECOND + 61 * SECOND],
    ['is a number of days after the last move', { kind: 'days', days: 3 } as const, SEATED, 2 * SECOND + 3 * DAY],
    ['comes a month after the last move without clocks', { kind: 'none' } as const, SEATED, 2 * SECOND + 30 * DAY],
  ])('%s', (_, clock, entries, expected) => {
    expect(deadlineOf(stateOf(matchInfo(clock), makeLog(...entries)))).toBe(expected);
  });

  test('is over with the match', () => {
    const ended = makeLog(...SEATED, { kind: 'ended', ending: { winner: null, reason: 'agreement' } });
    expect(deadlineOf(stateOf(matchInfo(LIVE), ended))).toBeNull();
  });

  test.each([
    ['nobody wins when a side never moved', LIVE, SEATED, { winner: null, reason: 'abandoned' }],
    ['the other side wins on time', LIVE, [...SEATED, move(0, 'A'), move(1, 'b')], { winner: 2, reason: 'time' }],
    [
      'without clocks the match was abandoned',
      { kind: 'none' } as const,
      [...SEATED, move(0, 'A'), move(1, 'b')],
      { winner: 2, reason: 'abandoned' },
    ],
  ])('%s', (_, clock, entries, expected) => {
    expect(endingAtDeadline(stateOf(matchInfo(clock), makeLog(...entries)))).toEqual(expected);
  });
});
