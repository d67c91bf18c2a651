import { formatGameName, type GameLocale, resultMarkOf } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { estimateElo, likelihoodOfSuperiority, meanScoreOf, type Results } from '../statistics/elo.ts';
import type { PlayedMatch } from './journal.ts';
import type { MatchSeriesSetup } from './match-setup.ts';
import { nameSeat, formatElo, formatPercent, formatRatio } from './report-format.ts';
import { type Names, resultsToJson, formatResults, distinguish } from './results-report.ts';
import { firstOfMatch, seedOfMatch, type SeriesSettings } from './series-settings.ts';
import type { Series, SprtWatch } from './series.ts';

/** The data of a series report. */
export interface MatchReport {
  readonly context: LabContext;
  readonly locale: GameLocale;
  readonly setup: MatchSeriesSetup;
  readonly series: Series;
  readonly watch: SprtWatch | null;
  /** The matches up to this number count. */
  readonly counted: number;
}

/** Player names in JSON are those that are typed, in every language. */
function typedNames({ a, b }: SeriesSettings): Names {
  return distinguish(a.player, b.player);
}

/** A match as JSON. */
export function matchToJson({ number, outcome, moves, opening }: PlayedMatch, settings: SeriesSettings): object {
  const names = typedNames(settings);
  const first = firstOfMatch(number);
  const players = { 1: names[first], 2: names[first === 1 ? 2 : 1] };
  const seed = seedOfMatch(settings, number);
  return {
    event: 'match',
    number,
    players,
    seed,
    opening,
    result: resultMarkOf(outcome),
    outcome,
    plies: moves.length,
  };
}

export function reportToJson({ setup, series, watch, counted }: MatchReport): object {
  const { game, variant, a, b, openingPlies, seed } = setup.settings;
  const results = series.resultsOf(counted);
  const scores = series.scoresOf(counted);
  const isPlayed = scores.matches > 0;
  return {
    event: 'series',
    game,
    variant,
    seed,
    openingPlies,
    limits: [a.limits, b.limits],
    ...resultsToJson(scores, typedNames(setup.settings)),
    // JSON has no infinity: an unbounded end becomes null.
    ...(isPlayed && { score: meanScoreOf(results), elo: estimateElo(results) }),
    superiority: likelihoodOfSuperiority(results),
    ...(watch !== null && { sprt: { ...watch.hypotheses, ...watch.sprt, matches: watch.matches } }),
    otherBuilds: series.countOlder(counted),
    file: series.file,
  };
}

/** The report as text. At least one match must have been played. */
export function formatReport(report: MatchReport): readonly string[] {
  const { context, locale, setup, series, watch, counted } = report;
  const texts = context.texts.series;
  const names = seatNames(report);
  const scores = series.scoresOf(counted);
  const results = scores.totalOf(1);
  const { openingPlies, seed } = setup.settings;
  const head = [
    formatGameName(locale, setup.rules.variant.id),
    texts.matches(scores.matches),
    texts.opening(openingPlies),
    texts.seed(seed),
  ];
  const older = series.countOlder(counted);
  return [
    head.join(', '),
    '',
    ...formatResults({ context, locale, scores, names }),
    ...formatStrength(context, results, names[1]),
    ...(watch === null ? [] : formatSprt(context, watch, names[1])),
    ...(older === 0 ? [] : [texts.olderBuild(older)]),
    texts.keptIn(series.file),
  ];
}

function seatNames({ context, setup, locale }: MatchReport): Names {
  const { players, settings } = setup;
  const { game } = locale;
  return distinguish(nameSeat(context, game, players[0], settings.a), nameSeat(context, game, players[1], settings.b));
}

function formatStrength(context: LabContext, results: Results, name: string): readonly string[] {
  const texts = context.texts.series;
  const { elo, low, high } = estimateElo(results);
  const [mean, least, most] = [elo, low, high].map((value) => formatElo(context, value));
  const superiority = formatPercent(context, likelihoodOfSuperiority(results));
  return [
    texts.strength(name, formatPercent(context, meanScoreOf(results)), mean ?? '', least ?? '', most ?? ''),
    texts.superiority(name, superiority),
  ];
}

function formatSprt(context: LabContext, { sprt, hypotheses, matches }: SprtWatch, name: string): readonly string[] {
  const texts = context.texts.series;
  const ratio = formatRatio(context, sprt.ratio);
  const [low, high] = sprt.bounds.map((bound) => formatRatio(context, bound));
  const verdict = texts.sprt[sprt.state](
    name,
    formatElo(context, hypotheses.elo0),
    formatElo(context, hypotheses.elo1),
  );
  return [`${verdict} ${texts.sprtRatio(ratio, low ?? '', high ?? '', matches)}`];
}
