import { en as matches } from '../../pipes/text/en.ts';
import type { CommandId } from '../game-page.ts';
import type { Size } from '../screen.ts';

/** Other words for the commands, without accents. */
const otherCommands: Readonly<Record<string, CommandId>> = {};

export const en = {
  title: 'Tabuleiro',
  listKeys: 'Arrow keys and Enter, a number or a letter, or the mouse. Escape goes back, Ctrl-C leaves.',
  /** The answer to a key without an item; `last` is the key of the last item. */
  noSuchKey: (typed: string, last: string): string => {
    const range = /\d/.test(last) ? `1 to ${last}` : `1 to 9 or a to ${last}`;
    return `There is no ${/\d/.test(typed) ? 'number' : 'letter'} ${typed} in this list: type ${range}.`;
  },
  textKeys: 'Any key goes back.',
  textKeysMore: 'Arrow keys or space for more; any other key goes back.',
  tooSmall: (needed: Size, size: Size): readonly string[] => [
    'This window is too small.',
    `It has ${size.columns} columns and ${size.rows} rows;`,
    `${needed.columns} and ${needed.rows} are needed.`,
    'Enlarge it to continue, or press Ctrl-C to leave.',
  ],
  main: {
    subtitle: 'Choose a board game and play.',
    resume: (what: string, plies: number, when: Date): string =>
      `Continue: ${what}, plies: ${plies} (${when.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })})`,
    unfinished: (count: number): string => `All unfinished matches (${count})`,
    discard: 'Discard this match',
    records: 'Open a record',
    noRecords: (folder: string): string => `There are no records (.record, .json) in ${folder}.`,
    notKept: (reason: string): string => `Something is wrong with the unfinished matches: ${reason}`,
    language: 'Português',
    quit: 'Quit',
  },
  setup: {
    mode: 'Who plays?',
    twoPeople: 'Two people here',
    personAndComputer: 'You against the computer',
    twoComputers: 'Computer against computer',
    instructions: 'How to play',
    variant: 'Variant',
    begins: 'Who begins',
    side: 'Your side',
    opponent: 'Computer player',
    style: 'Style',
    balanced: 'balanced',
    playerOf: (side: string): string => `Computer player for ${side}`,
    start: 'Start the match',
    byLot: 'drawn by lot',
    back: 'Back',
  },
  commands: {
    undo: 'undo',
    redo: 'redo',
    hint: 'hint',
    draw: 'draw',
    resign: 'resign',
    save: 'save',
    load: 'load',
    new: 'new',
    help: 'help',
    pause: 'pause',
    faster: 'faster',
    slower: 'slower',
    menu: 'menu',
  } satisfies Record<CommandId, string>,
  otherCommands,
  replay: {
    ply: (ply: number, of: number): string => `Ply ${ply} of ${of}.`,
    keys: 'Left and right step, up and down ten at a time, Home and End; q leaves.',
    buttons: { first: '|<', back: '<', forward: '>', last: '>|' },
  },
  game: {
    ...matches.notes,
    thinking: (player: string): string => `${player} is thinking …`,
    moves: 'Moves',
    inputPrompt: 'Move or command: ',
    /** For text that is neither a move nor a command. */
    unknownWord: (found: string, moves: string): string =>
      `“${found}” is neither a command (see below) nor a move: ${moves}.`,
    forcedPass: 'Press Enter to pass.',
    undone: 'Undone.',
    pickUndone: 'The last pick is undone.',
    askResign: 'Do you want to resign? (y/n)',
    askDraw: (side: string): string => `A draw is offered. Does ${side} accept? (y/n)`,
    yes: 'y',
    no: 'n',
    saved: (file: string): string => `Saved in ${file}.`,
    paused: 'Paused. Space resumes, the right arrow plays one move.',
    /** On a human turn, when space picks. */
    pausedOnTurn: 'Paused: after your move the computer waits until you press space or type pause again.',
    noPause: 'Only people play here: there is nothing to pause.',
    running: 'Resumed.',
    speed: (percent: number): string => `Speed ${percent} %.`,
    keysTitle: 'Keys',
    keys: [
      'Arrow keys move over the board, Tab goes through what is possible, Enter or space picks. The mouse works too.',
      'F2 shows where the piece under the cursor can go and what it attacks, on everybody’s turn; F3 marks what is threatened.',
      'Backspace undoes a pick, Escape all of them; Escape again opens a menu.',
      'Or type a move, in the notation of the game or of its original program, and press Enter.',
      'Commands are words: undo, redo, hint, draw, resign, save [file], load <file>, new, help, pause, faster, slower, menu.',
      'While pieces move, any key shows the end at once.',
    ],
    rematch: 'Rematch with sides swapped',
    toMenu: 'To the main menu',
    /** The answer to words such as "quit". */
    howToLeave: 'Type menu to leave this match, which is saved; Ctrl-C leaves the program.',
    leaveWords: ['quit', 'exit', 'leave'],
    keepPlaying: 'Back to the match',
    /** Takes the match over from another terminal. */
    takeOver: 'Continue here',
    /** How to take it over. */
    elsewhere: 'Type menu to continue it here.',
  },
};

export type TerminalTexts = typeof en;
