import { GAME_IDS } from '@tabuleiro/games';
import { clockOf, makeClock, MatchClock, parseClock } from '@tabuleiro/play';
import { describe, expect, it } from 'vitest';
import { ManualTimers } from '../../play/test/testing.ts';
import { formatClockTime } from '../src/match/clock-face.tsx';
import { newMatchAddress, setupFromQuery, defaultSetup } from '../src/routes/match-address.ts';
import { MemoryStorage, openTestMatch, queryOfAddress } from './match-fixture.ts';

const [game] = GAME_IDS;
if (game === undefined) throw new Error('no game');
const PERSON = { kind: 'human' } as const;
const BETWEEN_PEOPLE = { ...defaultSetup(game), players: { 1: PERSON, 2: PERSON }, clock: clockOf(1, 2) };

describe('clocks as text', () => {
  it('stand in addresses and records, and nothing else is one', () => {
    expect(makeClock(clockOf(5, 3))).toBe('300+3');
    expect(parseClock('300+3')).toEqual(clockOf(5, 3));
    expect(setupFromQuery(game, new URLSearchParams('clock=300+3')).clock).toEqual(clockOf(5, 3));
    const address = newMatchAddress(BETWEEN_PEOPLE);
    expect(setupFromQuery(game, new URLSearchParams(queryOfAddress(address)))).toEqual(BETWEEN_PEOPLE);
    for (const text of [null, '', '5', '0+3', '99999+1', '60+61', '-5+3', '5+3s']) expect(parseClock(text)).toBeNull();
  });

  it('are shown so that no time is left only when none is', () => {
    expect([3_723_000, 3_600_000, 299_001, 60_000, 20_000].map(formatClockTime)).toEqual([
      '1:02:03',
      '1:00:00',
      '5:00',
      '1:00',
      '0:20',
    ]);
    expect([19_999, 9_400, 1, 0].map(formatClockTime)).toEqual(['20.0', '9.4', '0.1', '0.0']);
  });
});

describe('the clock of a match', () => {
  it('runs for one side at a time, gains with a move, and never shows less than nothing', () => {
    const clock = new MatchClock(clockOf(1, 2));
    clock.start(1000);
    expect(clock.left(0, 1, 11_000)).toEqual({ 1: 50_000, 2: 60_000 });
    clock.press(0, 1, 11_000);
    expect(clock.left(1, 2, 99_000)).toEqual({ 1: 52_000, 2: 60_000 });
    clock.start(20_000);
    expect(clock.left(1, 2, 200_000)).toEqual({ 1: 52_000, 2: 0 });
    clock.stop();
    expect(clock.left(1, 2, 200_000)).toEqual({ 1: 52_000, 2: 60_000 });
  });

  it('gives the time back with the moves, and takes it again when they are played again', () => {
    const clock = new MatchClock(clockOf(1, 0));
    clock.start(0);
    clock.press(0, 1, 5000);
    clock.start(5000);
    clock.press(1, 2, 15_000);
    expect(clock.at(0)).toEqual({ 1: 60_000, 2: 60_000 });
    expect(clock.at(2)).toEqual({ 1: 55_000, 2: 50_000 });
    clock.start(0);
    clock.press(0, 1, 1000);
    expect(clock.at(1)).toEqual({ 1: 59_000, 2: 60_000 });
    expect(clock.at(2)).toEqual({ 1: 59_000, 2: 60_000 });
  });
});

describe('a match with clocks', () => {
  const open = async (storage = new MemoryStorage()) => {
    const timers = new ManualTimers();
    const time = { now: 0 };
    const opened = { timers, storage, moves: false, now: () => time.now };
    return { timers, time, opened, store: await openTestMatch(game, { ...opened, setup: BETWEEN_PEOPLE }) };
  };

  it('counts the time of the side to move, gives it back with undo, and survives a reload', async () => {
    const { time, opened, store } = await open();
    const pick = (): void => store.getState().pick([...store.getState().offered][0] ?? '');
    expect(store.getState().clocks).toEqual({ left: { 1: 60_000, 2: 60_000 }, running: 1, at: 0 });
    time.now = 10_000;
    pick();
    expect(store.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 60_000 }, running: 2 });
    time.now = 15_000;
    pick();
    expect(store.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 57_000 }, running: 1 });
    const again = await openTestMatch(game, opened);
    expect(again.getState().setup).toEqual(BETWEEN_PEOPLE);
    expect(again.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 57_000 }, running: 1 });
    again.getState().close();
    store.getState().undo();
    expect(store.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 60_000 }, running: 2 });
    store.getState().redo();
    expect(store.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 57_000 }, running: 1 });
    // Looking back does not stop the clock.
    time.now = 20_000;
    store.getState().goTo(0);
    expect(store.getState().clocks).toMatchObject({ left: { 1: 47_000, 2: 57_000 }, running: 1 });
    store.getState().close();
  });

  it('gives no time back for leaving the page and returning', async () => {
    const { time, opened, store } = await open();
    store.getState().pick([...store.getState().offered][0] ?? '');
    time.now = 7000;
    store.getState().saveClocks();
    store.getState().close();
    // The clock of another visit begins anywhere.
    time.now = 500_000;
    const again = await openTestMatch(game, opened);
    expect(again.getState().clocks).toMatchObject({ left: { 1: 62_000, 2: 53_000 }, running: 2 });
    time.now += 3000;
    again.getState().pick([...again.getState().offered][0] ?? '');
    expect(again.getState().clocks).toMatchObject({ left: { 1: 62_000, 2: 52_000 }, running: 1 });
    again.getState().undo();
    expect(again.getState().clocks).toMatchObject({ left: { 2: 60_000 }, running: 2 });
    again.getState().close();
  });

  it('shows at its end the clocks at the resignation, after a reload too', async () => {
    const { time, opened, store } = await open();
    time.now = 8000;
    store.getState().resign();
    expect(store.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 60_000 }, running: null });
    store.getState().close();
    time.now = 500_000;
    const again = await openTestMatch(game, opened);
    expect(again.getState().outcome?.reason).toBe('resignation');
    expect(again.getState().clocks).toMatchObject({ left: { 1: 52_000, 2: 60_000 }, running: null });
    again.getState().undo();
    expect(again.getState().clocks).toMatchObject({ left: { 1: 60_000 }, running: 1 });
    again.getState().close();
  });

  it('is lost by the side whose time is over, and not before', async () => {
    const { timers, time, store } = await open();
    time.now = 59_999;
    timers.tick();
    expect(store.getState().outcome).toBeNull();
    time.now = 60_000;
    timers.tick();
    expect(store.getState().outcome).toEqual({ winner: 2, reason: 'time' });
    expect(store.getState().clocks).toMatchObject({ left: { 1: 0, 2: 60_000 }, running: null });
    expect(timers.isIdle).toBe(true);
    // Taken back, the turn begins again with the time that it began with.
    store.getState().undo();
    expect(store.getState()).toMatchObject({ outcome: null, clocks: { left: { 1: 60_000 }, running: 1 } });
    store.getState().close();
    expect(timers.isIdle).toBe(true);
  });
});
