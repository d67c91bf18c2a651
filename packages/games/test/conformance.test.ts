import { describe, expect, test } from 'vitest';
import { GAMES, loadRules } from '../src/index.ts';
import { type ConformanceOptions, inspectRules, inspectTexts } from '../src/testing/index.ts';

// Every registered game is examined with no code of its own.

const USUAL: ConformanceOptions = { seed: 2026, matches: 1500, fewest: 200, closely: 40, enough: 1000, records: 15 };
/** For games with thousands of moves in a position. */
const WIDE: ConformanceOptions = { seed: 2026, matches: 120, fewest: 40, closely: 25, enough: 1000, records: 4 };
const WIDE_FROM = 1000;

const variants = GAMES.flatMap(({ id, variants: list }) => list.map((variant) => ({ id, variant: variant.id })));

test.each(variants)('$id $variant keeps the contract', { timeout: 180_000 }, async ({ id, variant }) => {
  const rules = await loadRules(id, variant);
  const options = rules.start().countMoves() > WIDE_FROM ? WIDE : USUAL;
  expect(await inspectRules(rules, options)).toEqual([]);
});

describe('texts', () => {
  test.each(GAMES)('of $id are complete in all languages', async ({ id }) => {
    expect(await inspectTexts(id)).toEqual([]);
  });
});
