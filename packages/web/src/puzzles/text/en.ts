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
  /** The choice of puzzles, and what it offers. */
  lists: 'Which puzzles',
  near: 'Near your rating',
  toRepeat: (count: number) => (count === 1 ? '1 puzzle to repeat' : `${count} puzzles to repeat`),
  fromMatches: (count: number) => `From your matches (${count})`,
  day: {
    title: 'Puzzle of the day',
    lead: 'The same for everyone, another one tomorrow.',
    solved: 'solved',
    inARow: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    done: (days: number) =>
      days === 1 ? 'The puzzle of the day is solved.' : `The puzzle of the day is solved, ${days} days in a row.`,
  },
  streak: (count: number, longest: number) => `In a row: ${count} (best: ${longest})`,
  progress: (solved: number, of: number) => `${solved} of ${of} solved`,
  none: {
    grade: 'There are no puzzles of this grade.',
    repeat: 'Nothing to repeat today. What you miss comes back after 1, 3, 7 and 21 days.',
    own: 'Nothing here yet. When you analyse one of your matches, its mistakes become puzzles where the only winning choice can be proved.',
  },
  rating: (points: number, deviation: number) => `Your rating: ${points} ± ${deviation}`,
  /** After an attempt: "1243 (+12)". */
  rated: (change: string) => `Your rating is now ${change}.`,
  puzzleRating: (points: number) => `Rating ${points}`,
  fromMatch: 'From your matches',
  graph: (game: string) => `Rating in ${game} puzzles`,
  graphSaid: (first: number, last: number, lowest: number, highest: number) =>
    `From ${first} to ${last}; lowest ${lowest}, highest ${highest}.`,
  graphAxes: 'Points after each first attempt, by date',
  graphLater: 'Solve two puzzles to begin the graph. The first attempt at each puzzle counts; help counts as a loss.',
  race: {
    name: 'Race',
    title: 'Three-minute race',
    rules:
      'Solve as many puzzles as you can, from easy to hard. The third mistake ends the race, and so does the clock.',
    start: 'Start',
    stop: 'Stop',
    again: 'Race again',
    leave: 'Back to the puzzles',
    score: (count: number) => `${count} solved`,
    mistakes: (count: number, most: number) => `${count} of ${most} mistakes`,
    left: (time: string) => `${time} left`,
    wrong: 'That was a mistake. Here is the next one.',
    result: (count: number) => (count === 1 ? 'You solved 1 puzzle' : `You solved ${count} puzzles`),
    ends: {
      time: 'The three minutes are over.',
      mistakes: 'That was the third mistake.',
      all: 'There are no more puzzles.',
    },
    best: 'Your best races',
    bestOf: (count: number) => `Best race: ${count}`,
    isBest: 'Your best race so far.',
    comesBack: 'What you missed comes back tomorrow.',
  },
  buttons: {
    hint: 'Hint',
    show: 'Show the solution',
    next: 'Next',
    again: 'Again',
    analyse: 'Analyse',
    games: 'All puzzles',
    goOn: 'Other puzzles',
  },
};
