import type { TextError } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { openProgress } from '../play/progress.ts';
import { type FileError, sayFileError } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import type { PlayedMatch } from './journal.ts';
import type { Series } from './series.ts';
import type { ContestTask, ContestThreads } from './threads.ts';

/** So many matches of a series are wanted. */
export interface Demand {
  readonly series: Series;
  readonly games: number;
}

export interface PlayingOptions {
  readonly context: Context;
  readonly threads: ContestThreads;
  readonly signal: AbortSignal;
  /** Hears of every match that is played now; gives false when enough were played. */
  readonly onPlayed: (series: Series, match: PlayedMatch) => Promise<boolean>;
}

/** Why no more could be played. */
export type PlayingProblem =
  | { readonly kind: 'player'; readonly error: TextError }
  | { readonly kind: 'file'; readonly error: FileError };

/** Plays what is missing of some series, one after the other on all threads, and shows how far it has come. */
export async function playDemands(options: PlayingOptions, demands: readonly Demand[]): Promise<PlayingProblem | null> {
  const wanted = demands.reduce((sum, { games }) => sum + games, 0);
  let done = demands.reduce((sum, { series, games }) => sum + series.countPlayed(games), 0);
  if (done === wanted) return null;
  const problems: PlayingProblem[] = [];
  const progress = await openProgress(options.context.io.stderr, wanted);
  progress.update(done);
  const finish = async (
    series: Series,
    number: number,
    reply: Parameters<ContestTask['finish']>[0],
  ): Promise<boolean> => {
    if (reply.kind === 'failed') {
      problems.push({ kind: 'player', error: reply.problem });
      return false;
    }
    const added = await series.add(number, reply.moves, reply.outcome);
    progress.update(++done);
    if (added.ok) return options.onPlayed(series, added.value);
    problems.push({ kind: 'file', error: added.error });
    return false;
  };
  const take = (): ContestTask | null => {
    for (const { series, games } of demands) {
      const number = series.takeNext(games);
      if (number !== null) return { job: series.jobOf(number), finish: (reply) => finish(series, number, reply) };
    }
    return null;
  };
  try {
    await options.threads.play(take, options.signal);
  } finally {
    progress.stop();
  }
  return problems[0] ?? null;
}

/** Ends the command with a line that says what went wrong. */
export async function failWith(context: Context, problem: PlayingProblem): Promise<never> {
  const sentence =
    problem.kind === 'file'
      ? await sayFileError(problem.error, context.language)
      : await context.sayTextError(problem.error);
  throw new UsageError(sentence);
}
