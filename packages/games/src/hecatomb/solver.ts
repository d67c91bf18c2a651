// Hot: asked at every node of a proof. Numbers in brackets are the rules of README.md.
import {
  type Judge,
  type MoveList,
  NO_MOVE_FOUND,
  own,
  type Position,
  type ProofGuide,
  type Side,
  type SolverFacet,
} from '../contract/index.ts';
import { Attack } from './attack.ts';
import { evaluation } from './evaluation.ts';
import * as movesModule from './moves.ts';
import { HecatombPosition } from './rules.ts';
import * as sightModule from './sight.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { packMove } = movesModule;
const { firstCell } = sightModule;

class HecatombGuide implements ProofGuide {
  readonly ground: HecatombPosition;
  readonly isBounded: boolean;
  private readonly judge: Judge;
  private readonly attack = new Attack();

  constructor(position: HecatombPosition) {
    this.ground = position;
    this.isBounded = !position.isEndless;
    this.judge = evaluation.judge(position, evaluation.tuned.weights);
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
    if (side === this.ground.turn) this.lookAtTheirKing();
    else this.lookAtMyKing();
    return this.attack.isOn;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.judge.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.ground.left;
  }

  /** What is certain of a king that only few turns of the attacker are left to reach. */
  mightWin(side: Side, plies: number): boolean {
    const { attack, ground } = this;
    if (side === ground.turn) {
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

  private lookAtTheirKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.ground.board;
    this.attack.look(mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing);
  }

  private lookAtMyKing(): void {
    const { mineLow, mineHigh, myKing, theirsLow, theirsHigh, theirKing } = this.ground.board;
    this.attack.look(theirsLow, theirsHigh, theirKing, mineLow, mineHigh, myKing);
  }
}

export const solver: SolverFacet = {
  guide: (position: Position) => new HecatombGuide(own(HecatombPosition, position)),
};
