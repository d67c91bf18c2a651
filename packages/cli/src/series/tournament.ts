import { countOf, makeLadder, meanScoreOf, type PairResults, type Rung } from '@tabuleiro/engine';
import { assert } from '@tabuleiro/games';
import type { SeriesHall } from './open.ts';
import { Placement } from './placement.ts';
import { type Demand, playDemands, type PlayingOptions, type PlayingProblem } from './playing.ts';
import type { Series } from './series.ts';
import type { Entrant, TournamentSetup } from './tournament-setup.ts';

/** So few matches show about how strong a player is. */
const PROBE_GAMES = 20;

type Pair = readonly [one: Entrant, two: Entrant];

/** Many series with one ladder over all of them. */
export class Tournament {
  private readonly setup: TournamentSetup;
  private readonly hall: SeriesHall;
  private readonly opened = new Map<string, Series>();

  constructor(setup: TournamentSetup, hall: SeriesHall) {
    this.setup = setup;
    this.hall = hall;
  }

  /** Plays all pairs, or as many as there is time for. */
  async play(options: PlayingOptions): Promise<PlayingProblem | null> {
    const { entrants, pairing, games } = this.setup;
    const rungs = entrants.filter(({ spec }) => spec.kind !== 'classic');
    // Without a ladder of other players the classic ones are the ladder.
    const ladder = rungs.length > 1 ? rungs : entrants;
    const guests = entrants.filter((entrant) => !ladder.includes(entrant));
    const pairs = pairing === 'all' ? allPairs(entrants) : neighbours(ladder);
    const problem = await this.playPairs(options, pairs, games);
    if (problem !== null || pairing === 'all' || guests.length === 0 || options.signal.aborted) return problem;
    return this.placeGuests(options, guests, ladder);
  }

  /** The results of all pairs that have played. */
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

  /** How many of the matches another build of the program has played. */
  countOlder(): number {
    return [...this.opened.values()].reduce((sum, series) => sum + series.countOlder(this.setup.games), 0);
  }

  /** Looks for the rungs next to each guest with few matches, and then lets them play as many as all others. */
  private async placeGuests(
    options: PlayingOptions,
    guests: readonly Entrant[],
    ladder: readonly Entrant[],
  ): Promise<PlayingProblem | null> {
    const placements = guests.map((guest) => ({ guest, place: new Placement(ladder.length) }));
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
        place.hear(meanScoreOf((await this.open([guest, rung])).resultsOf(probe)));
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
    const demands: Demand[] = [];
    for (const pair of pairs) demands.push({ series: await this.open(pair), games });
    return playDemands(options, demands);
  }

  private async open([one, two]: Pair): Promise<Series> {
    const key = JSON.stringify([one.player, two.player]);
    const known = this.opened.get(key);
    if (known !== undefined) return known;
    const { rules, openingPlies, seed } = this.setup;
    const [a, b] = [one, two].map(({ player, limits }) => ({ player, limits }));
    assert(a !== undefined && b !== undefined, 'a pair has two players');
    const series = await this.hall.openSeries({
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

/** Each with the one before; the one that is meant to be stronger comes first. */
function neighbours(entrants: readonly Entrant[]): readonly Pair[] {
  return entrants.slice(1).flatMap((entrant, index): Pair[] => {
    const before = entrants[index];
    return before === undefined ? [] : [[entrant, before]];
  });
}

function allPairs(entrants: readonly Entrant[]): readonly Pair[] {
  return entrants.flatMap((entrant, index) => entrants.slice(0, index).map((before): Pair => [entrant, before]));
}
