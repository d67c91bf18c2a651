import { type Puzzle, type PuzzleGrade, PUZZLE_TRIES } from '../contract/index.ts';
import { type Rating, rateMatch } from '../glicko.ts';
import type { PuzzleAttempt } from './attempt.ts';
import { dayOf, type Repetition, withMissed, withRepeated } from './days.ts';

// Puzzles are rated on the scale of the computer players: levels tried every puzzle before it shipped, and the rating of
// a level is known.

/** The rating of level 1, and about how much each further level is stronger: the ladder of docs/strength.md. */
const FIRST_LEVEL = 1000;
const LEVEL_STEP = 175;
/** Every puzzle also counts as drawn once with a player of this rating, so that none is infinitely easy or hard. */
const PRIOR_RATING = 1500;
/** The levels tried only the first move; each further move that is asked for adds this much. */
const FURTHER_MOVE = 50;
/** The rating of a puzzle is well known, so that the attempts of one person move it slowly. */
const PUZZLE_DEVIATION = 60;
const PUZZLE_VOLATILITY = 0.03;
const LOWEST = 0;
const HIGHEST = 4000;

/** The rating of a person before the first attempt: easier than most puzzles of grade 2. */
export const NEW_SOLVER: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };

/** The chance that a player of the one rating misses a puzzle of the other. */
const missChance = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((player - puzzle) / 400));

/** The rating of a puzzle that was never tried here: the rating that best explains which levels missed it. */
export function firstRatingOf({ misses, asked }: Pick<Puzzle, 'misses' | 'asked'>): Rating {
  const missed = misses.reduce((sum, count) => sum + count, 0) + 0.5;
  const expectedAt = (rating: number): number =>
    misses.reduce(
      (sum, _, index) => sum + PUZZLE_TRIES * missChance(FIRST_LEVEL + LEVEL_STEP * index, rating),
      missChance(PRIOR_RATING, rating),
    );
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expectedAt(middle) < missed) low = middle;
    else high = middle;
  }
  const rating = Math.round((low + high) / 2) + FURTHER_MOVE * (asked - 1);
  return { rating, deviation: PUZZLE_DEVIATION, volatility: PUZZLE_VOLATILITY };
}

/** The ratings of the person and of the puzzle after an attempt. `idleMs` is the time since the person's last attempt. */
export function rateAttempt(
  person: Rating,
  puzzle: Rating,
  isSolved: boolean,
  idleMs: number,
): { readonly person: Rating; readonly puzzle: Rating } {
  const score = isSolved ? 1 : 0;
  return {
    person: rounded(rateMatch(person, puzzle, score, idleMs)),
    puzzle: rounded(rateMatch(puzzle, person, 1 - score, 0)),
  };
}

/** As exact as it is kept. */
function rounded({ rating, deviation, volatility }: Rating): Rating {
  const round = (value: number, digits: number): number => Number(value.toFixed(digits));
  return { rating: round(rating, 1), deviation: round(deviation, 1), volatility: round(volatility, 6) };
}

/** A rating at a time, in milliseconds. */
export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

/** The result of a race against the clock. */
export interface RaceResult {
  readonly at: number;
  /** The number of puzzles solved. */
  readonly score: number;
}

/** A person's progress in the puzzles of one game. */
export interface PuzzleProgress {
  /** Ids, in the order of solving. */
  readonly solved: readonly string[];
  /** The number of puzzles solved in a row without mistakes or help. */
  readonly streak: number;
  readonly longest: number;
  readonly rating: Rating;
  /** The person's rating after each of the last rated attempts. */
  readonly ratings: readonly RatingPoint[];
  /** The ratings of the puzzles that were tried, by id. */
  readonly puzzles: Readonly<Record<string, Rating>>;
  readonly repetitions: readonly Repetition[];
  /** The best races, best first. */
  readonly races: readonly RaceResult[];
}

export const NO_PROGRESS: PuzzleProgress = {
  solved: [],
  streak: 0,
  longest: 0,
  rating: NEW_SOLVER,
  ratings: [],
  puzzles: {},
  repetitions: [],
  races: [],
};

const MOST_RATINGS = 200;
const MOST_RACES = 5;

/** The current rating of a puzzle. */
export function ratingOf({ puzzles }: PuzzleProgress, puzzle: Puzzle): Rating {
  return puzzles[puzzle.id] ?? firstRatingOf(puzzle);
}

