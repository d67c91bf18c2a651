import type { AnalysisTexts } from './texts.ts';

const within = (plies: number, isBound: boolean): string =>
  `in ${isBound ? 'at most ' : ''}${plies === 1 ? '1 ply' : `${plies} plies`}`;

export const texts: AnalysisTexts = {
  commands: { analyse: 'find the best moves of a position, or the mistakes of a recorded match' },
  meaning:
    'Scores are for the side to move. The expected score is what this side can hope for from a hundred matches, a draw as half a win: 50 % is even, a score of +1.00 is about 62 %, +2.00 about 73 %, +4.00 about 88 %. An end that is proved is told, where it is known with the number of plies to it. Ctrl-C stops the search and shows what was found.',
  options: {
    place: 'a position in the game’s notation, in quotes or not, or the file of a recorded match; else the start',
    lines: 'how many of the best moves; else 3',
    time: 'think for so many milliseconds; else 2000, and 200 for each ply of a record',
    nodes: 'look at no more than so many positions',
    depth: 'look no more than so many plies ahead',
    threads: 'how many threads search together; else one for each core, and one with --nodes or --depth',
    record: 'look for mistakes in a match of this file instead; the file alone will do, in place of a position',
    annotate: 'write the match with comments on its mistakes to a file',
  },
  needsRecord: 'this is for a match: name its file with --record',
  notForRecord: 'this is for a position, not for a record',
  orRecord: 'there is no such file either; --record names the file of a recorded match',
  scoresFor: (side) => `Scores for ${side}:`,
  columns: { score: 'score', expected: 'expected', line: 'best play' },
  wins: 'wins (proved)',
  loses: 'loses (proved)',
  winsIn: (plies, isBound) => `wins ${within(plies, isBound)}`,
  losesIn: (plies, isBound) => `loses ${within(plies, isBound)}`,
  isDrawn: 'a draw',
  effort: (depth, nodes, seconds) => `Depth ${depth}, ${nodes} nodes, ${seconds} s.`,
  nothing: 'The search was stopped before it found anything.',
  review: {
    columns: { ply: 'ply', side: 'side', played: 'played', score: 'score', better: 'better', loss: 'loss' },
    noMistakes: 'No mistakes were found.',
    partial: (from, to) =>
      from === to ? `Only ply ${to} was analysed.` : `Only plies ${from} to ${to} were analysed.`,
    notBegun: 'No ply was analysed.',
    sums: { player: 'player', side: 'side', plies: 'plies', loss: 'loss', accuracy: 'accuracy' },
    legend: (slight, plain, grave) =>
      `Loss: how many points of the expected score a move gave away, and how many on average; ?! is ${slight} or more, ? ${plain}, ?? ${grave}. Accuracy: 100 % for a ply that loses nothing, half as much for every ten points lost. Plies without a choice, or when all was lost, do not count.`,
    comment: (score, better, betterScore, loss) => `${score}; better ${better}, ${betterScore}; ${loss} points lost`,
  },
};
