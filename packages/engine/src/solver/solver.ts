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
} from '@tabuleiro/games';
import { Budget, type Now } from '../search/index.ts';
import { guideTo } from './guide.ts';
import { GuidedProofTask } from './guided.ts';
import { seesTheEnd } from './in-sight.ts';
import type { Level } from './proof-number-search.ts';
import { ProofNumberTable } from './proof-number-table.ts';
import { ProofTable } from './proof-table.ts';
import type { ProofTask } from './proof-task.ts';
import { Proof } from './proof.ts';
import type { MoveVerdicts, Solution, SolveOptions, VerdictOptions } from './solution.ts';
import { TurnProofTask } from './turns.ts';
import { judgeEach } from './verdicts.ts';

export interface SolverOptions {
  /** The size of each of its two tables; 32 MB unless said otherwise. */
  readonly tableBytes?: number;
  readonly now?: Now;
}

const USUAL_TABLE_BYTES = 32 * 2 ** 20;

/** Loads what is needed to prove results of a game. */
export async function openSolver(game: GameId, options: SolverOptions = {}): Promise<Solver> {
  const [evaluation, facet] = await Promise.all([loadEvaluation(game), loadSolverFacet(game)]);
  return new Solver(evaluation, facet, options);
}

/**
 * Proves results of positions of one game on the thread that calls it. The same limit of nodes gives the same answer. What
 * it finds holds under the rules of the game against every legal reply; see `docs/solved.md` for the methods.
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

  /** Proves the result of a match that is not over, as far as the limits allow. */
  solve(match: Match, options: SolveOptions = {}): Solution {
    return new Proof(this.inquire(match, options), options).run();
  }

  /** Whether a match is over before long whatever is played: then draws are proved too. */
  seesTheEnd({ position }: Match): boolean {
    return seesTheEnd(this.facet, position);
  }

  /** The first decision of a move: the move itself where a turn has only one. */
  firstDecision(move: Move): Move {
    return this.evaluation.firstDecision?.(move) ?? move;
  }

  /** Which of the legal moves win, and in how many plies; which are proved not to. */
  judgeMoves(match: Match, options: VerdictOptions = {}): MoveVerdicts {
    return judgeEach(this.inquire(match, options), options);
  }

  private inquire(match: Match, { limits = {}, stop = NEVER_STOP, known }: SolveOptions): ProofTask {
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

  /** Tables are made when they are needed, and forget from one question to the next, so that answers do not depend on others. */
  private makeTables(): { readonly proofs: ProofTable; readonly numbers: ProofNumberTable } {
    const { tableBytes } = this;
    this.tables ??= { proofs: new ProofTable(tableBytes), numbers: new ProofNumberTable(tableBytes) };
    this.tables.proofs.clear();
    this.tables.numbers.clear();
    return this.tables;
  }
}
