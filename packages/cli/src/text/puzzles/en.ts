import type { PuzzleTexts } from './texts.ts';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

export const texts: PuzzleTexts = {
  commands: { puzzle: 'solve puzzles: positions in which exactly one choice wins' },
  options: { grade: 'only puzzles of this grade, 1 to 5', id: 'begin with the puzzle of this id' },
  title: 'Puzzles',
  titleOf: (game) => `${game}: puzzles`,
  orders: { hint: 'hint', show: 'show', again: 'again', next: 'next', help: 'help', quit: 'quit' },
  otherOrders: {},
  task: (toMove, count) =>
    count === null ? `${toMove}: find the only move that wins.` : `${toMove}: win in ${plies(count)}.`,
  givenPart: (picks) => `The turn is begun (${picks}). Find how it must go on.`,
  firstPart: 'Only the first part of the turn is asked; the rest is done for you.',
  grade: (grade) => `grade ${grade} of 5`,
  streak: (count, longest) => `in a row: ${count} (most: ${longest})`,
  progress: (solved, of) => `${solved} of ${of} solved`,
  prompt: 'Move or command: ',
  keys: 'Commands: hint, show, again, next, help, quit.',
  help: [
    'Find the only choice that wins: type the move, or pick it on the board.',
    'hint tells where it begins, show plays it for you, again begins anew, next goes on to another puzzle, quit leaves.',
  ],
  unknownWord: (found, moves) => `“${found}” is neither a command (help lists them) nor a move: ${moves}.`,
  badMove: (found, expected) => `“${found}” is not possible here. Expected: ${expected}.`,
  notThis: (move) => `${move} is not the one. Try again.`,
  notThisPart: 'Not this one. Try again.',
  right: 'Right.',
  hint: (place) => `Begin here: ${place}.`,
  solved: 'Solved.',
  solvedClean: 'Solved at the first try.',
  shown: 'This is how it goes.',
  others: (others) =>
    others === 'proved'
      ? 'It is proved that no other choice wins.'
      : `No other choice wins within ${plies(others)}: all lines were tried.`,
  over: 'This puzzle is over. Type next for another one, again to begin anew.',
  none: (game) => `${game} has no such puzzle`,
  notKept: (reason) => `What was solved cannot be kept: ${reason}`,
};
