import {
  loadEvaluation,
  loadRules,
  Match,
  NEVER_STOP,
  type Random,
  SeededRandom,
  type LevelSettings,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { makeLevel, openEngine, openLevel } from '../src/index.ts';
import { openSolver } from '../src/solver/solver.ts';
import { forcedEnd, matchFrom, randomMatch } from './matches.ts';

const GAME = 'hecatomb';
const VARIANT = 'check';
const rules = await loadRules(GAME, VARIANT);

/** Both kings and a few queens anywhere, where mates and stalemates are near. */
function drawMatch(random: Random): Match {
  for (;;) {
    const cells: string[] = Array.from({ length: 64 }, () => '-');
    const pieces = ['K', 'k', 'Q', ...'QQq'.slice(0, random.below(4)), ...'q'.repeat(random.below(2))];
    for (const piece of pieces) cells[random.below(64)] = piece;
    const rows = Array.from({ length: 8 }, (_, row) => cells.slice(8 * row, 8 * row + 8).join(''));
    const ranks = rows.join('/').replaceAll(/-+/g, (empty) => String(empty.length));
    const clock = random.below(2) === 0 ? 0 : 95 + random.below(5);
    const parsed = rules.parsePosition(`${ranks} ${random.below(2) === 0 ? 'w' : 'b'} - ${clock}`);
    if (parsed.ok && !parsed.value.isOver()) return new Match(rules, parsed.value);
  }
}

describe('mates in check', () => {
  const PLIES = 3;
  const random = new SeededRandom(3);
  const drawn = Array.from({ length: 150 }, () => drawMatch(random));
  const known = drawn.map(({ position }) => forcedEnd(position.clone(), PLIES));
  const textOf = (match: Match): string => rules.makePosition(match.position);

  test('come up among those that were drawn', () => {
    expect(known.filter((end) => end === 1).length).toBeGreaterThan(5);
    expect(known.filter((end) => end === 3).length).toBeGreaterThan(5);
    expect(known.filter((end) => end < 0).length).toBeGreaterThan(2);
  });

  test('are found by a search just where trying everything finds them', async () => {
    const engine = await openEngine(GAME);
    for (const [index, match] of drawn.entries()) {
      engine.forget();
      const [{ end }] = engine.analyse(match, { limits: { depth: PLIES } }).lines;
      const found = end === null || end.result === 'draw' ? 0 : (end.plies ?? 0) * (end.result === 'win' ? 1 : -1);
      expect([textOf(match), Math.abs(found) <= PLIES ? found : 0]).toEqual([textOf(match), known[index]]);
    }
  });

  test('are proved with their length', async () => {
    const solver = await openSolver(GAME);
    for (const [index, match] of drawn.entries()) {
      const { result, plies, isExact } = solver.solve(match, { limits: { nodes: 3000 } });
      const isShort = result !== 'draw' && plies !== null && plies <= PLIES && isExact;
      const found = isShort ? plies * (result === 'win' ? 1 : -1) : 0;
      expect([textOf(match), found]).toEqual([textOf(match), known[index]]);
    }
  });
});

test('a stalemate is avoided by who is ahead', async () => {
  const engine = await openEngine(GAME);
  const match = await matchFrom(GAME, VARIANT, '7k/8/8/8/8/8/5K2/6Q1 w - 0');
  const [{ moves }] = engine.analyse(match, { limits: { depth: 4 } }).lines;
  const [best] = moves;
  if (best === undefined) throw new Error('no move');
  expect(rules.makeMove(match.position, best)).not.toBe('g1g6');
});

test('levels are those of the variant', async () => {
  const evaluation = await loadEvaluation(GAME);
  const own = evaluation.variantLevels?.[VARIANT];
  if (own === undefined) throw new Error('check has no levels of its own');
  const engine = await openEngine(GAME, { tableBytes: 2 ** 18 });
  const match = await randomMatch(GAME, VARIANT, 20, 5);
  if (match === null) throw new Error('over');
  const choices = async (settings: LevelSettings | undefined): Promise<readonly number[]> => {
    if (settings === undefined) throw new Error('no such level');
    const player = makeLevel(engine, settings);
    const seeds = [1, 2, 3, 4, 5, 6];
    return Promise.all(
      seeds.map(async (seed) => (await player.choose(match, {}, new SeededRandom(seed), NEVER_STOP)).move),
    );
  };
  const player = await openLevel(GAME, 4);
  const played = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    played.push((await player.choose(match, {}, new SeededRandom(seed), NEVER_STOP)).move);
  }
  expect(played).toEqual(await choices(own.settings[3]));
  expect(played).not.toEqual(await choices(evaluation.levels.settings[3]));
});
