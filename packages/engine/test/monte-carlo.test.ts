import { NEVER_STOP, SeededRandom, type GameId, GAMES, loadEvaluation, StopFlag } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { type Analysis, openEngine, openMax } from '../src/index.ts';
import { Budget } from '../src/search/budget.ts';
import { makeTableMemory } from '../src/search/transposition-table.ts';
import { MonteCarlo } from '../src/tree/monte-carlo.ts';
import { NO_CHILDREN, Tree } from '../src/tree/tree.ts';
import { randomMatch } from './matches.ts';
import { evaluateRace, Race } from './race.ts';

const budget = (nodes: number): Budget => new Budget({ nodes, hardMs: Infinity, stop: NEVER_STOP, now: () => 0 });

describe('a tree that grows', () => {
  test('finds the best step of a race, and grows more sure of it', () => {
    const scores: number[] = [];
    const tree = new Tree(makeTableMemory(2 ** 20, false));
    const search = new MonteCarlo({ evaluator: evaluateRace(new Race()), tree, budget: budget(20_000) });
    const { decisions, score } = search.run((finding) => scores.push(finding.score));
    expect(decisions[0]).toBe(5);
    expect(scores.length).toBeGreaterThan(4);
    expect(score).toBeGreaterThan(0);
  });

  test('stays within its memory', () => {
    const memory = makeTableMemory(2 ** 12, false);
    const tree = new Tree(memory);
    expect(tree.capacity * 29).toBeLessThanOrEqual(memory.byteLength);
    const spent = budget(50_000);
    const search = new MonteCarlo({ evaluator: evaluateRace(new Race()), tree, budget: spent });
    const { decisions } = search.run(() => undefined);
    expect(tree.length).toBeLessThanOrEqual(tree.capacity);
    expect(tree.reserve(tree.capacity)).toBe(NO_CHILDREN);
    expect(decisions.length).toBeGreaterThan(0);
    // A full tree has nothing more to find out.
    expect(tree.isFull).toBe(true);
    expect(spent.nodes).toBeLessThan(5000);
  });
});

// Games that say that a tree plays them better.
const games: GameId[] = [];
for (const { id } of GAMES) if ((await loadEvaluation(id)).treeEvaluator !== undefined) games.push(id);

describe.each(games)('%s as the tree plays it', (game) => {
  const choose = async (nodes: number, seed: number): Promise<Analysis | null> => {
    const match = await randomMatch(game, undefined, 3 + (seed % 9), seed);
    return match && (await openEngine(game)).analyse(match, { limits: { nodes }, hurries: true });
  };

  test('is the same every time for the same nodes, and keeps to them', async () => {
    const [first, second] = [await choose(4000, 3), await choose(4000, 3)];
    expect({ ...first, ms: 0 }).toEqual({ ...second, ms: 0 });
    // A walk down the tree is finished.
    expect(first?.nodes).toBeLessThanOrEqual(4000);
  });

  test('has a legal turn however little it may do', async () => {
    for (const nodes of [0, 1, 10, 100]) {
      const match = await randomMatch(game, undefined, 5, nodes + 1);
      const move =
        match && (await openEngine(game)).analyse(match, { limits: { nodes }, hurries: true }).lines[0].moves[0];
      expect(match !== null && move !== undefined && move !== null && match.position.isLegal(move)).toBe(true);
    }
  });

  test('obeys a stop', async () => {
    const match = await randomMatch(game, undefined, 4, 2);
    if (match === null) throw new Error('over');
    const stop = new StopFlag();
    const analysis = (await openEngine(game)).analyse(match, { stop, hurries: true, onProgress: () => stop.raise() });
    expect(analysis.nodes).toBeLessThan(100_000);
  });

  test('takes a win in one', async () => {
    const engine = await openEngine(game);
    const player = await openMax(game);
    let seen = 0;
    for (let seed = 1; seed <= 200 && seen < 4; seed++) {
      const match = await randomMatch(game, undefined, 20 + (seed % 30), seed);
      if (match === null || engine.findWinInOne(match) === null) continue;
      seen++;
      const { move } = await player.choose(match, { nodes: 3000 }, new SeededRandom(1), NEVER_STOP);
      const after = match.position.clone();
      after.apply(move);
      expect(after.outcome()?.winner).toBe(match.position.turn);
    }
    expect(seen).toBe(4);
  });
});
