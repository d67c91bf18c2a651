import type { OtherChoices } from '@tabuleiro/games';
import type { Translation } from '../../settings/language.tsx';

export type PuzzleTexts = Translation<typeof en>;

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** The pages of puzzles. */
export const en = {
  title: 'Puzzles',
  /** The page of one game's puzzles. */
  titleOf: (game: string) => `${game}: puzzles`,
  lead: 'Positions from matches in which exactly one choice wins. Find it.',
  begin: 'Begin',
  goOn: 'Continue',
  /** For screen readers, which read either label without the game beside it. */
  ofGame: (label: string, game: string) => `${label}: ${game}`,
  /** `toMove` is a sentence of the game: "White to move". `plies` counts both sides. */
  task: (toMove: string, plies: number | null) => {
    if (plies === null) return `${toMove}: find the only move that wins.`;
    return plies === 1 ? `${toMove}: win with one move.` : `${toMove}: win in ${moves(plies)} (both sides).`;
  },
  /** The first part of the move is given. */
  givenPart: 'The turn has begun. Find how it must go on.',
  /** Only the first part of the move is asked. */
  firstPart: 'Only the first part of the turn is asked; the rest plays itself.',
  variant: (name: string) => `Variant: ${name}.`,
  notThis: (move: string) => `${move} is not the one. Try again.`,
  notThisPart: 'Not this one. Try again.',
  right: 'Right. Go on.',
  hint: (place: string) => `Start here: ${place}.`,
  solved: 'Solved.',
  solvedClean: 'Solved at the first try.',
  shown: 'This is the solution.',
  others: (others: OtherChoices) =>
    others === 'proved'
      ? 'It is proved that no other choice wins.'
      : `No other choice wins within ${moves(others)} (both sides): all lines were tried.`,
  grade: (grade: number) => `Grade ${grade} of 5`,
  grades: 'Grade',
  anyGrade: 'All',
  streak: (count: number, longest: number) => `In a row: ${count} (best: ${longest})`,
  progress: (solved: number, of: number) => `${solved} of ${of} solved`,
  none: 'There are no puzzles of this grade.',
  buttons: {
    hint: 'Hint',
    show: 'Show the solution',
    next: 'Next',
    again: 'Again',
    analyse: 'Analyse',
    games: 'All puzzles',
  },
};
