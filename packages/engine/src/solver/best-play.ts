import {
  type CountedEnd,
  isWon,
  MAX_PROOF_PLIES,
  type Move,
  MoveList,
  otherSide,
  type ProofGuide,
  unreachable,
} from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import type { BestMoves, ProofTask, WinAttempt } from './proof-task.ts';

type MoveContext = Pick<ProofTask, 'attempts' | 'budget' | 'lastPly' | 'mover' | 'moves'>;

/** All moves that reach an exactly proved end; only those found so far if the budget runs out. */
export function findBestMoves(place: MoveContext, end: CountedEnd, attempt: WinAttempt | null): BestMoves {
  const { attempts, budget, mover, moves } = place;
  const best: Move[] = [];
  for (const move of moves) {
    const isBest = isBestMove(place, move, end, attempt ?? attempts[otherSide(mover)]);
    if (budget.isSpent) return { best, areAll: false };
    if (isBest) best.push(move);
  }
  return { best, areAll: true };
}

function isBestMove(place: MoveContext, move: Move, { result, plies }: CountedEnd, { finder }: WinAttempt): boolean {
  switch (result) {
    case 'win':
      return isWon(finder.searchMove(move, plies));
    // Every move loses; the best moves hold out longest.
    case 'loss':
      return !isWon(finder.searchMove(move, plies - 1));
    // The mover cannot win, so a best move is one that does not lose.
    case 'draw':
      return !isWon(finder.searchMove(move, place.lastPly ?? MAX_PROOF_PLIES));
    default:
      return unreachable(result);
  }
}

// The tables yield best play again. If the budget runs out, the line ends early.

/** What a line is built from. */
type LineContext = Pick<ProofTask, 'attempts' | 'lastPly'> & { readonly guide: ProofGuide; readonly budget: Budget };

/** A win in exactly `plies` plies: the attacker takes the shortest way, the defender the longest. */
export function shortestLine(place: LineContext, { finder, side }: WinAttempt, plies: number): readonly Move[] {
  return followLine(place, plies, (move, left, turn) =>
    turn === side ? isWon(finder.searchMove(move, left)) : !isWon(finder.searchMove(move, left - 1)),
  );
}

/** A drawn match to its end: at each ply the most promising move after which the opponent cannot win. */
export function drawnLine(place: LineContext): readonly Move[] {
  const { attempts, lastPly } = place;
  return followLine(
    place,
    lastPly ?? 0,
    (move, left, turn) => !isWon(attempts[otherSide(turn)].finder.searchMove(move, left)),
  );
}

function followLine(
  { guide, budget }: LineContext,
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

/** The legal moves, most promising first. */
export function rankedMoves(guide: ProofGuide): readonly Move[] {
  const moves = new MoveList();
  guide.searchState.legalMoves(moves);
  const ranks = new Int32Array(moves.length);
  guide.rank(moves, ranks);
  return Array.from(moves, (move, index) => ({ move, rank: ranks[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ move }) => move);
}
