import { assert, type Match, type Stop } from '@tabuleiro/games';
import { NOTHING_PROVED, type Solution, type SolveLimits, type SolveProgress } from '../solve/solution.ts';
import { type Analyst, openAnalystIn } from './analyst.ts';
import type { Reply } from './messages.ts';
import { PlayerHost, type SearchSettings } from './player-host.ts';
import { jobOf, Work } from './work.ts';

export interface HostSolveOptions {
  readonly limits: SolveLimits;
  readonly stop: Stop;
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** Lets analyses and proofs think in workers beside the players. */
export class EngineHost extends PlayerHost {
  /** Somebody who analyses positions of one game, and remembers from one to the next. */
  openAnalyst(settings: Partial<SearchSettings> = {}): Analyst {
    return openAnalystIn(this, settings);
  }

  /** Proves the result of a match that goes on, in one worker. Where memory is not shared, a stop leaves nothing proved. */
  async solve(match: Match, { limits, stop, onProgress }: HostSolveOptions): Promise<Solution> {
    let last: SolveProgress = { nodes: 0, ms: 0, excludedPlies: 0 };
    const hear = (reply: Reply): void => {
      if (reply.kind !== 'solving') return;
      last = reply.progress;
      onProgress?.(last);
    };
    const work = new Work(this.crew, jobOf(match, {}, { kind: 'solve', limits }, this.shares), hear);
    const raise = (): void => {
      if (this.shares) work.stop();
      else work.settle({ kind: 'solved', solution: { ...NOTHING_PROVED, ...last } });
    };
    void stop.raised?.then(raise);
    if (stop.stopped) raise();
    const reply = await work.done;
    assert(reply.kind === 'solved', 'what is solved is told');
    return reply.solution;
  }
}
