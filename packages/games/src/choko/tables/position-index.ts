// Hot: every look-up in a table goes through here.
import * as boardModule from '../board.ts';
import * as ranksModule from './subset-ranks.ts';
import * as orbitsModule from './symmetries.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { CELLS } = boardModule;
const { orbitIn, orbitsOf, symmetryIn, SYMMETRIES, turned } = orbitsModule;
const { listSets, rankOf, spread, squeeze, SQUEEZE_STAGES } = ranksModule;

/**
 * Numbers the positions with given numbers of men; symmetric positions share a number. The side with more men is the
 * anchor. A symmetry maps its men to the representative of their orbit, which gives the first part of the number. The
 * same symmetry is applied to the other men, whose rank among the subsets of the remaining cells gives the second part.
 * Where several symmetries lead to the representative, the smallest rank counts, so every position has exactly one
 * number. The numbers of the larger ranks are *holes*. There are few, because many men are seldom symmetric.
 */
export class MenIndex {
  readonly own: number;
  readonly enemy: number;
  /** All numbers are below this. */
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

  /** The number of the position with the anchor given to `turnTo` and these other men. */
  indexWith(others: number): number {
    let set = turned(others, this.symmetry);
    if (this.stabiliser !== 1) set = smallestImage(set, this.stabiliser);
    return this.start + rankOf(squeeze(set, this.stages, this.stagesFrom));
  }

  /** Stores the men of a position in `ownMen` and `enemyMen`. */
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
 * The smallest mask to which the symmetries of a stabiliser map a set. These symmetries do not move the cells that are
 * squeezed out, so squeezing keeps the order of masks, and the rank of the result is the smallest too.
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
