import { otherSide, positionOf, type Position, type Side, type PlayingStyle } from '../../contract/index.ts';
import { NORTH, PITS_EACH } from '../layout.ts';
import { OwarePosition } from '../rules.ts';

/** For each pit of the enemy with one or two seeds, which the next seed makes two or three. */
const TARGET = 22;
/** For each seed in the own row, and for each own pit that can be captured. */
const HOARDED = 3;
const LOOSE = 18;
/** For each seed in a store, whose it is. */
const STORED = 15;

const MOST_LOOSE = 2;

/** The number of seeds in a side's row. */
function seedsOf(position: Position, side: Side): number {
  const oware = positionOf(OwarePosition, position);
  const first = side === 1 ? 0 : NORTH;
  let count = 0;
  for (let pit = first; pit < first + PITS_EACH; pit++) count += oware.seeds(pit);
  return count;
}

/** The number of a side's pits with one or two seeds. */
function looseIn(position: Position, side: Side): number {
  const oware = positionOf(OwarePosition, position);
  const first = side === 1 ? 0 : NORTH;
  let count = 0;
  for (let pit = first; pit < first + PITS_EACH; pit++) {
    const seeds = oware.seeds(pit);
    if (seeds > 0 && seeds <= MOST_LOOSE) count++;
  }
  return count;
}

function stored(position: Position): number {
  const oware = positionOf(OwarePosition, position);
  return oware.store(1) + oware.store(2);
}

export const styles: readonly PlayingStyle[] = [
  {
    id: 'attack',
    taste: (position, side) => TARGET * looseIn(position, otherSide(side)),
    trait: {
      name: 'enemy pits with one or two seeds',
      count: (_before, after, side) => looseIn(after, otherSide(side)),
    },
  },
  {
    id: 'defend',
    taste: (position, side) => HOARDED * seedsOf(position, side) - LOOSE * looseIn(position, side),
    trait: { name: 'own pits with one or two seeds', count: (_before, after, side) => looseIn(after, side) },
  },
  {
    id: 'trade',
    taste: (position) => STORED * stored(position),
    trait: { name: 'seeds in the stores', count: (_before, after) => stored(after) },
  },
];
