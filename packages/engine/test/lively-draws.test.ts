import { NEVER_STOP, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { openEngine, openMax } from '../src/index.ts';
import { openSolver } from '../src/solve/index.ts';
import { randomMatch } from './matches.ts';

// Where the end shows a draw, all moves that draw are worth the same, and some are harder to answer.

const PLIES = 4;
const WANTED = 12;
const SHALLOW = [3, 2, 1];

test('where the end is a draw, the move is played that looks best to a shallow search and draws', async () => {
  const max = await openMax('hecatomb', { tableBytes: 2 ** 22 });
  const shallow = await openEngine('hecatomb', { tableBytes: 2 ** 20 });
  const solver = await openSolver('hecatomb');
  let lively = 0;
  for (let seed = 1; seed <= WANTED; seed++) {
    const match = await randomMatch('hecatomb', 'ten-turns', PLIES, seed);
    if (match === null) continue;
    const proof = solver.solve(match);
    if (proof.result !== 'draw' || !proof.areAllBest) continue;
    const { move, end } = await max.choose(match, { nodes: 400_000 }, new SeededRandom(seed), NEVER_STOP);
    expect(end?.result).toBe('draw');
    expect(proof.best).toContain(move);
    const liked = SHALLOW.map((depth) => {
      shallow.forget();
      return shallow.analyse(match, { limits: { depth } }).lines[0].moves[0];
    });
    if (liked[0] === move && proof.best.length > 1) lively++;
  }
  expect(lively).toBeGreaterThan(WANTED / 3);
});