/**
 * Whether the next attempt is rated: the first one at a puzzle whose difficulty the levels measured. Puzzles solved
 * before there were ratings count as tried.
 */
export function isRated({ puzzles, solved }: PuzzleProgress, { id, misses }: Puzzle): boolean {
  return misses.length > 0 && puzzles[id] === undefined && !solved.includes(id);
}

/** The progress after a puzzle was solved, or its solution shown. */
export function withAttempt(progress: PuzzleProgress, attempt: PuzzleAttempt, now: number): PuzzleProgress {
  const { puzzle, isClean, wasShown } = attempt;
  const { id } = puzzle;
  const judged = isClean ? withCleanSolution(progress, puzzle, now) : withMistake(progress, puzzle, now);
  const isNew = !wasShown && !progress.solved.includes(id);
  return isNew ? { ...judged, solved: [...judged.solved, id] } : judged;
}

function withCleanSolution(progress: PuzzleProgress, puzzle: Puzzle, now: number): PuzzleProgress {
  const streak = progress.streak + 1;
  return {
    ...withRating(progress, puzzle, true, now),
    repetitions: withRepeated(progress.repetitions, puzzle.id, dayOf(now)),
    streak,
    longest: Math.max(progress.longest, streak),
  };
}

/** A mistake or help: it ends the streak at once, the attempt counts as lost, and the puzzle comes back. */
export function withMistake(progress: PuzzleProgress, puzzle: Puzzle, now: number): PuzzleProgress {
  return { ...withRating(withRaceMistake(progress, puzzle, now), puzzle, false, now), streak: 0 };
}

/** In a race only the return of the puzzle counts. */
export function withRaceMistake(progress: PuzzleProgress, { id }: Puzzle, now: number): PuzzleProgress {
  return { ...progress, repetitions: withMissed(progress.repetitions, id, dayOf(now)) };
}

export function withRace(progress: PuzzleProgress, race: RaceResult): PuzzleProgress {
  if (race.score === 0) return progress;
  const races = [...progress.races, race].toSorted((a, b) => b.score - a.score).slice(0, MOST_RACES);
  return { ...progress, races };
}

function withRating(progress: PuzzleProgress, puzzle: Puzzle, isSolved: boolean, now: number): PuzzleProgress {
  if (!isRated(progress, puzzle)) return progress;
  const last = progress.ratings.at(-1)?.at ?? now;
  const rated = rateAttempt(progress.rating, ratingOf(progress, puzzle), isSolved, now - last);
  return {
    ...progress,
    rating: rated.person,
    ratings: [...progress.ratings, { at: now, rating: Math.round(rated.person.rating) }].slice(-MOST_RATINGS),
    puzzles: { ...progress.puzzles, [puzzle.id]: rated.puzzle },
  };
}

/**
 * The next puzzle, null when there is none. Of all grades: the one not tried whose rating is nearest to the person’s. Of
 * one grade: the first unsolved one after the previous one, wrapping around. When all are solved, simply the next.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: PuzzleProgress,
  grade: PuzzleGrade | null,
  before: string | null,
): Puzzle | null {
  const wanted = grade === null ? puzzles : puzzles.filter((puzzle) => puzzle.grade === grade);
  const at = wanted.findIndex(({ id }) => id === before);
  const round = [...wanted.slice(at + 1), ...wanted.slice(0, at + 1)];
  const known = new Set(progress.solved);
  const unsolved = round.filter(({ id }) => !known.has(id) && id !== before);
  const near = grade === null ? nearest(unsolved, progress) : unsolved[0];
  return near ?? round[0] ?? null;
}

/** Those that were missed come back by themselves, so they come last. */
function nearest(unsolved: readonly Puzzle[], progress: PuzzleProgress): Puzzle | undefined {
  const fresh = unsolved.filter((puzzle) => isRated(progress, puzzle));
  const distance = (puzzle: Puzzle): number => Math.abs(ratingOf(progress, puzzle).rating - progress.rating.rating);
  return (fresh.length > 0 ? fresh : unsolved)
    .map((puzzle) => ({ puzzle, away: distance(puzzle) }))
    .toSorted((a, b) => a.away - b.away)[0]?.puzzle;
}
