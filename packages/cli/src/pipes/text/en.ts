import type { NoteTexts } from '@tabuleiro/play';
import type { PipeCommand } from '../command-reader.ts';

export const en = {
  /** What a match answers to people who play it, on a screen or not. */
  notes: {
    badMove: (found: string, expected: string): string => `“${found}” is not possible here. Expected: ${expected}.`,
    noUndo: 'There is nothing to undo.',
    noRedo: 'There is nothing to redo.',
    notYourTurn: 'It is the computer’s turn.',
    over: 'The match is over. Type new for another one, undo to take back a move, menu to leave.',
    playerFailed: (reason: string): string => `The player cannot go on: ${reason}`,
  } satisfies NoteTexts,
  commands: {
    play: 'play a match: moves on stdin, computer players, or both',
    watch: 'let computer players play many matches, and count the results',
    replay: 'go through a recorded match, ply by ply',
  },
  options: {
    player: 'who plays this side: human, a classic player, 1 to 10, max, or ugi:<command>; default: human',
    computer: 'a computer player: a classic one, 1 to 10, max, or ugi:<command>',
    positionText: 'the position to start from, in quotes; default: the start',
    seed: 'a number: the same seed gives the same match',
    record: 'add the record to the end of a file',
    jsonEvents: 'print one event a line as JSON',
    boards: 'draw the board after every ply',
    games: 'how many matches; default: 10',
    swap: 'swap sides after every match',
    file: 'a file with records',
    match: 'which match of the file; default: the first',
    plyStop: 'stop after this many plies',
    fromRecord: 'show a position of a record instead',
    plyOfRecord: 'after how many plies of the record; default: at its end',
  },
  /** Beside the names of the players. */
  seed: (seed: number): string => `seed ${seed}`,
  unfinished: 'The match is not finished',
  /** Put before what is wrong with a line of the input. */
  atLine: (line: number): string => `line ${line}`,
  nothingToUndo: 'There is no move of yours to undo.',
  lineTooLong: (max: number): string => `A line has at most ${max} characters.`,
  drawOffered: (side: string): string => `Draw offered by ${side}`,
  drawDeclined: (side: string): string => `Draw declined by ${side}`,
  passedFor: 'no other move',
  /** What a line of the input can be, for the help of the command. */
  input: 'A line of the input is a move, or a command such as undo, draw, moves; help lists them.',
  words: {
    undo: 'undo',
    draw: 'draw',
    resign: 'resign',
    hint: 'hint',
    moves: 'moves',
    choices: 'choices',
    help: 'help',
    quit: 'quit',
  } satisfies Record<PipeCommand, string>,
  help: [
    'A line is a move, whole or in parts, or a command:',
    '  undo, resign, hint, help',
    '  draw                 offers a draw; right after an offer of the other side it accepts',
    '  quit                 leaves the match unfinished',
    '  moves [beginning]    the legal moves that begin like that',
    '  choices [part …]     what can be chosen next: pieces, then where they go, then the rest of the move',
  ],
  /** Before a list of moves; `shown` of them are listed. */
  legalMoves: (count: number, shown: number): string => {
    if (count === 0) return 'No legal move begins like that.';
    return count === shown ? `Legal moves (${count}):` : `Legal moves (${count}), the first ${shown}:`;
  },
  takenBack: (plies: number): string =>
    plies === 1 ? 'The last move is undone' : `The last ${plies} moves are undone`,
  matchOf: (match: number, of: number): string => `match ${match} of ${of}`,
  noMatch: (of: number): string =>
    of === 1 ? 'there is one match in the file' : `there are ${of} matches in the file`,
  noPly: (plies: number): string => (plies === 1 ? 'the match has one ply' : `the match has ${plies} plies`),
  otherGame: (game: string): string => `this is a match of ${game}`,
  files: {
    missing: 'there is no such file or folder',
    notAFile: 'this is not a file',
    denied: 'you may not read or write this',
    tooLarge: (megabytes: number): string => `larger than ${megabytes} MB`,
    notText: 'this is not text in UTF-8',
    empty: 'there is no match in the file',
    /** About a file in which a match was to be written. */
    noRecord: 'this file already exists and is not a record; name another',
    jsonRecord: 'this file already exists and holds a record as JSON, to which no match can be added; name another',
    failed: (detail: string): string => `the system says ${detail}`,
    /** After what is wrong with the content. */
    leftAlone: 'the file is unchanged',
  },
};
