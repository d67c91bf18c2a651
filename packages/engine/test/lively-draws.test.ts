import { NEVER_STOP, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { openEngine, openMax } from '../src/index.ts';
import { openSolver } from '../src/solver/solver.ts';
import { randomMatch } from './matches.ts';

// Where the end shows a draw, all moves that draw are worth the same, and some are harder to answer.

const PLIES = 2;
const MATCHES = 12;

test('where the end is a draw, the move is played that looks best at first sight, if it draws', async () => {
  const atFirstSight = await openEngine('hecatomb', { tableBytes: 2 ** 20 });
  const solver = await openSolver('hecatomb');
  let seen = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    const match = await randomMatch('hecatomb', 'ten-turns', PLIES, seed);
    const proof = match === null ? null : solver.solve(match);
    if (match === null || proof?.result !== 'draw' || !proof.areAllBest) continue;
    atFirstSight.forget();
    const [liked] = atFirstSight.analyse(match, { limits: { depth: 1 } }).lines[0].moves;
    const max = await openMax('hecatomb', { tableBytes: 2 ** 22 });
    const { move, end } = await max.choose(match, { nodes: 400_000 }, new SeededRandom(seed), NEVER_STOP);
    expect(end?.result).toBe('draw');
    expect(proof.best).toContain(move);
    if (liked === undefined || !proof.best.includes(liked)) continue;
    expect(move).toBe(liked);
    seen++;
  }
  expect(seen).toBeGreaterThan(MATCHES / 4);
});
