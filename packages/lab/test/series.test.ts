import { openEngine } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  GAME_IDS,
  type GameId,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { decidedBy, Openings } from '../src/series/openings.ts';
import { playMatch } from '../src/series/play-match.ts';
import {
  eloOfScore,
  estimateElo,
  likelihoodOfSuperiority,
  scoreOfElo,
  NO_RESULTS,
  type Results,
} from '../src/statistics/elo.ts';
import { makeLadder, type PairResults } from '../src/statistics/ladder.ts';
import { type SprtState, testHypotheses } from '../src/statistics/sprt.ts';

const GAME = 'choko';

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [0.75, 191],
    [0.25, -191],
    [10 / 11, 400],
    [0.64, 100],
  ])('a score of %d is %d', (score, elo) => {
    expect(Math.round(eloOfScore(score))).toBe(elo);
    expect(scoreOfElo(eloOfScore(score))).toBeCloseTo(score, 12);
  });

  test('75 of 100 is +191, somewhere from +113 to +269', () => {
    // Wilson's interval for 75 of 100 is known to be 0.6570 to 0.8246.
    const { elo, low, high } = estimateElo({ wins: 75, draws: 0, losses: 25 });
    expect(Math.round(elo)).toBe(191);
    expect(scoreOfElo(low)).toBeCloseTo(0.657, 3);
    expect(scoreOfElo(high)).toBeCloseTo(0.8246, 3);
  });

  test('draws make the range smaller, more matches too', () => {
    const width = (results: Results): number => {
      const { low, high } = estimateElo(results);
      return high - low;
    };
    expect(width({ wins: 40, draws: 20, losses: 40 })).toBeLessThan(width({ wins: 50, draws: 0, losses: 50 }));
    expect(width({ wins: 200, draws: 0, losses: 200 })).toBeLessThan(width({ wins: 50, draws: 0, losses: 50 }));
    expect(width({ wins: 0, draws: 10, losses: 0 })).toBeGreaterThan(10);
  });

  test('has a lower end when everything is won, and is mirrored when everything is lost', () => {
    const won = estimateElo({ wins: 200, draws: 0, losses: 0 });
    expect(won).toMatchObject({ elo: Number.POSITIVE_INFINITY, high: Number.POSITIVE_INFINITY });
    expect(Math.round(won.low)).toBe(687);
    const lost = estimateElo({ wins: 0, draws: 0, losses: 200 });
    expect(lost).toMatchObject({ elo: Number.NEGATIVE_INFINITY, low: Number.NEGATIVE_INFINITY });
    expect(lost.high).toBeCloseTo(-won.low, 6);
    expect(estimateElo(NO_RESULTS)).toMatchObject({ elo: 0, low: Number.NEGATIVE_INFINITY });
  });

  test('likelihood of superiority', () => {
    expect(likelihoodOfSuperiority({ wins: 7, draws: 90, losses: 7 })).toBeCloseTo(0.5, 6);
    // (60 − 40) / √100 is two standard deviations.
    expect(likelihoodOfSuperiority({ wins: 60, draws: 0, losses: 40 })).toBeCloseTo(0.97725, 5);
    expect(likelihoodOfSuperiority({ wins: 40, draws: 300, losses: 60 })).toBeCloseTo(0.02275, 5);
    expect(likelihoodOfSuperiority(NO_RESULTS)).toBe(0.5);
  });
});

describe('SPRT', () => {
  const hypotheses = { elo0: 0, elo1: 50 };

  test('begins undecided, and counts for the likelier hypothesis', () => {
    expect(testHypotheses(NO_RESULTS, hypotheses)).toMatchObject({ state: 'going-on', ratio: 0 });
    const half = testHypotheses({ wins: 30, draws: 40, losses: 30 }, { elo0: -20, elo1: 20 });
    expect(half.ratio).toBeCloseTo(0, 9);
    expect(half.bounds[1]).toBeCloseTo(Math.log(19), 9);
  });

  test('without draws is the plain ratio of two coins', () => {
    const [p0, p1] = [scoreOfElo(0), scoreOfElo(50)];
    const plain = 70 * Math.log(p1 / p0) + 50 * Math.log((1 - p1) / (1 - p0));
    expect(testHypotheses({ wins: 70, draws: 0, losses: 50 }, hypotheses).ratio).toBeCloseTo(plain, 2);
  });

  test.each<[number, SprtState]>([
    [60, 'accepted-1'],
    [-10, 'accepted-0'],
  ])('a stream of matches at %d Elo is %s', (elo, state) => {
    for (const [seed, drawRate] of [0, 0.3, 0.6].entries()) {
      expect(runStream(elo, drawRate, seed + 1), `draws ${drawRate}`).toBe(state);
    }
  });

  /** Draws results with a given strength and share of draws until the test has decided. */
  function runStream(elo: number, drawRate: number, seed: number): SprtState {
    const random = new SeededRandom(seed);
    const wins = scoreOfElo(elo) - drawRate / 2;
    const results = { wins: 0, draws: 0, losses: 0 };
    for (let match = 0; match < 20_000; match++) {
      const drawn = random.unit();
      if (drawn < wins) results.wins++;
      else if (drawn < wins + drawRate) results.draws++;
      else results.losses++;
      const { state } = testHypotheses(results, hypotheses);
      if (state !== 'going-on') return state;
    }
    return 'going-on';
  }
});

