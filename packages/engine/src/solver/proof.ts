import { FURTHEST, isWon, NEVER, noWinWithin, otherSide, type CountedEnd, triedPlies } from '@tabuleiro/games';
import type { Attempt, ProofTask } from './proof-task.ts';
import { NOTHING_PROVED, type Solution, type SolveOptions } from './solution.ts';

/** The deep search may use so many nodes for each that trying everything has used. */
const DEEP_SHARE = 1;
const SHORTEST_DEEP = 500;
/** The shortest wins are left to those who find them exactly. */
const SHALLOWEST_DEEP = 3;

interface Found {
  readonly end: CountedEnd;
  readonly isExact: boolean;
  /** Whose win it is; null for a draw. */
  readonly attempt: Attempt | null;
  /** Whether the deep search found it. */
  readonly isDeep?: true;
}

/**
 * Proves the result of one position. Two searches take turns for each side's win: one tries every line of n plies for growing
 * n, so that its ends are exact; the other follows forcing lines, so that it sees further and its ends are upper bounds.
 */
export class Proof {
  private readonly proofTask: ProofTask;
  private readonly options: SolveOptions;
  private readonly furthest: number;
  private readonly mine: Attempt;
  private readonly theirs: Attempt;
  /** No win of the mover, and none of the other side, within so many plies. */
  private mineTried = 0;
  private theirsTried = 0;
  /** A win that may be longer than need be. */
  private bound: Found | null = null;
  private deepNodes = 0;

  constructor(proofTask: ProofTask, options: SolveOptions) {
    this.proofTask = proofTask;
    this.options = options;
    this.mine = proofTask.attempts[proofTask.mover];
    this.theirs = proofTask.attempts[otherSide(proofTask.mover)];
    this.furthest = Math.min(options.limits?.plies ?? FURTHEST, proofTask.lastPly ?? FURTHEST, FURTHEST);
  }

  run(): Solution {
    const found = this.search() ?? this.bound;
    return found === null ? { ...NOTHING_PROVED, ...this.effort() } : this.tell(found);
  }

  private search(): Found | null {
    const { furthest, mine, theirs } = this;
    const { budget } = this.proofTask;
    for (let plies = 1; plies <= furthest + 1 && !budget.isSpent; plies++) {
      // The last ply of a win is mostly the winner's: the two sides take turns to be looked at.
      const found = this.tryWithin(plies % 2 === 1 ? mine : theirs, Math.min(plies, furthest));
      if (found !== null) return found;
      if (this.isDrawn()) return this.draw();
      this.options.onProgress?.({ nodes: budget.nodes, ms: budget.elapsedMs, excludedPlies: this.excludedPlies });
      // All that is much shorter has been tried.
      if (this.bound !== null && plies + 1 >= this.bound.end.plies) return this.countExactly(this.bound);
      this.lookDeep(plies);
    }
    return null;
  }

  /** Whether a side wins within so many plies, and exactly when. */
  private tryWithin(attempt: Attempt, plies: number): Found | null {
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
    // Every other number of plies was left out: perhaps it is one less.
    const shorter = end.plies > 1 ? attempt.finder.search(end.plies - 1) : noWinWithin(0);
    if (budget.isSpent) return null;
    const tried = Math.max(this.triedOf(attempt), isWon(shorter) ? 0 : this.claimOf(shorter));
    const fewest = isWon(shorter) ? Math.min(shorter, end.plies - 1) : end.plies;
    return { end: { result, plies: fewest }, attempt, isExact: tried >= fewest - 1 };
  }

  /** Of a verdict that is no win: within how many plies there is certainly none. */
  private claimOf(verdict: number): number {
    return Math.min(triedPlies(verdict), this.proofTask.furthestClaim);
  }

  private triedOf(attempt: Attempt): number {
    return attempt === this.mine ? this.mineTried : this.theirsTried;
  }

  /** Tries every line as long as an end that the deep search found; when the budget is spent on that, the end stands as it is. */
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

  /** Lets the deep search go on, first for the mover, unless the match is over soon anyway or it has found something. */
  private lookDeep(plies: number): void {
    const { proofTask, furthest, mine, theirs } = this;
    const { budget } = proofTask;
    if (proofTask.lastPly !== null || furthest < FURTHEST || this.bound !== null || plies < SHALLOWEST_DEEP) return;
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

  private tell({ end, attempt, isExact, isDeep }: Found): Solution {
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
