// Hot: a search judges positions hundreds of thousands of times a second.
import * as bitsModule from '../../board/bits.ts';
import { type InputReader, type NetworkInputs, positionOf, type Position } from '../../contract/index.ts';
import { Attack } from '../attack-map.ts';
import * as cellsModule from '../cells.ts';
import * as lineAttacksModule from '../line-attacks.ts';
import { HecatombPosition } from '../rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { lowestBit, popCount } = bitsModule;
const { CELLS, columnOf, distance, GRID, isIn, QUEENS_EACH, rowOf, WIDTH } = cellsModule;
const { firstCell, nearHigh, nearLow, wayHigh, wayLow, wayTo } = lineAttacksModule;

// The rules stay the same on a mirrored board. Inputs see the board so that the king of the side to move stands in the quarter
// of a1: a flip is a number to be xor-ed to cells.
const FLIP_COLUMNS = 7;
const FLIP_ROWS = 56;
const flipFor = (king: number): number =>
  (columnOf(king) < WIDTH / 2 ? 0 : FLIP_COLUMNS) | (rowOf(king) < WIDTH / 2 ? 0 : FLIP_ROWS);

/** One input for the lead in pieces and, in steps of two, for the pieces of both. */
const MOST_LEAD = 6;
const LEADS = 2 * MOST_LEAD + 1;
const MOST_PIECES = 2 * (QUEENS_EACH + 1);
const OF_PIECES = LEADS * (MOST_PIECES / 2 + 1);

/** One for each king's cell. */
const KINGS = OF_PIECES;

/**
 * One for what each king sees on each of its eight ways: the number of free cells, up to MOST_FREE; and if a piece stands behind
 * them, whose it is, and whether the next piece is none, one of the king's side or an enemy.
 */
const SIGHTS = KINGS + 2 * CELLS;
const WAYS = 8;
const MOST_FREE = 3;
const NEXT = 3;
const OF_FIRST = NEXT * (MOST_FREE + 1);
const OF_WAY = MOST_FREE + 1 + 2 * OF_FIRST;

/**
 * Two for each attack on a king: the cells to threaten it from that a queen can go to, with those of them that no queen guards,
 * and the latter beside the king.
 */
const ENTRIES = SIGHTS + 2 * WAYS * OF_WAY;
const MOST_ENTRIES = 14;
const MOST_LOOSE = 7;
const OF_LOOSE = MOST_LOOSE + 1;
const OF_ENTRIES = (MOST_ENTRIES + 1) * OF_LOOSE;
const OF_ATTACK = OF_ENTRIES + OF_LOOSE;

/** One for the pieces that could take the king of the side to move. */
const TAKERS = ENTRIES + 2 * OF_ATTACK;
const MOST_TAKERS = 3;

/** One for each empty cell to which only one side can go, and for each piece that a queen attacks, guarded or not. */
const ONLY_MINE = TAKERS + MOST_TAKERS + 1;
const ONLY_THEIRS = ONLY_MINE + CELLS;
const MY_GUARDED = ONLY_THEIRS + CELLS;
const MY_LOOSE = MY_GUARDED + CELLS;
const THEIR_GUARDED = MY_LOOSE + CELLS;
const THEIR_LOOSE = THEIR_GUARDED + CELLS;
/** One for each other piece, if there are few. */
const MY_SAFE = THEIR_LOOSE + CELLS;
const THEIR_SAFE = MY_SAFE + CELLS;
const FEW = 40;

const COUNT = THEIR_SAFE + CELLS;

// Where the inputs are in a reading.
const AT_KINGS = 1;
const AT_SIGHTS = AT_KINGS + 2;
const AT_ENTRIES = AT_SIGHTS + 2 * WAYS;
const AT_TAKERS = AT_ENTRIES + 2 * 2;
const AT_CELLS = AT_TAKERS + 1;
const MOST_ACTIVE = AT_CELLS + CELLS;
/** Eight pieces are a phase. */
const PHASE_SHIFT = 3;

