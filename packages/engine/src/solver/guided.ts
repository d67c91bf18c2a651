import {
  type BySide,
  FURTHEST,
  type Match,
  type Move,
  NEVER,
  type Position,
  type ProofGuide,
  type CountedEnd,
  type Side,
  REPETITION_LIMIT,
} from '@tabuleiro/games';
import type { Budget } from '../search/index.ts';
import { findBestMoves } from './best-moves.ts';
import { SHORTEST_CYCLE } from './guide.ts';
import { drawnLine, rankedMoves, shortestLine } from './lines.ts';
import { closedPositions, type Known, ProofContext } from './proof-context.ts';
import { type Level, ProofNumberSearch } from './proof-number-search.ts';
import type { ProofNumberTable } from './proof-number-table.ts';
import type { ProofTable } from './proof-table.ts';
import type { Attempt, BestMoves, ProofTask } from './proof-task.ts';
import { WinSearch } from './win-search.ts';

export interface GuidedOptions {
  readonly match: Match;
  readonly known: Known | null;
  readonly proofs: ProofTable;
  readonly numbers: ProofNumberTable;
  /** Room that searches use one after the other. */
  readonly levels: Level[];
  readonly budget: Budget;
}

/** An inquiry by searches that play move after move. */
export class GuidedProofTask implements ProofTask {
  readonly guide: ProofGuide;
  readonly budget: Budget;
  readonly mover: Side;
  readonly attempts: BySide<Attempt>;
  readonly moves: readonly Move[];
  readonly furthestClaim: number;

  constructor(position: Position, guide: ProofGuide, { match, known, proofs, numbers, levels, budget }: GuidedOptions) {
    const closed = closedPositions(match, REPETITION_LIMIT);
    // Exhaustive search sees a third standing only of closed positions. Where one can win, it is sure of as many plies as pass
    // before another position can stand so often: one that has stood before must come back twice, and any other three times.
    const cycle = guide.shortestCycle ?? SHORTEST_CYCLE;
    const isPointed = position.repetitionOutcome().score !== undefined;
    this.furthestClaim = isPointed ? (match.moves.length > 0 ? cycle : 2 * cycle - 1) : NEVER;
    const canEndByClock = guide.pliesLeft() <= this.furthestClaim;
    const attemptOf = (side: Side): Attempt => {
      const scene = new ProofContext({ guide, position, closed, attacker: side, known, canEndByClock });
      return {
        side,
        finder: new WinSearch(scene, proofs, budget),
        deep: new ProofNumberSearch(scene, numbers, budget, levels),
      };
    };
    this.guide = guide;
    this.budget = budget;
    this.mover = position.turn;
    this.attempts = { 1: attemptOf(1), 2: attemptOf(2) };
    this.moves = rankedMoves(guide);
  }

  get lastPly(): number | null {
    return this.guide.isBounded === true ? Math.min(this.guide.pliesLeft(), FURTHEST) : null;
  }

  bestMoves(end: CountedEnd, attempt: Attempt | null): BestMoves {
    return findBestMoves(this, end, attempt);
  }

  lineTo({ plies }: CountedEnd, attempt: Attempt | null): readonly Move[] {
    return attempt === null ? drawnLine(this) : shortestLine(this, attempt, plies);
  }
}
