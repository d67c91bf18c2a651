import type { Analysis } from '@tabuleiro/engine';
import { isGameId, assert, loadLocale, Match } from '@tabuleiro/games';
import { alignColumns, type Alignment, wrap } from '@tabuleiro/games/render';
import {
  type AnalysisInfo,
  toAnalysisInfo,
  formatPercent,
  formatRounded,
  formatVerdict,
} from '../analysis/analysis-info.ts';
import {
  withAnalysisSession,
  readSettings,
  refuseOptions,
  type SearchOptions,
  type AnalysisSettings,
} from '../analysis/analysis-session.ts';
import { analyseRecord } from '../analysis/review-match.ts';
import { type Context, type PlaceOptions, readPlace, type Place } from '../context.ts';
import { openStatusLine } from '../io/progress.ts';
import { readReplacedFile } from '../options/match-setup.ts';
import { expectGame, readNamedRecord } from '../options/record-position.ts';
import { expectUnfinished } from '../queries/parse-position.ts';
import { isFile } from '../storage/files.ts';
import { resolveFile } from '../storage/folder.ts';
import { drawPosition } from '../text/position.ts';

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

interface PositionOutput {
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** Shows a position, then the best moves of it. */
async function analysePosition(
  context: Context,
  { rules, position }: Place,
  settings: AnalysisSettings,
  { json, ascii }: PositionOutput,
): Promise<void> {
  const match = await context.expect(expectUnfinished(new Match(rules, position)));
  if (json !== true) {
    const drawn = await drawPosition(context, { rules, position, outcome: null }, ascii === true);
    await context.print([...drawn, ''].join('\n'));
  }
  await withAnalysisSession(context, settings, async (session) => {
    const infoOf = (analysis: Analysis): AnalysisInfo => toAnalysisInfo(rules, position, analysis);
    const analysis = await withStatusLine(context, (tell) => session.analyse(match, (so) => tell(infoOf(so))));
    if (json === true) return context.printJson(infoOf(analysis));
    const { game } = await loadLocale(rules.game, context.language);
    await context.print(formatLines(context, infoOf(analysis), game.sides[position.turn].name).join('\n'));
  });
}

/** Shows progress on a status line while the work runs. */
async function withStatusLine<T>(
  context: Context,
  work: (tell: (info: AnalysisInfo) => void) => Promise<T>,
): Promise<T> {
  const status = openStatusLine(context.io.stderr);
  try {
    return await work((info) => status.show(formatProgress(context, info)));
  } finally {
    status.clear();
  }
}

function formatProgress(context: Context, info: AnalysisInfo): string {
  const [best] = info.lines;
  return best === undefined
    ? formatEffort(context, info)
    : `${formatEffort(context, info)} ${formatVerdict(context, best)} ${best.moves.join(' ')}`;
}

function formatEffort(context: Context, { depth, nodes, ms }: AnalysisInfo): string {
  return context.texts.analysis.effort(depth, formatRounded(context, nodes, 0), formatRounded(context, ms / 1000, 1));
}

/** The usual minimum width of a terminal. */
const WIDTH = 80;
const ALIGNMENTS: readonly Alignment[] = ['right', 'right', 'right'];

/** A table of the lines; long lines of moves wrap under their own column. */
export function formatLines(context: Context, info: AnalysisInfo, side: string): readonly string[] {
  const { scoresFor, columns, nothing } = context.texts.analysis;
  if (info.depth === 0) return [nothing];
  const rows = info.lines.map((line, index) => [
    String(index + 1),
    formatVerdict(context, line),
    formatPercent(context, line.expected),
  ]);
  const [head, ...aligned] = alignColumns([['', columns.score, columns.expected], ...rows], ALIGNMENTS);
  assert(head !== undefined, 'a table has a head');
  const table = info.lines.flatMap(({ moves }, index) => {
    const begin = `${aligned[index] ?? ''}  `;
    return wrap(moves.join(' '), Math.max(WIDTH - begin.length, 1)).map((part, row) =>
      row === 0 ? begin + part : ' '.repeat(begin.length) + part,
    );
  });
  return [scoresFor(side), '', `${head}  ${columns.line}`, ...table, '', formatEffort(context, info)];
}
