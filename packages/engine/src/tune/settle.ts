import { type Judge, LARGEST_VALUE, type Move, MoveList } from '@tabuleiro/games';

/** How far noisy moves are followed. */
const DEEPEST = 6;
/** Above every static value. */
const END = 2 * LARGEST_VALUE;

interface Followed {
  readonly value: number;
  readonly moves: readonly Move[];
}

/**
 * The noisy moves that both sides choose from here, until the position is quiet: in the middle of an exchange a static value
 * says little, and a search does not ask for it there. Null when they end the match.
 */
export function settle(judge: Judge): readonly Move[] | null {
  const { value, moves } = follow(judge, DEEPEST, -END, END);
  return Math.abs(value) === END ? null : moves;
}

function follow(judge: Judge, depth: number, alpha: number, beta: number): Followed {
  const { ground } = judge;
  const value = judge.value();
  let best: Followed = { value, moves: [] };
  if (judge.noisyMoves === undefined || depth === 0 || value >= beta) return best;
  const { turn } = ground;
  const noisy = new MoveList();
  judge.noisyMoves(noisy);
  for (const move of noisy) {
    const raised = Math.max(alpha, best.value);
    ground.apply(move);
    const isSame = ground.turn === turn;
    const after = ground.isOver()
      ? ended(judge)
      : isSame
        ? follow(judge, depth - 1, raised, beta)
        : follow(judge, depth - 1, -beta, -raised);
    ground.undo();
    const score = isSame ? after.value : -after.value;
    if (score > best.value) best = { value: score, moves: [move, ...after.moves] };
    if (score >= beta) break;
  }
  return best;
}

function ended({ ground }: Judge): Followed {
  const winner = ground.outcome()?.winner ?? null;
  return { value: winner === null ? 0 : winner === ground.turn ? END : -END, moves: [] };
}
