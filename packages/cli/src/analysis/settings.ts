import { availableParallelism } from 'node:os';
import type { Limits } from '@tabuleiro/games';
import { readCount } from '../commands/numbers.ts';
import type { Context } from '../context.ts';
import { DEEPEST, limitAnalysis, LONGEST_MS, MOST_LINES, MOST_NODES, USUAL_LINES } from '../service/analyse.ts';
import { UsageError } from '../usage.ts';

/** The options that say how an analysis is done, as they were given. */
export interface SearchOptions {
  readonly lines?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly depth?: string;
  readonly threads?: string;
}

export interface AnalysisSettings {
  readonly lines: number;
  readonly limits: Limits;
  readonly threads: number;
}

/** As many as UGI offers. */
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
  const given = {
    ...(timeMs !== undefined && { timeMs }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
  // Threads race each other: only one finds the same again for the same nodes or depth.
  const isRepeatable = nodes !== undefined || depth !== undefined;
  const usualThreads = isRepeatable ? 1 : availableParallelism();
  return { lines: lines ?? USUAL_LINES, limits: limitAnalysis(given, usualMs), threads: threads ?? usualThreads };
}

/** Refuses options that would be passed over in silence. */
export function refuseOptions(options: object, names: readonly string[], why: string): void {
  const given = names.find((name) => name in options);
  if (given !== undefined) throw new UsageError(`--${given}: ${why}`);
}
