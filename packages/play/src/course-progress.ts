/** What a person did of the course of a game. */
export interface CourseProgress {
  /** The ids of the steps done. */
  readonly done: readonly string[];
  /** Whether the course was finished or skipped: it is no longer offered. */
  readonly isOver: boolean;
}

export const NO_COURSE_PROGRESS: CourseProgress = { done: [], isOver: false };

export function makeCourseProgress(progress: CourseProgress): string {
  return JSON.stringify(progress);
}

/** Parses saved progress; text that does not parse gives no progress. */
export function parseCourseProgress(text: string | null): CourseProgress {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NO_COURSE_PROGRESS;
  }
  if (typeof value !== 'object' || value === null) return NO_COURSE_PROGRESS;
  const done: readonly unknown[] = 'done' in value && Array.isArray(value.done) ? value.done : [];
  return { done: done.filter((id) => typeof id === 'string'), isOver: 'isOver' in value && value.isOver === true };
}
