import { type Judge, type Move, MoveList } from '@tabuleiro/games';
import { ENDS, type Path } from './search/index.ts';

/**
 * The decisions of a turn that wins at once, or null. Whatever else a player overlooks, it is not this. The path of the match
 * is needed where a repetition can win.
 */
export function findWinInOne(judge: Judge, path: Path | null = null): readonly Move[] | null {
  return winningDecisions(judge, path, judge.decisions);
}

function winningDecisions(judge: Judge, path: Path | null, left: number): readonly Move[] | null {
  const { ground } = judge;
  const { turn } = ground;
  const moves = new MoveList();
  ground.legalMoves(moves);
  for (const move of moves) {
    ground.apply(move);
    path?.push(ground.keyLow, ground.keyHigh);
    const isRepeated = !ground.isOver() && path?.repetition() === ENDS;
    const isOver = isRepeated || ground.isOver();
    const winner = isRepeated ? ground.repetitionOutcome().winner : (ground.outcome()?.winner ?? null);
    const isWon = isOver && winner === turn;
    const rest = isOver || left === 1 ? null : winningDecisions(judge, path, left - 1);
    path?.pop();
    ground.undo();
    if (isWon) return [move];
    if (rest !== null) return [move, ...rest];
  }
  return null;
}
