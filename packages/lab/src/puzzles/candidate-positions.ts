import {
  MoveList,
  NO_MOVE_FOUND,
  type Position,
  type ProofGuide,
  type Random,
  type Side,
  type SolverFacet,
} from '@tabuleiro/games';

/** Plies of the longest detour. */
const LONGEST = 3;

/**
 * The position and the ends of some random detours of a few plies. Mistakes lead to positions in which both sides are
 * about to win.
 */
export function withDetours(position: Position, count: number, random: Random): readonly Position[] {
  const found = [position];
  for (let detour = 0; detour < count; detour++) {
    const end = position.clone();
    for (let plies = detour % LONGEST; plies >= 0 && !end.isOver(); plies--) end.apply(end.randomMove(random));
    if (!end.isOver()) found.push(end);
  }
  return found;
}

/**
 * Whether the other side wins at once after all moves but a few. Then little remains to be proved about the moves that
 * are not the solution.
 */
export function hasFewSafeMoves({ guide: guideTo }: Guiding, position: Position, mostSafe: number): boolean {
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

/** A game whose solver has a guide. */
export type Guiding = Extract<SolverFacet, { readonly guide: unknown }>;

/** Whether the side that has just moved has not won and cannot win any more. */
function isLostFor(side: Side, guide: ProofGuide): boolean {
  const { searchState } = guide;
  if (searchState.isOver()) return searchState.outcome()?.winner !== side;
  return searchState.turn !== side && guide.winningMove() !== NO_MOVE_FOUND;
}
