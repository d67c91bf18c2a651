import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadChoices, loadRules, type Puzzle } from '../src/index.ts';
import {
  completePuzzle,
  dayOf,
  daysInARow,
  dueOn,
  firstRatingOf,
  gameOfDay,
  loadPuzzles,
  makeDailyProgress,
  makeOwnPuzzles,
  makeProgress,
  NEW_SOLVER,
  nextPuzzle,
  NO_DAYS,
  NO_PROGRESS,
  parseDailyProgress,
  parseOwnPuzzles,
  parseProgress,
  PUZZLE_GAMES,
  PUZZLE_GRADES,
  PuzzleAttempt,
  puzzleOfDay,
  type PuzzleProgress,
  ratingOf,
  REPETITION_DAYS,
  type Repetition,
  withAttempt,
  withDaySolved,
  withMissed,
  withMistake,
  withOwnPuzzle,
  withRace,
  withRaceMistake,
  withRepeated,
} from '../src/puzzle/index.ts';

const DAY = 86_400_000;
const NOW = 20_000 * DAY + 5000;

async function attemptOf(puzzle: Puzzle): Promise<PuzzleAttempt> {
  return new PuzzleAttempt(puzzle, await loadRules('choko', puzzle.variant), await loadChoices('choko'));
}

async function solved(puzzle: Puzzle): Promise<PuzzleAttempt> {
  const attempt = await attemptOf(puzzle);
  while (!attempt.isSolved) {
    const { position, rules, moves } = attempt.match;
    const move = rules.parseMove(position, puzzle.line[moves.length] ?? '');
    if (!move.ok) throw new Error('the solution can be read');
    attempt.playOn(move.value);
  }
  return attempt;
}

async function shown(puzzle: Puzzle): Promise<PuzzleAttempt> {
  const attempt = await attemptOf(puzzle);
  attempt.showRest();
  return attempt;
}

async function choko(): Promise<readonly [Puzzle, Puzzle, Puzzle]> {
  const [first, second, third] = (await loadPuzzles('choko')).slice(30);
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are three');
  return [first, second, third];
}

const pointsOf = ({ rating }: PuzzleProgress): number => rating.rating;

describe('progress', () => {
  test('counts rows and survives being kept', async () => {
    const [puzzle] = await choko();
    const attempt = await solved(puzzle);
    const once = withAttempt(NO_PROGRESS, attempt, NOW);
    expect(once).toMatchObject({ solved: [puzzle.id], streak: 1, longest: 1 });
    expect(withAttempt(once, attempt, NOW)).toMatchObject({ solved: [puzzle.id], streak: 2, longest: 2 });
    expect(withMistake(once, puzzle, NOW)).toMatchObject({ solved: [puzzle.id], streak: 0, longest: 1 });
    const full = withRace(withMistake(once, puzzle, NOW), { at: NOW, score: 7 });
    expect(parseProgress(makeProgress(full))).toEqual(full);
  });

  test.each([null, '', 'nonsense', '[]', '{"solved":7,"streak":-1,"longest":"x","rating":3,"ratings":{},"races":[1]}'])(
    'begins anew from %j',
    (text) => {
      expect(parseProgress(text)).toEqual(NO_PROGRESS);
    },
  );

  test('of the first version keeps what it had; its solved puzzles are not rated', async () => {
    const [puzzle] = await choko();
    const old = parseProgress(JSON.stringify({ solved: [puzzle.id], streak: 2, longest: 5 }));
    expect(old).toEqual({ ...NO_PROGRESS, solved: [puzzle.id], streak: 2, longest: 5 });
    expect(pointsOf(withAttempt(old, await solved(puzzle), NOW))).toBe(NEW_SOLVER.rating);
  });

  test('drops only the entries that cannot be read', () => {
    const rating = { rating: 1300.5, deviation: 200, volatility: 0.06 };
    const text = JSON.stringify({ version: 2, rating, puzzles: { a: rating, b: { rating: 'x' } }, repetitions: [{}] });
    expect(parseProgress(text)).toEqual({ ...NO_PROGRESS, rating, puzzles: { a: rating } });
  });
});

