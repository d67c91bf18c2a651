import {
  assert,
  type Evaluation,
  type GameId,
  loadEvaluation,
  loadSolverFacet,
  type Match,
  type Move,
  NEVER_STOP,
  type SolverFacet,
  type BySide,
  MoveList,
  NEVER,
  type Position,
  type CountedEnd,
  type Side,
  type TurnProver,
} from '@tabuleiro/games';
import { Budget, type Now } from '../search/budget.ts';
import { GuidedProofTask, guideTo } from './guided-proof.ts';
import { proveMoves } from './move-proofs.ts';
import type { Level } from './proof-number-search.ts';
import { ProofNumberTable } from './proof-number-table.ts';
import { ProofTable } from './proof-table.ts';
import type { ProofTask, WinAttempt, BestMoves } from './proof-task.ts';
import { Proof } from './proof.ts';
import { type MoveVerdicts, type Solution, type SolveOptions, type VerdictOptions, hasBoundedEnd } from './solution.ts';

export interface SolverOptions {
  /** The size of each of the two tables; default: 32 MB. */
  readonly tableBytes?: number;
  readonly now?: Now;
}

const USUAL_TABLE_BYTES = 32 * 2 ** 20;

/** Loads the parts that a solver of a game needs. */
export async function openSolver(game: GameId, options: SolverOptions = {}): Promise<Solver> {
  const [evaluation, facet] = await Promise.all([loadEvaluation(game), loadSolverFacet(game)]);
  return new Solver(evaluation, facet, options);
}

/**
 * Proves results of positions of one game on the calling thread. With the same node limit the answer is always the
 * same. A proved result holds under the rules of the game against every legal reply; `docs/solved.md` describes the
 * methods.
 */
export class Solver {
  private readonly evaluation: Evaluation;
  private readonly facet: SolverFacet | null;
  private readonly now: Now;
  private readonly tableBytes: number;
  private readonly levels: Level[] = [];
  private tables: { readonly proofs: ProofTable; readonly numbers: ProofNumberTable } | null = null;

  constructor(evaluation: Evaluation, facet: SolverFacet | null, { tableBytes, now }: SolverOptions = {}) {
    this.evaluation = evaluation;
    this.facet = facet;
    this.now = now ?? Date.now;
    this.tableBytes = tableBytes ?? USUAL_TABLE_BYTES;
  }

  /** Proves the result of an unfinished match, as far as the limits allow. */
  solve(match: Match, options: SolveOptions = {}): Solution {
    return new Proof(this.makeProofTask(match, options), options).run();
  }

  /** Whether the match ends soon under any play. If so, the solver also proves draws. */
  hasBoundedEnd({ position }: Match): boolean {
    return hasBoundedEnd(this.facet, position);
  }

  /** The first decision of a move; if a turn has one decision, the move itself. */
  firstDecision(move: Move): Move {
    return this.evaluation.firstDecision?.(move) ?? move;
  }

  /** Proves for each legal move whether it wins, and in how many plies. */
  proveMoves(match: Match, options: VerdictOptions = {}): MoveVerdicts {
    return proveMoves(this.makeProofTask(match, options), options);
  }

  private makeProofTask(match: Match, { limits = {}, stop = NEVER_STOP, known }: SolveOptions): ProofTask {
    assert(match.outcome === null, 'a match that is solved goes on');
    const { evaluation, facet, now } = this;
    const { nodes = Number.POSITIVE_INFINITY, timeMs: hardMs = Number.POSITIVE_INFINITY } = limits;
    const budget = new Budget({ nodes, hardMs, stop, now });
    const position = match.position.clone();
    if (facet !== null && 'prover' in facet) {
      const spend = (): boolean => {
        budget.spend();
        return budget.isSpent;
      };
      return new TurnProofTask(position, facet.prover(position, spend), budget);
    }
    const guide = guideTo(position, evaluation, facet);
    const room = { levels: this.levels, ...this.makeTables() };
    return new GuidedProofTask(position, guide, { match, known: known ?? null, budget, ...room });
  }

  /**
   * Creates the tables on first use and clears them before each proof, so that answers do not depend on earlier ones.
   */
  private makeTables(): { readonly proofs: ProofTable; readonly numbers: ProofNumberTable } {
    const { tableBytes } = this;
    this.tables ??= { proofs: new ProofTable(tableBytes), numbers: new ProofNumberTable(tableBytes) };
    this.tables.proofs.clear();
    this.tables.numbers.clear();
    return this.tables;
  }
}

/** A proof task for a game with its own prover. */
class TurnProofTask implements ProofTask {
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
