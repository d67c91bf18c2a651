import type { SolveTexts } from './texts.ts';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

const within = (count: number | null, isExact: boolean): string =>
  count === null ? '' : ` in ${isExact ? '' : 'at most '}${plies(count)}`;

export const texts: SolveTexts = {
  commands: { solve: 'prove who wins a position, in how many plies, and by which moves' },
  meaning:
    'What is told is proved against every reply, or it is said that nothing is proved: nothing here is an estimate. Plies are those of best play: who wins goes the quickest way, who loses holds out as long as possible. Ctrl-C stops the search.',
  options: {
    lines: 'how many of the best moves are named; else 12',
    time: 'search for at most so many milliseconds; else 10000',
    nodes: 'look at no more than so many positions',
    plies: 'look only for ends within so many plies, every line',
    record: 'a match of this file instead of a position',
    ply: 'how many plies of the match are played; else all',
  },
  wins: (side, count, isExact) => `Proved: a win${within(count, isExact)} for ${side}.`,
  loses: (side, count, isExact) => `Proved: a loss${within(count, isExact)} for ${side}.`,
  draws: 'Proved: a draw with best play.',
  drawsIn: (count) => `Proved: a draw with best play, after ${plies(count)}.`,
  unproved: (limits) => `Not proved within ${limits}.`,
  stopped: 'Not proved: the search was stopped.',
  withinNodes: (nodes) => `${nodes} positions`,
  withinSeconds: (seconds) => `${seconds} s`,
  withinPlies: plies,
  or: 'or',
  excluded: (count) => `Nobody can force a win within ${plies(count)}: every line was tried.`,
  best: (count, areAll) => (areAll ? `Best moves, all ${count}:` : 'Best moves, perhaps not all:'),
  onlyBest: 'The only best move:',
  more: (count) => `and ${count} more`,
  line: 'Best play:',
  lookedUp: 'Looked up in the tables of solved positions.',
  effort: (nodes, seconds) => `${nodes} positions, ${seconds} s.`,
};
