import {
  type BySide,
  type Move,
  MoveList,
  NEVER,
  type Position,
  type CountedEnd,
  type Side,
  type TurnProver,
} from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import type { WinAttempt, BestMoves, ProofTask } from './proof-task.ts';

/** A proof task for a game with its own prover. */
export class TurnProofTask implements ProofTask {
  readonly budget: Budget;
  readonly mover: Side;
  readonly attempts: BySide<WinAttempt>;
  readonly lastPly = null;
  readonly furthestClaim = NEVER;
  private readonly position: Position;
  private readonly prover: TurnProver;

  constructor(position: Position, prover: TurnProver, budget: Budget) {
    const attemptOf = (side: Side): WinAttempt => ({
      side,
      finder: {
        search: (plies) => prover.search(side, plies),
        searchMove: (move, plies) => prover.searchMove(side, move, plies),
        remembered: () => prover.remembered(),
      },
      deep: null,
    });
    this.position = position;
    this.prover = prover;
    this.budget = budget;
    this.mover = position.turn;
    this.attempts = { 1: attemptOf(1), 2: attemptOf(2) };
  }

  get moves(): readonly Move[] {
    const moves = new MoveList();
    this.position.legalMoves(moves);
    return [...moves];
  }

  bestMoves({ result, plies }: CountedEnd, attempt: WinAttempt | null): BestMoves {
    const best = this.prover.bestMoves(result, plies);
    if (best !== null && !this.budget.isSpent) return { best, areAll: true };
    return { best: this.lineTo({ result, plies }, attempt).slice(0, 1), areAll: false };
  }

  lineTo({ plies }: CountedEnd, attempt: WinAttempt | null): readonly Move[] {
    return attempt === null ? [] : this.prover.line(attempt.side, plies);
  }
}
