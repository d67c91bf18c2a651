import type { Worker } from 'node:worker_threads';
import type { BySide, GameId, Move, Outcome, TextError } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { PlayedMatch } from './journal.ts';
import type { SeatSettings } from './series-settings.ts';
import type { Series } from './series.ts';

/** A match to play, complete enough for any thread. */
export interface MatchJob {
  readonly game: GameId;
  readonly variant: string;
  readonly start: string;
  readonly opening: readonly Move[];
  readonly seats: BySide<SeatSettings>;
  readonly seed: number;
  /** One word; it becomes non-zero when all matches are to stop. */
  readonly stop: SharedArrayBuffer;
}

export type MatchThreadReply =
  | { readonly kind: 'played'; readonly moves: readonly string[]; readonly outcome: Outcome }
  /** A player failed. */
  | { readonly kind: 'failed'; readonly problem: TextError }
  /** Stopped before its end. */
  | { readonly kind: 'stopped' };

/** What a thread receives. */
export type MatchThreadRequest = { readonly kind: 'play'; readonly job: MatchJob } | { readonly kind: 'close' };

/** Classic players ignore the stop flag; a thread that still thinks after this time is terminated. */
const GRACE_MS = 1000;

/** A thread that plays whole matches, one at a time. */
class ContestThread {
  private readonly worker: Worker;
  private readonly ended: Promise<void>;
  private answer: (reply: MatchThreadReply) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  constructor(worker: Worker) {
    this.worker = worker;
    this.worker.on('message', (reply: MatchThreadReply) => this.answer(reply));
    this.worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    this.ended = new Promise((resolve) => {
      this.worker.on('exit', () => {
        this.answer({ kind: 'stopped' });
        resolve();
      });
    });
  }

  play(job: MatchJob): Promise<MatchThreadReply> {
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      this.send({ kind: 'play', job });
    });
  }

  async close(): Promise<void> {
    this.send({ kind: 'close' });
    const timer = setTimeout(() => void this.worker.terminate(), GRACE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  private send(order: MatchThreadRequest): void {
    this.worker.postMessage(order, []);
  }
}

/** A match to play and what to do with its result. */
export interface ContestTask {
  readonly job: Omit<MatchJob, 'stop'>;
  /** Returns false to stop all other matches. */
  readonly finish: (reply: Exclude<MatchThreadReply, { readonly kind: 'stopped' }>) => Promise<boolean>;
}

/** Threads that play matches in parallel. The caller closes them. */
export class MatchThreads {
  private readonly size: number;
  private readonly start: () => Worker;
  private readonly threads: ContestThread[] = [];
  private readonly stop = new SharedArrayBuffer(4);
  private goesOn = true;

  /** `start` returns a new thread in which `serveMatches` runs. */
  constructor(size: number, start: () => Worker) {
    this.size = size;
    this.start = start;
  }

  /** Plays the matches that `take` returns until it returns null; the signal stops all matches at once. */
  async play(take: () => ContestTask | null, signal: AbortSignal): Promise<void> {
    const leave = (): void => void this.close();
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    try {
      await Promise.all(Array.from({ length: this.size }, (_, lane) => this.keepPlaying(lane, take)));
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Ends all threads and abandons running matches. */
  async close(): Promise<void> {
    this.goesOn = false;
    Atomics.store(new Int32Array(this.stop), 0, 1);
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private async keepPlaying(lane: number, take: () => ContestTask | null): Promise<void> {
    while (this.goesOn) {
      const task = take();
      if (task === null) return;
      const thread = (this.threads[lane] ??= new ContestThread(this.start()));
      const reply = await thread.play({ ...task.job, stop: this.stop });
      if (reply.kind === 'stopped') return;
      const goesOn = await task.finish(reply);
      if (!goesOn) await this.close();
    }
  }
}

/** How many matches a series is to have. */
export interface SeriesGoal {
  readonly series: Series;
  readonly games: number;
}

export interface PlayingOptions {
  readonly context: LabContext;
  readonly threads: MatchThreads;
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
