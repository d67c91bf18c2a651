// Hot: a search asks at every node which king can be taken.
import * as bitsModule from '../board/bits.ts';
import * as cellsModule from './cells.ts';
import { LineAttacks } from './line-attacks.ts';
import * as lineAttacksModule from './line-attacks.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { highBit, lowBit } = cellsModule;
const { firstCell, nearHigh, nearLow, wayHigh, wayLow, wayTo } = lineAttacksModule;

const NOT_FILE_A = ~0x01010101;
const NOT_FILE_H = ~0x80808080;

/**
 * The attack of one side on the king of the other. The attacker's queens take the king from any cell that the king sees, so
 * only the cells of `view` matter: an attacker's queen on one of them takes, one that can go there threatens.
 */
export class Attack {
  /** The cells that the attacked king sees in its eight directions, including the first pieces. */
  readonly view = new LineAttacks();
  /** The cells that the attacker's queens see. */
  readonly reach = new LineAttacks();
  /** After `lookForPins`: what the king would see if the first pieces were not there. */
  readonly beyond = new LineAttacks();
  private readonly guards = new LineAttacks();
  /** Queens of the attacker, and where its king is. */
  queensLow = 0;
  queensHigh = 0;
  attackerKing = 0;
  /** All pieces of the defender, and where its king is. */
  defenceLow = 0;
  defenceHigh = 0;
  king = 0;
  private occupiedLow = 0;
  private occupiedHigh = 0;
  /** The pinned pieces: the defender's first pieces on the king's lines with a queen of the attacker right behind them. */
  pinnedLow = 0;
  pinnedHigh = 0;

  /** Copies a board and looks from the king. */
  look(low: number, high: number, attackerKing: number, defenceLow: number, defenceHigh: number, king: number): void {
    this.queensLow = low & ~lowBit(attackerKing);
    this.queensHigh = high & ~highBit(attackerKing);
    this.attackerKing = attackerKing;
    this.defenceLow = defenceLow;
    this.defenceHigh = defenceHigh;
    this.king = king;
    this.occupiedLow = low | defenceLow;
    this.occupiedHigh = high | defenceHigh;
    this.view.lookFrom(king, this.occupiedLow, this.occupiedHigh);
  }

  /** After `look`: also finds where the attacker's queens can go, except pinned ones. */
  lookAround(stayLow: number, stayHigh: number): void {
    const low = this.queensLow & ~stayLow;
    const high = this.queensHigh & ~stayHigh;
    this.reach.lookFromQueens(low, high, ~this.occupiedLow, ~this.occupiedHigh);
  }

  /** After `look`: also finds the pinned pieces. */
  lookForPins(): void {
    const { view, beyond, king } = this;
    let pinnedLow = 0;
    let pinnedHigh = 0;
    beyond.lookFrom(king, this.occupiedLow & ~view.low, this.occupiedHigh & ~view.high);
    let low = beyond.low & ~view.low & this.queensLow;
    let high = beyond.high & ~view.high & this.queensHigh;
    while ((low | high) !== 0) {
      const way = wayTo(king, firstCell(low, high));
      const onWayLow = wayLow(king, way);
      const onWayHigh = wayHigh(king, way);
      pinnedLow |= onWayLow & view.low & this.defenceLow;
      pinnedHigh |= onWayHigh & view.high & this.defenceHigh;
      low &= ~onWayLow;
      high &= ~onWayHigh;
    }
    this.pinnedLow = pinnedLow;
    this.pinnedHigh = pinnedHigh;
  }

  get emptyLow(): number {
    return ~this.occupiedLow;
  }

  get emptyHigh(): number {
    return ~this.occupiedHigh;
  }

  get takersLow(): number {
    return (this.view.low & this.queensLow) | (nearLow(this.king) & lowBit(this.attackerKing));
  }

  get takersHigh(): number {
    return (this.view.high & this.queensHigh) | (nearHigh(this.king) & highBit(this.attackerKing));
  }

  /** Whether the king could be taken by the attacker's next turn as things stand. */
  get isOn(): boolean {
    return (this.takersLow | this.takersHigh) !== 0;
  }

  /** After `lookAround`: the cells that a queen of the attacker can go to and threaten the king from. */
  get entriesLow(): number {
    return this.view.low & this.reach.low & ~this.queensLow;
  }

  get entriesHigh(): number {
    return this.view.high & this.reach.high & ~this.queensHigh;
  }

  /**
   * Whether the attacker might win when it is to move and has this turn and one more. It must take the king now, or threaten
   * it so that no answer helps. It cannot win if an unpinned queen sees each cell to threaten from: that queen takes, and
   * no line opens. If the attacker threatens nothing, the defender needs a harmless turn.
   */
  mightWinInTwo(): boolean {
    if (this.isOn) return true;
    const { view, attackerKing, guards } = this;
    // A king that steps aside may open a line; one that steps up to the other is taken itself.
    if (((view.low & lowBit(attackerKing)) | (view.high & highBit(attackerKing))) !== 0) return true;
    if (this.countIdle() < 2) return true; // one of two may be taken
    this.lookAround(0, 0);
    const low = this.entriesLow;
    const high = this.entriesHigh;
    if ((low | high) === 0) return false;
    this.lookGuards();
    return ((low & ~guards.low) | (high & ~guards.high)) !== 0;
  }

  /**
   * Whether the attacker might win when it has one turn after the defender's. It cannot if the defender has a harmless turn
   * or, when one piece already threatens the king, an unpinned queen that can take or block.
   */
  mightWinAfter(): boolean {
    const low = this.takersLow;
    const high = this.takersHigh;
    if ((low | high) === 0) return this.countIdle() === 0;
    if (popCount(low) + popCount(high) > 1) return true;
    const way = wayTo(this.king, firstCell(low, high));
    const { view, king, guards } = this;
    this.lookGuards();
    const answersLow = wayLow(king, way) & view.low & guards.low;
    const answersHigh = wayHigh(king, way) & view.high & guards.high;
    return (answersLow | answersHigh) === 0;
  }

  /** Finds the cells that the defender's unpinned queens see. */
  private lookGuards(): void {
    this.lookForPins();
    const low = this.defenceLow & ~lowBit(this.king) & ~this.pinnedLow;
    const high = this.defenceHigh & ~highBit(this.king) & ~this.pinnedHigh;
    this.guards.lookFromQueens(low, high, ~this.occupiedLow, ~this.occupiedHigh);
  }

  /** Queens of the defender that can move without opening a line to the king, no matter which piece is behind them. */
  private countIdle(): number {
    const { view } = this;
    const openLow = ~this.defenceLow;
    const openHigh = ~this.defenceHigh;
    const rowsLow = openLow | ((openLow << 1) & NOT_FILE_A) | ((openLow >>> 1) & NOT_FILE_H);
    const rowsHigh = openHigh | ((openHigh << 1) & NOT_FILE_A) | ((openHigh >>> 1) & NOT_FILE_H);
    const besideLow = rowsLow | (rowsLow << 8) | (rowsLow >>> 8) | (rowsHigh << 24);
    const besideHigh = rowsHigh | (rowsHigh << 8) | (rowsHigh >>> 8) | (rowsLow >>> 24);
    const low = besideLow & this.defenceLow & ~view.low & ~lowBit(this.king);
    const high = besideHigh & this.defenceHigh & ~view.high & ~highBit(this.king);
    return popCount(low) + popCount(high);
  }
}
