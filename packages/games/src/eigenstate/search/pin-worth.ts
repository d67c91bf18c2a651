// Hot: a search asks which pins to try in two of three nodes. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import type { MoveList } from '../../contract/index.ts';
import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
import * as piecesModule from '../pieces.ts';
import type { EigenstatePosition } from '../rules.ts';
import * as attackMapModule from './attack-map.ts';
import * as featuresModule from './features.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { COVER_LEAD, DANGER_GUARDED, DANGER_LOOSE, FILL_LEAD, FILL_THREAT, FILLABLE } = featuresModule;
const { FULL_LEAD, FULL_SCALE, MEAN_STEP_LEAD, nearness } = featuresModule;
const { PIN_LEAD, PREY_GUARDED, PREY_LOOSE, STEP_LEAD } = featuresModule;
const { ALL_PINS, CELLS, firstHole, HOLES, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { firstPinOf, holeOf, NONE, packDecision, packPlace, pieceOf, SECOND_PIN } = movesModule;
const { cellOf, FIRST_SLOTS, SLOTS } = piecesModule;
const { HALF, isIn, AttackMap } = attackMapModule;

const OTHER_SIDE = FIRST_SLOTS[0] ^ FIRST_SLOTS[1];

// There are up to 138 empty holes, so about nine thousand pairs of pins. The immediate change of the static value by a pin
// depends only on the cell to which it leads, so it is found without placing the pin. Only the best pins are tried.

/** [6] The worth of a pin that helps to fill a piece when that wins: above every weight. */
const FILLS = 1_000_000;

/** How many pins are tried first, and after each of those. */
export interface PinWidths {
  readonly first: number;
  readonly second: number;
}

const MOST = 32;

/** Lists the most promising pins, the best first. */
export class PinChooser {
  private readonly weights: Float64Array;
  private readonly widths: PinWidths;
  private readonly own = new AttackMap();
  private readonly enemy = new AttackMap();
  /** The slots of the own pieces before the first pin. */
  private readonly before = new Int32Array(SLOTS);
  /** The worth of a new pin by the cell to which it leads. */
  private readonly cellWorths = new Float64Array(CELLS);
  private readonly chosen = new Int32Array(MOST + 1);
  private readonly worths = new Float64Array(MOST + 1);
  private count = 0;
  private doesFullAlwaysWin = false;

  constructor(weights: Float64Array, widths: PinWidths) {
    this.weights = weights;
    this.widths = widths;
  }

  list(into: MoveList, position: EigenstatePosition, stage: number): void {
    const { first, second } = this.widths;
    this.listSome(into, position, stage, stage === SECOND_PIN ? second : first);
  }

  /** The pin that seems best. Any other pin may follow it. */
  listBest(into: MoveList, position: EigenstatePosition, stage: number): void {
    this.listSome(into, position, stage, 1);
  }

  private listSome(into: MoveList, position: EigenstatePosition, stage: number, width: number): void {
    const { board, firstSlot } = position;
    const { own, enemy, before } = this;
    this.doesFullAlwaysWin = position.doesFullAlwaysWin;
    const first = stage === SECOND_PIN ? firstPinOf(position.lastMove) : NONE;
    for (let slot = firstSlot; slot < firstSlot + PIECES_EACH; slot++) before[slot] = board[slot]!;
    if (first !== NONE) before[firstSlot + pieceOf(first)]! ^= pinIn(holeOf(first));
    own.look(before, firstSlot);
    enemy.look(board, firstSlot ^ OTHER_SIDE);
    this.count = 0;
    // [5] After a decisive capture all pins are equal.
    this.weighCells();
    this.choose(firstSlot, first, own.pieces === 1 || enemy.pieces === 1 ? 1 : width);
    into.reserve(MOST);
    for (let index = 0; index < this.count; index++) into.push(packDecision(stage, this.chosen[index]!));
    if (this.count === 0) this.listAny(into, board, firstSlot, stage);
  }

  /** The gain in value of a pin to each cell; the enemy moves next, so what threatens it is our gain. */
  private weighCells(): void {
    const { weights, own, enemy, cellWorths } = this;
    const onBoard = this.worthOfStep();
    const cover = weights[COVER_LEAD]!;
    for (let cell = 0; cell < CELLS; cell++) {
      const isLow = cell < HALF;
      const bit = 1 << (isLow ? cell : cell - HALF);
      let worth = onBoard;
      if (((isLow ? own.onceLow : own.onceHigh) & bit) === 0) {
        const isReached = ((isLow ? enemy.onceLow : enemy.onceHigh) & bit) !== 0;
        worth += cover;
        if (((isLow ? enemy.ownLow : enemy.ownHigh) & bit) !== 0) {
          worth -= isReached ? weights[DANGER_GUARDED]! : weights[DANGER_LOOSE]!;
        } else if (((isLow ? own.ownLow : own.ownHigh) & bit) !== 0) {
          if (isReached) worth += weights[PREY_LOOSE]! - weights[PREY_GUARDED]!;
        }
      }
      cellWorths[cell] = worth;
    }
  }

  /**
   * Keeps the most valuable pins, the best first; ties go to the lower place. After a first pin only later ones in this order
   * remain, so that no pair is tried twice.
   */
  private choose(firstSlot: number, first: number, width: number): void {
    const { before, cellWorths } = this;
    const lead = first === NONE ? 0 : this.worthOf(firstSlot, first);
    const doubled = first === NONE ? -1 : this.goalOf(firstSlot, first);
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const word = before[firstSlot + piece]!;
      if (word === 0) continue;
      const cell = cellOf(word);
      const reach = REACH[cell]!;
      const bonus = this.bonusOf(word);
      let holes = ~word & ALL_PINS;
      while (holes !== 0) {
        const hole = firstHole(holes);
        const pin = pinIn(hole);
        holes ^= pin;
        const place = packPlace(piece, hole);
        const isOn = (reach & pin) !== 0;
        const goal = cell + OFFSETS[hole]!;
        let worth = bonus + (isOn ? cellWorths[goal]! : this.weights[PIN_LEAD]!);
        if (first !== NONE) {
          if (worth > lead || (worth === lead && place <= first)) continue;
          if (isOn && goal === doubled) worth = bonus + this.worthOfStep();
        }
        this.insert(place, worth, width);
      }
    }
  }

  /** The worth of any pin that leads to a cell on the board. */
  private worthOfStep(): number {
    const { weights, own } = this;
    return weights[PIN_LEAD]! + weights[STEP_LEAD]! + weights[MEAN_STEP_LEAD]! / own.pieces;
  }

  private worthOf(firstSlot: number, place: number): number {
    const word = this.before[firstSlot + pieceOf(place)]!;
    const goal = this.goalOf(firstSlot, place);
    return this.bonusOf(word) + (goal < 0 ? this.weights[PIN_LEAD]! : this.cellWorths[goal]!);
  }

  /** The cell to which a hole leads, -1 when it is not on the board. */
  private goalOf(firstSlot: number, place: number): number {
    const cell = cellOf(this.before[firstSlot + pieceOf(place)]!);
    return (REACH[cell]! & pinIn(holeOf(place))) === 0 ? -1 : cell + OFFSETS[holeOf(place)]!;
  }

  /** [6] The extra worth of another pin in a piece that is nearly full. */
  private bonusOf(word: number): number {
    const { own, enemy } = this;
    if (!this.doesFullAlwaysWin && (own.pieces !== 2 || enemy.pieces !== 2)) return 0;
    const filled = popCount(word & ALL_PINS);
    if (HOLES - filled <= 2) return FILLS;
    if (this.doesFullAlwaysWin) return this.worthOfFilling(word, filled);
    const gain = (filled + 1) * (filled + 1) - own.fullest * own.fullest;
    return gain > 0 ? (gain / FULL_SCALE) * this.weights[FULL_LEAD]! : 0;
  }

  /** The same where a full piece always wins. */
  private worthOfFilling(word: number, filled: number): number {
    const { own, enemy, weights } = this;
    const gain = Math.max(0, nearness(filled + 1) - nearness(own.fullest));
    // A piece that the next turn fills and that cannot be captured decides the match.
    const isThreat = filled + 2 >= FILLABLE && !isIn(enemy.onceLow, enemy.onceHigh, cellOf(word));
    return (gain / FULL_SCALE) * weights[FILL_LEAD]! - (isThreat ? weights[FILL_THREAT]! / 2 : 0);
  }

  private insert(place: number, worth: number, width: number): void {
    const { chosen, worths } = this;
    let index = this.count;
    if (index === width) {
      if (worth <= worths[index - 1]!) return;
      index--;
    } else this.count++;
    for (; index > 0 && worths[index - 1]! < worth; index--) {
      worths[index] = worths[index - 1]!;
      chosen[index] = chosen[index - 1]!;
    }
    worths[index] = worth;
    chosen[index] = place;
  }

  /** The first empty hole, used when the first pin was the last in the order. [4] NONE when there is none. */
  private listAny(into: MoveList, board: Int32Array, firstSlot: number, stage: number): void {
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const word = board[firstSlot + piece]!;
      const holes = word === 0 ? 0 : ~word & ALL_PINS;
      if (holes === 0) continue;
      into.push(packDecision(stage, packPlace(piece, firstHole(holes))));
      return;
    }
    into.push(packDecision(stage, NONE));
  }
}
