import type { PuzzleTexts } from './texts.ts';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

export const texts: PuzzleTexts = {
  title: 'Puzzles',
  titleOf: (game) => `${game}: puzzles`,
  lead: 'Positions from matches in which exactly one choice wins. Find it.',
  begin: 'Begin',
  goOn: 'Continue',
  ofGame: (label, game) => `${label}: ${game}`,
  solvedCount: (count) => (count === 0 ? 'None solved yet.' : `${count} solved.`),
  task: (toMove, plies) => {
    if (plies === null) return `${toMove}: find the only move that wins.`;
    return plies === 1
      ? `${toMove}: win with one move.`
      : `${toMove}: win in ${moves(plies)}, those of both sides counted.`;
  },
  givenPart: 'The turn is begun. Find how it must go on.',
  firstPart: 'Only the first part of the turn is asked; the rest is done for you.',
  variant: (name) => `Variant: ${name}.`,
  notThis: (move) => `${move} is not the one. Try again.`,
  notThisPart: 'Not this one. Try again.',
  right: 'Right. Go on.',
  hint: (place) => `Begin here: ${place}.`,
  solved: 'Solved.',
  solvedClean: 'Solved at the first try.',
  shown: 'This is how it goes.',
  others: (others) =>
    others === 'proved'
      ? 'It is proved that no other choice wins.'
      : `No other choice wins within ${moves(others)}: all lines were tried.`,
  grade: (grade) => `Grade ${grade} of 5`,
  grades: 'Grade',
  anyGrade: 'All',
  streak: (count, longest) => `In a row: ${count} (most: ${longest})`,
  progress: (solved, of) => `${solved} of ${of} solved`,
  none: 'There is no puzzle of this grade.',
  buttons: {
    hint: 'Hint',
    show: 'Show the solution',
    next: 'Next',
    again: 'Again',
    analyse: 'Analyse',
    games: 'All puzzles',
  },
};
