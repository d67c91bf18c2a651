import type { Analysis, Analyst } from '@tabuleiro/engine';
import { type ThinkingLimits, type Match, StopFlag } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { interruptible } from '../io/interrupt.ts';
import { openHost } from '../players/engine-host.ts';
import { TABLE_BYTES } from './analysis-info.ts';
import type { AnalysisSettings } from './settings.ts';

/** Analyses positions one after the other in threads, until the user interrupts. */
export interface AnalysisSession {
  analyse(match: Match, onProgress?: (analysis: Analysis) => void): Promise<Analysis>;
  /** Whether the user interrupted; the running analysis was stopped. */
  readonly isStopped: boolean;
}

/** Opens threads for some work. When interrupted, the work ends early and reports what it has. */
export async function withAnalysisSession(
  context: Context,
  settings: AnalysisSettings,
  work: (session: AnalysisSession) => Promise<void>,
): Promise<void> {
  const { threads, lines, limits } = settings;
  await interruptible(context, async ({ signal }) => {
    const stop = new StopFlag();
    if (signal.aborted) stop.raise();
    signal.addEventListener('abort', () => stop.raise(), { once: true });
    const host = openHost(threads);
    try {
      await work(makeSession(host.openAnalyst({ threads, lines, tableBytes: TABLE_BYTES }), limits, stop));
    } finally {
      await host.close();
    }
  });
}

function makeSession(analyst: Analyst, limits: ThinkingLimits, stop: StopFlag): AnalysisSession {
  return {
    analyse: (match, onProgress) =>
      analyst.analyse(match, { limits, stop, hurries: false, ...(onProgress !== undefined && { onProgress }) }),
    get isStopped() {
      return stop.stopped;
    },
  };
}
