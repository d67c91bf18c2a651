import type { TableFault } from '@tabuleiro/engine';
import type { TableUnit } from '@tabuleiro/games';

/** What `table` says, in one language. Numbers are given as they are to be read. */
export interface TableTexts {
  readonly commands: Readonly<Record<'table', string>>;
  readonly parts: Readonly<Record<'build' | 'verify' | 'show' | 'probe', string>>;
  readonly options: Readonly<
    Record<'upTo' | 'verifyUpTo' | 'threads' | 'memory' | 'verifyMemory' | 'folder' | TableUnit, string>
  >;
  /** So many seeds, so many men. */
  readonly amount: Readonly<Record<TableUnit, (count: number) => string>>;
  readonly faults: Readonly<Record<TableFault, string>>;
  readonly noTables: (game: string, games: string) => string;
  /** When an option of another game was given, or none. */
  readonly sizeMissing: (option: string) => string;
  readonly sizeTwice: (one: string, other: string) => string;
  readonly tooLarge: (amount: string, needed: string, limit: string) => string;
  readonly tooLargeToVerify: (amount: string, needed: string, limit: string) => string;
  /** With what the system says: EACCES and the like. */
  readonly notWritable: (folder: string, code: string) => string;
  /** A file that cannot be used and is written anew. */
  readonly replaced: (problem: string) => string;
  /** What was done about a file that cannot be used. */
  readonly buildAgain: string;
  readonly built: (positions: string, megabytes: string, folder: string) => string;
  readonly interrupted: (done: number, wanted: number) => string;
  readonly none: (folder: string) => string;
  /** Classes that are kept while one before them is missing. */
  readonly stranded: (missing: string, count: number) => string;
  /** Which tables are not built ones. */
  readonly shipped: (variants: string) => string;
  /** While somebody waits: so many per cent are done. */
  readonly examining: (percent: string) => string;
  readonly verified: (amount: string, positions: string) => string;
  readonly wrong: (amount: string, faults: string, position: string) => string;
  readonly allVerified: (positions: string) => string;
  readonly columns: Readonly<
    Record<'class' | 'positions' | 'megabytes' | 'wins' | 'draws' | 'losses' | 'unknown' | 'exact' | 'longest', string>
  >;
  /** What the columns of `show` mean. */
  readonly columnsMean: string;
  /** A position that a larger table would have; with how far those go that are there. */
  readonly notThere: (amount: string) => string;
  /** A position that no table has; with how far the largest would go. */
  readonly inNoTable: (amount: string) => string;
  /** With a sentence: South wins. */
  readonly proved: (sentence: string) => string;
  readonly provedDraw: string;
  readonly notProved: string;
  /** What somebody wins by: so much, or up to so much more, or nobody knows how much more. `amount` says "4 seeds". */
  readonly margin: (low: number, high: number | null, amount: (count: number) => string) => string;
  readonly plies: (count: number) => string;
}
