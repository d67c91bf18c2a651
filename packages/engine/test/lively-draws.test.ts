import { NEVER_STOP, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { openEngine, openMax } from '../src/index.ts';
import { openSolver } from '../src/solve/index.ts';
import { randomMatch } from './matches.ts';

// Where the end shows a draw, all moves that draw are worth the same, and some are harder to answer.

const PLIES = 2;
const MATCHES = 12;
/** Rounds, the one that is asked first at the front. */
const SHALLOW = [3, 2, 1];

test('where the end is a draw, the move is played that looks best to a shallow search and draws', async () => {
  const shallow = await openEngine('hecatomb', { tableBytes: 2 ** 20 });
  const solver = await openSolver('hecatomb');
  let seen = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const match = await randomMatch('hecatomb', 'ten-turns', PLIES, seed);
    const proof = match === null ? null : solver.solve(match);
    if (match === null || proof?.result !== 'draw' || !proof.areAllBest) continue;
    seen++;
    const liked = SHALLOW.flatMap((depth) => {
      shallow.forget();
      return shallow.analyse(match, { limits: { depth } }).lines[0].moves.slice(0, 1);
    });
    const max = await openMax('hecatomb', { tableBytes: 2 ** 22 });
    const { move, end } = await max.choose(match, { nodes: 400_000 }, new SeededRandom(seed), NEVER_STOP);
    expect(end?.result).toBe('draw');
    expect(proof.best).toContain(move);
    expect(move).toBe(liked.find((one) => proof.best.includes(one)) ?? move);
  }
  expect(seen).toBeGreaterThan(MATCHES / 3);
});
