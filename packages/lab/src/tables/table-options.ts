import { availableParallelism, totalmem } from 'node:os';
import { GAMES, type GameId, isGameId, type TableClass, variantIds } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { findTableFolder, type TableFolder, tablesFolder } from './table-folder.ts';

/** Options of all `table` commands. */
export interface TableOptions {
  readonly variant?: string;
  readonly folder?: string;
  readonly threads?: string;
  readonly memory?: string;
  readonly upTo?: string;
  readonly json?: boolean;
}

const MOST_THREADS = 256;

export async function readThreads(context: LabContext, { threads }: TableOptions): Promise<number> {
  return threads === undefined ? availableParallelism() : context.options.readCount('--threads', threads, MOST_THREADS);
}

export const MEGABYTE = 2 ** 20;
const MOST_MEGABYTES = 2 ** 24;

/** The memory limit in megabytes; by default half of the machine's memory. */
export async function readMemory(context: LabContext, { memory }: TableOptions): Promise<number> {
  if (memory === undefined) return Math.floor(totalmem() / MEGABYTE / 2);
  return context.options.readCount('--memory', memory, MOST_MEGABYTES);
}

/** The tables of the named variant, or of the game's first one. */
export async function readTableFolder(context: LabContext, game: string, options: TableOptions): Promise<TableFolder> {
  const rules = await context.options.readRules(game, options.variant);
  return expectPlace(context, rules.game, rules.variant.id, options);
}

/** The tables of the named variant, or of all variants. */
export async function readTableFolders(
  context: LabContext,
  game: string,
  options: TableOptions,
): Promise<readonly TableFolder[]> {
  const { game: id, variant } = await context.options.readRules(game, options.variant);
  const variants = options.variant === undefined ? variantIds(id) : [variant.id];
  return Promise.all(variants.map((one) => expectPlace(context, id, one, options)));
}

async function expectPlace(
  context: LabContext,
  game: GameId,
  variant: string,
  options: TableOptions,
): Promise<TableFolder> {
  const tableFolder = await findTableFolder(game, variant, namedFolder(context, options));
  if (tableFolder !== null) return tableFolder;
  const others = GAMES.filter(({ id, load }) => isGameId(id) && load.tables !== undefined).map(({ id }) => id);
  throw context.usageError(context.texts.tables.noTables(game, others.join(', ')));
}

/** The named folder, or the one in the data folder. */
export function namedFolder({ files }: LabContext, { folder }: Pick<TableOptions, 'folder'>): string {
  return folder === undefined ? tablesFolder(files.dataFolder) : files.resolve(folder);
}

/** The display name of a class. */
export function formatClass({ texts }: LabContext, { facet }: TableFolder, { amount, id }: TableClass): string {
  const text = texts.tables.amount[facet.unit](amount);
  return id === String(amount) ? text : `${text} (${id})`;
}

/** The error of a command without tables. */
export function refuseNone(context: LabContext, tableFolders: readonly TableFolder[]): Error {
  return context.usageError(context.texts.tables.none(tableFolders.map(({ folder }) => folder).join(', ')));
}
