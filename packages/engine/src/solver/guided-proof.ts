import {
  type BySide,
  type CountedEnd,
  type Evaluation,
  type Evaluator,
  type Match,
  MAX_PROOF_PLIES,
  type Move,
  MoveList,
  NEVER,
  NO_MOVE_FOUND,
  type Position,
  type ProofGuide,
  REPETITION_LIMIT,
  type Side,
  type SolverFacet,
} from '@tabuleiro/games';
import type { Budget } from '../search/budget.ts';
import { drawnLine, findBestMoves, rankedMoves, shortestLine } from './best-play.ts';
import { closedPositions, type Known, ProofContext } from './proof-context.ts';
import { type Level, ProofNumberSearch } from './proof-number-search.ts';
import type { ProofNumberTable } from './proof-number-table.ts';
import type { ProofTable } from './proof-table.ts';
import type { BestMoves, ProofTask, WinAttempt } from './proof-task.ts';
import { WinSearch } from './win-search.ts';

export interface GuidedOptions {
  readonly match: Match;
  readonly known: Known | null;
  readonly proofs: ProofTable;
  readonly numbers: ProofNumberTable;
  /** Scratch memory that searches reuse one after the other. */
  readonly levels: Level[];
  readonly budget: Budget;
}

/** A proof by searches that play one move after another. */
export class GuidedProofTask implements ProofTask {
  readonly guide: ProofGuide;
  readonly budget: Budget;
  readonly mover: Side;
  readonly attempts: BySide<WinAttempt>;
  readonly moves: readonly Move[];
  readonly furthestClaim: number;

  constructor(position: Position, guide: ProofGuide, { match, known, proofs, numbers, levels, budget }: GuidedOptions) {
    const closed = closedPositions(match, REPETITION_LIMIT);
    // The exhaustive search detects a third occurrence only of closed positions. If a repetition can win, the search
    // claims only as many plies as must pass before another position can occur a third time. A position that occurred
    // in the match must recur twice; any other must occur three times.
    const cycle = guide.shortestCycle ?? SHORTEST_CYCLE;
    const isPointed = position.repetitionOutcome().score !== undefined;
    this.furthestClaim = isPointed ? (match.moves.length > 0 ? cycle : 2 * cycle - 1) : NEVER;
    const canEndByClock = guide.pliesLeft() <= this.furthestClaim;
    const attemptOf = (side: Side): WinAttempt => {
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
    return this.guide.isBounded === true ? Math.min(this.guide.pliesLeft(), MAX_PROOF_PLIES) : null;
  }

  bestMoves(end: CountedEnd, attempt: WinAttempt | null): BestMoves {
    return findBestMoves(this, end, attempt);
  }

  lineTo({ plies }: CountedEnd, attempt: WinAttempt | null): readonly Move[] {
    return attempt === null ? drawnLine(this) : shortestLine(this, attempt, plies);
  }
}

/** The game's own guide, or a plain one that uses the evaluator and tries every move. */
export function guideTo(position: Position, evaluation: Evaluation, facet: GuidingFacet | null): ProofGuide {
  if (facet !== null) return facet.guide(position);
  return new PlainGuide(position, evaluation.evaluator(position, evaluation.tuned.weights));
}

/** In no game does a position recur sooner: each side needs one move to leave it and one to return. */
export const SHORTEST_CYCLE = 4;

type GuidingFacet = Extract<SolverFacet, { readonly guide: unknown }>;

class PlainGuide implements ProofGuide {
  readonly searchState: Position;
  readonly shortestCycle: number;
  private readonly evaluator: Evaluator;
  private readonly moves = new MoveList();

  constructor(position: Position, evaluator: Evaluator) {
    this.searchState = position;
    this.evaluator = evaluator;
    this.shortestCycle = evaluator.shortestCycle ?? SHORTEST_CYCLE;
  }

  winningMove(): number {
    const { searchState, moves } = this;
    const { turn } = searchState;
    searchState.legalMoves(moves);
    for (let index = 0; index < moves.length; index++) {
      searchState.apply(moves.at(index));
      const isWon = searchState.isOver() && searchState.outcome()?.winner === turn;
      searchState.undo();
      if (isWon) return moves.at(index);
    }
    return NO_MOVE_FOUND;
  }

  rank(moves: MoveList, ranks: Int32Array): void {
    this.evaluator.rank(moves, ranks);
  }

  pliesLeft(): number {
    return this.evaluator.pliesLeft();
  }
}
