import { randomInt } from 'node:crypto';
import { type BySide, parsePlayer, type PlayerSpec, type Position, type Rules } from '@tabuleiro/games';
import { resolveStart, usualStart } from '@tabuleiro/play';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectFile } from '../storage/files.ts';
import { resolveFile } from '../storage/folder.ts';
import { checkAddition, checkRecordTarget } from '../storage/records.ts';
import { readNumber } from './numbers.ts';

/** The options of `play`, unparsed. */
export interface PlayCommandOptions extends PlaceOptions, OutputOptions {
  readonly p1?: string;
  readonly p2?: string;
  readonly position?: string;
  readonly seed?: string;
  readonly record?: string;
}

/** How a match is printed without a screen. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
  /** Draw the board after every ply. */
  readonly boards?: boolean;
}

/** Everything that is decided before a match begins, and the file of its record. */
export interface PlaySetup {
  readonly rules: Rules;
  readonly position: Position;
  /** Whether the start was drawn by lot. */
  readonly isStartDrawn: boolean;
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  /** An absolute path. */
  readonly recordFile: string | null;
}

/** Seeds are 32 bits wide. */
const SEEDS = 2 ** 32;

/** Reads the options of a match; sides without a player are human. */
export async function readSetup(context: Context, game: string, options: PlayCommandOptions): Promise<PlaySetup> {
  const words = options.position === undefined ? [] : [options.position];
  const { rules, position } = await readPlace(context, game, words, options);
  const read = async (text: string | undefined, field: string): Promise<PlayerSpec> =>
    context.expect(parsePlayer(rules.game, text ?? 'human', field));
  const players = { 1: await read(options.p1, '--p1'), 2: await read(options.p2, '--p2') };
  const seed = await readSeed(context, options.seed);
  const isChosen = options.position !== undefined || options.start !== undefined;
  const start = isChosen ? { position, isStartDrawn: false } : resolveStart(rules, usualStart(rules.variant), seed);
  const recordFile = await readRecordFile(context, options.record);
  return { rules, position: start.position, isStartDrawn: start.isStartDrawn, players, seed, recordFile };
}

/** The given seed, or a random one. */
export async function readSeed(context: Context, text: string | undefined): Promise<number> {
  return text === undefined ? randomInt(SEEDS) : readNumber(context, '--seed', text, SEEDS - 1);
}

/** The file to which the record will be added; checked before the match so that saving cannot fail after it. */
export async function readRecordFile(context: Context, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  return expectFile(context, await checkAddition(resolveFile(context.io.env, path)));
}

/** Like `readRecordFile`, for records that replace the content of the file. */
export async function readReplacedFile(context: Context, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  return expectFile(context, await checkRecordTarget(resolveFile(context.io.env, path)));
}
