// Hot: a search judges positions hundreds of thousands of times a second. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import {
  type Evaluation,
  type Evaluator,
  type MoveList,
  positionOf,
  type Position,
  type Side,
  type Weights,
} from '../../contract/index.ts';
import { Attack } from '../attack-map.ts';
import { CheckPosition } from '../check-rules.ts';
import * as lineAttacksModule from '../line-attacks.ts';
import * as movesModule from '../moves.ts';
import { HecatombPosition, TEN_TURNS } from '../rules.ts';
import { levels as checkLevels } from './levels-check.ts';
import { levels } from './levels.ts';
import { rankMoves } from './ordering.ts';
import { tuned } from './weights.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { packMove } = movesModule;
const { firstCell, nearHigh, nearLow } = lineAttacksModule;

// The features, in the order of `weights.ts`. A lead is the attack of the side to move on the enemy's king less the enemy's
// attack on its own; the attack of a side that can no longer win counts nothing.
/** Whether the enemy's king can be taken now, and whether the own can be taken next. */
const TAKE = 0;
const DANGER = 1;
/** Cells to threaten the king from that a queen can go to. */
const ENTRY_LEAD = 2;
/** Such cells beside the king that no queen guards, so that the king must take or flee. */
const CONTACT_LEAD = 3;
/** Cells beside the attacked king without a piece of its own. */
const GAP_LEAD = 4;
/** Pieces that cannot leave their places without giving the king away. */
const PIN_LEAD = 5;
/** Cells that queens see. */
const REACH_LEAD = 6;
const QUEEN_LEAD = 7;
/** Unguarded queens of the enemy that can be taken, and own queens likewise. */
const PREY = 8;
const LOOSE = 9;
const TURN = 10;
const FEATURES = 11;

/** With more plies left than this, a quick look does not show who cannot win. */
const GLANCE = 4;

class HecatombEvaluator implements Evaluator {
  readonly searchState: HecatombPosition;
  readonly decisions = 1;
  readonly isBounded: boolean;
  private readonly weights: Float64Array;
  private readonly counts = new Float64Array(FEATURES);
  /** The attack of the side to move, and that of the other. */
  protected readonly mine = new Attack();
  private readonly theirs = new Attack();

  constructor(position: HecatombPosition, weights: Weights) {
    this.searchState = position;
    this.isBounded = !position.isEndless && position.left <= TEN_TURNS;
    this.weights = Float64Array.from(Object.values(weights));
  }

  value(): number {
    const { weights, counts } = this;
    this.features(counts);
    let sum = 0;
    for (let index = 0; index < FEATURES; index++) sum += weights[index]! * counts[index]!;
    return Math.round(sum);
  }

  features(into: Float64Array): void {
    const { mine, theirs, searchState } = this;
    const { left } = searchState.board;
    this.lookAtTheirKing();
    this.lookAtMyKing();
    const iCan = searchState.isEndless || left > GLANCE || this.moverCanWin(left);
    const theyCan = searchState.isEndless || left > GLANCE || this.otherCanWin(left);
    into.fill(0);
    if (!iCan && !theyCan) return;
    mine.lookForPins();
    theirs.lookForPins();
    mine.lookAround(theirs.pinnedLow, theirs.pinnedHigh);
    theirs.lookAround(mine.pinnedLow, mine.pinnedHigh);
    if (iCan) this.addAttack(into, mine, theirs, 1);
    if (theyCan) this.addAttack(into, theirs, mine, -1);
    into[TAKE] = Number(iCan && mine.isOn);
    into[DANGER] = Number(theyCan && theirs.isOn);
    into[PREY] = iCan ? countPrey(mine, theirs) : 0;
    into[LOOSE] = theyCan ? countPrey(theirs, mine) : 0;
    into[TURN] = Number(iCan);
  }

  /** [3] Who can take the king has won; otherwise threats come first, and when there is one to answer, answers. */
  rank(moves: MoveList, ranks: Int32Array): void {
    this.lookAtTheirKing();
    this.lookAtMyKing();
    this.theirs.lookAround(0, 0);
    this.theirs.lookForPins();
    rankMoves(moves, ranks, this.mine, this.theirs, this.searchState.isEndless);
  }

  /** Only the taking of the king cannot wait; any one move that does it is enough. */
  noisyMoves(into: MoveList): void {
    const { mine } = this;
    into.clear();
    this.lookAtTheirKing();
    const low = mine.takersLow;
    const high = mine.takersHigh;
    if ((low | high) === 0) return;
    into.reserve(1);
    into.push(packMove(firstCell(low, high), mine.king));
  }

