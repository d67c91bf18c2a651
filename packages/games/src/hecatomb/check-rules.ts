// Hot: search lives here. Numbers in brackets are the rules of README.md.
import { draw, loss, type Move, MoveList, type Outcome, type Random } from '../contract/index.ts';
import * as cellsModule from './cells.ts';
import * as generatorModule from './generator.ts';
import { KingSafety } from './king-safety.ts';
import { attackersOf } from './legality.ts';
import * as movesModule from './moves.ts';
import { HecatombPosition } from './rules.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { highBit, lowBit } = cellsModule;
const { reach } = generatorModule;
const { fromOf, toOf } = movesModule;

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
