import * as bitsModule from '../../board/bits.ts';
// Hot: asked at every node of a proof. Numbers in brackets are the rules of README.md.
import {
  type Evaluator,
  MoveList,
  NO_MOVE_FOUND,
  positionOf,
  type Position,
  type ProofGuide,
  type Side,
  type SolverFacet,
} from '../../contract/index.ts';
import { Attack } from '../attack-map.ts';
import * as cellsModule from '../cells.ts';
import { CheckPosition } from '../check-rules.ts';
import * as lineAttacksModule from '../line-attacks.ts';
import * as movesModule from '../moves.ts';
import { HecatombPosition } from '../rules.ts';
import { evaluation } from './evaluation.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { popCount } = bitsModule;
const { isIn } = cellsModule;
const { fromOf, packMove, toOf } = movesModule;
const { firstCell } = lineAttacksModule;

class HecatombGuide implements ProofGuide {
  readonly searchState: HecatombPosition;
  readonly isBounded: boolean;
  private readonly evaluator: Evaluator;
  protected readonly attack = new Attack();

  constructor(position: HecatombPosition) {
    this.searchState = position;
    this.isBounded = !position.isEndless;
    this.evaluator = evaluation.evaluator(position, evaluation.tuned.weights);
  }

  /** [3] Any one move that takes the king is as good as another. */
  winningMove(): number {
    const { attack } = this;
    this.lookAtTheirKing();
    const low = attack.takersLow;
    const high = attack.takersHigh;
    return (low | high) === 0 ? NO_MOVE_FOUND : packMove(firstCell(low, high), attack.king);
  }

  threatens(side: Side): boolean {
    if (side === this.searchState.turn) this.lookAtTheirKing();
    else this.lookAtMyKing();
    return this.attack.isOn;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.evaluator.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.searchState.left;
  }

  /** What is certain of a king that only few turns of the attacker are left to reach. */
  mightWin(side: Side, plies: number): boolean {
    const { attack, searchState } = this;
    if (side === searchState.turn) {
      const turns = (plies + 1) >> 1;
      if (turns > 2) return true;
      this.lookAtTheirKing();
      return turns === 1 ? attack.isOn : attack.mightWinInTwo();
    }
    const turns = plies >> 1;
    if (turns !== 1) return turns > 1;
    this.lookAtMyKing();
    return attack.mightWinAfter();
  }

  protected lookAtTheirKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.searchState.board;
    this.attack.look(mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing);
  }

  private lookAtMyKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.searchState.board;
    this.attack.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
  }
}

/** [8] A mate ends the match two plies before a king could be taken. */
class CheckGuide extends HecatombGuide {
  private readonly moves = new MoveList();

  /** Tries the moves that give check: a queen goes where the king sees it, or the own king steps out of a line. */
  override winningMove(): number {
    const { attack, searchState, moves } = this;
    this.lookAtTheirKing();
    if (!attack.mightWinInTwo()) return NO_MOVE_FOUND;
    const { low, high } = attack.view;
    const { myKing } = searchState.board;
    searchState.legalMoves(moves);
    for (let index = 0; index < moves.length; index++) {
      const move = moves.at(index);
      if (!isIn(low, high, toOf(move)) && fromOf(move) !== myKing) continue;
      searchState.apply(move);
      const isMate = searchState.isOver() && searchState.outcome()?.reason === 'checkmate';
      searchState.undo();
      if (isMate) return move;
    }
    return NO_MOVE_FOUND;
  }

  /** A check, or a mate that a glance does not rule out. */
  override threatens(side: Side): boolean {
    return super.threatens(side) || this.attack.mightWinInTwo();
  }

  /** Only queens give check; a mate by the next turn needs one that cannot simply be answered. */
  override mightWin(side: Side, plies: number): boolean {
    const { attack, searchState } = this;
    const { mineLow, mineHigh, theirsLow, theirsHigh } = searchState.board;
    const isMine = side === searchState.turn;
    const pieces = isMine ? popCount(mineLow) + popCount(mineHigh) : popCount(theirsLow) + popCount(theirsHigh);
    if (pieces === 1) return false;
    if (!isMine) return plies > 1;
    if (plies > 2) return true;
    this.lookAtTheirKing();
    return attack.mightWinInTwo();
  }
}

export const solver: SolverFacet = {
  guide: (position: Position) =>
    position instanceof CheckPosition
      ? new CheckGuide(position)
      : new HecatombGuide(positionOf(HecatombPosition, position)),
};
