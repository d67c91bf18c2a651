export const en = {
  /** Headings of commander's help pages. */
  headings: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
  examples: 'Examples:',
  program: 'Board games: exact rules in the terminal and for other programs.',
  helpOption: 'show this help',
  versionOption: 'show the version',
  commands: {
    games: 'list the games with their variants and classic players',
    show: 'draw a position: the board, whose turn it is, what is forced and why',
    moves: 'list the legal moves of a position, one a line',
    perft: 'count the sequences of legal plies',
    rpc: 'answer JSON-RPC 2.0 requests, one a line, on stdin and stdout',
  },
  options: {
    game: 'the id of a game',
    position: 'a position in the game’s notation, quoted or not; default: the start',
    variant: 'a variant of the game',
    start: 'one of the variant’s starts',
    language: 'the language, en or pt',
    json: 'print JSON',
    ascii: 'draw with ASCII characters only',
    limit: 'list at most this many moves',
    depth: 'how many plies',
    divide: 'count each first move separately',
  },
  starts: 'starts',
  opponents: 'opponents in all games',
  gameOver: 'The game is over',
  usage: {
    unknownCommand: (name: string): string => `there is no command ${name}`,
    unknownOption: (name: string): string => `there is no option ${name} here`,
    missingArgument: (name: string): string => `the argument <${name}> is missing`,
    missingOption: (name: string): string => `the option ${name} is missing`,
    missingValue: (name: string): string => `the option ${name} needs a value`,
    excessArguments: 'there are too many arguments',
    /** Added to every usage error. */
    seeHelp: (command: string): string => `see ${command} --help`,
  },
  players: {
    human: 'a person',
    level: (level: number): string => `level ${level}`,
    /** The engine at full strength. */
    max: 'max (the strongest)',
  },
  /** An internal error. */
  internal: (message: string): string => `something is wrong with the program itself: ${message}`,
};
