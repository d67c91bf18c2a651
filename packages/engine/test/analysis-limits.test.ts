import { loadRules, Match, StopFlag } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { openEngine, openLevel } from '../src/index.ts';

/** A clock that advances by a fixed step whenever it is read. */
function ticking(byMs: number): () => number {
  let now = 0;
  return () => (now += byMs);
}

async function begin(): Promise<Match> {
  const rules = await loadRules('choko');
  return new Match(rules, rules.start());
}

test.each([{}, { limits: {} }, { lines: 2 }])('without limits (%o) an analysis takes a second', async (options) => {
  const engine = await openEngine('choko', { now: ticking(10) });
  const { ms, lines } = engine.analyse(await begin(), options);
  expect(ms).toBeGreaterThanOrEqual(1000);
  expect(lines[0].moves.length).toBeGreaterThan(0);
});

test('what can be stopped goes on until it is', async () => {
  const stop = new StopFlag();
  const engine = await openEngine('choko', { now: ticking(10) });
  let deepest = 0;
  const hear = ({ depth, ms }: { readonly depth: number; readonly ms: number }): void => {
    deepest = depth;
    if (ms > 3000) stop.raise();
  };
  expect(engine.analyse(await begin(), { stop, onProgress: hear }).ms).toBeGreaterThan(3000);
  expect(deepest).toBeGreaterThan(0);
});

test('a match that is over cannot be searched, and the exception says so', async () => {
  const rules = await loadRules('choko');
  const over = rules.parsePosition('5/5/5/5/w4 b - 0,0 3');
  if (!over.ok) throw new Error('the position cannot be read');
  const engine = await openEngine('choko');
  expect(() => engine.analyse(new Match(rules, over.value))).toThrow('this match is over: there is nothing to search');
});

test.each([0, 11, 2.5])('there is no level %d, and the exception says which there are', async (level) => {
  await expect(openLevel('choko', level)).rejects.toThrow(`choko has no level ${level}: expected 1 to 10`);
});
