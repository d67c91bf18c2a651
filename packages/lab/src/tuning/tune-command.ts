import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  assert,
  err,
  formatNumber,
  type GameId,
  loadEvaluation,
  ok,
  type Rules,
  textError,
  type TunedWeights,
  type Weights,
  type Evaluation,
} from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { fitWeights, lossOf } from './logistic-regression.ts';
import { type Sample, sampleMatch } from './samples.ts';
import { loadSavedMatches, savedMatchesFile, SavedMatchWriter } from './saved-matches.ts';
import { playInThreads, type SelfPlay } from './self-play-threads.ts';
import { type SelfPlayMatch, replaySelfPlayMatch, randomOf } from './self-play.ts';

export interface TuneOptions {
  readonly variant?: string;
  readonly matches?: string;
  readonly nodes?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

// The option texts mention these too.
const USUAL_MATCHES = '2000';
const USUAL_NODES = '400';
const USUAL_SEED = '1';
/** With fewer matches there is hardly anything to test on. */
const FEWEST_MATCHES = 10;
const MOST_MATCHES = 50_000;
const MOST_NODES = 10_000_000;
const MOST_THREADS = 256;
const LARGEST_SEED = 2 ** 32 - 1;

const GAMES = new URL('../../../games/src/', import.meta.url);
/** The contract, relative to a file of weights. */
const CONTRACT = '../../contract/index.ts';

/** A run as the options describe it. */
interface Run {
  readonly context: LabContext;
  readonly rules: Rules;
  readonly selfPlay: SelfPlay;
  readonly matches: number;
  readonly threads: number;
  /** The command that repeats this run. */
  readonly command: string;
}

/** Tunes the weights of an evaluation by self-play. */
export async function runTune(context: LabContext, game: string, options: TuneOptions): Promise<void> {
  const rules = await context.options.readRules(game, options.variant);
  const target = options.write === true ? findTarget(context, rules) : null;
  const evaluation = await loadEvaluation(rules.game);
  const run = await readRun(context, rules, evaluation.tuned.weights, options);
  await context.interruptible(async (signal) => {
    const matches = await playAll(run, await savedMatchesFile(context, run.selfPlay), signal);
    if (matches === null) return;
    const tuning = tuneWeights(evaluation, rules, matches, run.selfPlay.seed);
    const tuned = { madeBy: run.command, weights: tuning.new };
    if (target !== null) await context.files.write(target, makeWeightsFile(tuned));
    if (options.json === true) await context.printJson(toJson(run, matches, tuning, target));
    else await context.print(formatTuning(context, matches, tuning, target).join('\n'));
  });
}

async function readRun(context: LabContext, rules: Rules, weights: Weights, options: TuneOptions): Promise<Run> {
  const matches = await readMatches(context, options.matches ?? USUAL_MATCHES);
  const nodes = await context.options.readCount('--nodes', options.nodes ?? USUAL_NODES, MOST_NODES);
  const seed = await context.options.readNumber('--seed', options.seed ?? USUAL_SEED, LARGEST_SEED);
  const threads =
    options.threads === undefined
      ? availableParallelism()
      : await context.options.readCount('--threads', options.threads, MOST_THREADS);
  const variant = options.variant === undefined ? '' : ` --variant ${options.variant}`;
  const command = `tabuleiro tune ${rules.game}${variant} --matches ${matches} --nodes ${nodes} --seed ${seed}`;
  const selfPlay = { game: rules.game, variant: rules.variant.id, weights, nodes, seed };
  return { context, rules, selfPlay, matches, threads, command };
}

async function readMatches(context: LabContext, text: string): Promise<number> {
  const matches = await context.options.readCount('--matches', text, MOST_MATCHES);
  const expected = { code: 'number-from', values: { min: FEWEST_MATCHES, max: MOST_MATCHES } };
  return context.expect(matches >= FEWEST_MATCHES ? ok(matches) : err(textError('--matches', text, expected)));
}

/** The file of the weights; an error before the work when there is none. */
function findTarget(context: LabContext, { game }: Rules): string {
  const file = findWeightsFile(game);
  if (file === null) throw context.usageError(context.texts.tuning.noSources);
  return file;
}

/**
 * Plays the matches that are not in the file and adds them to it. Returns all matches in order, or null after an
 * interruption.
 */
export async function playAll(
  run: Pick<Run, 'context' | 'matches' | 'rules' | 'selfPlay' | 'threads'>,
  file: string,
  signal: AbortSignal,
): Promise<readonly SelfPlayMatch[] | null> {
  const { context, selfPlay, rules } = run;
  const kept = await loadSavedMatches(context, file, rules);
  const wanted = Array.from({ length: run.matches }, (_, index) => index);
  const indexes = wanted.filter((index) => !kept.has(index));
  const writer = await SavedMatchWriter.open(context, file);
  const progress = await context.openProgressBar(run.matches);
  let played = run.matches - indexes.length;
  const onMatch = async (match: SelfPlayMatch): Promise<void> => {
    await writer.add(match);
    kept.set(match.index, match);
    progress.update(++played);
  };
  try {
    progress.update(played);
    await playInThreads({ selfPlay, indexes, threads: run.threads, onMatch, signal });
  } finally {
    progress.stop();
    await writer.close();
  }
  if (signal.aborted) {
    await context.printNote(context.texts.tuning.interrupted(played, run.matches));
    return null;
  }
  return wanted.flatMap((index) => kept.get(index) ?? []);
}

function toJson(run: Run, matches: readonly SelfPlayMatch[], tuning: Tuning, written: string | null): object {
  const { game, variant, nodes, seed } = run.selfPlay;
  const draws = matches.filter(({ winner }) => winner === null).length;
  const { positions, loss } = tuning;
  const weights = { old: tuning.old, new: tuning.new };
  return {
    game,
    variant,
    command: run.command,
    nodes,
    seed,
    matches: run.matches,
    draws,
    positions,
    loss,
    weights,
    written,
  };
}

/** The report: old and new weights, and their loss. */
export function formatTuning(
  context: LabContext,
  matches: readonly SelfPlayMatch[],
  tuning: Tuning,
  written: string | null,
): readonly string[] {
  const { texts } = context;
  const { columns } = texts.tuning;
  const draws = matches.filter(({ winner }) => winner === null).length;
  const format = (value: number, digits: number): string => formatDecimals(context, value, digits);
  const rows = Object.entries(tuning.old).map(([name, old]) => [
    name,
    format(old, 2),
    format(tuning.new[name] ?? 0, 2),
  ]);
  return [
    texts.tuning.matches(matches.length, draws),
    texts.tuning.positions(tuning.positions.training, tuning.positions.test),
    '',
    ...alignRows([[columns.weight, columns.old, columns.new], ...rows]),
    '',
    texts.tuning.loss(format(tuning.loss.before, 4), format(tuning.loss.after, 4)),
    ...(tuning.loss.after > tuning.loss.before ? [texts.tuning.worse] : []),
    ...(written === null ? [] : [texts.tuning.written(written)]),
  ];
}

/** Names are aligned left, numbers right. */
function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function formatDecimals({ language }: LabContext, value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return formatNumber(language, value, options);
}

/** The source file of a game's weights; null without sources, as in an installed package. */
export function findWeightsFile(game: GameId, games: URL = GAMES): string | null {
  const file = fileURLToPath(new URL(`${game}/search/weights.ts`, games));
  return existsSync(file) ? file : null;
}

/** The source text, laid out like the formatter does. */
export function makeWeightsFile({ madeBy, weights }: TunedWeights): string {
  assert(!/['\\\n]/.test(madeBy), 'the command can stand in quotes');
  const lines = Object.entries(weights).map(([name, weight]) => {
    assert(/^[A-Za-z]\w*$/.test(name), `${name} can be the name of a weight`);
    return `    ${name}: ${weight},`;
  });
  return [
    `import type { TunedWeights } from '${CONTRACT}';`,
    '',
    '// Written by `tabuleiro tune`: change it by running the command.',
    'export const tuned: TunedWeights = {',
    `  madeBy: '${madeBy}',`,
    '  weights: {',
    ...lines,
    '  },',
    '};',
    '',
  ].join('\n');
}

export interface Tuning {
  readonly old: Weights;
  readonly new: Weights;
  /** The sizes of the training set and the test set. */
  readonly positions: { readonly training: number; readonly test: number };
  /** The mean cross entropy on the test set. */
  readonly loss: { readonly before: number; readonly after: number };
}

/** One match in this many goes into the test set. Whole matches do, because positions of one match share its result. */
const TEST_ONE_IN = 5;
const DECIMALS = 2;
/** Sampling must not repeat the random numbers of the match itself. */
const SAMPLING = 0x5eed;

/** Fits weights to the results of matches and measures them on a test set. */
export function tuneWeights(
  evaluation: Evaluation,
  rules: Rules,
  matches: Iterable<SelfPlayMatch>,
  seed: number,
): Tuning {
  const training: Sample[] = [];
  const test: Sample[] = [];
  for (const played of matches) {
    const match = replaySelfPlayMatch(rules, played);
    assert(match !== null, 'matches to learn from follow the rules');
    const part = played.index % TEST_ONE_IN === TEST_ONE_IN - 1 ? test : training;
    part.push(...sampleMatch(evaluation, match, played, randomOf(seed ^ SAMPLING, played.index)));
  }
  const { weights } = evaluation.tuned;
  const before = Float64Array.from(Object.values(weights));
  const after = fitWeights(training, before).map(round);
  return {
    old: weights,
    new: Object.fromEntries(Object.keys(weights).map((name, index) => [name, after[index] ?? 0])),
    positions: { training: training.length, test: test.length },
    loss: { before: lossOf(test, before), after: lossOf(test, after) },
  };
}

/** Avoids negative zero, which a file would keep. */
function round(weight: number): number {
  return Math.round(weight * 10 ** DECIMALS) / 10 ** DECIMALS || 0;
}
