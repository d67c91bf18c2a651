import type { TableFault } from '@tabuleiro/engine/tablebase';
import type { TableUnit } from '@tabuleiro/games';

export const en = {
  commands: { table: 'build and query tables of solved positions' },
  parts: {
    build: 'solve all positions up to a size, on all cores; continues where it was interrupted',
    verify: 'examine tables by the rules of the game alone: every value must follow from those of its successors',
    show: 'list the tables and what is in them',
    probe: 'show what the tables know about a position and each move',
  },
  options: {
    upTo: 'how large positions may be: seeds on the board, or men',
    seeds: 'the same, where seeds are counted',
    men: 'the same, where men are counted',
    verifyUpTo: 'examine only classes up to this size',
    threads: 'how many threads work; default: one for each core',
    memory: 'how many megabytes solving may take, beside the program itself; default: half of what the machine has',
    verifyMemory:
      'how many megabytes examining may take, beside the program itself; default: half of what the machine has. Fewer threads work where more would not fit',
    folder: 'where the tables are kept; default: the folder of the program’s data',
  },
  /** A number of seeds or men. */
  amount: {
    seeds: (count: number): string => (count === 1 ? '1 seed' : `${count} seeds`),
    men: (count: number): string => (count === 1 ? '1 man' : `${count} men`),
  } satisfies Record<TableUnit, (count: number) => string>,
  faults: {
    'not-a-table': 'this is not a table',
    'other-version': 'this table has another format, made by another version of the program',
    'other-table': 'this is the table of another game, variant or class',
    'other-rules': 'this table was made by other rules or another way to number positions',
    'cut-off': 'this table is not complete: its length is wrong',
    damaged: 'this table is damaged: its checksum is wrong',
  } satisfies Record<TableFault, string>,
  noTables: (game: string, games: string): string => `there are no tables of ${game}; there are some of ${games}`,
  /** For a missing option or one of another game. */
  sizeMissing: (option: string): string => `set the size of the table with ${option}`,
  sizeTwice: (one: string, other: string): string => `${one} and ${other} say the same: give one of them`,
  tooLarge: (amount: string, needed: string, limit: string): string =>
    `solving ${amount} takes ${needed} MB of memory, and only ${limit} MB may be used: allow more with --memory, or build a smaller table`,
  tooLargeToVerify: (amount: string, needed: string, limit: string): string =>
    `examining ${amount} takes about ${needed} MB of memory, and only ${limit} MB may be used: allow more with --memory, or examine less with --up-to`,
  /** With the system's error code, such as EACCES. */
  notWritable: (folder: string, code: string): string =>
    `cannot write to ${folder} (${code}): name another folder with --folder`,
  /** An unusable file is written again. */
  replaced: (problem: string): string => `${problem}; it is built again`,
  /** The advice for an unusable file. */
  buildAgain: 'delete it, or build it again with tabuleiro table build',
  built: (positions: string, megabytes: string, folder: string): string =>
    `${positions} positions are solved, ${megabytes} MB in ${folder}`,
  interrupted: (done: number, wanted: number): string =>
    `${done} of ${wanted} classes are solved and saved; the same command continues from there`,
  none: (folder: string): string => `there are no tables in ${folder}; tabuleiro table build makes them`,
  /** Classes after a missing one. */
  stranded: (missing: string, count: number): string =>
    `${missing}: missing, so ${count === 1 ? 'the table after it is not used' : `the ${count} tables after it are not used`}; tabuleiro table build makes it`,
  /** Variants whose tables ship with the program. */
  shipped: (variants: string): string =>
    `Nothing was built of ${variants}: these are the small tables that ship with the program.`,
  /** The status line, with the percentage. */
  examining: (percent: string): string => `Examined: ${percent} %`,
  verified: (amount: string, positions: string): string => `${amount}: ${positions} positions are right`,
  wrong: (amount: string, faults: string, position: string): string =>
    `${amount}: ${faults} positions are WRONG, the first is ${position}`,
  allVerified: (positions: string): string => `${positions} positions examined, all of them right`,
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
  /** What the columns of `show` mean. */
  columnsMean:
    'won, drawn, lost, open: per cent of the positions, for the side to move when the score is even; exact: per cent whose margin is known exactly; longest: plies.',
  /** The position needs a larger table; with the largest existing size. */
  notThere: (amount: string): string => `not in the tables that are there, which go up to ${amount}`,
  /** No table can have the position; with the largest possible size. */
  inNoTable: (amount: string): string => `in no table, not even in the largest that can be built, up to ${amount}`,
  /** With a sentence such as "South wins". */
  proved: (sentence: string): string => `proved: ${sentence}`,
  provedDraw: 'proved: a draw',
  notProved: 'not proved',
  /** The margin of a win: exact, bounded, or with an unknown upper bound. `amount` says "4 seeds". */
  margin: (low: number, high: number | null, amount: (count: number) => string): string =>
    low === high
      ? `by ${amount(low)}`
      : `by at least ${high === null ? amount(low) : `${low} and at most ${amount(high)}`}`,
  plies: (count: number): string => (count === 1 ? 'in 1 ply' : `in ${count} plies`),
};

export type TableTexts = typeof en;
