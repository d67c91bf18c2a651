import type { Openings, Results } from '@tabuleiro/engine';
import {
  Match,
  type MatchRecord,
  ok,
  type Outcome,
  type PlayerSpec,
  recordOf,
  type Result,
  type Rules,
} from '@tabuleiro/games';
import { tagsOf } from '../play/record.ts';
import { Tally } from '../play/tally.ts';
import type { FileError } from '../storage/index.ts';
import type { ContestJob } from './job.ts';
import type { Journal, PlayedMatch } from './journal.ts';
import { firstOfMatch, openingOfMatch, seedOfMatch, type SeriesSettings } from './settings.ts';

export interface SeriesOptions {
  readonly settings: SeriesSettings;
  readonly rules: Rules;
  readonly openings: Openings;
  readonly journal: Journal;
  /** The build of the program that plays now. */
  readonly build: string;
  /** Matches that another build has played do not count. */
  readonly fresh: boolean;
}

/** The matches of two players: those that were played, and the next to be played. */
export class Series {
  readonly settings: SeriesSettings;
  private readonly options: SeriesOptions;
  private readonly played = new Map<number, PlayedMatch>();
  /** All before it were played or are being played. */
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

  /** The first match up to that number that nobody has begun, or null. */
  takeNext(games: number): number | null {
    while (this.next <= games) {
      const number = this.next++;
      if (!this.played.has(number)) return number;
    }
    return null;
  }

  jobOf(number: number): Omit<ContestJob, 'stop'> {
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

  /** Counts a match that was played now, and keeps it. */
  async add(number: number, moves: readonly string[], outcome: Outcome): Promise<Result<PlayedMatch, FileError>> {
    const { start, moves: opening } = this.options.openings.at(openingOfMatch(number));
    const { build, journal } = this.options;
    const date = new Date();
    const match = { number, start: start.id, opening: opening.length, moves, outcome, date, build };
    this.played.set(number, match);
    const kept = await journal.add(match);
    return kept.ok ? ok(match) : kept;
  }

  matchOf(number: number): PlayedMatch | undefined {
    return this.played.get(number);
  }

  /** The matches up to that number that were played, in order. */
  matchesUpTo(games: number): readonly PlayedMatch[] {
    return [...this.played.values()].filter(({ number }) => number <= games).toSorted((a, b) => a.number - b.number);
  }

  tallyOf(games: number): Tally {
    const tally = new Tally();
    for (const { number, outcome, moves } of this.matchesUpTo(games)) {
      tally.add(outcome, firstOfMatch(number), moves.length);
    }
    return tally;
  }

  /** What player A made of the matches up to that number. */
  resultsOf(games: number): Results {
    return this.tallyOf(games).totalOf(1);
  }

  countPlayed(games: number): number {
    return [...this.played.keys()].filter((number) => number <= games).length;
  }

  /** How many of these matches another build of the program has played. */
  countOlder(games: number): number {
    return this.matchesUpTo(games).filter(({ build }) => build !== this.options.build).length;
  }

  /** The record of a match; null when its moves cannot be played, because somebody has changed the file. */
  recordOf({ number, start, opening, moves, outcome, date }: PlayedMatch, players: Players): MatchRecord | null {
    const { rules } = this.options;
    if (rules.findStart(start) === undefined) return null;
    const match = new Match(rules, rules.start(start));
    for (const move of moves) if (!match.playText(move).ok) return null;
    if (match.outcome === null) match.end(outcome);
    const [a, b] = players;
    const seats = firstOfMatch(number) === 1 ? { 1: a, 2: b } : { 1: b, 2: a };
    const tags = tagsOf({ players: seats, seed: seedOfMatch(this.settings, number), date });
    return recordOf(match, { ...tags, Round: String(number), Opening: String(opening) });
  }
}

export type Players = readonly [a: PlayerSpec, b: PlayerSpec];
