import { isWon, type Move, MoveList, otherSide, type ProofGuide } from '@tabuleiro/games';
import type { Budget } from '../search/index.ts';
import type { Attempt, ProofTask } from './proof-task.ts';

// Best play is found again from the tables; where the budget does not suffice for that, the line ends.

/** What lines are found in. */
type Place = Pick<ProofTask, 'attempts' | 'lastPly'> & { readonly guide: ProofGuide; readonly budget: Budget };

/** A win in exactly so many plies: the attacker goes the shortest way, the other side the longest. */
export function shortestLine(place: Place, { finder, side }: Attempt, plies: number): readonly Move[] {
  return follow(place, plies, (move, left, turn) =>
    turn === side ? isWon(finder.searchMove(move, left)) : !isWon(finder.searchMove(move, left - 1)),
  );
}

/** A drawn match to its end: moves after which the other side cannot win, the most promising ones. */
export function drawnLine(place: Place): readonly Move[] {
  const { attempts, lastPly } = place;
  return follow(
    place,
    lastPly ?? 0,
    (move, left, turn) => !isWon(attempts[otherSide(turn)].finder.searchMove(move, left)),
  );
}

function follow(
  { guide, budget }: Place,
  plies: number,
  isGood: (move: Move, left: number, turn: 1 | 2) => boolean,
): readonly Move[] {
  const { searchState } = guide;
  const line: Move[] = [];
  for (let left = plies; left > 0 && !searchState.isOver(); left--) {
    const { turn } = searchState;
    const next = rankedMoves(guide).find((move) => isGood(move, left, turn));
    if (budget.isSpent || next === undefined) break;
    line.push(next);
    searchState.apply(next);
  }
  for (let count = 0; count < line.length; count++) searchState.undo();
  return line;
}

/** The legal moves, the most promising first. */
export function rankedMoves(guide: ProofGuide): readonly Move[] {
  const moves = new MoveList();
  guide.searchState.legalMoves(moves);
  const ranks = new Int32Array(moves.length);
  guide.rank(moves, ranks);
  return Array.from(moves, (move, index) => ({ move, rank: ranks[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ move }) => move);
}
