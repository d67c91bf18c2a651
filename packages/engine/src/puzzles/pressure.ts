import { MoveList, NO_MOVE_FOUND, type Position, type ProofGuide, type Side, type SolverFacet } from '@tabuleiro/games';

/**
 * Whether the other side, which threatens to win at once, does so after all moves but at most so many. Then hardly anything is
 * left to be proved of the moves that are not the solution.
 */
export function isPressed({ guide: guideTo }: Guiding, position: Position, mostSafe: number): boolean {
  const { turn } = position;
  const guide = guideTo(position.clone());
  if (position.isOver() || guide.threatens?.(turn === 1 ? 2 : 1) === false) return false;
  const moves = new MoveList();
  guide.searchState.legalMoves(moves);
  let safe = 0;
  for (const move of moves) {
    guide.searchState.apply(move);
    if (!isLostFor(turn, guide)) safe++;
    guide.searchState.undo();
    if (safe > mostSafe) return false;
  }
  return true;
}

/** A game whose proofs have a guide. */
export type Guiding = Extract<SolverFacet, { readonly guide: unknown }>;

/** Whether a side, which has just moved, has not won and never will. */
function isLostFor(side: Side, guide: ProofGuide): boolean {
  const { searchState } = guide;
  if (searchState.isOver()) return searchState.outcome()?.winner !== side;
  return searchState.turn !== side && guide.winningMove() !== NO_MOVE_FOUND;
}
