// Hot: asked at every node of a proof.
import {
  type Evaluation,
  type Judge,
  MoveList,
  NO_MOVE_FOUND,
  type Position,
  type ProofGuide,
  type SolverFacet,
} from '@tabuleiro/games';

/** The game's own guide, or one that knows what a judge knows and tries every move. */
export function guideTo(position: Position, evaluation: Evaluation, facet: GuidingFacet | null): ProofGuide {
  if (facet !== null) return facet.guide(position);
  return new PlainGuide(position, evaluation.judge(position, evaluation.tuned.weights));
}

/** In no game does a position come back sooner: each side has moved something by then and has to bring it back. */
export const SHORTEST_CYCLE = 4;

type GuidingFacet = Extract<SolverFacet, { readonly guide: unknown }>;

class PlainGuide implements ProofGuide {
  readonly ground: Position;
  readonly shortestCycle: number;
  private readonly judge: Judge;
  private readonly moves = new MoveList();

  constructor(position: Position, judge: Judge) {
    this.ground = position;
    this.judge = judge;
    this.shortestCycle = judge.shortestCycle ?? SHORTEST_CYCLE;
  }

  winningMove(): number {
    const { ground, moves } = this;
    const { turn } = ground;
    ground.legalMoves(moves);
    for (let index = 0; index < moves.length; index++) {
      ground.apply(moves.at(index));
      const isWon = ground.isOver() && ground.outcome()?.winner === turn;
      ground.undo();
      if (isWon) return moves.at(index);
    }
    return NO_MOVE_FOUND;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.judge.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.judge.pliesLeft();
  }
}
