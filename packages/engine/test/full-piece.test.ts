import { NEVER_STOP, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { openEngine, openLevel, openMax, openSolver } from '../src/index.ts';
import { matchFrom } from './matches.ts';

// Where a full piece wins however many pieces are left, players fill a piece that they can fill, and take one that the enemy would fill.

const GAME = 'eigenstate';
const ANYTIME = 'full-piece-anytime';
const FILL = 'Ac2.3fffff,Be1.010000,Cf1.010000 1d6.000080,2e6.000080,3f6.000080 1 0';
/** Player one fills A next, unless 3 takes it. */
const TAKE = 'Ac2.3fffff,Be1.010000,Cf1.010000 1a6.000080,2e6.000080,3c3.000080 2 0';
const FILLS = /\/A11\/A12$/;

describe('a piece that this turn fills', () => {
  test('is filled by max and by levels', async () => {
    const match = await matchFrom(GAME, ANYTIME, FILL);
    for (const player of [await openMax(GAME), await openLevel(GAME, 1), await openLevel(GAME, 10)]) {
      const { move } = await player.choose(match, { timeMs: 100 }, new SeededRandom(1), NEVER_STOP);
      expect(match.rules.makeMove(match.position, move)).toMatch(FILLS);
      await player.close();
    }
  });

  test('is a proved win in one, with all winning turns', async () => {
    const match = await matchFrom(GAME, ANYTIME, FILL);
    const solution = (await openSolver(GAME)).solve(match, { limits: { plies: 1 } });
    expect(solution).toMatchObject({ result: 'win', plies: 1, isExact: true, areAllBest: true });
    const texts = solution.best.map((move) => match.rules.makeMove(match.position, move));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !FILLS.test(text))).toEqual([]);
  });

  test('wins nothing in `standard`', async () => {
    const match = await matchFrom(GAME, 'standard', FILL);
    const solution = (await openSolver(GAME)).solve(match, { limits: { plies: 1 } });
    expect(solution.result).not.toBe('win');
  });
});

test('a piece that the enemy would fill is taken', async () => {
  const match = await matchFrom(GAME, ANYTIME, TAKE);
  const { lines } = (await openEngine(GAME)).analyse(match, { limits: { nodes: 5000 } });
  const [move] = lines[0].moves;
  expect(move && match.rules.makeMove(match.position, move)).toMatch(/^3-c2\//);
});
