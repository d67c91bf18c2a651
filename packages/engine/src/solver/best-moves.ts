import { FURTHEST, isWon, type Move, otherSide, type CountedEnd, unreachable } from '@tabuleiro/games';
import type { Attempt, BestMoves, ProofTask } from './proof-task.ts';

type Place = Pick<ProofTask, 'attempts' | 'budget' | 'lastPly' | 'mover' | 'moves'>;

/** All moves that reach an end that is proved exactly; those found so far when the budget is spent on the way. */
export function findBestMoves(place: Place, end: CountedEnd, attempt: Attempt | null): BestMoves {
  const { attempts, budget, mover, moves } = place;
  const best: Move[] = [];
  for (const move of moves) {
    const isBest = isBestMove(place, move, end, attempt ?? attempts[otherSide(mover)]);
    if (budget.isSpent) return { best, areAll: false };
    if (isBest) best.push(move);
  }
  return { best, areAll: true };
}

function isBestMove(place: Place, move: Move, { result, plies }: CountedEnd, { finder }: Attempt): boolean {
  switch (result) {
    case 'win':
      return isWon(finder.searchMove(move, plies));
    // All moves lose; the best hold out as long as any does.
    case 'loss':
      return !isWon(finder.searchMove(move, plies - 1));
    // The mover cannot win; it must not lose.
    case 'draw':
      return !isWon(finder.searchMove(move, place.lastPly ?? FURTHEST));
    default:
      return unreachable(result);
  }
}
