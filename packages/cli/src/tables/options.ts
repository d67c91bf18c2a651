import { availableParallelism, totalmem } from 'node:os';
import { GAMES, type GameId, isGameId, type TableClass, variantIds } from '@tabuleiro/games';
import { readCount } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import { parseRules } from '../service/params.ts';
import { UsageError } from '../usage.ts';
import { findPlace, type TablePlace, tableFolder } from './place.ts';

/** What all parts of `table` are told. */
export interface TableOptions {
  readonly variant?: string;
  readonly folder?: string;
  readonly threads?: string;
  readonly memory?: string;
  readonly upTo?: string;
  readonly json?: boolean;
}

const MOST_THREADS = 256;

export async function readThreads(context: Context, { threads }: TableOptions): Promise<number> {
  return threads === undefined ? availableParallelism() : readCount(context, '--threads', threads, MOST_THREADS);
}

export const MEGABYTE = 2 ** 20;
const MOST_MEGABYTES = 2 ** 24;

/** How many megabytes may be used: as many as were said, else half of what the machine has. */
export async function readMemory(context: Context, { memory }: TableOptions): Promise<number> {
  if (memory === undefined) return Math.floor(totalmem() / MEGABYTE / 2);
  return readCount(context, '--memory', memory, MOST_MEGABYTES);
}

/** The tables of the variant that was named, else of the game's first one. */
export async function readTablePlace(context: Context, game: string, options: TableOptions): Promise<TablePlace> {
  const rules = await context.expect(await parseRules(game, options.variant));
  return expectPlace(context, rules.game, rules.variant.id, options);
}

/** The tables of the variant that was named, else of all variants. */
export async function readTablePlaces(
  context: Context,
  game: string,
  options: TableOptions,
): Promise<readonly TablePlace[]> {
  const { game: id, variant } = await context.expect(await parseRules(game, options.variant));
  const variants = options.variant === undefined ? variantIds(id) : [variant.id];
  return Promise.all(variants.map((one) => expectPlace(context, id, one, options)));
}

async function expectPlace(
  context: Context,
  game: GameId,
  variant: string,
  options: TableOptions,
): Promise<TablePlace> {
  const folder = tableFolder(context.io.env, options.folder);
  const place = await findPlace(game, variant, folder);
  if (place !== null) return place;
  const others = GAMES.filter(({ id, load }) => isGameId(id) && load.tables !== undefined).map(({ id }) => id);
  throw new UsageError(context.texts.tables.noTables(game, others.join(', ')));
}

/** A class as people read it. */
export function sayClass({ texts }: Context, { facet }: TablePlace, { amount, id }: TableClass): string {
  const said = texts.tables.amount[facet.unit](amount);
  return id === String(amount) ? said : `${said} (${id})`;
}

/** The end of the command when there is no table at all. */
export function refuseNone(context: Context, places: readonly TablePlace[]): UsageError {
  return new UsageError(context.texts.tables.none(places.map(({ folder }) => folder).join(', ')));
}