describe('a ladder', () => {
  const pair = (one: string, two: string, wins: number, draws: number, losses: number): PairResults => ({
    players: [one, two],
    results: { wins, draws, losses },
  });
  const rungOf = (pairs: readonly PairResults[], player: string) =>
    makeLadder(pairs, { player: 'a', rating: 1000 }).find((rung) => rung.player === player);

  test('adds the steps of a chain up', () => {
    const ladder = makeLadder([pair('b', 'a', 7500, 0, 2500), pair('b', 'c', 2500, 0, 7500)], {
      player: 'a',
      rating: 1000,
    });
    expect(ladder.map(({ player }) => player)).toEqual(['c', 'b', 'a']);
    expect(ladder.map(({ rating }) => Math.round(rating ?? 0))).toEqual([1382, 1191, 1000]);
    expect(ladder[1]?.results).toEqual({ wins: 10_000, draws: 0, losses: 10_000 });
  });

  test('errors grow along the chain, and shrink with matches and draws', () => {
    const errorOf = (player: string, ...pairs: PairResults[]): number => rungOf(pairs, player)?.error ?? Number.NaN;
    const b = errorOf('b', pair('b', 'a', 100, 0, 100));
    // 1.96 · 173.7 / √(200 / 4), and a little less for the match that is assumed.
    expect(b).toBeCloseTo(48, 0);
    expect(errorOf('c', pair('b', 'a', 100, 0, 100), pair('c', 'b', 100, 0, 100))).toBeCloseTo(b * Math.SQRT2, 6);
    expect(errorOf('b', pair('b', 'a', 50, 100, 50))).toBeLessThan(b * 0.75);
    expect(errorOf('a', pair('b', 'a', 50, 100, 50))).toBe(0);
  });

  test('bears with a player who always wins', () => {
    const rung = rungOf([pair('b', 'a', 200, 0, 0)], 'b');
    expect(rung?.rating).toBeGreaterThan(1800);
    expect(rung?.rating).toBeLessThan(2200);
    expect(rung?.error).toBeGreaterThan(300);
  });

  test('balances a circle', () => {
    const circle = [pair('a', 'b', 60, 0, 40), pair('b', 'c', 60, 0, 40), pair('c', 'a', 60, 0, 40)];
    for (const player of ['b', 'c']) expect(rungOf(circle, player)?.rating).toBeCloseTo(1000, 6);
  });

  test('says nothing of players whom no match ties to the anchor', () => {
    const pairs = [pair('b', 'a', 5, 0, 5), pair('c', 'd', 5, 0, 5), pair('d', 'a', 0, 0, 0)];
    expect(rungOf(pairs, 'c')).toMatchObject({ rating: null, error: null, results: { wins: 5 } });
    expect(rungOf(pairs, 'd')).toMatchObject({ rating: null });
    expect(rungOf(pairs, 'b')?.rating).toBeCloseTo(1000, 6);
  });
});

