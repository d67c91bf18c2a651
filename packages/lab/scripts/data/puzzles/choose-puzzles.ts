import type { Puzzle, PuzzleGrade } from '@tabuleiro/games';
import { makePuzzleLine, PUZZLE_GRADES } from '@tabuleiro/games/puzzle';
import type { FoundPuzzle } from '../../../src/puzzles/puzzle-miner.ts';

/** The share of wins in one, which are easy. */
const TRIVIAL_SHARE = 0.1;

/**
 * Chooses puzzles without duplicates, taking the grades in turn and, within a grade, the lengths in turn, as evenly as
 * possible.
 */
export function choosePuzzles(found: readonly FoundPuzzle[], most: number): readonly Puzzle[] {
  const different = new Map(found.toReversed().map((one) => [one.canonicalForm, one.puzzle]));
  // Complete proofs come before proofs for a number of plies, larger numbers before smaller ones.
  const all = [...different.values()].toReversed().toSorted((a, b) => certaintyOf(b) - certaintyOf(a));
  const proved = all.filter(({ others }) => others === 'proved');
  const puzzles = proved.length >= most ? proved : all;
  const trivial = puzzles.filter(({ plies }) => plies === 1);
  const real = puzzles.filter(({ plies }) => plies !== 1);
  const fewTrivial = Math.min(trivial.length, Math.floor(most * TRIVIAL_SHARE), Math.floor(real.length / 9));
  const chosen = [...inTurn(trivial, fewTrivial), ...inTurn(real, most - fewTrivial)];
  return sortPuzzles(chosen);
}

/** Sorts by grade, then by length. */
export const sortPuzzles = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.toSorted((a, b) => a.grade - b.grade || lengthOf(a) - lengthOf(b));

/** For how many plies beyond the solution it is proved that no other choice wins. */
function certaintyOf({ others, plies }: Puzzle): number {
  return others === 'proved' ? Number.MAX_SAFE_INTEGER : others - (plies ?? 0);
}

/** Takes one puzzle of each grade in turn, and within a grade one of each length in turn. */
function inTurn(puzzles: readonly Puzzle[], most: number): readonly Puzzle[] {
  const queues = PUZZLE_GRADES.map((grade) => queueOf(puzzles, grade));
  const chosen: Puzzle[] = [];
  while (chosen.length < most && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next !== undefined && chosen.length < most) chosen.push(next);
    }
  }
  return chosen;
}

/** The number of plies to see. */
const lengthOf = ({ plies, line }: Puzzle): number => plies ?? line.length;

function queueOf(puzzles: readonly Puzzle[], grade: PuzzleGrade): Puzzle[] {
  const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
  const lengths = [...new Set(graded.map(lengthOf))].toSorted((a, b) => a - b);
  const byLength = lengths.map((length) => graded.filter((puzzle) => lengthOf(puzzle) === length));
  const longest = Math.max(0, ...byLength.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => byLength.flatMap((group) => group[index] ?? [])).flat();
}

/** The source file with a game's puzzles. */
export function makePuzzleFile(game: string, puzzles: readonly Puzzle[]): string {
  return [
    `// Made by \`npm run mine:puzzles -- ${game}\`; docs/puzzles.md says how, and what the fields are.`,
    'export const lines: string = `',
    ...puzzles.map(makePuzzleLine),
    '`;',
    '',
  ].join('\n');
}
