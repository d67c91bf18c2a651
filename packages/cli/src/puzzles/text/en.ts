import type { OtherChoices } from '@tabuleiro/games';
import type { PuzzleCommand } from '../puzzle-controller.ts';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

const otherWords: Readonly<Record<string, PuzzleCommand>> = {};

export const en = {
  commands: { puzzle: 'solve puzzles: positions in which exactly one choice wins' },
  options: { grade: 'only puzzles of this grade, 1 to 5', id: 'start with the puzzle of this id' },
  title: 'Puzzles',
  titleOf: (game: string): string => `${game}: puzzles`,
  words: { hint: 'hint', show: 'show', again: 'again', next: 'next', help: 'help', quit: 'quit' } satisfies Record<
    PuzzleCommand,
    string
  >,
  /** Other words for the commands, without accents. */
  otherWords,
  /** `toMove` is a game's own sentence: "White to move". Plies are those of both sides. */
  task: (toMove: string, count: number | null): string =>
    count === null ? `${toMove}: find the only move that wins.` : `${toMove}: win in ${plies(count)}.`,
  givenPart: (picks: string): string => `The turn has begun (${picks}). Find how it must go on.`,
  firstPart: 'Only the first part of the turn is asked; the rest plays itself.',
  grade: (grade: number): string => `grade ${grade} of 5`,
  streak: (count: number, longest: number): string => `in a row: ${count} (best: ${longest})`,
  rating: (rating: number): string => `Your rating: ${rating}.`,
  progress: (solved: number, of: number): string => `${solved} of ${of} solved`,
  prompt: 'Move or command: ',
  keys: 'Commands: hint, show, again, next, help, quit.',
  help: [
    'Find the only choice that wins: type the move, or pick it on the board.',
    'hint tells where it starts, show plays it for you, again starts over, next goes to another puzzle, quit leaves.',
  ],
  /** For text that is neither a move nor a command. */
  unknownWord: (found: string, moves: string): string =>
    `“${found}” is neither a command (help lists them) nor a move: ${moves}.`,
  /** For what can be read as a move and is not legal. */
  badMove: (found: string, expected: string): string => `“${found}” is not possible here. Expected: ${expected}.`,
  notThis: (move: string): string => `${move} is not the one. Try again.`,
  notThisPart: 'Not this one. Try again.',
  right: 'Right.',
  hint: (place: string): string => `Start here: ${place}.`,
  solved: 'Solved.',
  solvedClean: 'Solved at the first try.',
  shown: 'This is the solution.',
  others: (others: OtherChoices): string =>
    others === 'proved'
      ? 'It is proved that no other choice wins.'
      : `No other choice wins within ${plies(others)}: all lines were tried.`,
  over: 'This puzzle is over. Type next for another one, again to start over.',
  none: (game: string): string => `${game} has no such puzzle`,
  notKept: (reason: string): string => `Your progress cannot be saved: ${reason}`,
};
