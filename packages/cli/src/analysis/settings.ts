import { availableParallelism } from 'node:os';
import type { ThinkingLimits } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { readCount } from '../options/numbers.ts';
import { DEEPEST, limitAnalysis, LONGEST_MS, MOST_LINES, MOST_NODES, USUAL_LINES } from './analysis-info.ts';

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
