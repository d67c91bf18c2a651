import { type Evaluator, LARGEST_VALUE, type Move, MoveList } from '@tabuleiro/games';

/** The depth of the quiescence search. */
const DEEPEST = 6;
/** Above every static value. */
const END = 2 * LARGEST_VALUE;

interface Followed {
  readonly value: number;
  readonly moves: readonly Move[];
}

/**
 * A quiescence search: the noisy moves of both sides until the position is quiet. In the middle of an exchange a static
 * value says little, and the search does not use it there. Null when the moves end the match.
 */
export function quietPosition(evaluator: Evaluator): readonly Move[] | null {
  const { value, moves } = follow(evaluator, DEEPEST, -END, END);
  return Math.abs(value) === END ? null : moves;
}

function follow(evaluator: Evaluator, depth: number, alpha: number, beta: number): Followed {
  const { searchState } = evaluator;
  const value = evaluator.value();
  let best: Followed = { value, moves: [] };
  if (evaluator.noisyMoves === undefined || depth === 0 || value >= beta) return best;
  const { turn } = searchState;
  const noisy = new MoveList();
  evaluator.noisyMoves(noisy);
  for (const move of noisy) {
    const raised = Math.max(alpha, best.value);
    searchState.apply(move);
    const isSame = searchState.turn === turn;
    const after = searchState.isOver()
      ? ended(evaluator)
      : isSame
        ? follow(evaluator, depth - 1, raised, beta)
        : follow(evaluator, depth - 1, -beta, -raised);
    searchState.undo();
    const score = isSame ? after.value : -after.value;
    if (score > best.value) best = { value: score, moves: [move, ...after.moves] };
    if (score >= beta) break;
  }
  return best;
}

function ended({ searchState }: Evaluator): Followed {
  const winner = searchState.outcome()?.winner ?? null;
  return { value: winner === null ? 0 : winner === searchState.turn ? END : -END, moves: [] };
}
