import type { Puzzle, PuzzleGrade } from '../contract/index.ts';
import type { PuzzleAttempt } from './attempt.ts';

/** A person's progress in the puzzles of one game. */
export interface PuzzleProgress {
  /** Ids, in the order of solving. */
  readonly solved: readonly string[];
  /** The number of puzzles solved in a row without mistakes or help. */
  readonly streak: number;
  readonly longest: number;
}

export const NO_PROGRESS: PuzzleProgress = { solved: [], streak: 0, longest: 0 };

export function makeProgress(progress: PuzzleProgress): string {
  return JSON.stringify(progress);
}

/** Parses saved progress; text that does not parse gives no progress. */
export function parseProgress(text: string | null): PuzzleProgress {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NO_PROGRESS;
  }
  if (typeof value !== 'object' || value === null) return NO_PROGRESS;
  const list: readonly unknown[] = 'solved' in value && Array.isArray(value.solved) ? value.solved : [];
  return {
    solved: list.filter((id) => typeof id === 'string'),
    streak: 'streak' in value ? countOf(value.streak) : 0,
    longest: 'longest' in value ? countOf(value.longest) : 0,
  };
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** The progress after a puzzle was solved, or its solution shown. */
export function withAttempt(progress: PuzzleProgress, attempt: PuzzleAttempt): PuzzleProgress {
  const { id } = attempt.puzzle;
  const streak = attempt.isClean ? progress.streak + 1 : 0;
  const isNew = !attempt.wasShown && !progress.solved.includes(id);
  return {
    solved: isNew ? [...progress.solved, id] : progress.solved,
    streak,
    longest: Math.max(progress.longest, streak),
  };
}

/** A mistake ends the streak at once. */
export function withMistake(progress: PuzzleProgress): PuzzleProgress {
  return progress.streak === 0 ? progress : { ...progress, streak: 0 };
}

/**
 * The next puzzle: the first unsolved one after the previous one, wrapping around; when all are solved, simply the next. Null when there is none of the grade.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { solved }: PuzzleProgress,
  grade: PuzzleGrade | null,
  before: string | null,
): Puzzle | null {
  const wanted = grade === null ? puzzles : puzzles.filter((puzzle) => puzzle.grade === grade);
  const at = wanted.findIndex(({ id }) => id === before);
  const round = [...wanted.slice(at + 1), ...wanted.slice(0, at + 1)];
  const known = new Set(solved);
  return round.find(({ id }) => !known.has(id) && id !== before) ?? round[0] ?? null;
}
