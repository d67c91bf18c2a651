// Hot: a search walks on it. Numbers in brackets are the rules of README.md.
import { makeKeyTable } from '../../board/zobrist.ts';
import type { SearchState, Move, MoveList, Outcome, Side } from '../../contract/index.ts';
import * as geometryModule from '../geometry.ts';
import * as movesModule from '../moves.ts';
import * as piecesModule from '../pieces.ts';
import type { EigenstatePosition } from '../rules.ts';
import type { PinChooser } from './pin-worth.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { firstHole, HOLES, OFFSETS, PIECES_EACH, pinIn, REACH } = geometryModule;
const { FIRST_PIN, firstPinOf, holeOf, NONE, packDecision, packPlace, packTurn, pieceOf, placeOf } = movesModule;
const { SECOND_PIN, STAGES, stageOf, STEP } = movesModule;
const { cellOf, SLOTS } = piecesModule;

/** A part of a turn as the position plays it. */
const toPart = (stage: number, place: number): Move =>
  stage === STEP ? packTurn(place, NONE, NONE) : packTurn(NONE, place, NONE);

/** Puts the decisions of a turn together; the pins are a set, whichever was decided first. */
export function assembleTurn(decisions: readonly Move[]): Move {
  const step = placeOf(decisions[STEP]!);
  const one = placeOf(decisions[FIRST_PIN]!);
  const another = placeOf(decisions[SECOND_PIN]!);
  return one < another ? packTurn(step, one, another) : packTurn(step, another, one);
}

// In the middle of a turn the key has a word for the stage; before the second pin it is one for the first pin, because
// the same pins may stand there with another one having been put first, and what may follow depends on that.
const { low: LOW, high: HIGH } = makeKeyTable(NONE + 2, 0x57a6e);
const KEY_OF_FIRST_PIN = NONE + 1;

/** A position on which a turn is decided step by step. Of the pins it lists only the most promising ones. */
export class EigenstateSearchState implements SearchState {
  readonly position: EigenstatePosition;
  private readonly pins: PinChooser;
  private stage = STEP;

  constructor(position: EigenstatePosition, pins: PinChooser) {
    this.position = position;
    this.pins = pins;
  }

  get turn(): Side {
    return this.position.turn;
  }

  get keyLow(): number {
    return this.position.keyLow ^ (this.stage === STEP ? 0 : LOW[this.keyOfStage()]!);
  }

  get keyHigh(): number {
    return this.position.keyHigh ^ (this.stage === STEP ? 0 : HIGH[this.keyOfStage()]!);
  }

  /** What is to be decided now. */
  get stageNow(): number {
    return this.stage;
  }

  /** How many pins the side to move has still to put in a turn that it has begun; 0 between turns. */
  get pinsToPut(): number {
    return this.stage === STEP ? 0 : STAGES - this.stage;
  }

  /** [5] Nothing ends in the middle of a turn. */
  isOver(): boolean {
    return this.stage === STEP && this.position.isOver();
  }

  outcome(): Outcome | null {
    return this.stage === STEP ? this.position.outcome() : null;
  }

  repetitionOutcome(): Outcome {
    return this.position.repetitionOutcome();
  }

  legalMoves(into: MoveList): void {
    into.clear();
    if (this.stage !== STEP) this.pins.list(into, this.position, this.stage);
    else if (!this.position.isOver()) this.listSteps(into);
  }

  /** The single pin that seems best. */
  bestPin(into: MoveList): void {
    into.clear();
    this.pins.listBest(into, this.position, this.stage);
  }

  isLegal(decision: Move): boolean {
    const { position, stage } = this;
    const place = placeOf(decision);
    if (stageOf(decision) !== stage || this.isOver()) return false;
    const piece = pieceOf(place) < PIECES_EACH ? position.board[position.firstSlot + pieceOf(place)]! : 0;
    if (place === NONE) return stage === STEP ? !position.canStep() : position.countEmptyHoles() === 0;
    if (piece === 0 || holeOf(place) >= HOLES) return false;
    const pin = pinIn(holeOf(place));
    return stage === STEP ? (piece & REACH[cellOf(piece)]! & pin) !== 0 : (piece & pin) === 0;
  }

  apply(decision: Move): void {
    const { stage } = this;
    this.position.applyPart(toPart(stage, placeOf(decision)), stage === SECOND_PIN);
    this.stage = stage === SECOND_PIN ? STEP : stage + 1;
  }

  undo(): void {
    const stage = this.stage === STEP ? SECOND_PIN : this.stage - 1;
    this.position.undoPart(stage === SECOND_PIN);
    this.stage = stage;
  }

  /** The cell where a step ends. */
  goalOf(step: number): number {
    const { board, firstSlot } = this.position;
    return cellOf(board[firstSlot + pieceOf(step)]!) + OFFSETS[holeOf(step)]!;
  }

  /** The slot of the piece on the cell where a step ends, 0 when the cell is empty. */
  takenBy(step: number): number {
    return this.position.board[SLOTS + this.goalOf(step)]!;
  }

  private listSteps(into: MoveList): void {
    const { board, firstSlot } = this.position;
    into.reserve(PIECES_EACH * HOLES);
    for (let piece = 0; piece < PIECES_EACH; piece++) {
      const word = board[firstSlot + piece]!;
      let pins = word & REACH[cellOf(word)]!;
      while (pins !== 0) {
        const hole = firstHole(pins);
        pins ^= pinIn(hole);
        into.push(packDecision(STEP, packPlace(piece, hole)));
      }
    }
    if (into.length === 0) into.push(packDecision(STEP, NONE)); // [4]
  }

  private keyOfStage(): number {
    return this.stage === FIRST_PIN ? KEY_OF_FIRST_PIN : firstPinOf(this.position.lastMove);
  }
}
