import { analysePosition } from '../analysis/position.ts';
import { findRecordWord, mayMeanFile, type Words } from '../analysis/record-word.ts';
import { analyseRecord } from '../analysis/record.ts';
import { readSettings, refuseOptions, type SearchOptions } from '../analysis/settings.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectGame, pickNamed } from '../play/pick.ts';
import { readReplacedFile } from '../play/setup.ts';

export interface AnalyseOptions extends PlaceOptions, SearchOptions {
  readonly record?: string;
  readonly match?: string;
  readonly annotate?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

const USUAL_MS = 2000;
const USUAL_MS_PER_PLY = 200;

/** Options that belong to one of the two ways to call the command. */
const OF_RECORDS = ['match', 'annotate'];
const OF_POSITIONS = ['lines', 'variant', 'start', 'ascii'];

/** Finds the best moves of a position, or the mistakes of a recorded match. */
export async function runAnalyse(
  context: Context,
  game: string | undefined,
  words: readonly string[],
  options: AnalyseOptions,
): Promise<void> {
  const given: Words = { game, words };
  if (options.record !== undefined) return runOnRecord(context, given, options.record, options);
  const found = await findRecordWord(context, given);
  return found === null
    ? runOnPosition(context, given, options)
    : runOnRecord(context, { game: found.game, words: [] }, found.file, options);
}

async function runOnPosition(context: Context, given: Words, options: AnalyseOptions): Promise<void> {
  const { needsRecord, orRecord } = context.texts.analysis;
  refuseOptions(options, OF_RECORDS, needsRecord);
  const settings = await readSettings(context, options, USUAL_MS);
  const game = expectGame(context, 'analyse', given.game);
  const advised = mayMeanFile(given) ? { ...options, advice: orRecord } : options;
  return analysePosition(context, await readPlace(context, game, given.words, advised), settings, options);
}

async function runOnRecord(context: Context, given: Words, file: string, options: AnalyseOptions): Promise<void> {
  refuseOptions(options, OF_POSITIONS, context.texts.analysis.notForRecord);
  const settings = await readSettings(context, options, USUAL_MS_PER_PLY);
  const { match } = options;
  const chosen = match === undefined ? {} : { match };
  const picked = await pickNamed(context, { command: 'analyse', ...given, file, options: chosen });
  const annotated = await readReplacedFile(context, options.annotate);
  // One line is all that a verdict needs.
  return analyseRecord(context, picked, { ...settings, lines: 1 }, { json: options.json === true, annotated });
}
