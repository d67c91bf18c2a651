import {
  Match,
  type MatchRecord,
  type Outcome,
  type PlayerSpec,
  recordOf,
  recordTags,
  type Rules,
} from '@tabuleiro/games';
import { type Results, addResults, NO_RESULTS } from '../statistics/elo.ts';
import { type Hypotheses, type Sprt, testHypotheses } from '../statistics/sprt.ts';
import type { Journal, PlayedMatch } from './journal.ts';
import type { MatchJob } from './match-threads.ts';
import type { Openings } from './openings.ts';
import { ScoreCounter } from './score-counter.ts';
import { firstOfMatch, openingOfMatch, seedOfMatch, type SeriesSettings } from './series-settings.ts';

export interface SeriesOptions {
  readonly settings: SeriesSettings;
  readonly rules: Rules;
  readonly openings: Openings;
  readonly journal: Journal;
  /** The current build. */
  readonly build: string;
  /** Ignore matches that another build played. */
  readonly fresh: boolean;
}

/** The matches of two players: those already played and those to play. */
export class Series {
  readonly settings: SeriesSettings;
  private readonly options: SeriesOptions;
  private readonly played = new Map<number, PlayedMatch>();
  /** All earlier matches were played or are running. */
  private next = 1;

  constructor(options: SeriesOptions) {
    this.options = options;
    this.settings = options.settings;
    for (const match of options.journal.matches) {
      if (!options.fresh || match.build === options.build) this.played.set(match.number, match);
    }
  }

  get file(): string {
    return this.options.journal.file;
  }

  /** The next match to start, up to this number; null when none is left. */
  takeNext(games: number): number | null {
    while (this.next <= games) {
      const number = this.next++;
      if (!this.played.has(number)) return number;
    }
    return null;
  }

  jobOf(number: number): Omit<MatchJob, 'stop'> {
    const { rules, openings } = this.options;
    const { a, b, game } = this.settings;
    const { start, moves } = openings.at(openingOfMatch(number));
    return {
      game,
      variant: rules.variant.id,
      start: start.id,
      opening: moves,
      seats: firstOfMatch(number) === 1 ? { 1: a, 2: b } : { 1: b, 2: a },
      seed: seedOfMatch(this.settings, number),
    };
  }

  /** Counts and saves a finished match. */
  async add(number: number, moves: readonly string[], outcome: Outcome): Promise<PlayedMatch> {
    const { start, moves: opening } = this.options.openings.at(openingOfMatch(number));
    const { build, journal } = this.options;
    const date = new Date();
    const match = { number, start: start.id, opening: opening.length, moves, outcome, date, build };
    this.played.set(number, match);
    await journal.add(match);
    return match;
  }

  matchOf(number: number): PlayedMatch | undefined {
    return this.played.get(number);
  }

  /** The played matches up to this number, in order. */
  matchesUpTo(games: number): readonly PlayedMatch[] {
    return [...this.played.values()].filter(({ number }) => number <= games).toSorted((a, b) => a.number - b.number);
  }

  scoresOf(games: number): ScoreCounter {
    const scores = new ScoreCounter();
    for (const { number, outcome, moves } of this.matchesUpTo(games)) {
      scores.add(outcome, firstOfMatch(number), moves.length);
    }
    return scores;
  }

  /** Player A's results up to this match. */
  resultsOf(games: number): Results {
    return this.scoresOf(games).totalOf(1);
  }

  countPlayed(games: number): number {
    return [...this.played.keys()].filter((number) => number <= games).length;
  }

  /** The number of these matches that another build played. */
  countOlder(games: number): number {
    return this.matchesUpTo(games).filter(({ build }) => build !== this.options.build).length;
  }

  /** The record of a match; null when its moves are illegal because the file was edited. */
  recordOf({ number, start, opening, moves, outcome, date }: PlayedMatch, players: Players): MatchRecord | null {
    const { rules } = this.options;
    if (rules.findStart(start) === undefined) return null;
    const match = new Match(rules, rules.start(start));
    for (const move of moves) if (!match.playText(move).ok) return null;
    if (match.outcome === null) match.end(outcome);
    const [a, b] = players;
    const seats = firstOfMatch(number) === 1 ? { 1: a, 2: b } : { 1: b, 2: a };
    const tags = recordTags({ players: seats, seed: seedOfMatch(this.settings, number), date });
    return recordOf(match, { ...tags, Round: String(number), Opening: String(opening) });
  }
}

export type Players = readonly [a: PlayerSpec, b: PlayerSpec];

/**
 * Runs the sequential test of a series. It reads the matches in order, whichever thread was faster, and in pairs in
 * which both players had both sides of an opening. So an interrupted series ends at the same match as an uninterrupted
 * one.
 */
export class SprtWatch {
  readonly hypotheses: Hypotheses;
  /** The number of matches that the test has read. */
  matches = 0;
  sprt: Sprt;
  private readonly series: Series;
  private results: Results = NO_RESULTS;

  constructor(series: Series, hypotheses: Hypotheses) {
    this.series = series;
    this.hypotheses = hypotheses;
    this.sprt = testHypotheses(NO_RESULTS, hypotheses);
  }

  get isDecided(): boolean {
    return this.sprt.state !== 'going-on';
  }

  /** Reads the matches that were played since, up to this number. */
  advance(games: number): void {
    while (!this.isDecided && this.matches + 2 <= games) {
      const one = this.series.matchOf(this.matches + 1);
      const two = this.series.matchOf(this.matches + 2);
      if (one === undefined || two === undefined) return;
      this.results = addResults(addResults(this.results, resultOf(one)), resultOf(two));
      this.matches += 2;
      this.sprt = testHypotheses(this.results, this.hypotheses);
    }
  }
}

/** The result for player A. */
function resultOf({ number, outcome: { winner } }: PlayedMatch): Results {
  if (winner === null) return { ...NO_RESULTS, draws: 1 };
  return winner === firstOfMatch(number) ? { ...NO_RESULTS, wins: 1 } : { ...NO_RESULTS, losses: 1 };
}