  /** [4] [6] In ten turns the match always ends. */
  pliesLeft(): number {
    return this.searchState.left;
  }

  /**
   * Whether the king is in danger and no queen can simply take or block. Kings are threatened so often that
   * extending every threat would use up all time.
   */
  isThreatened(): boolean {
    if (this.searchState.left < 2) return false;
    this.lookAtMyKing();
    return this.theirs.isOn && this.theirs.mightWinAfter();
  }

  /** [4] What is certain of the last plies of ten turns; it makes proofs of whole games short. */
  canWin(side: Side): boolean {
    const { left, isEndless } = this.searchState;
    if (isEndless || left > GLANCE) return true;
    if (side === this.searchState.turn) {
      this.lookAtTheirKing();
      return this.moverCanWin(left);
    }
    this.lookAtMyKing();
    return this.otherCanWin(left);
  }

  /** A king that cannot be taken now, or in the next turn after this one, can be taken later at the earliest. */
  fewestPlies(side: Side): number {
    if (side === this.searchState.turn) {
      this.lookAtTheirKing();
      return this.mine.isOn ? 1 : this.mine.mightWinInTwo() ? 3 : 5;
    }
    this.lookAtMyKing();
    return this.theirs.mightWinAfter() ? 2 : 4;
  }

  /** [4] Of four plies left the side to move has two. */
  private moverCanWin(left: number): boolean {
    return left <= 2 ? this.mine.isOn : this.mine.mightWinInTwo();
  }

  private otherCanWin(left: number): boolean {
    if (left === GLANCE) return true;
    return left > 1 && this.theirs.mightWinAfter();
  }

  protected lookAtTheirKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.searchState.board;
    this.mine.look(mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing);
  }

  private lookAtMyKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.searchState.board;
    this.theirs.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
  }

  private addAttack(into: Float64Array, attack: Attack, defence: Attack, sign: 1 | -1): void {
    const { reach, king } = attack;
    const low = attack.entriesLow;
    const high = attack.entriesHigh;
    const besideLow = nearLow(king);
    const besideHigh = nearHigh(king);
    const contactsLow = low & besideLow & ~defence.reach.low;
    const contactsHigh = high & besideHigh & ~defence.reach.high;
    const gapsLow = besideLow & ~attack.defenceLow;
    const gapsHigh = besideHigh & ~attack.defenceHigh;
    into[ENTRY_LEAD]! += sign * (popCount(low) + popCount(high));
    into[CONTACT_LEAD]! += sign * (popCount(contactsLow) + popCount(contactsHigh));
    into[GAP_LEAD]! += sign * (popCount(gapsLow) + popCount(gapsHigh));
    into[PIN_LEAD]! += sign * (popCount(attack.pinnedLow) + popCount(attack.pinnedHigh));
    into[REACH_LEAD]! += sign * (popCount(reach.low) + popCount(reach.high));
    into[QUEEN_LEAD]! += sign * (popCount(attack.queensLow) + popCount(attack.queensHigh));
  }
}

/** [8] A king is never taken: what another variant does by taking it is done by a mate, two plies earlier. */
class CheckEvaluator extends HecatombEvaluator {
  /** A mate is seen as soon as it stands. */
  override noisyMoves(into: MoveList): void {
    into.clear();
  }

  /** Only queens give check. */
  override canWin(side: Side): boolean {
    const { mineLow, mineHigh, theirsLow, theirsHigh } = this.searchState.board;
    const isMine = side === this.searchState.turn;
    return popCount(isMine ? mineLow : theirsLow) + popCount(isMine ? mineHigh : theirsHigh) > 1;
  }

  override fewestPlies(side: Side): number {
    if (side !== this.searchState.turn) return 2;
    this.lookAtTheirKing();
    return this.mine.mightWinInTwo() ? 1 : 3;
  }
}

function countPrey(attack: Attack, defence: Attack): number {
  const { reach, king } = attack;
  const low = reach.low & defence.queensLow & ~defence.reach.low & ~nearLow(king);
  const high = reach.high & defence.queensHigh & ~defence.reach.high & ~nearHigh(king);
  return popCount(low) + popCount(high);
}

export const evaluation: Evaluation = {
  tuned,
  levels,
  variantLevels: { check: checkLevels },
  evaluator: (position: Position, weights: Weights) =>
    position instanceof CheckPosition
      ? new CheckEvaluator(position, weights)
      : new HecatombEvaluator(positionOf(HecatombPosition, position), weights),
  networks: {
    inputs: async () => (await import('./network-inputs.ts')).inputs,
    trained: { endless: async () => (await import('./networks/endless.ts')).trained },
  },
};
