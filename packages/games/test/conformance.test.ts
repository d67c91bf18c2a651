import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { type ConformanceOptions, inspectTexts } from '../src/testing/index.ts';
import { findingsOf, VARIANTS } from './conformance.ts';

// Every registered game is examined with no code of its own.

// With many more positions: conformance.full.test.ts.
const USUAL: ConformanceOptions = { seed: 2026, matches: 100, fewest: 15, closely: 10, enough: 60, records: 5 };
/** For games with thousands of moves in a position. */
const WIDE: ConformanceOptions = { seed: 2026, matches: 6, fewest: 2, closely: 3, enough: 40, records: 1 };

test.each(VARIANTS)('$id $variant keeps the contract', async (variant) => {
  expect(await findingsOf(variant, USUAL, WIDE)).toEqual([]);
});

describe('texts', () => {
  test.each(GAMES)('of $id are complete in all languages', async ({ id }) => {
    expect(await inspectTexts(id)).toEqual([]);
  });
});
