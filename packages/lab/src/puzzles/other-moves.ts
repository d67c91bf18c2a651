import type { Solver } from '@tabuleiro/engine';
import { Match, type Move, MoveList, type OtherChoices, type Position, type Rules } from '@tabuleiro/games';

/** What the solver proved about all moves but the solution; `another` when one of them wins too. */
export type OtherMovesResult = OtherChoices | 'another';

/**
 * Solves the position after each move that is not the solution, with a node limit each. A proved win or draw of the
 * other side means that the move never wins; otherwise the result is the number of plies within which none of the moves
 * wins.
 */
export function solveOtherMoves(
  solver: Solver,
  rules: Rules,
  position: Position,
  solution: Move,
  nodes: number,
): OtherMovesResult {
  const moves = new MoveList();
  position.legalMoves(moves);
  let within = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (move === solution) continue;
    const found = askAfter(solver, rules, position, move, nodes);
    if (found === 'another') return 'another';
    if (found !== 'proved') within = Math.min(within, found);
  }
  return Number.isFinite(within) ? within : 'proved';
}

/** Whether the solver proves that no move but the solution ever wins. Stops at the first move without such a proof. */
export function doOtherMovesNeverWin(
  solver: Solver,
  rules: Rules,
  position: Position,
  solution: Move,
  nodes: number,
): boolean {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves].every((move) => move === solution || askAfter(solver, rules, position, move, nodes) === 'proved');
}

function askAfter(solver: Solver, rules: Rules, position: Position, move: Move, nodes: number): OtherMovesResult {
  const after = position.clone();
  after.apply(move);
  const match = new Match(rules, after);
  if (match.outcome !== null) return match.outcome.winner === position.turn ? 'another' : 'proved';
  const { excludedPlies, result } = solver.solve(match, { limits: { nodes } });
  if (result === 'unproved') return excludedPlies + 1;
  return (result === 'win') === (after.turn === position.turn) && result !== 'draw' ? 'another' : 'proved';
}
