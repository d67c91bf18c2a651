import {
  GAME_IDS,
  HIGHEST_LEVEL,
  type BlunderRates,
  loadEvaluation,
  loadRules,
  Match,
  type Move,
  NEVER_STOP,
  SeededRandom,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { makeLevel, openEngine, openLevel, openMax } from '../src/index.ts';
import { drawByScore } from '../src/players.ts';
import { forcedEnd, matchFrom, randomMatch } from './matches.ts';

describe.each(GAME_IDS)('the levels of %s', (game) => {
  test('are ten, each with at least the nodes of the one below', async () => {
    const { settings } = (await loadEvaluation(game)).levels;
    expect(settings).toHaveLength(HIGHEST_LEVEL);
    const nodes = settings.map((one) => one.nodes);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  });

  test('choose the same with the same seed', async () => {
    const match = await randomMatch(game, undefined, 4, 5);
    if (match === null) throw new Error('over');
    for (const level of [1, 4]) {
      const choose = async (): Promise<unknown> =>
        (await openLevel(game, level)).choose(match, {}, new SeededRandom(9), NEVER_STOP);
      expect(await choose()).toEqual(await choose());
    }
  });

  test('play whole matches to an end', async () => {
    const rules = await loadRules(game);
    const players = { 1: await openLevel(game, 1), 2: await openLevel(game, 3) };
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(3);
    while (match.outcome === null) {
      const { move } = await players[match.position.turn].choose(match, {}, random, NEVER_STOP);
      expect(match.play(move).ok).toBe(true);
    }
    expect(match.outcome).not.toBeNull();
  });
});

// Where want of progress is a draw, shuffling would be the easiest way there.
test.each(['choko', 'echek'] as const)('two of the strongest players of %s do not shuffle', async (game) => {
  for (const seed of [1, 2, 3]) {
    const match = await randomMatch(game, undefined, 2, seed);
    if (match === null) throw new Error('over');
    const players = { 1: await openMax(game), 2: await openMax(game) };
    while (match.outcome === null) {
      const { move } = await players[match.position.turn].choose(
        match,
        { nodes: 2000 },
        new SeededRandom(seed),
        NEVER_STOP,
      );
      match.play(move);
    }
    expect(match.outcome.reason).not.toBe('no-progress');
  }
});

describe('blunder rates', () => {
  const settings = { nodes: 200, blindness: 0, temperature: 0 };

  /** The different moves of a level with such rates, with many seeds. */
  async function movesOf(match: Match, blunderRates: BlunderRates): Promise<ReadonlySet<Move>> {
    const engine = await openEngine('hecatomb', { tableBytes: 2 ** 16 });
    const moves = new Set<Move>();
    for (let seed = 1; seed <= 30; seed++) {
      const player = makeLevel(engine, { ...settings, blunderRates });
      moves.add((await player.choose(match, {}, new SeededRandom(seed), NEVER_STOP)).move);
    }
    return moves;
  }

  test('are moves of all kinds where they always happen, and none where they never do', async () => {
    const match = await randomMatch('hecatomb', undefined, 2, 1);
    if (match === null) throw new Error('over');
    expect((await movesOf(match, { calm: 1, threatened: 1 })).size).toBeGreaterThan(10);
    expect((await movesOf(match, { calm: 0, threatened: 0 })).size).toBe(1);
    // No king can be taken before the sixth ply: there is no threat to overlook.
    expect((await movesOf(match, { calm: 0, threatened: 1 })).size).toBe(1);
  });

  test('overlook a threat only as often as they say', async () => {
    // The white king can be taken unless white answers: most of white's moves lose at once.
    const match = await matchFrom('hecatomb', 'endless', '4k3/8/8/8/4q3/8/8/Q3K3 w - 0');
    const safe = await movesOf(match, { calm: 0, threatened: 0 });
    const careless = await movesOf(match, { calm: 0, threatened: 1 });
    const losing = [...careless].filter((move) => {
      const after = match.position.clone();
      after.apply(move);
      return forcedEnd(after, 1) === 1;
    });
    expect(losing.length).toBeGreaterThan(3);
    expect([...safe].some((move) => losing.includes(move))).toBe(false);
  });
});

test('softmax prefers better moves and at 0 takes the best', () => {
  const random = new SeededRandom(4);
  const counts = [0, 0, 0];
  for (let draw = 0; draw < 3000; draw++) {
    const index = drawByScore([0, 100, 50], 50, random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const [worst = 0, best = 0, middle = 0] = counts;
  // One temperature less is 1/e of the chance, two are 1/e².
  expect(best / middle).toBeGreaterThan(2.2);
  expect(best / middle).toBeLessThan(3.3);
  expect(middle / worst).toBeGreaterThan(2);
  expect(middle / worst).toBeLessThan(3.6);
  expect(drawByScore([3, 7, 7, 1], 0, random)).toBe(1);
});

test('the strongest player keeps to its limits and says what it thinks', async () => {
  const match = await randomMatch('oware', undefined, 3, 1);
  if (match === null) throw new Error('over');
  const player = await openMax('oware', { tableBytes: 2 ** 16 });
  const chosen = await player.choose(match, { nodes: 3000 }, new SeededRandom(1), NEVER_STOP);
  expect(chosen.nodes).toBeLessThanOrEqual(3000);
  expect(chosen.depth).toBeGreaterThan(3);
  expect(chosen.line?.[0]).toBe(chosen.move);
});
