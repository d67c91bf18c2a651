import type { PuzzleGrade, Question } from '../contract/index.ts';

/** From the easiest to the hardest. */
export const PUZZLE_GRADES: readonly PuzzleGrade[] = [1, 2, 3, 4, 5];

/** How often each level tried every puzzle. */
export const PUZZLE_TRIES = 5;

/** What most puzzles ask for. */
export const WHOLE_MOVE: Question = { given: 0, judged: null };
