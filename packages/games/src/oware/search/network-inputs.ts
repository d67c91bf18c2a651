// Hot: a search judges positions hundreds of thousands of times a second.
import { type InputReader, type NetworkInputs, positionOf, type Position } from '../../contract/index.ts';
import { MAJORITY, NORTH, PITS_EACH, SEEDS } from '../layout.ts';
import { makePit } from '../notation.ts';
import { OwarePosition } from '../rules.ts';
import { storeOf } from '../view.ts';

// One input for each pit, own pits first: its place, its seeds, and the seeds of the pit in which its sowing ends, which
// tell what it can capture. One for each store.
const PITS_OF_BOTH = 2 * PITS_EACH;
/** Larger numbers of seeds count as the largest. */
const MOST_IN_PIT = 15;
const MOST_AT_END = 4;
const OF_PIT = (MOST_IN_PIT + 1) * (MOST_AT_END + 1);
const FIRST_OF_STORES = PITS_OF_BOTH * OF_PIT;

/** Seeds taken in a phase, but for the last. */
const PHASE_SEEDS = 12;

/** By pit and seeds, as the side to move counts the pits: where the sowing ends. It leaves out its own pit. */
const ENDS = Int8Array.from({ length: PITS_OF_BOTH * (MOST_IN_PIT + 1) }, (_, index) => {
  const pit = Math.floor(index / (MOST_IN_PIT + 1));
  const seeds = index % (MOST_IN_PIT + 1);
  const laps = Math.floor((seeds - 1) / (PITS_OF_BOTH - 1));
  return seeds === 0 ? pit : (pit + seeds + laps) % PITS_OF_BOTH;
});

class OwareInputReader implements InputReader {
  private readonly position: OwarePosition;
  /** The seeds of the pits, own pits first. */
  private readonly seeds = new Int8Array(PITS_OF_BOTH);
  private taken = 0;

  constructor(position: OwarePosition) {
    this.position = position;
  }

  read(into: Int32Array): number {
    const { position, seeds } = this;
    const { turn } = position;
    const mine = turn === 1 ? 0 : NORTH;
    for (let pit = 0; pit < PITS_EACH; pit++) {
      seeds[pit] = position.seeds(mine + pit);
      seeds[PITS_EACH + pit] = position.seeds(NORTH - mine + pit);
    }
    for (let pit = 0; pit < PITS_OF_BOTH; pit++) {
      const here = seeds[pit]! < MOST_IN_PIT ? seeds[pit]! : MOST_IN_PIT;
      const there = seeds[ENDS[pit * (MOST_IN_PIT + 1) + here]!]!;
      const atEnd = here === 0 ? 0 : there < MOST_AT_END ? there : MOST_AT_END;
      into[pit] = pit * OF_PIT + here * (MOST_AT_END + 1) + atEnd;
    }
    const own = position.store(turn);
    const other = position.store(turn === 1 ? 2 : 1);
    this.taken = own + other;
    into[PITS_OF_BOTH] = FIRST_OF_STORES + own;
    into[PITS_OF_BOTH + 1] = FIRST_OF_STORES + MAJORITY + other;
    return PITS_OF_BOTH + 2;
  }

  phase(): number {
    return Math.floor(this.taken / PHASE_SEEDS);
  }

  placeOf(index: number): string {
    const { turn } = this.position;
    const isOwn = index < PITS_OF_BOTH ? index < PITS_EACH : index === PITS_OF_BOTH;
    const side = isOwn === (turn === 1) ? 1 : 2;
    return index < PITS_OF_BOTH ? makePit((side - 1) * NORTH + (index % PITS_EACH)) : storeOf(side);
  }
}

export const inputs: NetworkInputs = {
  // A store that is not yet the majority has 0 to MAJORITY − 1 seeds.
  count: FIRST_OF_STORES + 2 * MAJORITY,
  mostActive: PITS_OF_BOTH + 2,
  phases: SEEDS / PHASE_SEEDS + 1,
  reader: (position: Position) => new OwareInputReader(positionOf(OwarePosition, position)),
};
