// Hot: a search judges positions hundreds of thousands of times a second. Numbers in brackets are the rules of README.md.
import * as bitsModule from '../../board/bits.ts';
import {
  CLOCK_LIMIT,
  type Evaluation,
  type Evaluator,
  type Move,
  type MoveList,
  positionOf,
  type Position,
  type Weights,
} from '../../contract/index.ts';
import * as movesModule from '../moves.ts';
import * as piecesModule from '../pieces.ts';
import { EigenstatePosition } from '../rules.ts';
import * as attackMapModule from './attack-map.ts';
import * as featuresModule from './features.ts';
import { levels as fullPieceLevels } from './levels-full-piece-anytime.ts';
import { levels } from './levels.ts';
import { PinChooser, type PinWidths } from './pin-worth.ts';
import { assembleTurn, EigenstateSearchState } from './search-state.ts';
import { tuned } from './weights.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { FEATURES, FILLABLE, fillFeatures } = featuresModule;
const { NONE, packDecision, pieceOf, placeOf, STAGES, STEP, stepOf } = movesModule;
const { cellOf, FIRST_SLOTS, pinsOf } = piecesModule;
const { isIn, AttackMap } = attackMapModule;

const OTHER_SIDE = FIRST_SLOTS[0] ^ FIRST_SLOTS[1];

/** One pin each is worse; between two and twelve, results hardly differ: `npm run bench:eigenstate`. */
const WIDTHS: PinWidths = { first: 4, second: 3 };

// How steps rank.
const WINS = 1_000_000;
const TAKES = 1000;
/** For each pin of the piece that is taken, and of the one that takes it and may be taken in turn. */
const PER_PIN = 20;
const TAKES_OWN = -1000;
const FLEES = 10;
const INTO_DANGER = -10;

export class EigenstateEvaluator implements Evaluator {
  readonly searchState: EigenstateSearchState;
  readonly isSelective = true;
  readonly decisions = STAGES;
  private readonly weights: Float64Array;
  private readonly counts = new Float64Array(FEATURES);
  private readonly ours = new AttackMap();
  private readonly theirs = new AttackMap();

  constructor(position: EigenstatePosition, weights: Weights, widths = WIDTHS) {
    this.weights = Float64Array.from(Object.values(weights));
    this.searchState = new EigenstateSearchState(position, new PinChooser(this.weights, widths));
  }

  value(): number {
    const { weights, counts } = this;
    fillFeatures(this.searchState, counts);
    let sum = 0;
    for (let index = 0; index < FEATURES; index++) sum += weights[index]! * counts[index]!;
    return Math.round(sum);
  }

  features(into: Float64Array): void {
    fillFeatures(this.searchState, into);
  }

  /** Steps by what they take and where they end; pins are listed in their order already. */
  rank(moves: MoveList, ranks: Int32Array): void {
    if (this.searchState.stageNow !== STEP) {
      for (let index = 0; index < moves.length; index++) ranks[index] = 2 - index;
      return;
    }
    const { board, firstSlot } = this.searchState.position;
    this.ours.look(board, firstSlot);
    this.theirs.look(board, firstSlot ^ OTHER_SIDE);
    for (let index = 0; index < moves.length; index++) ranks[index] = this.rankOfStep(placeOf(moves.at(index)));
  }

  /** Captures that do not seem to lose more than they take, and the best pins, so that only whole turns are evaluated. */
  noisyMoves(into: MoveList): void {
    const { searchState } = this;
    if (searchState.stageNow !== STEP) {
      searchState.bestPin(into);
      return;
    }
    const { board, firstSlot } = searchState.position;
    this.ours.look(board, firstSlot);
    this.theirs.look(board, firstSlot ^ OTHER_SIDE);
    searchState.legalMoves(into);
    const { packed, length } = into;
    let kept = 0;
    for (let index = 0; index < length; index++) {
      const move = packed[index]!;
      if (this.rankOfStep(placeOf(move)) >= TAKES) packed[kept++] = move;
    }
    into.length = kept;
  }

  pliesLeft(): number {
    return CLOCK_LIMIT - this.searchState.position.clock;
  }

  pliesSinceProgress(): number {
    return this.searchState.position.clock;
  }

  /** [5] With two pieces left, if the enemy can take one; [6] or where the enemy can fill a piece and so win. */
  isThreatened(): boolean {
    const { searchState, ours, theirs } = this;
    const { position } = searchState;
    const areLastTwo = position.inPlay(position.turn) === 2;
    if (searchState.stageNow !== STEP || !(areLastTwo || position.doesFullAlwaysWin)) return false;
    theirs.look(position.board, position.firstSlot ^ OTHER_SIDE);
    if (position.doesFullAlwaysWin && theirs.fullest >= FILLABLE) return true;
    if (!areLastTwo) return false;
    ours.look(position.board, position.firstSlot);
    return ((ours.ownLow & theirs.onceLow) | (ours.ownHigh & theirs.onceHigh)) !== 0;
  }

  assemble(decisions: readonly Move[]): Move {
    return assembleTurn(decisions);
  }

  private rankOfStep(step: number): number {
    if (step === NONE) return 0;
    const { searchState, ours, theirs } = this;
    const { board, firstSlot } = searchState.position;
    const piece = board[firstSlot + pieceOf(step)]!;
    const taken = searchState.takenBy(step);
    const goal = searchState.goalOf(step);
    const isReached = isIn(theirs.onceLow, theirs.onceHigh, goal);
    if (taken === 0) {
      if (isReached) return isIn(ours.twiceLow, ours.twiceHigh, goal) ? 0 : INTO_DANGER;
      return isIn(theirs.onceLow, theirs.onceHigh, cellOf(piece)) ? FLEES + popCount(pinsOf(piece)) : 0;
    }
    if ((taken & firstSlot) !== 0) return TAKES_OWN;
    if (theirs.pieces === 2) return WINS;
    const prey = popCount(pinsOf(board[taken]!));
    const risk = isReached ? popCount(pinsOf(piece)) : 0;
    return TAKES + PER_PIN * (prey - risk) + (isReached ? 0 : TAKES);
  }
}

/** `npm run bench:eigenstate` compares widths: many pins do not harm a tree that grows where it is promising. */
const TREE_WIDTHS: PinWidths = { first: 12, second: 12 };

export const evaluation: Evaluation = {
  tuned,
  levels,
  variantLevels: { 'full-piece-anytime': fullPieceLevels },
  evaluator: (position: Position, weights: Weights) =>
    new EigenstateEvaluator(positionOf(EigenstatePosition, position), weights),
  treeEvaluator: (position: Position, weights: Weights) =>
    new EigenstateEvaluator(positionOf(EigenstatePosition, position), weights, TREE_WIDTHS),
  firstDecision: (turn) => packDecision(STEP, stepOf(turn)),
};
