import { NEVER_STOP } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import {
  Budget,
  deepen,
  makeTableMemory,
  Ordering,
  Path,
  type Round,
  TranspositionTable,
} from '../src/search/index.ts';
import { judgeRace, Race } from './race.ts';

function search(hasIdle: boolean): { readonly round: Round; readonly nodes: number; readonly skips: number } {
  const evaluator = judgeRace(new Race(), hasIdle);
  const path = new Path();
  path.push(evaluator.searchState.keyLow, evaluator.searchState.keyHigh);
  path.setRoot();
  const budget = new Budget({ nodes: Infinity, hardMs: Infinity, stop: NEVER_STOP, now: () => 0 });
  const round = deepen({
    equipment: {
      evaluator,
      path,
      table: new TranspositionTable(makeTableMemory(2 ** 20, false)),
      ordering: new Ordering(),
      busy: null,
      blindness: null,
      contempt: 0,
    },
    budget,
    allotment: { softMs: Infinity, hardMs: Infinity },
    depth: 7,
    lines: 1,
    hurries: false,
    onRound: () => undefined,
  });
  return { round, nodes: budget.nodes, skips: evaluator.skips.count };
}

test('skipping a turn saves nodes where a game says it is sound, and changes nothing else', () => {
  const without = search(false);
  const withSkips = search(true);
  expect(without.skips).toBe(0);
  expect(withSkips.skips).toBeGreaterThan(0);
  expect(withSkips.nodes).toBeLessThan(without.nodes);
  const [expected] = without.round.variations;
  const [found] = withSkips.round.variations;
  expect(found?.score).toBe(expected?.score);
  // The longest step is best, and the search knows it.
  expect(found?.decisions[0]).toBe(5);
});
