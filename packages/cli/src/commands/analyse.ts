import { isGameId } from '@tabuleiro/games';
import { analysePosition } from '../analysis/analyse-position.ts';
import { analyseRecord } from '../analysis/review-match.ts';
import { readSettings, refuseOptions, type SearchOptions } from '../analysis/settings.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { readReplacedFile } from '../options/match-setup.ts';
import { expectGame, readNamedRecord } from '../options/record-position.ts';
import { isFile } from '../storage/files.ts';
import { resolveFile } from '../storage/folder.ts';

export interface AnalyseCommandOptions extends PlaceOptions, SearchOptions {
  readonly record?: string;
  readonly match?: string;
  readonly annotate?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

const USUAL_MS = 2000;
const USUAL_MS_PER_PLY = 200;

/** Options that are only allowed with a record, or only without. */
const RECORD_OPTIONS = ['match', 'annotate'];
const POSITION_OPTIONS = ['lines', 'variant', 'start', 'ascii'];

/** Finds the best moves of a position, or the mistakes of a recorded match. */
export async function runAnalyse(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: AnalyseCommandOptions,
): Promise<void> {
  const given: CommandArguments = { game, words };
  if (options.record !== undefined) return runOnRecord(context, given, options.record, options);
  const found = await findRecordFile(context, given);
  return found === null
    ? runOnPosition(context, given, options)
    : runOnRecord(context, { game: found.game, words: [] }, found.file, options);
}

async function runOnPosition(context: Context, given: CommandArguments, options: AnalyseCommandOptions): Promise<void> {
  const { needsRecord, orRecord } = context.texts.analysis;
  refuseOptions(options, RECORD_OPTIONS, needsRecord);
  const settings = await readSettings(context, options, USUAL_MS);
  const game = expectGame(context, 'analyse', given.game);
  const advised = mayMeanFile(given) ? { ...options, advice: orRecord } : options;
  return analysePosition(context, await readPlace(context, game, given.words, advised), settings, options);
}

async function runOnRecord(
  context: Context,
  given: CommandArguments,
  file: string,
  options: AnalyseCommandOptions,
): Promise<void> {
  refuseOptions(options, POSITION_OPTIONS, context.texts.analysis.notForRecord);
  const settings = await readSettings(context, options, USUAL_MS_PER_PLY);
  const { match } = options;
  const chosen = match === undefined ? {} : { match };
  const picked = await readNamedRecord(context, { command: 'analyse', ...given, file, options: chosen });
  const annotated = await readReplacedFile(context, options.annotate);
  // Judging a move needs only the best line.
  return analyseRecord(context, picked, { ...settings, lines: 1 }, { json: options.json === true, annotated });
}

/** The positional arguments: a game, then a position or a file. */
export interface CommandArguments {
  readonly game: string | undefined;
  readonly words: readonly string[];
}

/**
 * The file of records given in place of a position, and the game if it was named; null when there is none. Existing files
 * only, so a position is never taken for a file.
 */
export async function findRecordFile(
  { io }: Context,
  { game, words }: CommandArguments,
): Promise<{ readonly file: string; readonly game: string | undefined } | null> {
  const isThere = (word: string): Promise<boolean> => isFile(resolveFile(io.env, word));
  const [word] = words;
  if (word !== undefined) return words.length === 1 && (await isThere(word)) ? { file: word, game } : null;
  const isRecord = game !== undefined && !isGameId(game) && (await isThere(game));
  return isRecord ? { file: game, game: undefined } : null;
}

/** Whether arguments that are neither valid nor a file may have been meant as a file. */
export function mayMeanFile({ game, words }: CommandArguments): boolean {
  if (words.length === 0) return game !== undefined && !isGameId(game);
  return words.length === 1 && words.every((word) => !/\s/.test(word));
}
