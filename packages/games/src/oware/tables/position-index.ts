// Hot: every look-up in a table goes through here.
import { type Locator, positionOf, type Position } from '../../contract/index.ts';
import * as layoutModule from '../layout.ts';
import { OwarePosition, type OwareVariant } from '../rules.ts';
import * as rowsModule from './row-ranks.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { NORTH, PITS_EACH, SEEDS } = layoutModule;
const { rankOfRow, rowsWith } = rowsModule;

/**
 * The class of n seeds holds every distribution of n seeds over the twelve pits, seen by the side to move. Positions are
 * ordered by the seeds in the own row, then by the rank of the own row, then by that of the enemy's. The effect of a sowing
 * on one row does not depend on the other row, so the solver works with tables of rows.
 */
export class Places {
  readonly seeds: number;
  readonly size: number;
  /** By seeds in the own row: the index of the first such position. */
  readonly firsts: Int32Array;

  constructor(seeds: number) {
    this.seeds = seeds;
    this.firsts = new Int32Array(seeds + 1);
    let size = 0;
    for (let ownSeeds = 0; ownSeeds <= seeds; ownSeeds++) {
      this.firsts[ownSeeds] = size;
      size += rowsWith(ownSeeds) * rowsWith(seeds - ownSeeds);
    }
    this.size = size;
  }
}

const made: (Places | undefined)[] = [];

export function placesOf(seeds: number): Places {
  return (made[seeds] ??= new Places(seeds));
}

/** Finds positions with up to a number of seeds. The class of n seeds has the number n − 1. */
export class OwareLocator implements Locator {
  classNumber = -1;
  index = 0;
  private readonly largest: number;
  private readonly ownRow = new Uint8Array(PITS_EACH);
  private readonly enemyRow = new Uint8Array(PITS_EACH);

  constructor(largest: number) {
    this.largest = largest;
  }

  locate(position: Position): boolean {
    const oware = positionOf(OwarePosition, position);
    const seeds = SEEDS - oware.store(1) - oware.store(2);
    if (seeds === 0 || seeds > this.largest) return false;
    const { ownRow, enemyRow } = this;
    const first = oware.turn === 1 ? 0 : NORTH;
    let ownSeeds = 0;
    for (let pit = 0; pit < PITS_EACH; pit++) {
      const here = oware.seeds(first + pit);
      ownSeeds += here;
      ownRow[pit] = here;
      enemyRow[pit] = oware.seeds(NORTH - first + pit);
    }
    const enemySeeds = seeds - ownSeeds;
    const row = rankOfRow(ownRow, ownSeeds) * rowsWith(enemySeeds);
    this.index = placesOf(seeds).firsts[ownSeeds]! + row + rankOfRow(enemyRow, enemySeeds);
    this.classNumber = seeds - 1;
    return true;
  }
}

/** The position at an index, south to move; seeds that are not on the board are divided evenly between the stores. */
export function positionAt(variant: OwareVariant, seeds: number, index: number): OwarePosition {
  const { firsts } = placesOf(seeds);
  const ownSeeds = firsts.findLastIndex((first) => first <= index);
  const inClass = index - firsts[ownSeeds]!;
  const enemyRows = rowsWith(seeds - ownSeeds);
  const rows = [new Uint8Array(PITS_EACH), new Uint8Array(PITS_EACH)] as const;
  rowsModule.unrankRow(Math.floor(inClass / enemyRows), ownSeeds, rows[0]);
  rowsModule.unrankRow(inClass % enemyRows, seeds - ownSeeds, rows[1]);
  const southStore = Math.floor((SEEDS - seeds) / 2);
  return OwarePosition.fromSetup({
    variant,
    rows: [Array.from(rows[0]), Array.from(rows[1])],
    stores: [southStore, SEEDS - seeds - southStore],
    turn: 1,
    clock: 0,
  });
}
