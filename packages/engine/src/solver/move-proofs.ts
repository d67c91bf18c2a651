import { MAX_PROOF_PLIES, isWon, type Move, NEVER, noWinWithin, otherSide, triedPlies } from '@tabuleiro/games';
import type { WinAttempt, ProofTask } from './proof-task.ts';
import type { MoveVerdict, MoveVerdicts, VerdictOptions } from './solution.ts';

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
