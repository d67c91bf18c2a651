import type { Analysis, Analyst } from '@tabuleiro/engine';
import { type Limits, type Match, StopFlag } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { interruptible } from '../play/interrupt.ts';
import { openHost } from '../players/threads.ts';
import { TABLE_BYTES } from '../service/analyse.ts';
import type { AnalysisSettings } from './settings.ts';

/** Somebody who analyses one position after the other in threads, until the person wants it to end. */
export interface Session {
  analyse(match: Match, onProgress?: (analysis: Analysis) => void): Promise<Analysis>;
  /** Whether the person wants it to end; the analysis under way was broken off. */
  readonly isStopped: boolean;
}

/** Opens threads for a piece of work, which comes to its end and tells what it has when it is interrupted. */
export async function withSession(
  context: Context,
  settings: AnalysisSettings,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const { threads, lines, limits } = settings;
  await interruptible(context, async ({ signal }) => {
    const stop = new StopFlag();
    if (signal.aborted) stop.raise();
    signal.addEventListener('abort', () => stop.raise(), { once: true });
    const host = openHost(threads);
    try {
      await work(sessionOf(host.openAnalyst({ threads, lines, tableBytes: TABLE_BYTES }), limits, stop));
    } finally {
      await host.close();
    }
  });
}

function sessionOf(analyst: Analyst, limits: Limits, stop: StopFlag): Session {
  return {
    analyse: (match, onProgress) =>
      analyst.analyse(match, { limits, stop, hurries: false, ...(onProgress !== undefined && { onProgress }) }),
    get isStopped() {
      return stop.stopped;
    },
  };
}
