import { assert, type Match, type Stop } from '@tabuleiro/games';
import type { MoveVerdicts, Solution } from '../solver/solution.ts';
import { type Analyst, openAnalystIn } from './analyst.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import { PlayerHost, type SearchSettings } from './player-host.ts';
import { type HostSolveOptions, judgeMovesIn, solveIn } from './proofs.ts';

export interface HostPerftOptions {
  readonly depth: number;
  /** How many moves may be made. */
  readonly most: number;
  readonly stop: Stop;
}

/** Lets analyses and proofs think in workers beside the players. */
export class EngineHost extends PlayerHost {
  /** Somebody who analyses positions of one game, and remembers from one to the next. */
  openAnalyst(settings: Partial<SearchSettings> = {}): Analyst {
    return openAnalystIn(this, settings);
  }

  /** Proves the result of a match that goes on, in one worker. Where memory is not shared, a stop leaves nothing proved. */
  solve(match: Match, options: HostSolveOptions): Promise<Solution> {
    return solveIn(this, match, options);
  }

  /** Proves what each move of a match that goes on leads to, likewise. */
  judgeMoves(match: Match, options: HostSolveOptions): Promise<MoveVerdicts> {
    return judgeMovesIn(this, match, options);
  }

  /** Counts sequences of plies as `perftWithin` does, in one worker; a stop ends it with a PlayerClosed. */
  async perft(match: Match, { depth, most, stop }: HostPerftOptions): Promise<number | null> {
    const work = new PendingJob(this.pool, jobOf(match, {}, { kind: 'perft', depth, most }, this.shares));
    void stop.raised?.then(() => work.cancel());
    const reply = await work.done;
    assert(reply.kind === 'counted', 'a count is told');
    return reply.nodes;
  }
}
