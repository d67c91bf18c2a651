import type { MatchRecord } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { interruptible } from '../play/interrupt.ts';
import { loadStage } from '../play/stage.ts';
import type { PlayedMatch } from '../series/journal.ts';
import { type MatchReport, matchToJson, reportToJson, sayReport } from '../series/match-report.ts';
import { type MatchOptions, type MatchSetup, type MatchWords, readMatchSetup } from '../series/match-setup.ts';
import { SeriesHall } from '../series/open.ts';
import { failWith, playDemands, type PlayingProblem } from '../series/playing.ts';
import type { Series } from '../series/series.ts';
import { SprtWatch } from '../series/sprt-watch.ts';
import { ContestThreads } from '../series/threads.ts';
import { expectFile, saveRecords } from '../storage/index.ts';
import { UsageError } from '../usage.ts';

/** Lets two computer players play many matches on all cores and says how much stronger one of them is. */
export async function runMatch(context: Context, words: MatchWords, options: MatchOptions): Promise<void> {
  const setup = await readMatchSetup(context, words, options);
  const { rules, settings, hypotheses } = setup;
  const { openingPlies, seed } = settings;
  const hall = await SeriesHall.enter(context, { rules, openingPlies, seed, fresh: options.fresh === true });
  const series = await hall.openSeries(settings, setup.file ?? undefined);
  const watch = hypotheses === null ? null : new SprtWatch(series, hypotheses);
  const json = options.json === true;
  await interruptible(context, async ({ signal }) => {
    const problem = await play({ context, setup, series, watch, json, signal });
    const counted = watch?.isDecided === true ? watch.matches : setup.games;
    const report = { context, stage: await loadStage(context, rules), setup, series, watch, counted };
    // What was played is told even when a player fails or the person ends it on the way.
    if (json || series.countPlayed(counted) > 0) await tell(report, json);
    if (setup.recordFile !== null) await saveAll(report, setup.recordFile);
    const isIncomplete = series.countPlayed(counted) < counted;
    if (signal.aborted && isIncomplete) await write(context.io.stderr, `${context.texts.contests.goOn}\n`);
    if (problem !== null) await failWith(context, problem);
  });
}

interface Playing {
  readonly context: Context;
  readonly setup: MatchSetup;
  readonly series: Series;
  readonly watch: SprtWatch | null;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

/** Plays what is missing, until all is played or the test has decided. */
async function play({ context, setup, series, watch, json, signal }: Playing): Promise<PlayingProblem | null> {
  const { games } = setup;
  watch?.advance(games);
  if (watch?.isDecided === true) return null;
  const threads = new ContestThreads(Math.min(setup.threads, games));
  try {
    const options = {
      context,
      threads,
      signal,
      onPlayed: async (_: Series, match: PlayedMatch): Promise<boolean> => {
        if (json) await context.printJson(matchToJson(match, setup.settings));
        watch?.advance(games);
        return watch?.isDecided !== true;
      },
    };
    return await playDemands(options, [{ series, games }]);
  } finally {
    await threads.close();
  }
}

async function tell(report: MatchReport, json: boolean): Promise<void> {
  const { context } = report;
  if (json) await context.printJson(reportToJson(report));
  else await context.print(sayReport(report).join('\n'));
}

/** Writes the records of all matches that count. */
async function saveAll({ context, series, setup, counted }: MatchReport, file: string): Promise<void> {
  const records: MatchRecord[] = [];
  for (const match of series.matchesUpTo(counted)) {
    const record = series.recordOf(match, setup.players);
    if (record === null) {
      throw new UsageError(`${series.file}: ${context.texts.contests.journal.wrongMoves(match.number)}`);
    }
    records.push(record);
  }
  if (records.length > 0) await expectFile(context, await saveRecords(file, records));
}
