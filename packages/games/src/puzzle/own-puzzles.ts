import type { Puzzle } from '../contract/index.ts';
import { completePuzzle, makePuzzleLine, parsePuzzleLine, type PuzzleData } from './puzzles.ts';

// Puzzles from a person's own matches, as the lines of puzzles, oldest first. They have no misses: no level tried them.

export const MOST_OWN_PUZZLES = 300;

export function makeOwnPuzzles(puzzles: readonly PuzzleData[]): string {
  return puzzles.map(makePuzzleLine).join('\n');
}

/** Parses saved puzzles; lines that cannot be read are dropped. */
export function parseOwnPuzzles(text: string | null): readonly Puzzle[] {
  return (text ?? '').split('\n').flatMap((line) => {
    try {
      return [completePuzzle(parsePuzzleLine(line))];
    } catch {
      return [];
    }
  });
}

/** Adds a puzzle that is not known yet. When there are too many, the oldest solved one goes, or else the oldest. */
export function withOwnPuzzle(
  puzzles: readonly Puzzle[],
  data: PuzzleData,
  solved: readonly string[],
  most = MOST_OWN_PUZZLES,
): readonly Puzzle[] {
  const added = completePuzzle(data);
  if (puzzles.some(({ id }) => id === added.id)) return puzzles;
  if (puzzles.length < most) return [...puzzles, added];
  const leaves = puzzles.find(({ id }) => solved.includes(id)) ?? puzzles[0];
  return [...puzzles.filter((one) => one !== leaves), added];
}