/** By a king's cell and way: the input for a way without a piece. */
const NOTHING = new Int16Array(CELLS * WAYS);
/** By the cells of a king and of the first piece that it sees on a way: the input for a piece of its own with none behind it. */
const FIRST = new Int16Array(CELLS * CELLS);
for (let king = 0; king < CELLS; king++) {
  for (let way = 0; way < WAYS; way++) {
    const free = popCount(wayLow(king, way + 1)) + popCount(wayHigh(king, way + 1));
    NOTHING[king * WAYS + way] = way * OF_WAY + Math.min(MOST_FREE, free);
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const free = Math.min(MOST_FREE, distance(king, cell) - 1);
    FIRST[king * CELLS + cell] = (wayTo(king, cell) - 1) * OF_WAY + MOST_FREE + 1 + free * NEXT;
  }
}

class HecatombInputReader implements InputReader {
  private readonly position: HecatombPosition;
  /** The attack of the side to move, and that of the other. */
  private readonly mine = new Attack();
  private readonly theirs = new Attack();
  /** The last reading, and how far it is. */
  private last: Int32Array = new Int32Array(MOST_ACTIVE);
  private count = 0;
  private flip = 0;
  private pieces = 0;

  constructor(position: HecatombPosition) {
    this.position = position;
  }

  read(into: Int32Array): number {
    const { mine, theirs, position } = this;
    const { mineLow, mineHigh, theirsLow, theirsHigh, myKing, theirKing } = position.board;
    const own = popCount(mineLow) + popCount(mineHigh);
    const others = popCount(theirsLow) + popCount(theirsHigh);
    const lead = own - others;
    const cutLead = lead > MOST_LEAD ? MOST_LEAD : lead < -MOST_LEAD ? -MOST_LEAD : lead;
    this.pieces = own + others;
    this.last = into;
    into[0] = (this.pieces >> 1) * LEADS + MOST_LEAD + cutLead;
    // Without a king the match is over.
    if (myKing === CELLS || theirKing === CELLS) return 1;
    this.flip = flipFor(myKing);
    into[AT_KINGS] = KINGS + (myKing ^ this.flip);
    into[AT_KINGS + 1] = KINGS + CELLS + (theirKing ^ this.flip);
    this.count = AT_SIGHTS;
    mine.look(mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing);
    theirs.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
    mine.lookForPins();
    theirs.lookForPins();
    mine.lookAround(theirs.pinnedLow, theirs.pinnedHigh);
    theirs.lookAround(mine.pinnedLow, mine.pinnedHigh);
    this.addSights(into, theirs, SIGHTS);
    this.addSights(into, mine, SIGHTS + WAYS * OF_WAY);
    this.addEntries(into, theirs, mine, ENTRIES);
    this.addEntries(into, mine, theirs, ENTRIES + OF_ATTACK);
    const takers = popCount(theirs.takersLow) + popCount(theirs.takersHigh);
    into[this.count++] = TAKERS + (takers < MOST_TAKERS ? takers : MOST_TAKERS);
    this.addAllCells(into);
    return this.count;
  }

  phase(): number {
    return (this.pieces - 1) >> PHASE_SHIFT;
  }

  /** What is about a king belongs to its cell. */
  placeOf(index: number): string | null {
    const { myKing, theirKing } = this.position.board;
    if (index < AT_KINGS) return null;
    if (index >= AT_CELLS) return GRID.nameOf(((this.last[index]! - ONLY_MINE) % CELLS) ^ this.flip);
    const isMine =
      index < AT_SIGHTS
        ? index === AT_KINGS
        : index < AT_ENTRIES
          ? index < AT_SIGHTS + WAYS
          : index < AT_ENTRIES + 2 || index === AT_TAKERS;
    return GRID.nameOf(isMine ? myKing : theirKing);
  }

