import type { Rating } from '../glicko.ts';
import { type DailyProgress, NO_DAYS, type Repetition } from './days.ts';
import { NO_PROGRESS, type PuzzleProgress, type RaceResult, type RatingPoint } from './progress.ts';

// Progress as text, which the page and the terminal share. Version 1 had no version: only `solved`, `streak` and
// `longest`, which version 2 reads as they are. Fields that are missing or wrong count as new.

const VERSION = 2;

export function makeProgress(progress: PuzzleProgress): string {
  return JSON.stringify({ version: VERSION, ...progress });
}

/** Parses saved progress of any version; text that does not parse gives no progress. */
export function parseProgress(text: string | null): PuzzleProgress {
  const value = parseObject(text);
  return {
    solved: listOf(value['solved'], (id) => (typeof id === 'string' ? id : null)),
    streak: countOf(value['streak']),
    longest: countOf(value['longest']),
    rating: toRating(value['rating']) ?? NO_PROGRESS.rating,
    ratings: listOf(value['ratings'], toRatingPoint),
    puzzles: Object.fromEntries(
      Object.entries(objectOf(value['puzzles'])).flatMap(([id, rating]) => {
        const read = toRating(rating);
        return read === null ? [] : [[id, read] as const];
      }),
    ),
    repetitions: listOf(value['repetitions'], toRepetition),
    races: listOf(value['races'], toRace),
  };
}

export function makeDailyProgress(progress: DailyProgress): string {
  return JSON.stringify(progress);
}

export function parseDailyProgress(text: string | null): DailyProgress {
  const value = parseObject(text);
  const { last } = value;
  if (!isCount(last)) return NO_DAYS;
  return { last, streak: countOf(value['streak']), longest: countOf(value['longest']) };
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return objectOf(value);
  } catch {
    return {};
  }
}

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function listOf<T>(value: unknown, read: (item: unknown) => T | null): readonly T[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map(read).filter((item) => item !== null);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isSafeInteger(value) && value >= 0;
const countOf = (value: unknown): number => (isCount(value) ? value : 0);

function toRating(value: unknown): Rating | null {
  const { rating, deviation, volatility } = objectOf(value);
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility)) return null;
  return deviation > 0 && volatility > 0 ? { rating, deviation, volatility } : null;
}

function toRatingPoint(value: unknown): RatingPoint | null {
  const { at, rating } = objectOf(value);
  return isNumber(at) && isNumber(rating) ? { at, rating } : null;
}

function toRepetition(value: unknown): Repetition | null {
  const { id, step, day } = objectOf(value);
  return typeof id === 'string' && isCount(step) && isCount(day) ? { id, step, day } : null;
}

function toRace(value: unknown): RaceResult | null {
  const { at, score } = objectOf(value);
  return isNumber(at) && isCount(score) ? { at, score } : null;
}
