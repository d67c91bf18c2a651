import { assert, type ReadRecord } from '@tabuleiro/games';
import { readOptionalNumber } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import { expectFile, loadRecords, resolveFile } from '../storage/index.ts';
import { UsageError } from '../usage.ts';

/** The options by which commands are told a place in a file of records. */
export interface PickOptions {
  readonly match?: string;
  readonly ply?: string;
}

export interface Picked {
  readonly read: ReadRecord;
  /** Which match of the file, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  /** How many plies were asked for; all of them when nothing was said. */
  readonly ply: number;
}

/** Reads a file of records and finds the place that was asked for. */
export async function pickPly(context: Context, file: string, options: PickOptions): Promise<Picked> {
  const records = await expectFile(context, await loadRecords(resolveFile(context.io.env, file)));
  const texts = context.texts.matches;
  const of = records.length;
  const number = (await readOptionalNumber(context, '--match', options.match, Number.MAX_SAFE_INTEGER)) ?? 1;
  if (number < 1 || number > of) throw new UsageError(`--match ${number}: ${texts.noMatch(of)}`);
  const read = records[number - 1];
  assert(read !== undefined, 'the number was checked');
  const plies = read.match.moves.length;
  const ply = (await readOptionalNumber(context, '--ply', options.ply, Number.MAX_SAFE_INTEGER)) ?? plies;
  if (ply > plies) throw new UsageError(`--ply ${ply}: ${texts.noPly(plies)}`);
  return { read, number, of, ply };
}

/** A file of records where a command could also have been told a game and a position. */
export interface NamedPick {
  readonly command: string;
  readonly game: string | undefined;
  readonly words: readonly string[];
  readonly file: string;
  readonly options: PickOptions;
}

/** As `pickPly`. The game need not be named; if it is, it has to be that of the record. */
export async function pickNamed(context: Context, named: NamedPick): Promise<Picked> {
  const { command, game, words, file, options } = named;
  const { matches, usage } = context.texts;
  if (words.length > 0) throw new UsageError(`${usage.excessArguments}; ${usage.seeHelp(`tabuleiro ${command}`)}`);
  const picked = await pickPly(context, file, options);
  const { rules } = picked.read.match;
  if (game !== undefined && game !== rules.game) throw new UsageError(`${game}: ${matches.otherGame(rules.game)}`);
  return picked;
}

/** The game, which only a record makes superfluous. */
export function expectGame({ texts }: Context, command: string, game: string | undefined): string {
  if (game !== undefined) return game;
  throw new UsageError(`${texts.usage.missingArgument('game')}; ${texts.usage.seeHelp(`tabuleiro ${command}`)}`);
}
