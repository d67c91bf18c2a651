const within = (plies: number, isBound: boolean): string =>
  `in ${isBound ? 'at most ' : ''}${plies === 1 ? '1 ply' : `${plies} plies`}`;

export const analysis = {
  commands: { analyse: 'find the best moves of a position, or the mistakes of a recorded match' },
  /** What the numbers mean; stands on the help page of the command. */
  meaning:
    'Scores are for the side to move. The expected score is what this side can hope for from a hundred matches, a draw as half a win: 50 % is even, a score of +1.00 is about 62 %, +2.00 about 73 %, +4.00 about 88 %. A proved result is shown as such, with the number of plies to the end where it is known. Ctrl-C stops the search and shows what was found.',
  options: {
    place: 'a position in the game’s notation, quoted or not, or the file of a recorded match; default: the start',
    lines: 'how many of the best moves to show; default: 3',
    time: 'how many milliseconds to think; default: 2000, or 200 for each ply of a record',
    nodes: 'search at most this many positions',
    depth: 'search at most this many plies ahead',
    threads: 'how many threads search together; default: one for each core, or one with --nodes or --depth',
    record: 'look for mistakes in a match of this file instead; you can also give the file in place of a position',
    annotate: 'write the match with comments on its mistakes to a file',
  },
  /** Options that make no sense without a record, or with one. */
  needsRecord: 'this is for a match: name its file with --record',
  notForRecord: 'this is for a position, not for a record',
  /** After an error about what may have been meant for a file. */
  orRecord: 'there is no such file either; --record names the file of a recorded match',
  /** Above the lines of a position. */
  scoresFor: (side: string): string => `Scores for ${side}:`,
  columns: { score: 'score', expected: 'expected', line: 'best play' },
  /** Proved, but not in how many plies. */
  wins: 'wins (proved)',
  loses: 'loses (proved)',
  /** `isBound`: perhaps in fewer. */
  winsIn: (plies: number, isBound: boolean): string => `wins ${within(plies, isBound)}`,
  losesIn: (plies: number, isBound: boolean): string => `loses ${within(plies, isBound)}`,
  /** A proved draw. */
  isDrawn: 'a draw',
  effort: (depth: number, nodes: string, seconds: string): string => `Depth ${depth}, ${nodes} nodes, ${seconds} s.`,
  /** When the search was stopped before it had seen anything. */
  nothing: 'The search was stopped before it found anything.',
  review: {
    columns: { ply: 'ply', side: 'side', played: 'played', score: 'score', better: 'better', loss: 'loss' },
    noMistakes: 'No mistakes were found.',
    /** When the review was stopped before the first ply. */
    partial: (from: number, to: number): string =>
      from === to ? `Only ply ${to} was analysed.` : `Only plies ${from} to ${to} were analysed.`,
    notBegun: 'No ply was analysed.',
    sums: { player: 'player', side: 'side', plies: 'plies', loss: 'loss', accuracy: 'accuracy' },
    /** What the marks and the sums mean; the numbers are points of a hundred. */
    legend: (slight: number, plain: number, grave: number): string =>
      `Loss: how many points of the expected score a move gave away, and how many on average; ?! is ${slight} or more, ? ${plain}, ?? ${grave}. Accuracy: 100 % for a ply that loses nothing, half as much for every ten points lost. Plies without a choice, or when all was lost, do not count.`,
    /** A comment on a ply of an annotated record, after its mark. */
    comment: (score: string, better: string, betterScore: string, loss: string): string =>
      `${score}; better ${better}, ${betterScore}; ${loss} points lost`,
  },
};

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

const withinPlies = (count: number | null, isExact: boolean): string =>
  count === null ? '' : ` in ${isExact ? '' : 'at most '}${plies(count)}`;

export const solve = {
  commands: { solve: 'prove who wins a position, in how many plies, and by which moves' },
  /** What an answer means; stands on the help page of the command. */
  meaning:
    'Every answer is proved against every reply, or the command says that nothing is proved: nothing here is an estimate. Plies count best play: the winner takes the quickest way, the loser holds out as long as possible. Ctrl-C stops the search.',
  options: {
    lines: 'how many of the best moves to list; default: 12',
    time: 'how many milliseconds to search at most; default: 10000',
    nodes: 'search at most this many positions',
    plies: 'only look for ends within this many plies, along every line',
    record: 'a match of this file instead of a position',
    ply: 'how many plies of the match to play; default: all',
  },
  /** Whole sentences; `side` is the name of the side to move. */
  /** Plies are null where only the result is known. */
  wins: (side: string, count: number | null, isExact: boolean): string =>
    `Proved: a win${withinPlies(count, isExact)} for ${side}.`,
  loses: (side: string, count: number | null, isExact: boolean): string =>
    `Proved: a loss${withinPlies(count, isExact)} for ${side}.`,
  draws: 'Proved: a draw with best play.',
  drawsIn: (count: number): string => `Proved: a draw with best play, after ${plies(count)}.`,
  /** `limits` as `withinNodes` and the like say them. */
  unproved: (limits: string): string => `Not proved within ${limits}.`,
  stopped: 'Not proved: the search was stopped.',
  withinNodes: (nodes: string): string => `${nodes} positions`,
  withinSeconds: (seconds: string): string => `${seconds} s`,
  withinPlies: plies,
  or: 'or',
  /** What is certain even so. */
  excluded: (count: number): string => `Neither side can force a win within ${plies(count)}: every line was tried.`,
  /** Before the best moves: how many there are, and whether these are all. */
  best: (count: string, areAll: boolean): string =>
    areAll ? `Best moves, all ${count}:` : 'Best moves, perhaps not all:',
  onlyBest: 'The only best move:',
  more: (count: string): string => `and ${count} more`,
  line: 'Best play:',
  /** Instead of the effort. */
  lookedUp: 'Looked up in the tables of solved positions.',
  effort: (nodes: string, seconds: string): string => `${nodes} positions, ${seconds} s.`,
};
