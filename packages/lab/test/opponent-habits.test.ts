import {
  GAME_IDS,
  loadMoveViewer,
  loadRules,
  loadViewer,
  Match,
  type OpponentTrait,
  SeededRandom,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import {
  differencesOf,
  estimate,
  seeMoves,
  type SeenMove,
  type TraitEstimate,
  traitsOf,
} from '../src/opponents/habits.ts';

const QUIET: SeenMove = {
  side: 1,
  captured: 0,
  from: 'a1',
  to: 'b1',
  forward: 1,
  distance: 1,
  centrality: 0,
  isCorner: false,
  isContact: false,
  hoard: null,
  bulk: 1,
};

test('traits are counted over the own moves after the opening', () => {
  const moves: readonly SeenMove[] = [
    { ...QUIET, captured: 9 },
    QUIET,
    { ...QUIET, side: 2, captured: 1 },
    { ...QUIET, from: 'b1', to: 'c1', captured: 2, forward: -1 },
    { ...QUIET, side: 2 },
    { ...QUIET, from: null, to: 'e5', isCorner: true },
  ];
  const traits = traitsOf(moves, 1, 1);
  expect(traits.get('captures')).toBeCloseTo(1 / 3);
  expect(traits.get('first-capture')).toBe(1);
  expect(traits.get('capture-size')).toBe(2);
  expect(traits.get('losses')).toBe(1 / 2);
  expect(traits.get('repeats')).toBe(1 / 2);
  expect(traits.get('retreats')).toBe(1 / 2);
  expect(traits.get('placements')).toBeCloseTo(1 / 3);
  expect(traits.get('corners')).toBeCloseTo(1 / 3);
  expect(traits.has('hoards')).toBe(false);
  expect(traits.get('length')).toBe(moves.length);
});

/** As of fifty observations. */
const around = (mean: number): TraitEstimate => ({ mean, variance: 0.01 / 50 });

test('an estimate is a mean, and its variance shrinks with the number of observations', () => {
  expect(estimate([1, 3])).toEqual({ mean: 2, variance: 1 });
  expect(estimate([1, 3, 1, 3])?.variance).toBeCloseTo(1 / 3);
  expect(estimate([1])).toBeNull();
});

test('only clear differences are stated, and first what one player alone does most', () => {
  const players = [0.3, 0.3, 0.31, 0.6, 0.5].map(
    (mean) =>
      new Map<OpponentTrait, TraitEstimate>([
        ['captures', around(mean)],
        ['length', around(40)],
      ]),
  );
  const habits = differencesOf(players).map((all) => all.map(({ habit, isExtreme }) => [habit, isExtreme]));
  expect(habits[0]).toEqual([['less-captures', false]]);
  expect(habits[3]).toEqual([['more-captures', true]]);
  expect(habits[4]).toEqual([['more-captures', false]]);
});

test.each(GAME_IDS)('the moves of a match of %s are seen as they are', async (game) => {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(7);
  while (match.outcome === null && match.moves.length < 60) match.play(match.position.randomMove(random));
  const seen = seeMoves(match, { viewer: await loadViewer(game), moveViewer: await loadMoveViewer(game) });
  expect(seen.map(({ side }) => side)).toEqual(match.moves.map((_, ply) => match.positionAt(ply).turn));
  for (const { captured, centrality, distance } of seen) {
    expect(captured).toBeGreaterThanOrEqual(0);
    expect(centrality).toBeGreaterThanOrEqual(0);
    expect(centrality).toBeLessThanOrEqual(1);
    expect(distance).toBeGreaterThanOrEqual(0);
  }
});
