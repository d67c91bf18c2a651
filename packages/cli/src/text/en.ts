import { texts as analysis } from './analysis/en.ts';
import { texts as contests } from './contests/en.ts';
import { texts as online } from './online/en.ts';
import { texts as matches } from './play/en.ts';
import { texts as protocols } from './protocols/en.ts';
import { texts as puzzles } from './puzzles/en.ts';
import { texts as solve } from './solve/en.ts';
import { texts as tables } from './tables/en.ts';
import type { CliTexts } from './texts.ts';
import { texts as tune } from './tune/en.ts';

export const texts: CliTexts = {
  headings: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
  examples: 'Examples:',
  program: 'Five board games: exact rules in the terminal and for other programs.',
  helpOption: 'show this help',
  versionOption: 'show the version',
  commands: {
    games: 'list the games with their variants and classic players',
    show: 'draw a position: the board, whose turn it is, what is forced and why',
    moves: 'list the legal moves of a position, one a line',
    perft: 'count the sequences of legal plies',
    rpc: 'answer JSON-RPC 2.0 requests, one a line, on stdin and stdout',
    ...matches.commands,
    ...analysis.commands,
    ...solve.commands,
    ...protocols.commands,
    ...contests.commands,
    ...puzzles.commands,
    ...tune.commands,
    ...tables.commands,
    ...online.commands,
  },
  options: {
    game: 'the id of a game',
    position: 'a position in the game’s notation, in quotes or not; else the start',
    variant: 'a variant of the game',
    start: 'one of the variant’s starts',
    language: 'the language, en or pt',
    json: 'print JSON',
    ascii: 'draw with ASCII characters alone',
    limit: 'list at most so many moves',
    depth: 'how many plies',
    divide: 'count for each first move apart',
  },
  starts: 'starts',
  classicPlayers: 'classic players',
  gameOver: 'The game is over',
  usage: {
    unknownCommand: (name) => `there is no command ${name}`,
    unknownOption: (name) => `there is no option ${name} here`,
    missingArgument: (name) => `the argument <${name}> is missing`,
    missingOption: (name) => `the option ${name} is missing`,
    missingValue: (name) => `the option ${name} needs a value`,
    excessArguments: 'there are too many arguments',
    seeHelp: (command) => `see ${command} --help`,
  },
  players: {
    human: 'a person',
    level: (level) => `level ${level}`,
    max: 'max (the strongest)',
  },
  matches,
  analysis,
  solve,
  protocols,
  contests,
  puzzles,
  tune,
  tables,
  online,
  internal: (message) => `something is wrong with the program itself: ${message}`,
};
