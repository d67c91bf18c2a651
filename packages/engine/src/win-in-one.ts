import { type Evaluator, type Move, MoveList } from '@tabuleiro/games';
import { ENDS, type Path } from './search/search-path.ts';

/**
 * The decisions of a turn that wins at once, or null. No player overlooks such a win. The path of the match is needed
 * if a repetition can win.
 */
export function findWinInOne(evaluator: Evaluator, path: Path | null = null): readonly Move[] | null {
  return winningDecisions(evaluator, path, evaluator.decisions);
}

function winningDecisions(evaluator: Evaluator, path: Path | null, left: number): readonly Move[] | null {
  const { searchState } = evaluator;
  const { turn } = searchState;
  const moves = new MoveList();
  searchState.legalMoves(moves);
  for (const move of moves) {
    searchState.apply(move);
    path?.push(searchState.keyLow, searchState.keyHigh);
    const isRepeated = !searchState.isOver() && path?.repetition() === ENDS;
    const isOver = isRepeated || searchState.isOver();
    const winner = isRepeated ? searchState.repetitionOutcome().winner : (searchState.outcome()?.winner ?? null);
    const isWon = isOver && winner === turn;
    const rest = isOver || left === 1 ? null : winningDecisions(evaluator, path, left - 1);
    path?.pop();
    searchState.undo();
    if (isWon) return [move];
    if (rest !== null) return [move, ...rest];
  }
  return null;
}
