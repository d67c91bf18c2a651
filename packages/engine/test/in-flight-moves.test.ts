import { type GameId, loadEvaluation, type Match, NEVER_STOP } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { Budget } from '../src/search/budget.ts';
import { InFlightMoves, makeInFlightMemory } from '../src/search/in-flight-moves.ts';
import { deepen } from '../src/search/iterative-deepening.ts';
import { Ordering } from '../src/search/ordering.ts';
import { pathOf } from '../src/search/search-path.ts';
import { makeTableMemory, TranspositionTable } from '../src/search/transposition-table.ts';
import { randomMatch } from './matches.ts';

/** How many random plies the positions are from the start. */
const PLIES = [0, 3, 6, 9, 14, 20];

/** Says of every move that another thread is at it: each is put off once, and nothing else is left. */
class AllBusy extends InFlightMoves {
  asked = 0;

  override isBusy(): boolean {
    this.asked++;
    return true;
  }
}

/** Nodes, then score and line of each of the positions. */
async function searchAll(
  game: GameId,
  matches: readonly Match[],
  depth: number,
  busy: InFlightMoves | null,
): Promise<readonly unknown[]> {
  const evaluation = await loadEvaluation(game);
  return matches.map((match) => {
    const evaluator = evaluation.evaluator(match.position.clone(), evaluation.tuned.weights);
    const budget = new Budget({ nodes: Infinity, hardMs: Infinity, stop: NEVER_STOP, now: () => 0 });
    const table = new TranspositionTable(makeTableMemory(2 ** 22, false));
    const { variations } = deepen({
      context: {
        evaluator,
        table,
        path: pathOf(match),
        ordering: new Ordering(),
        busy,
        blindness: null,
        contempt: 0,
      },
      budget,
      allotment: { softMs: Infinity, hardMs: Infinity },
      depth,
      lines: 1,
      hurries: false,
      onRound: () => undefined,
    });
    return [budget.nodes, ...variations];
  });
}

test.each([
  ['choko', undefined, 6],
  ['echek', undefined, 5],
  ['eigenstate', 'standard', 4],
  ['eigenstate', 'full-piece-anytime', 4],
  ['hecatomb', undefined, 4],
  ['hecatomb', 'endless', 5],
  ['hecatomb', 'check', 5],
  ['oware', 'report', 10],
  ['oware', 'abapa', 10],
] as const)('moves that are put off in %s %s keep their order and their depth', async (game, variant, depth) => {
  const drawn = await Promise.all(PLIES.map((plies) => randomMatch(game, variant, plies, plies + 1)));
  const matches = drawn.filter((match) => match !== null);
  const busy = new AllBusy(makeInFlightMemory());
  const alone = await searchAll(game, matches, depth, null);
  expect(await searchAll(game, matches, depth, busy)).toEqual(alone);
  expect(busy.asked).toBeGreaterThan(100);
});
