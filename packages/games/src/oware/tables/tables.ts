import { assert, CLOCK_LIMIT, positionOf, type TableClass, type TableFacet } from '../../contract/index.ts';
import { NORTH, PITS_EACH } from '../layout.ts';
import { OwarePosition, type OwareVariant, VARIANTS } from '../rules.ts';
import { codesOf } from './bounds-codes.ts';
import { OwareKernel, SCRATCH_EACH } from './kernel.ts';
import { rowMovesBytes } from './moves.ts';
import { OwareLocator, placesOf, positionAt } from './position-index.ts';

// Docs/solved.md says why this is right.

/** With more, indices would no longer be small integers. */
const LARGEST = 24;
const MOST_CAPTURED = 3 * PITS_EACH;
const FEWEST_CAPTURED = 2;

function variantOf(variant: string): OwareVariant {
  const found = VARIANTS.find((one) => one === variant);
  assert(found !== undefined, `${variant} is a variant`);
  return found;
}

function classOf(seeds: number): TableClass {
  const needs = Array.from({ length: seeds }, (_, gain) => gain)
    .filter((gain) => gain >= FEWEST_CAPTURED && gain <= MOST_CAPTURED)
    .map((gain) => String(seeds - gain));
  return { id: String(seeds), amount: seeds, size: placesOf(seeds).size, needs: needs.toReversed() };
}

function rowSeeds(position: OwarePosition, first: number): number {
  let seeds = 0;
  for (let pit = 0; pit < PITS_EACH; pit++) seeds += position.seeds(first + pit);
  return seeds;
}

/** The seeds in the own row less those in the enemy's: the margin when each side takes its own row. */
function splitOf(position: OwarePosition): number {
  const first = position.turn === 1 ? 0 : NORTH;
  return rowSeeds(position, first) - rowSeeds(position, NORTH - first);
}

export const tables: TableFacet = {
  unit: 'seeds',
  smallest: 1,
  largest: LARGEST,
  signature: '1',
  distanceTo: 'progress',
  distances: 2,
  longest: CLOCK_LIMIT,
  isEndlessDrawn: false,
  classes: (_variant, upTo) => Array.from({ length: upTo }, (_, index) => classOf(index + 1)),
  dictionary: (_variant, classId) => codesOf(Number(classId)).dictionary,
  locator: (_variant, held = LARGEST) => new OwareLocator(held),
  positionAt: (variant, classId, index) => positionAt(variantOf(variant), Number(classId), index),
  margin: (position) => {
    const oware = positionOf(OwarePosition, position);
    return oware.store(1) - oware.store(2);
  },
  // Only `abapa` ends on the board. The stores do not matter here, so the rules are not asked whether the match is over.
  endValue: (position) => {
    const oware = positionOf(OwarePosition, position);
    return oware.variant === 'report' || oware.hasSowing() ? null : splitOf(oware);
  },
  stopValue: (position) => splitOf(positionOf(OwarePosition, position)),
  pliesLeft: (position) => CLOCK_LIMIT - positionOf(OwarePosition, position).clock,
  scratchBytes: (_variant, classId) => SCRATCH_EACH * placesOf(Number(classId)).size,
  threadBytes: (_variant, classId) => rowMovesBytes(Number(classId)),
  kernel: (job) => new OwareKernel(variantOf(job.variant), Number(job.classId), job),
};
