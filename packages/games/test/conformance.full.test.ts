import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../src/testing/index.ts';
import { findingsOf, VARIANTS } from './conformance.ts';

const USUAL: ConformanceOptions = { seed: 2026, matches: 1500, fewest: 200, closely: 40, enough: 1000, records: 15 };
const WIDE: ConformanceOptions = { seed: 2026, matches: 120, fewest: 40, closely: 25, enough: 1000, records: 4 };

test.each(VARIANTS)('$id $variant keeps the contract for long', { timeout: 180_000 }, async (variant) => {
  expect(await findingsOf(variant, USUAL, WIDE)).toEqual([]);
});
