import { availableParallelism } from 'node:os';
import type { Analysis, Analyst } from '@tabuleiro/engine';
import { type ThinkingLimits, type Match, StopFlag } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { interruptible } from '../io/interrupt.ts';
import { readCount } from '../options/numbers.ts';
import { openHost } from '../players/engine-host.ts';
import {
  TABLE_BYTES,
  DEEPEST,
  limitAnalysis,
  LONGEST_MS,
  MOST_LINES,
  MOST_NODES,
  USUAL_LINES,
} from './analysis-info.ts';

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

/** The search options of `analyse`, unparsed. */
export interface SearchOptions {
  readonly lines?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly depth?: string;
  readonly threads?: string;
}

export interface AnalysisSettings {
  readonly lines: number;
  readonly limits: ThinkingLimits;
  readonly threads: number;
}

/** The maximum that UGI offers too. */
const MOST_THREADS = 512;

export async function readSettings(
  context: Context,
  options: SearchOptions,
  usualMs: number,
): Promise<AnalysisSettings> {
  const read = async (name: keyof SearchOptions, max: number): Promise<number | undefined> => {
    const text = options[name];
    return text === undefined ? undefined : readCount(context, `--${name}`, text, max);
  };
  const lines = await read('lines', MOST_LINES);
  const timeMs = await read('time', LONGEST_MS);
  const nodes = await read('nodes', MOST_NODES);
  const depth = await read('depth', DEEPEST);
  const threads = await read('threads', MOST_THREADS);
  // Several threads race each other; only one thread gives the same result again for the same nodes or depth.
  const isRepeatable = nodes !== undefined || depth !== undefined;
  const usualThreads = isRepeatable ? 1 : availableParallelism();
  return {
    lines: lines ?? USUAL_LINES,
    limits: limitAnalysis({ timeMs, nodes, depth }, usualMs),
    threads: threads ?? usualThreads,
  };
}

/** Refuses options that would be ignored silently. */
export function refuseOptions(options: object, names: readonly string[], why: string): void {
  const given = names.find((name) => name in options);
  if (given !== undefined) throw new UsageError(`--${given}: ${why}`);
}
