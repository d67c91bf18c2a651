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
  MAX_PROOF_PLIES,
  isWon,
  noWinWithin,
  otherSide,
  triedPlies,
} from '@tabuleiro/games';
import { Budget, type Now } from '../search/budget.ts';
import { GuidedProofTask, guideTo } from './guided-proof.ts';
import type { Level } from './proof-number-search.ts';
import { ProofNumberTable } from './proof-number-table.ts';
import { ProofTable } from './proof-table.ts';
import type { ProofTask, WinAttempt, BestMoves } from './proof-task.ts';
import { Proof } from './proof.ts';
import {
  type MoveVerdicts,
  type Solution,
  type SolveOptions,
  type VerdictOptions,
  hasBoundedEnd,
  type MoveVerdict,
} from './solution.ts';

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

/** What is known about a move so far. */
interface Candidate {
  readonly move: Move;
  result: MoveVerdict['result'];
  plies: number | null;
  isExact: boolean;
  /**
   * Neither the mover (`mineTried`) nor the opponent (`theirsTried`) wins within this many plies, counted from before
   * the move.
   */
  mineTried: number;
  theirsTried: number;
}

/**
 * Proves moves by exhaustive search of n plies after each, for growing n, until all are decided or a limit is reached.
 */
export function proveMoves(proofTask: ProofTask, { limits, moves, onProgress }: VerdictOptions): MoveVerdicts {
  const { attempts, budget, mover, lastPly } = proofTask;
  const candidates = (moves ?? proofTask.moves).map((move): Candidate => ({
    move,
    result: 'unproved',
    plies: null,
    isExact: false,
    mineTried: 0,
    theirsTried: 0,
  }));
  const furthest = Math.min(limits?.plies ?? MAX_PROOF_PLIES, lastPly ?? MAX_PROOF_PLIES, MAX_PROOF_PLIES);
  let open = candidates;
  for (let plies = 1; plies <= furthest + 1 && open.length > 0 && !budget.isSpent; plies++) {
    const attempt = attempts[plies % 2 === 1 ? mover : otherSide(mover)];
    for (const candidate of open) judgeWithin(proofTask, candidate, attempt, Math.min(plies, furthest));
    open = open.filter(({ result }) => result === 'unproved');
    const excludedPlies = Math.min(
      NEVER,
      ...open.map(({ mineTried, theirsTried }) => Math.min(mineTried, theirsTried)),
    );
    onProgress?.({ nodes: budget.nodes, ms: budget.elapsedMs, excludedPlies });
  }
  const verdicts = candidates.map(toVerdict);
  return { verdicts, nodes: budget.nodes, ms: budget.elapsedMs, isComplete: !budget.isSpent };
}

function judgeWithin(proofTask: ProofTask, candidate: Candidate, { finder, side }: WinAttempt, plies: number): void {
  const { budget, mover, lastPly } = proofTask;
  const isMine = side === mover;
  if ((isMine ? candidate.mineTried : candidate.theirsTried) >= plies) return;
  const verdict = finder.searchMove(candidate.move, plies);
  if (budget.isSpent) return;
  if (isWon(verdict)) {
    const end = Math.min(verdict, plies);
    const shorter = end > 1 ? finder.searchMove(candidate.move, end - 1) : noWinWithin(0);
    if (budget.isSpent) return;
    candidate.result = isMine ? 'win' : 'loss';
    candidate.plies = isWon(shorter) ? Math.min(shorter, end - 1) : end;
    const before = isMine ? candidate.mineTried : candidate.theirsTried;
    const tried = isWon(shorter) ? before : Math.max(before, Math.min(triedPlies(shorter), proofTask.furthestClaim));
    candidate.isExact = tried >= candidate.plies - 1;
    return;
  }
  const claim = Math.min(triedPlies(verdict), proofTask.furthestClaim);
  if (isMine) candidate.mineTried = Math.max(candidate.mineTried, claim);
  else candidate.theirsTried = Math.max(candidate.theirsTried, claim);
  const tried = Math.min(candidate.mineTried, candidate.theirsTried);
  if (tried < NEVER && (lastPly === null || tried < lastPly)) return;
  candidate.result = 'draw';
  candidate.plies = lastPly;
  candidate.isExact = lastPly !== null;
}

function toVerdict({ move, result, plies, isExact, mineTried }: Candidate): MoveVerdict {
  const neverWins = result === 'draw' || result === 'loss' || mineTried >= NEVER;
  return { move, result, plies, isExact, noWinWithin: neverWins ? Number.POSITIVE_INFINITY : mineTried };
}
