// Hot: building a table lists the moves of every position, forwards and backwards.
import * as bitsModule from '../../board/bits.ts';
import * as boardModule from '../board.ts';
import { MenIndex } from './position-index.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit } = bitsModule;
const { canMove, DELTAS, DIRECTIONS, jumpsTo, stepsTo } = boardModule;

/** In a list of captures: the enemy has no man left. */
export const WON = -1;

/** At most 12 men with four directions each. */
export const MOST_STEPS = 48;

/**
 * The positions with given numbers of men on both sides, which steps do not change. Positions where the side with `more`
 * men is to move come first. When both sides have the same number, there is only one kind.
 */
export class MenPair {
  readonly more: number;
  readonly fewer: number;
  readonly size: number;
  private readonly first: MenIndex;
  private readonly second: MenIndex;
  /** Where the second kind begins; 0 when there is only one. */
  private readonly secondStart: number;

  constructor(more: number, fewer: number) {
    this.more = more;
    this.fewer = fewer;
    this.first = new MenIndex(more, fewer);
    this.second = more === fewer ? this.first : new MenIndex(fewer, more);
    this.secondStart = more === fewer ? 0 : this.first.size;
    this.size = this.secondStart + this.second.size;
  }

  /** The number of a position, given the men of both sides and how many the side to move has. */
  indexOf(ownMen: number, enemyMen: number, own: number): number {
    return own === this.more ? this.first.indexOf(ownMen, enemyMen) : this.secondIndexOf(ownMen, enemyMen);
  }

  private secondIndexOf(ownMen: number, enemyMen: number): number {
    return this.secondStart + this.second.indexOf(ownMen, enemyMen);
  }

  /** Whether the side with fewer men is to move; false when both have the same number. */
  isSecond(index: number): boolean {
    return index >= this.secondStart && this.secondStart !== 0;
  }

  /** Places the men of a position; returns the index that holds them. */
  placed(index: number): MenIndex {
    const isSecond = this.isSecond(index);
    const kind = isSecond ? this.second : this.first;
    kind.place(isSecond ? index - this.secondStart : index);
    return kind;
  }

  isHole(index: number): boolean {
    return this.isSecond(index) ? this.second.isHole(index - this.secondStart) : this.first.isHole(index);
  }

  /** Whether every step, or the forced pass, leads to a win for the enemy in fewer plies. */
  leadsOnlyToWins(index: number, outcomes: Uint8Array, plies: number): boolean {
    const { ownMen, enemyMen } = this.placed(index);
    const isSecond = this.isSecond(index);
    // Afterwards it is the enemy's turn.
    const kind = isSecond ? this.first : this.second;
    const start = isSecond ? 0 : this.secondStart;
    if (kind.anchorIsOwn) kind.turnTo(enemyMen);
    let isStuck = true;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const delta = DELTAS[direction]!;
      for (let targets = stepsTo(ownMen, enemyMen, direction); targets !== 0; targets &= targets - 1) {
        isStuck = false;
        const moved = stepped(ownMen, targets & -targets, delta);
        if (!kind.anchorIsOwn) kind.turnTo(moved);
        if (!isWinWithin(outcomes[start + kind.indexWith(kind.anchorIsOwn ? moved : enemyMen)]!, plies)) return false;
      }
    }
    if (!isStuck || canMove(ownMen, enemyMen)) return true;
    return isWinWithin(outcomes[start + kind.indexOf(enemyMen, ownMen)]!, plies);
  }

  /** Lists the predecessors by steps and passes, possibly with duplicates; returns their number. */
  stepsBack(index: number, into: Int32Array): number {
    const { ownMen, enemyMen } = this.placed(index);
    const isSecond = this.isSecond(index);
    const kind = isSecond ? this.first : this.second;
    const start = isSecond ? 0 : this.secondStart;
    // It was the enemy's turn before. A step goes to an empty neighbouring cell, and so does its reverse.
    return kind.anchorIsOwn
      ? listAroundStepping(kind, start, enemyMen, ownMen, into)
      : listAroundOthers(kind, start, enemyMen, ownMen, into);
  }

  /**
   * Lists the positions after each capture; returns their number. The enemy has two men fewer there; `after` numbers
   * them. When no man is left, the only entry is WON.
   */
  captures(index: number, after: MenPair | null, into: Int32Array): number {
    const { ownMen, enemyMen } = this.placed(index);
    const left = (this.isSecond(index) ? this.more : this.fewer) - 2;
    let count = 0;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const delta = DELTAS[direction]!;
      for (let targets = jumpsTo(ownMen, enemyMen, direction); targets !== 0; targets &= targets - 1) {
        if (after === null) {
          into[0] = WON;
          return 1;
        }
        const to = lowestBit(targets);
        const moved = ownMen ^ (1 << to) ^ (1 << (to - 2 * delta));
        const remaining = enemyMen ^ (1 << (to - delta));
        for (let others = remaining; others !== 0; others &= others - 1) {
          into[count++] = after.indexOf(remaining ^ (others & -others), moved, left);
        }
      }
    }
    return count;
  }
}

/** When the men that do not step are the anchor. */
function listAroundOthers(kind: MenIndex, start: number, stepping: number, others: number, into: Int32Array): number {
  kind.turnTo(others);
  let count = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    for (let targets = stepsTo(stepping, others, direction); targets !== 0; targets &= targets - 1) {
      into[count++] = start + kind.indexWith(stepped(stepping, targets & -targets, delta));
    }
  }
  if (count === 0 && !canMove(stepping, others)) into[count++] = start + kind.indexWith(stepping);
  return count;
}

/** When the men that step are the anchor. */
function listAroundStepping(kind: MenIndex, start: number, stepping: number, others: number, into: Int32Array): number {
  let count = 0;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const delta = DELTAS[direction]!;
    for (let targets = stepsTo(stepping, others, direction); targets !== 0; targets &= targets - 1) {
      kind.turnTo(stepped(stepping, targets & -targets, delta));
      into[count++] = start + kind.indexWith(others);
    }
  }
  if (count > 0 || canMove(stepping, others)) return count;
  kind.turnTo(stepping);
  into[0] = start + kind.indexWith(others);
  return 1;
}

/** The men after one of them has stepped onto the only cell of `target`. */
function stepped(men: number, target: number, delta: number): number {
  return men ^ target ^ (delta > 0 ? target >>> delta : target << -delta);
}

/** Whether an outcome is a win in fewer plies than an even number. */
function isWinWithin(outcome: number, plies: number): boolean {
  return (outcome & 1) === 1 && outcome < plies;
}
