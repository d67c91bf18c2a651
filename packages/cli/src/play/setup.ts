import { randomInt } from 'node:crypto';
import { type BySide, parsePlayer, type PlayerSpec, type Position, type Rules } from '@tabuleiro/games';
import { resolveStart, usualStart } from '@tabuleiro/play';
import { readNumber } from '../commands/numbers.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { checkAddition, checkRecordTarget, expectFile, resolveFile } from '../storage/index.ts';

/** The options of `play`, as they were given. */
export interface PlayOptions extends PlaceOptions, OutputOptions {
  readonly p1?: string;
  readonly p2?: string;
  readonly position?: string;
  readonly seed?: string;
  readonly record?: string;
}

/** How a match is shown where there is no screen. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
  /** Draw the board after every ply. */
  readonly boards?: boolean;
}

/** All that decides a match before it begins, and where its record goes. */
export interface PlaySetup {
  readonly rules: Rules;
  readonly position: Position;
  /** Whether lots were drawn for where it begins. */
  readonly isStartDrawn: boolean;
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  /** An absolute path. */
  readonly recordFile: string | null;
}

/** Seeds are 32 bits wide. */
const SEEDS = 2 ** 32;

/** Reads the options of a match; people play the sides that are not given to anybody. */
export async function readSetup(context: Context, game: string, options: PlayOptions): Promise<PlaySetup> {
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

/** The seed that was given, or one that nobody chose. */
export async function readSeed(context: Context, text: string | undefined): Promise<number> {
  return text === undefined ? randomInt(SEEDS) : readNumber(context, '--seed', text, SEEDS - 1);
}

/** Where the record is added; refused before the match when that would not be possible after it. */
export async function readRecordFile(context: Context, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  return expectFile(context, await checkAddition(resolveFile(context.io.env, path)));
}

/** As `readRecordFile`, for records that take the place of those in the file. */
export async function readReplacedFile(context: Context, path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  return expectFile(context, await checkRecordTarget(resolveFile(context.io.env, path)));
}
