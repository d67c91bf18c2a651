import type { Found } from '@tabuleiro/engine/puzzles';
import type { Puzzle, PuzzleGrade } from '@tabuleiro/games';
import { PUZZLE_GRADES } from '@tabuleiro/games/puzzle';

/** A win in one is no great riddle: at most every tenth puzzle. */
const TRIVIAL_SHARE = 0.1;

/**
 * Chooses puzzles of which no two look alike, the grades and, within a grade, the lengths in turn, so that all are there as evenly as
 * what was found allows.
 */
export function choosePuzzles(found: readonly Found[], most: number): readonly Puzzle[] {
  const different = new Map(found.toReversed().map((one) => [one.likeness, one.puzzle]));
  // What is proved altogether comes before what is proved for a number of plies, and a large number before a small one.
  const all = [...different.values()].toReversed().toSorted((a, b) => certaintyOf(b) - certaintyOf(a));
  const proved = all.filter(({ others }) => others === 'proved');
  const puzzles = proved.length >= most ? proved : all;
  const trivial = puzzles.filter(({ plies }) => plies === 1);
  const real = puzzles.filter(({ plies }) => plies !== 1);
  const fewTrivial = Math.min(trivial.length, Math.floor(most * TRIVIAL_SHARE), Math.floor(real.length / 9));
  const chosen = [...inTurn(trivial, fewTrivial), ...inTurn(real, most - fewTrivial)];
  return sortPuzzles(chosen);
}

/** The easy ones and the short ones first. */
export const sortPuzzles = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.toSorted((a, b) => a.grade - b.grade || lengthOf(a) - lengthOf(b));

/** How many plies further than the solution it is certain that no other choice wins. */
function certaintyOf({ others, plies }: Puzzle): number {
  return others === 'proved' ? Number.MAX_SAFE_INTEGER : others - (plies ?? 0);
}

/** Goes round the grades, and in each round the lengths of the grade, and takes one each time. */
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

/** How far one has to look. */
const lengthOf = ({ plies, line }: Puzzle): number => plies ?? line.length;

function queueOf(puzzles: readonly Puzzle[], grade: PuzzleGrade): Puzzle[] {
  const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
  const lengths = [...new Set(graded.map(lengthOf))].toSorted((a, b) => a - b);
  const byLength = lengths.map((length) => graded.filter((puzzle) => lengthOf(puzzle) === length));
  const longest = Math.max(0, ...byLength.map((group) => group.length));
  return Array.from({ length: longest }, (_, index) => byLength.flatMap((group) => group[index] ?? [])).flat();
}
