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

/** A list for counting moves or drawing one at random. */
const SCRATCH = new MoveList();

/** [8] A position of `check`: no move leaves the own king en prise, so no king is ever taken. */
export class CheckPosition extends HecatombPosition {
  private readonly kingSafety = new KingSafety();
  /** Whether `kingSafety` is up to date with the board. */
  private hasLooked = false;

  constructor() {
    super(true);
  }

  /** Whether the king of the side to move is attacked. */
  get isInCheck(): boolean {
    return this.safety.attackers > 0;
  }

  /** Whether the side to move could take the other king, which never happens in a match. */
  couldTakeKing(): boolean {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.board;
    return attackersOf(theirKing, myKing, mineLow, mineHigh, theirsLow, theirsHigh).length > 0;
  }

  override isOver(): boolean {
    return this.left === 0 || !this.safety.hasMove();
  }

  /** [8] has priority over [6]: a side mated by the hundredth quiet ply has lost. */
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

  /** The attackers of the king after a move, which is made on the sets of the board; null for an impossible move. */
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
  /** The number of attackers of the king. */
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
    // The king's old cell does not block the line of an attacking queen.
    const emptyLow = attack.emptyLow | lowBit(myKing);
    const emptyHigh = attack.emptyHigh | highBit(myKing);
    danger.lookFromQueens(attack.queensLow, attack.queensHigh, emptyLow, emptyHigh);
    this.stepsLow = nearLow(myKing) & ~mineLow & ~danger.low & ~nearLow(theirKing);
    this.stepsHigh = nearHigh(myKing) & ~mineHigh & ~danger.high & ~nearHigh(theirKing);
  }

  /** The number of king steps that are possible but not safe. */
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
    // Without an attacker one safe step is enough.
    if (attackers === 0) reached.lookFromQueens(low, high, 0, 0);
    else reached.lookFromQueens(low, high, attack.emptyLow, attack.emptyHigh);
    return ((reached.low & this.goalsLow) | (reached.high & this.goalsHigh)) !== 0;
  }

  /** Removes the moves that do not leave the king safe from a list of possible moves. */
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
