import { type Judge, type Move, MoveList } from '@tabuleiro/games';

/** The decisions of a turn that wins at once, or null. Whatever else a player overlooks, it is not this. */
export function findWinInOne(judge: Judge): readonly Move[] | null {
  return winningDecisions(judge, judge.decisions);
}

function winningDecisions(judge: Judge, left: number): readonly Move[] | null {
  const { ground } = judge;
  const { turn } = ground;
  const moves = new MoveList();
  ground.legalMoves(moves);
  for (const move of moves) {
    ground.apply(move);
    const isWon = ground.isOver() && ground.outcome()?.winner === turn;
    const rest = isWon || left === 1 || ground.isOver() ? null : winningDecisions(judge, left - 1);
    ground.undo();
    if (isWon) return [move];
    if (rest !== null) return [move, ...rest];
  }
  return null;
}
