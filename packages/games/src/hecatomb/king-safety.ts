// Hot: a search asks at every node which moves leave the king safe. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import type { MoveList } from '../contract/index.ts';
import { Attack } from './attack.ts';
import * as cellsModule from './cells.ts';
import { LineAttacks } from './line-attacks.ts';
import * as sightModule from './line-attacks.ts';
import * as movesModule from './moves.ts';
import type { Board } from './rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { highBit, isIn, lowBit } = cellsModule;
const { fromOf, toOf } = movesModule;
const { firstCell, nearHigh, nearLow, wayHigh, wayLow, wayTo } = sightModule;

/**
 * [8] Which moves of the side to move leave its king safe. An attacked king steps away, or one queen takes or blocks the only
 * attacker; a queen that covers its king stays on that line.
 */
export class KingSafety {
  private readonly attack = new Attack();
  private readonly danger = new LineAttacks();
  private readonly reached = new LineAttacks();
  /** How many attack the king. */
  attackers = 0;
  /** Where queens may go: the line to the only attacker, or anywhere when there is none. */
  private goalsLow = 0;
  private goalsHigh = 0;
  /** Where the king may step. */
  private stepsLow = 0;
  private stepsHigh = 0;

  look(board: Board): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = board;
    const { attack, danger } = this;
    attack.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
    attack.lookForPins();
    const low = attack.takersLow;
    const high = attack.takersHigh;
    this.attackers = popCount(low) + popCount(high);
    this.goalsLow = this.attackers === 0 ? ~mineLow : 0;
    this.goalsHigh = this.attackers === 0 ? ~mineHigh : 0;
    if (this.attackers === 1) {
      const way = wayTo(myKing, firstCell(low, high));
      this.goalsLow = attack.view.low & wayLow(myKing, way);
      this.goalsHigh = attack.view.high & wayHigh(myKing, way);
    }
    // The king does not hide from a queen behind the cell that it leaves.
    const emptyLow = attack.emptyLow | lowBit(myKing);
    const emptyHigh = attack.emptyHigh | highBit(myKing);
    danger.lookFromQueens(attack.queensLow, attack.queensHigh, emptyLow, emptyHigh);
    this.stepsLow = nearLow(myKing) & ~mineLow & ~danger.low & ~nearLow(theirKing);
    this.stepsHigh = nearHigh(myKing) & ~mineHigh & ~danger.high & ~nearHigh(theirKing);
  }

  /** How many steps the king may not make, though it could. */
  get barredSteps(): number {
    const { king, defenceLow, defenceHigh } = this.attack;
    return (
      popCount(nearLow(king) & ~defenceLow & ~this.stepsLow) + popCount(nearHigh(king) & ~defenceHigh & ~this.stepsHigh)
    );
  }

  /** Whether every move of a queen is safe. */
  get leavesQueensFree(): boolean {
    return this.attackers === 0 && (this.attack.pinnedLow | this.attack.pinnedHigh) === 0;
  }

  hasMove(): boolean {
    const { attack, reached, attackers } = this;
    if ((this.stepsLow | this.stepsHigh) !== 0) return true;
    // A pinned queen can take the one that pins it.
    if (attackers === 0 && (attack.pinnedLow | attack.pinnedHigh) !== 0) return true;
    if (attackers > 1) return false;
    const low = attack.defenceLow & ~lowBit(attack.king) & ~attack.pinnedLow;
    const high = attack.defenceHigh & ~highBit(attack.king) & ~attack.pinnedHigh;
    // When nothing attacks, a single step is enough.
    if (attackers === 0) reached.lookFromQueens(low, high, 0, 0);
    else reached.lookFromQueens(low, high, attack.emptyLow, attack.emptyHigh);
    return ((reached.low & this.goalsLow) | (reached.high & this.goalsHigh)) !== 0;
  }

  /** Leaves out of a list of possible moves those that do not leave the king safe. */
  keepSafe(moves: MoveList): void {
    const { packed, length } = moves;
    const { king, pinnedLow, pinnedHigh } = this.attack;
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const move = packed[index]!;
      const from = fromOf(move);
      const to = toOf(move);
      if (from === king) {
        if (!isIn(this.stepsLow, this.stepsHigh, to)) continue;
      } else {
        if (!isIn(this.goalsLow, this.goalsHigh, to)) continue;
        if (isIn(pinnedLow, pinnedHigh, from) && wayTo(king, from) !== wayTo(king, to)) continue;
      }
      packed[kept++] = move;
    }
    moves.length = kept;
  }
}
