import type { CourseCommand } from '../course-controller.ts';

const otherWords: Readonly<Record<string, CourseCommand>> = {};

export const en = {
  commands: { learn: 'learn a game in steps of two minutes' },
  options: { step: 'begin with this step: its number or its id' },
  title: 'Courses',
  titleOf: (game: string): string => `Learn ${game}`,
  words: { again: 'again', next: 'next', steps: 'steps', help: 'help', quit: 'quit' } satisfies Record<
    CourseCommand,
    string
  >,
  /** Other words for the commands, without accents. */
  otherWords,
  /** The word before the number of a step, without accents. */
  stepWord: 'step',
  step: (number: number, of: number, title: string): string => `step ${number} of ${of}: ${title}`,
  task: (number: number, of: number): string => `task ${number} of ${of}`,
  done: (count: number, of: number): string => `${count} of ${of} steps done`,
  prompt: 'Move or command: ',
  keys: 'Commands: again, next, steps, step <number>, help, quit.',
  /** After a right move. */
  goOn: 'Type next to go on.',
  help: [
    'Make the move that the step asks for: type it, or pick it on the board.',
    'again begins the task anew, next goes on (you may leave a task unsolved), steps lists all steps, step 3 goes to the third one, quit leaves. Your progress is kept.',
  ],
  /** For text that is neither a move nor a command. */
  unknownWord: (found: string, moves: string): string =>
    `“${found}” is neither a command (help lists them) nor a move: ${moves}.`,
  /** For what can be read as a move and is not legal. */
  badMove: (found: string, expected: string): string => `“${found}” is not possible here. Expected: ${expected}.`,
  solved: 'You have solved this task. Type next to go on, again to repeat it.',
  noStep: (found: string, most: number): string => `There is no step ${found}: type step 1 to step ${most}.`,
  /** After the last step. */
  finished: (name: string, game: string): string =>
    `That was the last step: you can play ${name} now. “tabuleiro play ${game}” begins a match, “tabuleiro puzzle ${game}” asks puzzles.`,
  none: (game: string): string => `${game} has no course`,
  notKept: (reason: string): string => `Your progress cannot be saved: ${reason}`,
};
