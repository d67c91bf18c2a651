import { MAX_PROOF_PLIES, isWon, NEVER, noWinWithin, otherSide, type CountedEnd, triedPlies } from '@tabuleiro/games';
import type { WinAttempt, ProofTask } from './proof-task.ts';
import { NOTHING_PROVED, type Solution, type SolveOptions } from './solution.ts';

/** The deep search may use DEEP_SHARE nodes for each node of the exhaustive search. */
const DEEP_SHARE = 1;
const SHORTEST_DEEP = 500;
/** Below this number of plies only the exhaustive search runs: it finds short wins exactly. */
const SHALLOWEST_DEEP = 3;

interface Found {
  readonly end: CountedEnd;
  readonly isExact: boolean;
  /** The attempt that found the win; null for a draw. */
  readonly attempt: WinAttempt | null;
  /** Whether the deep search found it. */
  readonly isDeep?: true;
}

/**
 * Proves the result of one position. For each side's win two searches alternate. The exhaustive search tries every line
 * of n plies for growing n, so its ends are exact. The deep search follows forcing lines, so it sees further and its
 * ends are upper bounds.
 */
export class Proof {
  private readonly proofTask: ProofTask;
  private readonly options: SolveOptions;
  private readonly furthest: number;
  private readonly mine: WinAttempt;
  private readonly theirs: WinAttempt;
  /** Neither the mover (`mineTried`) nor the opponent (`theirsTried`) wins within this many plies. */
  private mineTried = 0;
  private theirsTried = 0;
  /** A win whose length is an upper bound. */
  private bound: Found | null = null;
  private deepNodes = 0;

  constructor(proofTask: ProofTask, options: SolveOptions) {
    this.proofTask = proofTask;
    this.options = options;
    this.mine = proofTask.attempts[proofTask.mover];
    this.theirs = proofTask.attempts[otherSide(proofTask.mover)];
    this.furthest = Math.min(
      options.limits?.plies ?? MAX_PROOF_PLIES,
      proofTask.lastPly ?? MAX_PROOF_PLIES,
      MAX_PROOF_PLIES,
    );
  }

  run(): Solution {
    const found = this.search() ?? this.bound;
    return found === null ? { ...NOTHING_PROVED, ...this.effort() } : this.toSolution(found);
  }

  private search(): Found | null {
    const { furthest, mine, theirs } = this;
    const { budget } = this.proofTask;
    for (let plies = 1; plies <= furthest + 1 && !budget.isSpent; plies++) {
      // The winner usually plays the last ply of a win, so each number of plies needs a search for one side only.
      const found = this.tryWithin(plies % 2 === 1 ? mine : theirs, Math.min(plies, furthest));
      if (found !== null) return found;
      if (this.isDrawn()) return this.draw();
      this.options.onProgress?.({ nodes: budget.nodes, ms: budget.elapsedMs, excludedPlies: this.excludedPlies });
      // The search has excluded all much shorter wins.
      if (this.bound !== null && plies + 1 >= this.bound.end.plies) return this.countExactly(this.bound);
      this.lookDeep(plies);
    }
    return null;
  }

  /** Whether a side wins within `plies` plies, and if so the exact length. */
  private tryWithin(attempt: WinAttempt, plies: number): Found | null {
    const { budget } = this.proofTask;
    const verdict = attempt.finder.search(plies);
    if (budget.isSpent) return null;
    if (!isWon(verdict)) {
      const tried = Math.max(this.triedOf(attempt), this.claimOf(verdict));
      if (attempt === this.mine) this.mineTried = tried;
      else this.theirsTried = tried;
      return null;
    }
    const result = attempt === this.mine ? 'win' : 'loss';
    const end: CountedEnd = { result, plies: Math.min(verdict, plies) };
    this.bound = { end, attempt, isExact: false };
    // The search skips every other number of plies for a side, so the win may be one ply shorter.
    const shorter = end.plies > 1 ? attempt.finder.search(end.plies - 1) : noWinWithin(0);
    if (budget.isSpent) return null;
    const tried = Math.max(this.triedOf(attempt), isWon(shorter) ? 0 : this.claimOf(shorter));
    const fewest = isWon(shorter) ? Math.min(shorter, end.plies - 1) : end.plies;
    return { end: { result, plies: fewest }, attempt, isExact: tried >= fewest - 1 };
  }

  /** For a verdict that is no win: the number of plies within which there is certainly none. */
  private claimOf(verdict: number): number {
    return Math.min(triedPlies(verdict), this.proofTask.furthestClaim);
  }

  private triedOf(attempt: WinAttempt): number {
    return attempt === this.mine ? this.mineTried : this.theirsTried;
  }

  /**
   * Searches exhaustively to the length of an end that the deep search found. If the budget runs out, the end keeps its
   * upper bound.
   */
  private countExactly(bound: Found): Found | null {
    const found = bound.attempt === null ? null : this.tryWithin(bound.attempt, bound.end.plies);
    if (found === null && this.bound?.end.plies === bound.end.plies) this.bound = bound;
    return found;
  }

  private get excludedPlies(): number {
    return Math.min(this.mineTried, this.theirsTried);
  }

  private isDrawn(): boolean {
    const { lastPly } = this.proofTask;
    return this.excludedPlies >= NEVER || (lastPly !== null && this.excludedPlies >= lastPly);
  }

  private draw(): Found {
    return { end: { result: 'draw', plies: this.proofTask.lastPly ?? 0 }, attempt: null, isExact: true };
  }

  /** Continues the deep search, first for the mover, unless the match ends soon anyway or a win is already known. */
  private lookDeep(plies: number): void {
    const { proofTask, furthest, mine, theirs } = this;
    const { budget, lastPly } = proofTask;
    if (lastPly !== null || furthest < MAX_PROOF_PLIES || this.bound !== null || plies < SHALLOWEST_DEEP) return;
    const exhaustiveNodes = budget.nodes - this.deepNodes;
    const share = Math.max(SHORTEST_DEEP, (DEEP_SHARE * exhaustiveNodes - this.deepNodes) / 2);
    const before = budget.nodes;
    for (const attempt of [mine, theirs]) {
      const { deep } = attempt;
      if (deep === null || deep.hasGivenUp || !deep.search(share)) continue;
      const end: CountedEnd = { result: attempt === mine ? 'win' : 'loss', plies: deep.plies };
      this.bound = { end, attempt, isExact: false, isDeep: true };
      break;
    }
    this.deepNodes += budget.nodes - before;
  }

  private toSolution({ end, attempt, isExact, isDeep }: Found): Solution {
    const { proofTask } = this;
    const { result, plies } = end;
    const found = isDeep === true ? attempt?.deep?.line() : proofTask.lineTo(end, attempt);
    const { best, areAll } = isExact
      ? proofTask.bestMoves(end, attempt)
      : { best: found?.slice(0, 1) ?? [], areAll: false };
    const remembered = attempt?.finder.remembered() ?? null;
    const line =
      found !== undefined && found.length > 0
        ? found
        : [...best, ...(remembered === null ? [] : [remembered])].slice(0, 1);
    return {
      result,
      plies: result === 'draw' && proofTask.lastPly === null ? null : plies,
      isExact,
      best: best.length > 0 ? best : line.slice(0, 1),
      areAllBest: areAll,
      line,
      ...this.effort(),
    };
  }

  private effort(): Pick<Solution, 'excludedPlies' | 'nodes' | 'ms'> {
    const { budget } = this.proofTask;
    return { excludedPlies: this.excludedPlies, nodes: budget.nodes, ms: budget.elapsedMs };
  }
}