describe('openings', () => {
  const never = (): boolean => false;

  async function openingsOf(game: GameId, seed: number, plies = 2, isDecided: (match: Match) => boolean = never) {
    const rules = await loadRules(game);
    const openings = new Openings({ rules, seed, plies, isDecided });
    const placeAt = (index: number): string => {
      const { start, moves } = openings.at(index);
      const match = new Match(rules, rules.start(start.id));
      for (const move of moves) expect(match.play(move).ok).toBe(true);
      expect(match.outcome).toBeNull();
      return rules.makePosition(match.position);
    };
    return { openings, placeAt, rules };
  }

  test.each(GAME_IDS)('of %s are distinct, legal, and the same for the same seed', async (game) => {
    const count = 60;
    const { openings, placeAt, rules } = await openingsOf(game, 1);
    const places = Array.from({ length: count }, (_, index) => placeAt(index));
    // A small game has fewer: then all of its openings come first.
    const different = new Set(places).size;
    expect(different).toBeGreaterThan(10);
    expect(new Set(places.slice(0, different)).size).toBe(different);
    const { starts } = rules.variant;
    expect(openings.at(7).start).toBe(starts[7 % starts.length]);
    const again = await openingsOf(game, 1);
    // Asked for in another order.
    expect(again.placeAt(41)).toBe(places[41]);
    expect(again.placeAt(3)).toBe(places[3]);
    const other = await openingsOf(game, 2);
    expect(Array.from({ length: 10 }, (_, index) => other.placeAt(index))).not.toEqual(places.slice(0, 10));
  });

  test('grow when there are no others, and without plies are the start', async () => {
    const { openings } = await openingsOf(GAME, 1, 1);
    const lengths = Array.from({ length: 60 }, (_, index) => openings.at(index).moves.length);
    expect(lengths[0]).toBe(1);
    expect(lengths.at(-1)).toBe(2);
    expect((await openingsOf(GAME, 1, 0)).openings.at(5).moves).toEqual([]);
  });

  test('are not decided; when all are, there is still one', async () => {
    const seen: string[] = [];
    const { rules, placeAt } = await openingsOf(GAME, 1, 2, (match) => {
      if (seen.length % 2 === 0) seen.push(rules.makePosition(match.position));
      else seen.push('');
      return seen.at(-1) !== '';
    });
    const places = Array.from({ length: 10 }, (_, index) => placeAt(index));
    expect(places.filter((place) => seen.includes(place))).toEqual([]);
    const { openings } = await openingsOf(GAME, 1, 1, () => true);
    expect(openings.at(3).moves).toEqual([]);
  });

  test('a search sees that a position is decided, and that a start is not', async () => {
    const isDecided = decidedBy(await openEngine(GAME));
    const rules = await loadRules(GAME);
    const players = await Promise.all(['easy', 'hard'].map((id) => openClassic(GAME, id)));
    const match = new Match(rules, rules.start());
    expect(isDecided(match)).toBe(false);
    const [weak, strong] = players;
    if (weak === undefined || strong === undefined) throw new Error('there are players');
    await play(match, weak, strong, 1);
    match.undo();
    expect(isDecided(match)).toBe(true);
  });
});

async function play(match: Match, one: ComputerPlayer, two: ComputerPlayer, seed: number, longest?: number) {
  return playMatch({
    match,
    contestants: { 1: { player: one, limits: {} }, 2: { player: two, limits: {} } },
    random: new SeededRandom(seed),
    stop: NEVER_STOP,
    ...(longest !== undefined && { longest }),
  });
}

describe('a match between players', () => {
  test('is played to the end, the same with the same seed', async () => {
    const rules = await loadRules(GAME);
    const easy = await openClassic(GAME, 'easy');
    const hard = await openClassic(GAME, 'hard');
    const matches = [new Match(rules, rules.start()), new Match(rules, rules.start())] as const;
    for (const match of matches) expect(await play(match, easy, hard, 4)).toMatchObject({ winner: 2 });
    expect(matches[0].moves).toEqual(matches[1].moves);
  });

  test('ends without a winner where the rules find no end', async () => {
    const rules = await loadRules(GAME);
    const easy = await openClassic(GAME, 'easy');
    const match = new Match(rules, rules.start());
    expect(await play(match, easy, easy, 1, 8)).toEqual({ winner: null, reason: 'abandoned' });
    expect(match.moves).toHaveLength(8);
  });

  test('gives each player its limits, and is left when it is stopped', async () => {
    const rules = await loadRules(GAME);
    const stop = { stopped: false };
    const asked: unknown[] = [];
    const spy = (after: number): ComputerPlayer => ({
      choose: async ({ position, moves }, limits, random) => {
        asked.push(limits);
        if (moves.length === after) stop.stopped = true;
        return { move: position.randomMove(random) };
      },
      close: async () => {},
    });
    const match = new Match(rules, rules.start());
    const outcome = await playMatch({
      match,
      contestants: { 1: { player: spy(99), limits: { nodes: 5 } }, 2: { player: spy(3), limits: { timeMs: 7 } } },
      random: new SeededRandom(1),
      stop,
    });
    expect(outcome).toBeNull();
    expect(match.moves).toHaveLength(3);
    expect(asked).toEqual([{ nodes: 5 }, { timeMs: 7 }, { nodes: 5 }, { timeMs: 7 }]);
  });
});
