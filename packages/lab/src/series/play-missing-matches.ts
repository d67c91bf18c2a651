import type { LabContext } from '../lab-context.ts';
import type { ContestTask, ContestThreads } from './contest-threads.ts';
import type { PlayedMatch } from './journal.ts';
import type { Series } from './series.ts';

/** How many matches a series is to have. */
export interface SeriesGoal {
  readonly series: Series;
  readonly games: number;
}

export interface PlayingOptions {
  readonly context: LabContext;
  readonly threads: ContestThreads;
  readonly signal: AbortSignal;
  /** Called after every match. Returns false to stop. */
  readonly onPlayed: (series: Series, match: PlayedMatch) => Promise<boolean>;
}

/** An error that ended the playing; rethrown after the report. */
export interface PlayingProblem {
  readonly error: unknown;
}

/** Plays the missing matches of several series on all threads, with a progress bar. */
export async function playMissingMatches(
  options: PlayingOptions,
  demands: readonly SeriesGoal[],
): Promise<PlayingProblem | null> {
  const { context } = options;
  const wanted = demands.reduce((sum, { games }) => sum + games, 0);
  let done = demands.reduce((sum, { series, games }) => sum + series.countPlayed(games), 0);
  if (done === wanted) return null;
  const problems: PlayingProblem[] = [];
  const progress = await context.openProgressBar(wanted);
  progress.update(done);
  const finish = async (
    series: Series,
    number: number,
    reply: Parameters<ContestTask['finish']>[0],
  ): Promise<boolean> => {
    if (reply.kind === 'failed') {
      problems.push({ error: context.usageError(await context.formatTextError(reply.problem)) });
      return false;
    }
    const added = await series.add(number, reply.moves, reply.outcome).catch((error: unknown) => {
      problems.push({ error });
      return null;
    });
    progress.update(++done);
    return added !== null && options.onPlayed(series, added);
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
