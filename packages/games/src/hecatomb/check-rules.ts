// Hot: search lives here. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../board/bits.ts';
import { draw, loss, type Move, MoveList, type Outcome, type Random } from '../contract/index.ts';
import { Attack } from './attack-map.ts';
import * as cellsModule from './cells.ts';
import * as generatorModule from './generator.ts';
import { attackersOf } from './legality.ts';
import { LineAttacks } from './line-attacks.ts';
import * as lineAttacksModule from './line-attacks.ts';
import * as movesModule from './moves.ts';
import { type BoardMasks, HecatombPosition } from './rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { highBit, isIn, lowBit } = cellsModule;
const { reach } = generatorModule;
const { fromOf, toOf } = movesModule;
const { firstCell, nearHigh, nearLow, wayHigh, wayLow, wayTo } = lineAttacksModule;

/** Moves that are only counted or drawn from. */
const SCRATCH = new MoveList();

/** [8] A position of `check`: no move leaves the own king where it could be taken, so that no king ever is. */
export class CheckPosition extends HecatombPosition {
  private readonly kingSafety = new KingSafety();
  /** Whether `kingSafety` has seen the board as it is now. */
  private hasLooked = false;

  constructor() {
    super(true);
  }

  /** Whether the king of the side to move is attacked. */
  get isInCheck(): boolean {
    return this.safety.attackers > 0;
  }

  /** Whether the side to move could take the other king: no position of a match is like that. */
  couldTakeKing(): boolean {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.board;
    return attackersOf(theirKing, myKing, mineLow, mineHigh, theirsLow, theirsHigh).length > 0;
  }

  override isOver(): boolean {
    return this.left === 0 || !this.safety.hasMove();
  }

  /** [8] goes before [6]: who is mated by the hundredth quiet ply has lost. */
  override outcome(): Outcome | null {
    const { safety } = this;
    if (!safety.hasMove()) return safety.attackers > 0 ? loss(this.turn, 'checkmate') : draw('stalemate');
    return this.left === 0 ? draw('no-progress') : null;
  }

  override legalMoves(into: MoveList): void {
    super.legalMoves(into);
    if (into.length > 0) this.safety.keepSafe(into);
  }

  override countMoves(): number {
    if (this.isOver()) return 0;
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh } = this.board;
    const { safety } = this;
    if (safety.leavesQueensFree) {
      return reach(myKing, mineLow, mineHigh, theirsLow, theirsHigh) - safety.barredSteps;
    }
    this.legalMoves(SCRATCH);
    return SCRATCH.length;
  }

  override isLegal(move: Move): boolean {
    return this.attackersAfter(move)?.length === 0;
  }

  /** Plays a move on the sets of the board: from where could the king be taken then? Null for what is not possible anyway. */
  attackersAfter(move: Move): readonly number[] | null {
    if (!super.isLegal(move)) return null;
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.board;
    const from = fromOf(move);
    const to = toOf(move);
    const low = (mineLow & ~lowBit(from)) | lowBit(to);
    const high = (mineHigh & ~highBit(from)) | highBit(to);
    const king = from === myKing ? to : myKing;
    return attackersOf(king, theirKing, theirsLow & ~lowBit(to), theirsHigh & ~highBit(to), low, high);
  }

  override randomMove(random: Random): Move {
    this.legalMoves(SCRATCH);
    return SCRATCH.at(random.below(SCRATCH.length));
  }

  override apply(move: Move): void {
    super.apply(move);
    this.hasLooked = false;
  }

  override undo(): void {
    super.undo();
    this.hasLooked = false;
  }

  protected override blank(): CheckPosition {
    return new CheckPosition();
  }

  private get safety(): KingSafety {
    if (!this.hasLooked) this.kingSafety.look(this.board);
    this.hasLooked = true;
    return this.kingSafety;
  }
}

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

  look(board: BoardMasks): void {
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