describe('ratings of puzzles', () => {
  test('rise with the grade, and are those of docs/puzzles.md', async () => {
    const docs = readFileSync(new URL('../../../docs/puzzles.md', import.meta.url), 'utf8');
    const counted = PUZZLE_GAMES.filter((game) => docs.includes(`\n| ${game} `));
    const all = (await Promise.all(counted.map(loadPuzzles))).flat();
    const rows = PUZZLE_GRADES.map((grade) => {
      const ratings = all.filter((one) => one.grade === grade).map((one) => firstRatingOf(one).rating);
      const sorted = ratings.toSorted((a, b) => a - b);
      return [grade, sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    });
    const medians = rows.map(([, , median]) => median ?? 0);
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
    const table = docs.split('<!-- ratings -->')[1]?.split('<!-- end -->')[0] ?? '';
    const numbers = [...table.matchAll(/^\| +\d.*$/gm)].map(([row]) => [...row.matchAll(/\d+/g)].map(Number));
    expect(numbers).toEqual(rows);
  });

  test('are higher the more tries missed and the more moves are asked, and even without tries in the middle', () => {
    const rated = (misses: readonly number[], asked = 1): number => firstRatingOf({ misses, asked }).rating;
    expect(rated([5, 5, 5, 5, 5, 5, 5, 5, 5, 5])).toBeGreaterThan(rated([5, 5, 5, 5, 5, 0, 0, 0, 0, 0]) + 300);
    expect(rated([5, 5, 5, 5, 5, 0, 0, 0, 0, 0])).toBeGreaterThan(rated([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + 300);
    expect(rated([5, 0], 3)).toBe(rated([5, 0]) + 100);
    expect(Math.abs(rated([]) - 1500)).toBeLessThanOrEqual(1);
  });
});

describe('the rating of a person', () => {
  test('rises with a clean solution; the puzzle’s falls a little', async () => {
    const [puzzle] = await choko();
    const after = withAttempt(NO_PROGRESS, await solved(puzzle), NOW);
    expect(pointsOf(after)).toBeGreaterThan(NEW_SOLVER.rating);
    expect(after.rating.deviation).toBeLessThan(NEW_SOLVER.deviation);
    expect(after.ratings).toEqual([{ at: NOW, rating: Math.round(pointsOf(after)) }]);
    const moved = firstRatingOf(puzzle).rating - ratingOf(after, puzzle).rating;
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(pointsOf(after) - NEW_SOLVER.rating);
  });

  test('falls with a mistake, a hint or a solution shown; what follows on the same puzzle changes nothing', async () => {
    const [puzzle] = await choko();
    const missed = withMistake(NO_PROGRESS, puzzle, NOW);
    expect(pointsOf(missed)).toBeLessThan(NEW_SOLVER.rating);
    expect(pointsOf(withAttempt(NO_PROGRESS, await shown(puzzle), NOW))).toBe(pointsOf(missed));
    for (const later of [withMistake(missed, puzzle, NOW), withAttempt(missed, await solved(puzzle), NOW)]) {
      expect(later.rating).toEqual(missed.rating);
      expect(later.ratings).toEqual(missed.ratings);
      expect(later.puzzles).toEqual(missed.puzzles);
    }
  });

  test('does not change with own puzzles, whose difficulty is unknown', async () => {
    const [puzzle] = await choko();
    const own = completePuzzle({ ...puzzle, misses: [] });
    expect(withAttempt(NO_PROGRESS, await solved(own), NOW).rating).toEqual(NEW_SOLVER);
    expect(withMistake(NO_PROGRESS, own, NOW).rating).toEqual(NEW_SOLVER);
  });

  test('chooses the next puzzle: the nearest not tried, then the unsolved, then the next', async () => {
    const puzzles = await choko();
    const [easy, middle, hard] = puzzles;
    const at = (rating: number) => ({ rating, deviation: 60, volatility: 0.06 });
    const standing: PuzzleProgress = {
      ...NO_PROGRESS,
      rating: at(1500),
      puzzles: {},
    };
    const near = nextPuzzle(puzzles, standing, null, null);
    const distances = puzzles.map((one) => Math.abs(firstRatingOf(one).rating - 1500));
    expect(near).toBe(puzzles[distances.indexOf(Math.min(...distances))]);
    const tried = { ...standing, puzzles: { [easy.id]: at(900), [middle.id]: at(1400) } };
    expect(nextPuzzle(puzzles, tried, null, null)).toBe(hard);
    expect(nextPuzzle(puzzles, tried, null, hard.id)).toBe(middle);
    expect(nextPuzzle([], standing, null, null)).toBeNull();
  });

  test('plays no part where a grade is chosen: the next one in order, and round', async () => {
    const all = (await loadPuzzles('choko')).filter(({ grade }) => grade === 3).slice(0, 4);
    const [a, b, c, d] = all.map(({ id }) => id);
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('there are four');
    const after = (known: readonly string[], before: string | null): string | undefined =>
      nextPuzzle(all, { ...NO_PROGRESS, solved: known }, 3, before)?.id;
    expect(after([], null)).toBe(a);
    expect(after([a, b], a)).toBe(c);
    expect(after([c], d)).toBe(a);
    expect(after([a, b, c, d], b)).toBe(c);
    expect(nextPuzzle(all, NO_PROGRESS, 5, null)).toBeNull();
  });
});

describe('mistakes come back', () => {
  test('after 1, 3, 7 and 21 days, and then no more', () => {
    let repetitions: readonly Repetition[] = withMissed([], 'a', 100);
    let day = 100;
    for (const days of REPETITION_DAYS) {
      expect(dueOn(repetitions, day + days - 1)).toEqual([]);
      day += days;
      expect(dueOn(repetitions, day)).toEqual(['a']);
      repetitions = withRepeated(repetitions, 'a', day);
    }
    expect(repetitions).toEqual([]);
  });

  test('from the beginning after another mistake; solved too early, they stay', () => {
    const later = withRepeated(withMissed([], 'a', 100), 'a', 101);
    expect(withRepeated(later, 'a', 102)).toBe(later);
    expect(dueOn(withMissed(later, 'a', 102), 103)).toEqual(['a']);
    expect(withRepeated(later, 'b', 200)).toBe(later);
  });

  test('the longest overdue first', () => {
    expect(dueOn(withMissed(withMissed([], 'late', 100), 'early', 90), 200)).toEqual(['early', 'late']);
  });

  test('from puzzles and races, until they are solved cleanly on their day', async () => {
    const [puzzle, other] = await choko();
    const missed = withRaceMistake(withMistake(NO_PROGRESS, puzzle, NOW), other, NOW);
    expect(pointsOf(missed)).toBe(pointsOf(withMistake(NO_PROGRESS, puzzle, NOW)));
    const tomorrow = NOW + DAY;
    expect(dueOn(missed.repetitions, dayOf(tomorrow))).toEqual([puzzle.id, other.id]);
    const again = withAttempt(missed, await solved(puzzle), tomorrow);
    expect(dueOn(again.repetitions, dayOf(tomorrow))).toEqual([other.id]);
    expect(dueOn(again.repetitions, dayOf(tomorrow + 3 * DAY))).toContain(puzzle.id);
    const failed = withAttempt(missed, await shown(puzzle), tomorrow);
    expect(dueOn(failed.repetitions, dayOf(tomorrow + DAY))).toContain(puzzle.id);
  });
});

describe('the puzzle of the day', () => {
  test('is the same for everyone, of each game in turn, and each comes once before one comes again', async () => {
    const games = PUZZLE_GAMES.length;
    const days = Array.from({ length: games * 2 }, (_, index) => 20_000 + index);
    expect(new Set(days.slice(0, games).map((day) => gameOfDay(PUZZLE_GAMES, day))).size).toBe(games);
    expect(gameOfDay(PUZZLE_GAMES, 20_000)).toBe(gameOfDay(PUZZLE_GAMES, 20_000 + games));
    const puzzles = await loadPuzzles('choko');
    const round = puzzles.map((_, index) => puzzleOfDay(puzzles, games, 20_000 + index * games));
    expect(new Set(round).size).toBe(puzzles.length);
    expect(puzzleOfDay(puzzles, games, 20_000)).toBe(puzzleOfDay(puzzles, games, 20_000 + puzzles.length * games));
    expect(gameOfDay([], 20_000)).toBeUndefined();
    expect(puzzleOfDay([], games, 20_000)).toBeUndefined();
  });

  test('counts days in a row; a day left out ends them', () => {
    const two = withDaySolved(withDaySolved(NO_DAYS, 10), 11);
    expect(two).toEqual({ last: 11, streak: 2, longest: 2 });
    expect(withDaySolved(two, 11)).toBe(two);
    expect([11, 12, 13].map((day) => daysInARow(two, day))).toEqual([2, 2, 0]);
    expect(withDaySolved(two, 14)).toEqual({ last: 14, streak: 1, longest: 2 });
    expect(parseDailyProgress(makeDailyProgress(two))).toEqual(two);
    expect(parseDailyProgress('nonsense')).toEqual(NO_DAYS);
  });
});

test('the best races are kept, best first', () => {
  const scores = [3, 9, 0, 5, 1, 2, 7];
  const progress = scores.reduce((sum, score, at) => withRace(sum, { at, score }), NO_PROGRESS);
  expect(progress.races.map(({ score }) => score)).toEqual([9, 7, 5, 3, 2]);
});

describe('own puzzles', () => {
  test('are kept once each, and survive being saved; lines that cannot be read are dropped', async () => {
    const [first, second] = await choko();
    const own = withOwnPuzzle(withOwnPuzzle([], { ...first, misses: [] }, []), { ...second, misses: [] }, []);
    expect(withOwnPuzzle(own, { ...first, misses: [] }, [])).toBe(own);
    expect(parseOwnPuzzles(makeOwnPuzzles(own))).toEqual(own);
    expect(parseOwnPuzzles(`nonsense\n${makeOwnPuzzles(own)}\n|||||||`)).toEqual(own);
    expect(parseOwnPuzzles(null)).toEqual([]);
  });

  test('leave when there are too many: the oldest solved one, or else the oldest', async () => {
    const [first, second, third] = await choko();
    const ids = (known: readonly string[]): readonly string[] =>
      [first, second, third]
        .reduce<readonly Puzzle[]>((own, puzzle) => withOwnPuzzle(own, puzzle, known, 2), [])
        .map(({ id }) => id);
    expect(ids([])).toEqual([second.id, third.id]);
    expect(ids([second.id])).toEqual([first.id, third.id]);
  });
});
