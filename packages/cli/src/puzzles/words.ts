import type { Move } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { sayPly } from '../terminal/shown-match.ts';
import type { OpenPuzzle, PuzzleShelf } from './shelf.ts';

/** What is asked, in one or two sentences. */
export function sayTask({ texts }: Context, { session, shown }: OpenPuzzle): string {
  const { attempt } = session;
  const { puzzle, side, given } = attempt;
  const { question, plies } = puzzle;
  const task = texts.puzzles.task(shown.locale.game.sides[side].toMove, plies);
  if (given.length > 0) return `${task} ${texts.puzzles.givenPart(given.join(' '))}`;
  return question.judged === null || attempt.match.moves.length > 0 ? task : `${task} ${texts.puzzles.firstPart}`;
}

/** What the puzzle is, and how far one has come. */
export function sayHead({ texts }: Context, shelf: PuzzleShelf, { session, shown }: OpenPuzzle): string {
  const { puzzles } = texts;
  const { puzzle } = session.attempt;
  const { game } = shown.locale;
  const variant = Object.keys(game.variants).length > 1 ? [game.variants[puzzle.variant]?.name ?? puzzle.variant] : [];
  const { streak, longest } = shelf.progress;
  return [
    puzzles.titleOf(game.name),
    ...variant,
    puzzle.id,
    puzzles.grade(puzzle.grade),
    puzzles.progress(shelf.solved, shelf.count),
    puzzles.streak(streak, longest),
  ].join(' · ');
}

/** Each of the last moves of a match as text and in words. */
export function sayMoves({ shown }: OpenPuzzle, moves: readonly Move[]): readonly string[] {
  const first = shown.match.moves.length - moves.length;
  return moves.map((_, index) => sayPly(shown, first + index));
}

/** How a puzzle ended: solved, or shown. */
export function sayEnd({ texts }: Context, { session }: OpenPuzzle, wasShown: boolean): string {
  const { puzzles } = texts;
  const { attempt } = session;
  const solved = attempt.isClean ? puzzles.solvedClean : puzzles.solved;
  return `${wasShown ? puzzles.shown : solved} ${puzzles.others(attempt.puzzle.others)}`;
}
