import { estimateElo, likelihoodOfSuperiority, meanScoreOf, type Results } from '@tabuleiro/engine';
import { resultMarkOf } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { type Names, resultsToJson, tellApart } from '../play/contestants.ts';
import { sayResults } from '../play/results.ts';
import type { Stage } from '../play/stage.ts';
import { sayGame } from '../play/words.ts';
import type { PlayedMatch } from './journal.ts';
import type { MatchSetup } from './match-setup.ts';
import { nameSeat, sayElo, sayPercent, sayRatio } from './numbers.ts';
import type { Series } from './series.ts';
import { firstOfMatch, seedOfMatch, type SeriesSettings } from './settings.ts';
import type { SprtWatch } from './sprt-watch.ts';

/** What there is to tell of a series. */
export interface MatchReport {
  readonly context: Context;
  readonly stage: Stage;
  readonly setup: MatchSetup;
  readonly series: Series;
  readonly watch: SprtWatch | null;
  /** The matches up to this number count. */
  readonly counted: number;
}

/** How the players are called in JSON: as they are typed, in every language. */
function typedNames({ a, b }: SeriesSettings): Names {
  return tellApart(a.player, b.player);
}

/** One match of a series, for programs. */
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
  const tally = series.tallyOf(counted);
  const isPlayed = tally.matches > 0;
  return {
    event: 'series',
    game,
    variant,
    seed,
    openingPlies,
    limits: [a.limits, b.limits],
    ...resultsToJson(tally, typedNames(setup.settings)),
    // JSON knows no infinity: an end that is not there is null.
    ...(isPlayed && { score: meanScoreOf(results), elo: estimateElo(results) }),
    superiority: likelihoodOfSuperiority(results),
    ...(watch !== null && { sprt: { ...watch.hypotheses, ...watch.sprt, matches: watch.matches } }),
    otherBuilds: series.countOlder(counted),
    file: series.file,
  };
}

/** The report in words; at least one match was played. */
export function sayReport(report: MatchReport): readonly string[] {
  const { context, stage, setup, series, watch, counted } = report;
  const { contests, matches } = context.texts;
  const names = seatNames(report);
  const tally = series.tallyOf(counted);
  const results = tally.totalOf(1);
  const { openingPlies, seed } = setup.settings;
  const head = [
    sayGame(stage),
    matches.series.matches(tally.matches),
    contests.opening(openingPlies),
    matches.seed(seed),
  ];
  const older = series.countOlder(counted);
  return [
    head.join(', '),
    '',
    ...sayResults({ context, locale: stage.locale, tally, names }),
    ...sayStrength(context, results, names[1]),
    ...(watch === null ? [] : saySprt(context, watch, names[1])),
    ...(older === 0 ? [] : [contests.olderBuild(older)]),
    contests.keptIn(series.file),
  ];
}

function seatNames({ context, setup, stage }: MatchReport): Names {
  const { players, settings } = setup;
  const { game } = stage.locale;
  return tellApart(nameSeat(context, game, players[0], settings.a), nameSeat(context, game, players[1], settings.b));
}

function sayStrength(context: Context, results: Results, name: string): readonly string[] {
  const { contests } = context.texts;
  const { elo, low, high } = estimateElo(results);
  const [mean, least, most] = [elo, low, high].map((value) => sayElo(context, value));
  const superiority = sayPercent(context, likelihoodOfSuperiority(results));
  return [
    contests.strength(name, sayPercent(context, meanScoreOf(results)), mean ?? '', least ?? '', most ?? ''),
    contests.superiority(name, superiority),
  ];
}

function saySprt(context: Context, { sprt, hypotheses, matches }: SprtWatch, name: string): readonly string[] {
  const { contests } = context.texts;
  const ratio = sayRatio(context, sprt.ratio);
  const [low, high] = sprt.bounds.map((bound) => sayRatio(context, bound));
  const verdict = contests.sprt[sprt.state](name, sayElo(context, hypotheses.elo0), sayElo(context, hypotheses.elo1));
  return [`${verdict} ${contests.sprtRatio(ratio, low ?? '', high ?? '', matches)}`];
}