  /** What the king sees that is attacked. */
  private addSights(into: Int32Array, attack: Attack, from: number): void {
    const { flip, count } = this;
    const { view, beyond, emptyLow, emptyHigh, defenceLow, defenceHigh } = attack;
    const king = attack.king ^ flip;
    for (let way = 0; way < WAYS; way++) into[count + way] = from + NOTHING[king * WAYS + way]!;
    let low = view.low & ~emptyLow;
    let high = view.high & ~emptyHigh;
    while ((low | high) !== 0) {
      const cell = firstCell(low, high);
      const owner = isIn(defenceLow, defenceHigh, cell) ? 0 : OF_FIRST;
      into[count + wayTo(king, cell ^ flip) - 1] = from + FIRST[king * CELLS + (cell ^ flip)]! + owner;
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
    }
    low = beyond.low & ~view.low & ~emptyLow;
    high = beyond.high & ~view.high & ~emptyHigh;
    while ((low | high) !== 0) {
      const cell = firstCell(low, high);
      into[count + wayTo(king, cell ^ flip) - 1]! += isIn(defenceLow, defenceHigh, cell) ? 1 : 2;
      if (low !== 0) low &= low - 1;
      else high &= high - 1;
    }
    this.count = count + WAYS;
  }

  private addEntries(into: Int32Array, attack: Attack, defence: Attack, from: number): void {
    const { reach } = defence;
    const low = attack.entriesLow;
    const high = attack.entriesHigh;
    const looseLow = low & ~reach.low;
    const looseHigh = high & ~reach.high;
    const entries = popCount(low) + popCount(high);
    const loose = popCount(looseLow) + popCount(looseHigh);
    const contacts = popCount(looseLow & nearLow(attack.king)) + popCount(looseHigh & nearHigh(attack.king));
    const cutEntries = entries < MOST_ENTRIES ? entries : MOST_ENTRIES;
    const cutLoose = loose < MOST_LOOSE ? loose : MOST_LOOSE;
    into[this.count++] = from + cutEntries * OF_LOOSE + cutLoose;
    into[this.count++] = from + OF_ENTRIES + (contacts < MOST_LOOSE ? contacts : MOST_LOOSE);
  }

  private addAllCells(into: Int32Array): void {
    const { mineLow, mineHigh, theirsLow, theirsHigh } = this.position.board;
    const { low: reachLow, high: reachHigh } = this.mine.reach;
    const { low: otherLow, high: otherHigh } = this.theirs.reach;
    const { emptyLow, emptyHigh } = this.mine;
    this.addCells(into, ONLY_MINE, emptyLow & reachLow & ~otherLow, emptyHigh & reachHigh & ~otherHigh);
    this.addCells(into, ONLY_THEIRS, emptyLow & otherLow & ~reachLow, emptyHigh & otherHigh & ~reachHigh);
    this.addCells(into, MY_GUARDED, mineLow & otherLow & reachLow, mineHigh & otherHigh & reachHigh);
    this.addCells(into, MY_LOOSE, mineLow & otherLow & ~reachLow, mineHigh & otherHigh & ~reachHigh);
    this.addCells(into, THEIR_GUARDED, theirsLow & reachLow & otherLow, theirsHigh & reachHigh & otherHigh);
    this.addCells(into, THEIR_LOOSE, theirsLow & reachLow & ~otherLow, theirsHigh & reachHigh & ~otherHigh);
    if (this.pieces > FEW) return;
    this.addCells(into, MY_SAFE, mineLow & ~otherLow, mineHigh & ~otherHigh);
    this.addCells(into, THEIR_SAFE, theirsLow & ~reachLow, theirsHigh & ~reachHigh);
  }

  private addCells(into: Int32Array, from: number, low: number, high: number): void {
    const { flip } = this;
    let { count } = this;
    for (; low !== 0; low &= low - 1) into[count++] = from + (lowestBit(low) ^ flip);
    for (; high !== 0; high &= high - 1) into[count++] = from + ((32 + lowestBit(high)) ^ flip);
    this.count = count;
  }
}

export const inputs: NetworkInputs = {
  count: COUNT,
  mostActive: MOST_ACTIVE,
  phases: MOST_PIECES >> PHASE_SHIFT,
  reader: (position: Position) => new HecatombInputReader(positionOf(HecatombPosition, position)),
};
