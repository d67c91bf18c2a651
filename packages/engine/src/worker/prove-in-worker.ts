import { assert, type Match, MoveList, type OnlyChoice, type Stop } from '@tabuleiro/games';
import {
  type MoveVerdict,
  type MoveVerdicts,
  NOTHING_PROVED,
  type Solution,
  type SolveLimits,
  type SolveProgress,
} from '../solver/solution.ts';
import type { Reply, Task } from './messages.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import type { PlayerHost } from './player-host.ts';

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
  assert(reply.kind === 'solved', 'what is solved is told');
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
  assert(reply.kind === 'judged', 'what is judged is told');
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
  assert(reply.kind === 'found-choice', 'a choice is told');
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
  const hear = (reply: Reply): void => {
    if (reply.kind !== 'solving') return;
    last = reply.progress;
    onProgress?.(last);
  };
  const work = new PendingJob(host.pool, jobOf(match, {}, task, host.shares), hear);
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
