import { assert, type Match, type OnlyChoice, type Stop } from '@tabuleiro/games';
import type { MoveVerdicts, Solution } from '../solver/solution.ts';
import { type Analyst, openAnalystIn } from './analyst-host.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import { PlayerHost, type SearchSettings } from './player-host.ts';
import { findOnlyChoiceIn, type HostSolveOptions, proveMovesIn, solveIn } from './prove-in-worker.ts';

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
    assert(reply.kind === 'counted', 'a count is told');
    return reply.nodes;
  }
}
