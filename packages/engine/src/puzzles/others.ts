import { Match, type Move, MoveList, type OtherChoices, type Position, type Rules } from '@tabuleiro/games';
import type { Solver } from '../solver/index.ts';

/** What a solver knows of all moves but the solution; `another` when one of them wins too. */
export type OthersFound = OtherChoices | 'another';

/**
 * Asks a solver about each move that is not the solution: the other side may be proved to win or to draw after it, and then it never
 * wins. Otherwise it is known within how many plies it does not win. So many nodes are allowed for each move.
 */
export function askAboutOthers(
  solver: Solver,
  rules: Rules,
  position: Position,
  solution: Move,
  nodes: number,
): OthersFound {
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

/** Whether a solver proves of each move that is not the solution that it never wins; it ends with the first of which it does not. */
export function doOthersNeverWin(
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

function askAfter(solver: Solver, rules: Rules, position: Position, move: Move, nodes: number): OthersFound {
  const after = position.clone();
  after.apply(move);
  const match = new Match(rules, after);
  if (match.outcome !== null) return match.outcome.winner === position.turn ? 'another' : 'proved';
  const { excludedPlies, result } = solver.solve(match, { limits: { nodes } });
  if (result === 'unproved') return excludedPlies + 1;
  return (result === 'win') === (after.turn === position.turn) && result !== 'draw' ? 'another' : 'proved';
}
