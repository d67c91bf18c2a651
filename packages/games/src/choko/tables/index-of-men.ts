// Hot: every look-up in a table goes through here.
import * as boardModule from '../board.ts';
import * as orbitsModule from './orbits.ts';
import * as ranksModule from './ranks.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CELLS } = boardModule;
const { orbitIn, orbitsOf, symmetryIn, SYMMETRIES, turned } = orbitsModule;
const { listSets, rankOf, spread, squeeze, SQUEEZE_STAGES } = ranksModule;

/**
 * Numbers the positions with so many men of the side to move and so many of the other, symmetric ones alike. The side with
 * more men is the anchor: its men are turned into the representative of their orbit, which gives the first part of the
 * number; the others, turned likewise, are ranked among the sets of the cells that are left. Where several symmetries lead
 * to the representative, the one that gives the smallest rank counts, so that every position has exactly one number; the
 * numbers of the other ranks belong to no position: *holes*, few because many men are seldom symmetric.
 */
export class MenIndex {
  readonly own: number;
  readonly enemy: number;
  /** Numbers run from 0 to below this. */
  readonly size: number;
  /** What `place` found. */
  ownMen = 0;
  enemyMen = 0;
  /** Whether the men of the side to move are the anchor. */
  readonly anchorIsOwn: boolean;
  private readonly orbits: orbitsModule.Orbits;
  private readonly representatives: Int32Array;
  private readonly stabilisers: Uint8Array;
  /** The sets of the cells that the anchor leaves, by rank. */
  private readonly sets: Int32Array;
  private readonly setCount: number;
  private readonly stages: Int32Array;
  // What `turnTo` found.
  private symmetry = 0;
  private stabiliser = 0;
  private stagesFrom = 0;
  private start = 0;

  constructor(own: number, enemy: number) {
    this.own = own;
    this.enemy = enemy;
    this.anchorIsOwn = own >= enemy;
    const [more, fewer] = this.anchorIsOwn ? [own, enemy] : [enemy, own];
    this.orbits = orbitsOf(more);
    this.representatives = this.orbits.representatives;
    this.stabilisers = this.orbits.stabilisers;
    this.stages = this.orbits.stages;
    this.sets = listSets(CELLS - more, fewer);
    this.setCount = this.sets.length;
    this.size = this.orbits.count * this.setCount;
  }

  /** The number of a position with these men. */
  indexOf(ownMen: number, enemyMen: number): number {
    if (this.anchorIsOwn) {
      this.turnTo(ownMen);
      return this.indexWith(enemyMen);
    }
    this.turnTo(enemyMen);
    return this.indexWith(ownMen);
  }

  /** Prepares `indexWith` for an anchor. */
  turnTo(anchor: number): void {
    const found = this.orbits.find(anchor);
    const orbit = orbitIn(found);
    this.symmetry = symmetryIn(found);
    this.stabiliser = this.stabilisers[orbit]!;
    this.stagesFrom = SQUEEZE_STAGES * orbit;
    this.start = orbit * this.setCount;
  }

  /** The number of the position with the anchor that `turnTo` was given and these other men. */
  indexWith(others: number): number {
    let set = turned(others, this.symmetry);
    if (this.stabiliser !== 1) set = smallestImage(set, this.stabiliser);
    return this.start + rankOf(squeeze(set, this.stages, this.stagesFrom));
  }

  /** Puts the men of a position where `ownMen` and `enemyMen` tell them. */
  place(index: number): void {
    const orbit = Math.floor(index / this.setCount);
    const anchor = this.representatives[orbit]!;
    const others = spread(this.sets[index - orbit * this.setCount]!, anchor);
    this.ownMen = this.anchorIsOwn ? anchor : others;
    this.enemyMen = this.anchorIsOwn ? others : anchor;
  }

  /** Whether no position has this number. */
  isHole(index: number): boolean {
    const orbit = Math.floor(index / this.setCount);
    const stabiliser = this.stabilisers[orbit]!;
    if (stabiliser === 1) return false;
    const others = spread(this.sets[index - orbit * this.setCount]!, this.representatives[orbit]!);
    return smallestImage(others, stabiliser) !== others;
  }
}

/**
 * The smallest mask that a set can be turned into by the symmetries of a stabiliser. Squeezing out cells that these leave
 * as they are keeps the order of masks, so its rank is the smallest too.
 */
function smallestImage(cells: number, stabiliser: number): number {
  let smallest = cells;
  for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
    if (((stabiliser >>> symmetry) & 1) === 0) continue;
    const image = turned(cells, symmetry);
    if (image < smallest) smallest = image;
  }
  return smallest;
}
