import type { TableTexts } from './texts.ts';

export const texts: TableTexts = {
  commands: { table: 'build and ask tables of solved positions' },
  parts: {
    build: 'solve all positions up to a size, on all cores; goes on where it was interrupted',
    verify: 'examine tables by the rules of the game alone: every value must follow from those of its successors',
    show: 'tell which tables are there, and what is in them',
    probe: 'tell what the tables know of a position and of each move',
  },
  options: {
    upTo: 'how large positions may be: seeds on the board, or men',
    seeds: 'the same, where seeds are counted',
    men: 'the same, where men are counted',
    verifyUpTo: 'examine only classes up to this size',
    threads: 'how many threads work; else one for each core',
    memory: 'how many megabytes solving may take, beside the program itself; else half of what the machine has',
    verifyMemory:
      'how many megabytes examining may take, beside the program itself; else half of what the machine has. Fewer threads work where more would not fit',
    folder: 'where the tables are kept; else the folder of the program’s data',
  },
  amount: {
    seeds: (count) => (count === 1 ? '1 seed' : `${count} seeds`),
    men: (count) => (count === 1 ? '1 man' : `${count} men`),
  },
  faults: {
    'not-a-table': 'this is not a table',
    'other-version': 'this table has another format, made by another version of the program',
    'other-table': 'this is the table of another game, variant or class',
    'other-rules': 'this table was made by other rules or another way to number positions',
    'cut-off': 'this table is not complete: its length is wrong',
    damaged: 'this table is damaged: its checksum is wrong',
  },
  noTables: (game, games) => `there are no tables of ${game}; there are some of ${games}`,
  sizeMissing: (option) => `how large the table is to be is said by ${option}`,
  sizeTwice: (one, other) => `${one} and ${other} say the same: give one of them`,
  tooLarge: (amount, needed, limit) =>
    `to solve ${amount} takes ${needed} MB of memory, and ${limit} MB may be used: give more with --memory, or build a smaller table`,
  tooLargeToVerify: (amount, needed, limit) =>
    `to examine ${amount} takes about ${needed} MB of memory, and ${limit} MB may be used: give more with --memory, or examine less with --up-to`,
  notWritable: (folder, code) => `nothing can be written into ${folder} (${code}): name another folder with --folder`,
  replaced: (problem) => `${problem}; it is built again`,
  buildAgain: 'delete it, or build it again with tabuleiro table build',
  built: (positions, megabytes, folder) => `${positions} positions are solved, ${megabytes} MB in ${folder}`,
  interrupted: (done, wanted) =>
    `${done} of ${wanted} classes are solved and kept; the same command goes on from there`,
  none: (folder) => `there are no tables in ${folder}; tabuleiro table build makes them`,
  stranded: (missing, count) =>
    `${missing}: missing, so ${count === 1 ? 'the table after it is not used' : `the ${count} tables after it are not used`}; tabuleiro table build makes it`,
  shipped: (variants) => `Nothing was built of ${variants}: these are the small tables that ship with the program.`,
  examining: (percent) => `Examined: ${percent} %`,
  verified: (amount, positions) => `${amount}: ${positions} positions are right`,
  wrong: (amount, faults, position) => `${amount}: ${faults} positions are WRONG, the first is ${position}`,
  allVerified: (positions) => `${positions} positions examined, all of them right`,
  columns: {
    class: 'class',
    positions: 'positions',
    megabytes: 'MB',
    wins: 'won',
    draws: 'drawn',
    losses: 'lost',
    unknown: 'open',
    exact: 'exact',
    longest: 'longest',
  },
  columnsMean:
    'won, drawn, lost, open: per cent of the positions, for the side to move when nobody is ahead; exact: per cent whose margin is known exactly; longest: plies.',
  notThere: (amount) => `not in the tables that are there, which go up to ${amount}`,
  inNoTable: (amount) => `in no table, not even in the largest that can be built, up to ${amount}`,
  proved: (sentence) => `proved: ${sentence}`,
  provedDraw: 'proved: a draw',
  notProved: 'not proved',
  margin: (low, high, amount) =>
    low === high
      ? `by ${amount(low)}`
      : `by at least ${high === null ? amount(low) : `${low} and at most ${amount(high)}`}`,
  plies: (count) => (count === 1 ? 'in 1 ply' : `in ${count} plies`),
};
