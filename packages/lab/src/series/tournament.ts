import { assert } from '@tabuleiro/games';
import { countOf, meanScoreOf } from '../statistics/elo.ts';
import { makeLadder, type PairResults, type Rung } from '../statistics/ladder.ts';
import { type PlayingOptions, type PlayingProblem, playMissingMatches, type SeriesGoal } from './match-threads.ts';
import type { SeriesOpener } from './series-opener.ts';
import type { Series } from './series.ts';
import type { Entrant, TournamentSetup } from './tournament-setup.ts';

/** Enough matches for a rough estimate of a player's strength. */
const PROBE_GAMES = 20;

type Pair = readonly [one: Entrant, two: Entrant];

/** Many series with a common rating ladder. */
export class Tournament {
  private readonly setup: TournamentSetup;
  private readonly opener: SeriesOpener;
  private readonly opened = new Map<string, Series>();

  constructor(setup: TournamentSetup, opener: SeriesOpener) {
    this.setup = setup;
    this.opener = opener;
  }

  /** Plays all pairs, until it is interrupted. */
  async play(options: PlayingOptions): Promise<PlayingProblem | null> {
    const { entrants, pairing, games } = this.setup;
    const rungs = entrants.filter(({ spec }) => spec.kind !== 'classic');
    // Without other players the classic ones form the ladder.
    const ladder = rungs.length > 1 ? rungs : entrants;
    const guests = entrants.filter((entrant) => !ladder.includes(entrant));
    const pairs = pairing === 'all' ? allPairs(entrants) : neighbours(ladder);
    const problem = await this.playPairs(options, pairs, games);
    if (problem !== null || pairing === 'all' || guests.length === 0 || options.signal.aborted) return problem;
    return this.placeGuests(options, guests, ladder);
  }

  /** The results of the pairs with matches. */
  get pairs(): readonly PairResults[] {
    const { games } = this.setup;
    return [...this.opened.values()]
      .map((series): PairResults => {
        const { a, b } = series.settings;
        return { players: [a.player, b.player], results: series.resultsOf(games) };
      })
      .filter(({ results }) => countOf(results) > 0);
  }

  get ladder(): readonly Rung[] {
    return makeLadder(this.pairs, this.setup.anchor);
  }

  /** The number of matches that another build played. */
  countOlder(): number {
    return [...this.opened.values()].reduce((sum, series) => sum + series.countOlder(this.setup.games), 0);
  }

  /** Places each guest on the ladder with few matches, then plays the full number against its neighbours. */
  private async placeGuests(
    options: PlayingOptions,
    guests: readonly Entrant[],
    ladder: readonly Entrant[],
  ): Promise<PlayingProblem | null> {
    const placements = guests.map((guest) => ({ guest, place: new LadderSearch(ladder.length) }));
    const probe = Math.min(PROBE_GAMES, this.setup.games);
    for (;;) {
      const open = placements.flatMap(({ guest, place }) => {
        const rung = place.opponent === null ? undefined : ladder[place.opponent];
        return rung === undefined ? [] : [{ guest, place, rung }];
      });
      if (open.length === 0) break;
      const pairs = open.map(({ guest, rung }): Pair => [guest, rung]);
      const problem = await this.playPairs(options, pairs, probe);
      if (problem !== null || options.signal.aborted) return problem;
      for (const { guest, place, rung } of open) {
        place.addScore(meanScoreOf((await this.open([guest, rung])).resultsOf(probe)));
      }
    }
    const pairs = placements.flatMap(({ guest, place }) =>
      place.neighbours.map((index): Pair => {
        const rung = ladder[index];
        assert(rung !== undefined, 'a neighbour is on the ladder');
        return [guest, rung];
      }),
    );
    return this.playPairs(options, pairs, this.setup.games);
  }

  private async playPairs(
    options: PlayingOptions,
    pairs: readonly Pair[],
    games: number,
  ): Promise<PlayingProblem | null> {
    const demands: SeriesGoal[] = [];
    for (const pair of pairs) demands.push({ series: await this.open(pair), games });
    return playMissingMatches(options, demands);
  }

  private async open([one, two]: Pair): Promise<Series> {
    const key = JSON.stringify([one.player, two.player]);
    const known = this.opened.get(key);
    if (known !== undefined) return known;
    const { rules, openingPlies, seed } = this.setup;
    const [a, b] = [one, two].map(({ player, limits }) => ({ player, limits }));
    assert(a !== undefined && b !== undefined, 'a pair has two players');
    const series = await this.opener.openSeries({
      game: rules.game,
      variant: rules.variant.id,
      a,
      b,
      openingPlies,
      seed,
    });
    this.opened.set(key, series);
    return series;
  }
}

/** Each entrant with the one before; the presumably stronger one comes first. */
function neighbours(entrants: readonly Entrant[]): readonly Pair[] {
  return entrants.slice(1).flatMap((entrant, index): Pair[] => {
    const before = entrants[index];
    return before === undefined ? [] : [[entrant, before]];
  });
}

function allPairs(entrants: readonly Entrant[]): readonly Pair[] {
  return entrants.flatMap((entrant, index) => entrants.slice(0, index).map((before): Pair => [entrant, before]));
}

/**
 * Finds the place of a player on a ladder, weak to strong, by binary search: it plays a few matches against the middle
 * of the remaining rungs.
 */
export class LadderSearch {
  /** The highest rung that it beats and the lowest that beats it; −1 and the number of rungs while unknown. */
  private below = -1;
  private above: number;
  private readonly rungs: number;

  constructor(rungs: number) {
    this.rungs = rungs;
    this.above = rungs;
  }

  /** The next opponent, or null when the place is found. */
  get opponent(): number | null {
    return this.above - this.below > 1 ? Math.floor((this.above + this.below) / 2) : null;
  }

  /** Adds the mean score against the opponent. */
  addScore(score: number): void {
    const { opponent } = this;
    if (opponent === null) return;
    if (score > 0.5) this.below = opponent;
    else this.above = opponent;
  }

  /** The one or two rungs next to the place. */
  get neighbours(): readonly number[] {
    return [this.below, this.above].filter((rung) => rung >= 0 && rung < this.rungs);
  }
}
