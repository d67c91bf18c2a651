import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';
import { type ConformanceOptions, inspectTexts } from '../src/testing/index.ts';
import { findingsOf, VARIANTS } from './conformance.ts';

// Every registered game is examined with no code of its own.

// With four times as many positions: conformance.full.test.ts.
const USUAL: ConformanceOptions = { seed: 2026, matches: 400, fewest: 50, closely: 40, enough: 250, records: 15 };
/** For games with thousands of moves in a position. */
const WIDE: ConformanceOptions = { seed: 2026, matches: 30, fewest: 10, closely: 25, enough: 250, records: 4 };

test.each(VARIANTS)('$id $variant keeps the contract', async (variant) => {
  expect(await findingsOf(variant, USUAL, WIDE)).toEqual([]);
});

describe('texts', () => {
  test.each(GAMES)('of $id are complete in all languages', async ({ id }) => {
    expect(await inspectTexts(id)).toEqual([]);
  });
});
