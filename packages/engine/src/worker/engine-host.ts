import { assert, type Match, type OnlyChoice, type Stop, MoveList } from '@tabuleiro/games';
import {
  type MoveVerdicts,
  type Solution,
  type MoveVerdict,
  NOTHING_PROVED,
  type SolveLimits,
  type SolveProgress,
} from '../solver/solution.ts';
import { type Analyst, openAnalystIn } from './analyst-host.ts';
import type { Reply, Task } from './messages.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import { PlayerHost, type SearchSettings } from './player-host.ts';

export interface HostPerftOptions {
  readonly depth: number;
  /** Maximum number of moves to make. */
  readonly most: number;
  readonly stop: Stop;
}

/** Runs analyses and proofs in workers, in addition to players. */
export class EngineHost extends PlayerHost {
  /** An analyst for positions of one game; it keeps its table between positions. */
  openAnalyst(settings: Partial<SearchSettings> = {}): Analyst {
    return openAnalystIn(this, settings);
  }

  /** Proves the result of an unfinished match in one worker. Without shared memory, a stop leaves it unproved. */
  solve(match: Match, options: HostSolveOptions): Promise<Solution> {
    return solveIn(this, match, options);
  }

  /**
   * Proves the result of each move of an unfinished match in one worker. Without shared memory, a stop leaves all moves
   * unproved.
   */
  proveMoves(match: Match, options: HostSolveOptions): Promise<MoveVerdicts> {
    return proveMovesIn(this, match, options);
  }

  /** The only choice that wins, proved in one worker; null if there is no proof, and after a stop. */
  findOnlyChoice(match: Match, options: Omit<HostSolveOptions, 'onProgress'>): Promise<OnlyChoice | null> {
    return findOnlyChoiceIn(this, match, options);
  }

  /** Counts sequences of plies like `perftWithin`, in one worker; a stop rejects with PlayerClosed. */
  async perft(match: Match, { depth, most, stop }: HostPerftOptions): Promise<number | null> {
    const work = new PendingJob(this.pool, jobOf(match, {}, { kind: 'perft', depth, most }, this.shares));
    void stop.raised?.then(() => work.cancel());
    const reply = await work.done;
    assert(reply.kind === 'counted', 'a perft job ends with a count');
    return reply.nodes;
  }
}

export interface HostSolveOptions {
  readonly limits: SolveLimits;
  readonly stop: Stop;
  readonly onProgress?: (progress: SolveProgress) => void;
}

/**
 * Proves the result of an unfinished match in one worker of a host. Without shared memory, a stop leaves it unproved.
 */
export async function solveIn(host: PlayerHost, match: Match, options: HostSolveOptions): Promise<Solution> {
  const task: Task = { kind: 'solve', limits: options.limits };
  const reply = await prove(host, match, task, options, (last) => ({
    kind: 'solved',
    solution: { ...NOTHING_PROVED, ...last },
  }));
  assert(reply.kind === 'solved', 'a solve job ends with a solution');
  return reply.solution;
}

/**
 * Proves the result of each move of an unfinished match in one worker of a host. Without shared memory, a stop leaves
 * all moves unproved.
 */
export async function proveMovesIn(host: PlayerHost, match: Match, options: HostSolveOptions): Promise<MoveVerdicts> {
  const task: Task = { kind: 'prove-moves', limits: options.limits };
  const reply = await prove(host, match, task, options, (last) => ({
    kind: 'judged',
    verdicts: unjudged(match, last),
  }));
  assert(reply.kind === 'judged', 'a job for verdicts ends with verdicts');
  return reply.verdicts;
}

/** The only choice that wins, proved in one worker of a host; null if there is no proof, and after a stop. */
export async function findOnlyChoiceIn(
  host: PlayerHost,
  match: Match,
  { limits, stop }: Omit<HostSolveOptions, 'onProgress'>,
): Promise<OnlyChoice | null> {
  const work = new PendingJob(host.pool, jobOf(match, {}, { kind: 'only-choice', limits }, host.shares));
  // A game's own prover does not look whether it should stop.
  const breakOff = (): void => work.settle({ kind: 'found-choice', choice: null });
  void stop.raised?.then(breakOff);
  if (stop.stopped) breakOff();
  const reply = await work.done;
  assert(reply.kind === 'found-choice', 'a job for the only choice ends with one');
  return reply.choice;
}

async function prove(
  host: PlayerHost,
  match: Match,
  task: Task,
  { stop, onProgress }: HostSolveOptions,
  brokenOff: (last: SolveProgress) => Reply,
): Promise<Reply> {
  let last: SolveProgress = { nodes: 0, ms: 0, excludedPlies: 0 };
  const onReply = (reply: Reply): void => {
    if (reply.kind !== 'solving') return;
    last = reply.progress;
    onProgress?.(last);
  };
  const work = new PendingJob(host.pool, jobOf(match, {}, task, host.shares), onReply);
  const raise = (): void => {
    if (host.shares) work.stop();
    else work.settle(brokenOff(last));
  };
  void stop.raised?.then(raise);
  if (stop.stopped) raise();
  return work.done;
}

/** An unproved verdict for every legal move. */
function unjudged({ position }: Match, { nodes, ms }: SolveProgress): MoveVerdicts {
  const moves = new MoveList();
  position.legalMoves(moves);
  const verdicts = Array.from(moves, (move): MoveVerdict => ({
    move,
    result: 'unproved',
    plies: null,
    isExact: false,
    noWinWithin: 0,
  }));
  return { verdicts, nodes, ms, isComplete: false };
}
