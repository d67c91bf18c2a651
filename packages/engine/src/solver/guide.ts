// Hot: asked at every node of a proof.
import {
  type Evaluation,
  type Evaluator,
  MoveList,
  NO_MOVE_FOUND,
  type Position,
  type ProofGuide,
  type SolverFacet,
} from '@tabuleiro/games';

/** The game's own guide, or one that knows what an evaluator knows and tries every move. */
export function guideTo(position: Position, evaluation: Evaluation, facet: GuidingFacet | null): ProofGuide {
  if (facet !== null) return facet.guide(position);
  return new PlainGuide(position, evaluation.evaluator(position, evaluation.tuned.weights));
}

/** In no game does a position come back sooner: each side has moved something by then and has to bring it back. */
export const SHORTEST_CYCLE = 4;

type GuidingFacet = Extract<SolverFacet, { readonly guide: unknown }>;

class PlainGuide implements ProofGuide {
  readonly searchState: Position;
  readonly shortestCycle: number;
  private readonly evaluator: Evaluator;
  private readonly moves = new MoveList();

  constructor(position: Position, evaluator: Evaluator) {
    this.searchState = position;
    this.evaluator = evaluator;
    this.shortestCycle = evaluator.shortestCycle ?? SHORTEST_CYCLE;
  }

  winningMove(): number {
    const { searchState, moves } = this;
    const { turn } = searchState;
    searchState.legalMoves(moves);
    for (let index = 0; index < moves.length; index++) {
      searchState.apply(moves.at(index));
      const isWon = searchState.isOver() && searchState.outcome()?.winner === turn;
      searchState.undo();
      if (isWon) return moves.at(index);
    }
    return NO_MOVE_FOUND;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.evaluator.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.evaluator.pliesLeft();
  }
}
