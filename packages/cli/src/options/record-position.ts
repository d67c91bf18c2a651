import { assert, type ReadRecord } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { expectFile } from '../storage/files.ts';
import { resolveFile } from '../storage/folder.ts';
import { loadRecords } from '../storage/records.ts';
import { readOptionalNumber } from './numbers.ts';

/** The options that choose a match and a ply in a file of records. */
export interface RecordOptions {
  readonly match?: string;
  readonly ply?: string;
}

export interface RecordPosition {
  readonly read: ReadRecord;
  /** Which match of the file, from 1, and how many the file has. */
  readonly number: number;
  readonly of: number;
  /** The requested ply; the last one by default. */
  readonly ply: number;
}

/** Reads a file of records and finds the requested match and ply. */
export async function readRecordPosition(
  context: Context,
  file: string,
  options: RecordOptions,
): Promise<RecordPosition> {
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

/** The arguments of a command that takes a record instead of a game and a position. */
export interface RecordArguments {
  readonly command: string;
  readonly game: string | undefined;
  readonly words: readonly string[];
  readonly file: string;
  readonly options: RecordOptions;
}

/** Like `readRecordPosition`; if a game was named, it must be that of the record. */
export async function readNamedRecord(context: Context, named: RecordArguments): Promise<RecordPosition> {
  const { command, game, words, file, options } = named;
  const { matches, usage } = context.texts;
  if (words.length > 0) throw new UsageError(`${usage.excessArguments}; ${usage.seeHelp(`tabuleiro ${command}`)}`);
  const picked = await readRecordPosition(context, file, options);
  const { rules } = picked.read.match;
  if (game !== undefined && game !== rules.game) throw new UsageError(`${game}: ${matches.otherGame(rules.game)}`);
  return picked;
}

/** The game, which may be omitted only with a record. */
export function expectGame({ texts }: Context, command: string, game: string | undefined): string {
  if (game !== undefined) return game;
  throw new UsageError(`${texts.usage.missingArgument('game')}; ${texts.usage.seeHelp(`tabuleiro ${command}`)}`);
}
