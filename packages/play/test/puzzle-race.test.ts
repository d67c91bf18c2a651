import { firstRatingOf, loadPuzzles } from '@tabuleiro/games/puzzle';
import { beforeEach, describe, expect, test } from 'vitest';
import { PuzzleRace, RACE_MISTAKES, RACE_MS, raceLadder, type RaceSnapshot } from '../src/puzzle-race.ts';
import { ManualTimers } from './testing.ts';

let now = 0;
let timers = new ManualTimers();

beforeEach(() => {
  now = 1000;
  timers = new ManualTimers();
});

async function begin(count = 10): Promise<PuzzleRace> {
  const puzzles = (await loadPuzzles('oware')).slice(0, count);
  return new PuzzleRace({ puzzles, timers, now: () => now });
}

describe('a race', () => {
  test('counts what is solved, one puzzle after the other', async () => {
    const race = await begin();
    const seen: RaceSnapshot[] = [];
    race.subscribe(() => seen.push(race.getState()));
    const first = race.getState().puzzle;
    race.solved();
    race.missed();
    race.solved();
    expect(seen.map(({ score, mistakes, number }) => [score, mistakes, number])).toEqual([
      [1, 0, 1],
      [1, 1, 2],
      [2, 1, 3],
    ]);
    expect(new Set([first, ...seen.map(({ puzzle }) => puzzle)]).size).toBe(4);
  });

  test('is over with the third mistake', async () => {
    const race = await begin();
    race.solved();
    for (let mistake = 0; mistake < RACE_MISTAKES; mistake++) race.missed();
    expect(race.getState()).toMatchObject({ end: 'mistakes', score: 1, mistakes: RACE_MISTAKES, puzzle: null });
    expect(timers.isIdle).toBe(true);
    race.solved();
    expect(race.getState().score).toBe(1);
    const { leftMs } = race;
    now += 5000;
    expect(race.leftMs).toBe(leftMs);
  });

  test('is over when the time is, even if the timer fires early or late', async () => {
    const race = await begin();
    expect(race.leftMs).toBe(RACE_MS);
    now += RACE_MS - 1;
    timers.tick();
    expect(race.getState().end).toBeNull();
    now += 1;
    timers.tick();
    expect(race.getState()).toMatchObject({ end: 'time', score: 0 });
    const late = await begin();
    now += RACE_MS;
    late.solved();
    expect(late.getState()).toMatchObject({ end: 'time', score: 0 });
  });

  test('is over when there is nothing left to solve', async () => {
    const race = await begin(2);
    race.solved();
    race.solved();
    expect(race.getState()).toMatchObject({ end: 'all', score: 2 });
  });

  test('stops without a result when it is left', async () => {
    const race = await begin();
    race.stop();
    expect(timers.isIdle).toBe(true);
    expect(race.getState().end).toBeNull();
  });
});

test('the puzzles of a race rise in difficulty, all different, others each time', async () => {
  const puzzles = await loadPuzzles('echek');
  const ladder = raceLadder(puzzles, 1);
  const ratings = ladder.map((puzzle) => firstRatingOf(puzzle).rating);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  expect(new Set(ladder).size).toBe(ladder.length);
  expect(ladder.length).toBeGreaterThan(40);
  expect(raceLadder(puzzles, 1)).toEqual(ladder);
  expect(raceLadder(puzzles, 2)).not.toEqual(ladder);
  expect(raceLadder(puzzles.slice(0, 3), 1)).toHaveLength(3);
  expect(raceLadder([], 1)).toEqual([]);
});
