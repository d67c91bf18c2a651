// Hot: asked at every node of a proof.
import {
  type Evaluator,
  type MoveList,
  positionOf,
  type Position,
  type ProofGuide,
  type Side,
  type SolverFacet,
} from '../../contract/index.ts';
import { EchekPosition } from '../rules.ts';
import { evaluation } from './evaluation.ts';
import * as surroundModule from './surround.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { NO_MOVE, winningMove } = surroundModule;

class EchekGuide implements ProofGuide {
  readonly searchState: EchekPosition;
  private readonly evaluator: Evaluator;
  private readonly me = { mine: 0, theirs: 0, own: 0, enemies: 0, isWhite: true };

  constructor(position: EchekPosition) {
    this.searchState = position;
    this.evaluator = evaluation.evaluator(position, evaluation.tuned.weights);
  }

  winningMove(): number {
    return this.winningMoveOf(this.searchState.turn);
  }

  threatens(side: Side): boolean {
    return this.winningMoveOf(side) !== NO_MOVE;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.evaluator.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.evaluator.pliesLeft();
  }

  private winningMoveOf(side: Side): number {
    const { me } = this;
    this.searchState.lookFrom(side, me);
    me.isWhite = side === 1;
    return winningMove(me);
  }
}

export const solver: SolverFacet = {
  guide: (position: Position) => new EchekGuide(positionOf(EchekPosition, position)),
};
