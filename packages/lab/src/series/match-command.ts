import { loadLocale, type MatchRecord } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import type { PlayedMatch } from './journal.ts';
import { type MatchReport, matchToJson, reportToJson, formatReport } from './match-report.ts';
import { type MatchOptions, type MatchSeriesSetup, type MatchWords, readMatchSetup } from './match-setup.ts';
import { MatchThreads, playMissingMatches, type PlayingProblem } from './match-threads.ts';
import { SeriesOpener } from './series-opener.ts';
import { type Series, SprtWatch } from './series.ts';

/** Plays many matches between two computer players on all cores and estimates the difference in strength. */
export async function runMatch(context: LabContext, words: MatchWords, options: MatchOptions): Promise<void> {
  const setup = await readMatchSetup(context, words, options);
  const { rules, settings, hypotheses } = setup;
  const { openingPlies, seed } = settings;
  const opener = await SeriesOpener.create(context, { rules, openingPlies, seed, fresh: options.fresh === true });
  const series = await opener.openSeries(settings, setup.file ?? undefined);
  const watch = hypotheses === null ? null : new SprtWatch(series, hypotheses);
  const json = options.json === true;
  await context.interruptible(async (signal) => {
    const problem = await play({ context, setup, series, watch, json, signal });
    const counted = watch?.isDecided === true ? watch.matches : setup.games;
    const report = { context, locale: await loadLocale(rules.game, context.language), setup, series, watch, counted };
    // Report what was played even after a failure or an interruption.
    if (json || series.countPlayed(counted) > 0) await print(report, json);
    if (setup.recordFile !== null) await saveAll(report, setup.recordFile);
    const isIncomplete = series.countPlayed(counted) < counted;
    if (signal.aborted && isIncomplete) await context.printNote(context.texts.series.goOn);
    if (problem !== null) throw problem.error;
  });
}

interface Playing {
  readonly context: LabContext;
  readonly setup: MatchSeriesSetup;
  readonly series: Series;
  readonly watch: SprtWatch | null;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

/** Plays the missing matches until the test decides or none is left. */
async function play({ context, setup, series, watch, json, signal }: Playing): Promise<PlayingProblem | null> {
  const { games } = setup;
  watch?.advance(games);
  if (watch?.isDecided === true) return null;
  const threads = new MatchThreads(Math.min(setup.threads, games), () => context.players.startMatchThread());
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
    return await playMissingMatches(options, [{ series, games }]);
  } finally {
    await threads.close();
  }
}

async function print(report: MatchReport, json: boolean): Promise<void> {
  const { context } = report;
  if (json) await context.printJson(reportToJson(report));
  else await context.print(formatReport(report).join('\n'));
}

/** Writes the records of all matches that count. */
async function saveAll({ context, series, setup, counted }: MatchReport, file: string): Promise<void> {
  const records: MatchRecord[] = [];
  for (const match of series.matchesUpTo(counted)) {
    const record = series.recordOf(match, setup.players);
    if (record === null) {
      throw context.usageError(`${series.file}: ${context.texts.series.journal.wrongMoves(match.number)}`);
    }
    records.push(record);
  }
  if (records.length > 0) await context.files.saveRecords(file, records);
}
