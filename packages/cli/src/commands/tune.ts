import { availableParallelism } from 'node:os';
import { type TuneMatch, type Tuning, tuneWeights } from '@tabuleiro/engine';
import { err, loadEvaluation, ok, type Rules, textError, type Weights } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { openProgress } from '../play/progress.ts';
import { parseRules } from '../service/params.ts';
import { expectFile } from '../storage/index.ts';
import { keptFile, Keeper, loadKept } from '../tune/kept.ts';
import { sayTuning } from '../tune/report.ts';
import { playInThreads, type SelfPlay } from '../tune/threads.ts';
import { findWeightsFile, writeWeightsFile } from '../tune/weights-file.ts';
import { UsageError } from '../usage.ts';
import { readCount, readNumber } from './numbers.ts';

export interface TuneOptions {
  readonly variant?: string;
  readonly matches?: string;
  readonly nodes?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

// Named in the texts of the options too.
const USUAL_MATCHES = '2000';
const USUAL_NODES = '400';
const USUAL_SEED = '1';
/** With fewer there is hardly anything to test on. */
const FEWEST_MATCHES = 10;
const MOST_MATCHES = 50_000;
const MOST_NODES = 10_000_000;
const MOST_THREADS = 256;
const LARGEST_SEED = 2 ** 32 - 1;

/** A run, as the options say it. */
interface Run {
  readonly context: Context;
  readonly rules: Rules;
  readonly selfPlay: SelfPlay;
  readonly matches: number;
  readonly threads: number;
  /** The command that makes the same weights out of the same old ones. */
  readonly command: string;
}

/** Lets the engine play against itself, and finds the weights that explain the results best. */
export async function runTune(context: Context, game: string, options: TuneOptions): Promise<void> {
  const rules = await context.expect(await parseRules(game, options.variant));
  const target = options.write === true ? findTarget(context, rules) : null;
  const evaluation = await loadEvaluation(rules.game);
  const run = await readRun(context, rules, evaluation.tuned.weights, options);
  await interruptible(context, async ({ signal }) => {
    const matches = await playAll(run, signal);
    if (matches === null) return;
    const tuning = tuneWeights(evaluation, rules, matches, run.selfPlay.seed);
    const tuned = { madeBy: run.command, weights: tuning.new };
    if (target !== null) await expectFile(context, await writeWeightsFile(target, tuned));
    if (options.json === true) await context.printJson(toJson(run, matches, tuning, target));
    else await context.print(sayTuning(context, matches, tuning, target).join('\n'));
  });
}

async function readRun(context: Context, rules: Rules, weights: Weights, options: TuneOptions): Promise<Run> {
  const matches = await readMatches(context, options.matches ?? USUAL_MATCHES);
  const nodes = await readCount(context, '--nodes', options.nodes ?? USUAL_NODES, MOST_NODES);
  const seed = await readNumber(context, '--seed', options.seed ?? USUAL_SEED, LARGEST_SEED);
  const threads =
    options.threads === undefined
      ? availableParallelism()
      : await readCount(context, '--threads', options.threads, MOST_THREADS);
  const variant = options.variant === undefined ? '' : ` --variant ${options.variant}`;
  const command = `tabuleiro tune ${rules.game}${variant} --matches ${matches} --nodes ${nodes} --seed ${seed}`;
  const selfPlay = { game: rules.game, variant: rules.variant.id, weights, nodes, seed };
  return { context, rules, selfPlay, matches, threads, command };
}

async function readMatches(context: Context, text: string): Promise<number> {
  const matches = await readCount(context, '--matches', text, MOST_MATCHES);
  const expected = { code: 'number-from', values: { min: FEWEST_MATCHES, max: MOST_MATCHES } };
  return context.expect(matches >= FEWEST_MATCHES ? ok(matches) : err(textError('--matches', text, expected)));
}

/** Where the weights are written; told before the work when they cannot be. */
function findTarget({ texts }: Context, { game }: Rules): string {
  const file = findWeightsFile(game);
  if (file === null) throw new UsageError(texts.tune.noSources);
  return file;
}

/** Plays the matches that are not kept from an earlier run; all of them in order, or null when it was interrupted. */
async function playAll(run: Run, signal: AbortSignal): Promise<readonly TuneMatch[] | null> {
  const { context, selfPlay, rules } = run;
  const file = await keptFile(context.io.env, selfPlay);
  const kept = await expectFile(context, await loadKept(file, rules));
  const wanted = Array.from({ length: run.matches }, (_, index) => index);
  const indexes = wanted.filter((index) => !kept.has(index));
  const keeper = await expectFile(context, await Keeper.open(file));
  const progress = await openProgress(context.io.stderr, run.matches);
  let played = run.matches - indexes.length;
  const onMatch = async (match: TuneMatch): Promise<void> => {
    await keeper.keep(match);
    kept.set(match.index, match);
    progress.update(++played);
  };
  try {
    progress.update(played);
    await playInThreads({ selfPlay, indexes, threads: run.threads, onMatch, signal });
  } finally {
    progress.stop();
    await keeper.close();
  }
  if (signal.aborted) {
    await write(context.io.stderr, `${context.texts.tune.interrupted(played, run.matches)}\n`);
    return null;
  }
  return wanted.flatMap((index) => kept.get(index) ?? []);
}

function toJson(run: Run, matches: readonly TuneMatch[], tuning: Tuning, written: string | null): object {
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
