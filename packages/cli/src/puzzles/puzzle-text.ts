import type { Move } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { formatPly } from '../text/game-facets.ts';
import type { OpenPuzzle, PuzzleCollection } from './puzzle-collection.ts';

/** The task in one or two sentences. */
export function formatTask({ texts }: Context, { session, shown }: OpenPuzzle): string {
  const { attempt } = session;
  const { puzzle, side, given } = attempt;
  const { question, plies } = puzzle;
  const task = texts.puzzles.task(shown.locale.game.sides[side].toMove, plies);
  if (given.length > 0) return `${task} ${texts.puzzles.givenPart(given.join(' '))}`;
  return question.judged === null || attempt.match.moves.length > 0 ? task : `${task} ${texts.puzzles.firstPart}`;
}

/** The title line: puzzle and progress. */
export function formatTitle({ texts }: Context, collection: PuzzleCollection, { session, shown }: OpenPuzzle): string {
  const { puzzles } = texts;
  const { puzzle } = session.attempt;
  const { game } = shown.locale;
  const variant = Object.keys(game.variants).length > 1 ? [game.variants[puzzle.variant]?.name ?? puzzle.variant] : [];
  const { streak, longest } = collection.progress;
  return [
    puzzles.titleOf(game.name),
    ...variant,
    puzzle.id,
    puzzles.grade(puzzle.grade),
    puzzles.progress(collection.solved, collection.count),
    puzzles.streak(streak, longest),
  ].join(' · ');
}

/** The last moves of the match as text and in words. */
export function formatPlayedMoves({ shown }: OpenPuzzle, moves: readonly Move[]): readonly string[] {
  const first = shown.match.moves.length - moves.length;
  return moves.map((_, index) => formatPly(shown, first + index));
}

/** The result: solved or shown. */
export function formatResult({ texts }: Context, { session }: OpenPuzzle, wasShown: boolean): string {
  const { puzzles } = texts;
  const { attempt } = session;
  const solved = attempt.isClean ? puzzles.solvedClean : puzzles.solved;
  return `${wasShown ? puzzles.shown : solved} ${puzzles.others(attempt.puzzle.others)}`;
}
