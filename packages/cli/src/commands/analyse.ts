import { analysePosition } from '../analysis/position.ts';
import { analyseRecord } from '../analysis/record.ts';
import { readSettings, refuseOptions, type SearchOptions } from '../analysis/settings.ts';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectGame, pickNamed } from '../play/pick.ts';
import { readRecordFile } from '../play/setup.ts';

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
  const { needsRecord, notForRecord } = context.texts.analysis;
  if (options.record === undefined) {
    refuseOptions(options, OF_RECORDS, needsRecord);
    const settings = await readSettings(context, options, USUAL_MS);
    const place = await readPlace(context, expectGame(context, 'analyse', game), words, options);
    return analysePosition(context, place, settings, options);
  }
  refuseOptions(options, OF_POSITIONS, notForRecord);
  const settings = await readSettings(context, options, USUAL_MS_PER_PLY);
  const { record: file, match } = options;
  const chosen = match === undefined ? {} : { match };
  const picked = await pickNamed(context, { command: 'analyse', game, words, file, options: chosen });
  const annotated = await readRecordFile(context, options.annotate);
  // One line is all that a verdict needs.
  return analyseRecord(context, picked, { ...settings, lines: 1 }, { json: options.json === true, annotated });
}
