import { type Puzzle, PUZZLE_TRIES } from '../contract/index.ts';
import { rateMatch, type Rating } from '../glicko.ts';

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
