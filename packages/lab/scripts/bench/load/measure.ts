import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeasuredProcess, Usage } from './measured-process.ts';
import type { Players } from './players.ts';

/** Measurements of one server under one load. */
export interface Load {
  readonly games: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From sending a move until the opponent receives it, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  readonly cpuMsPerMove: number;
  /** The share of one core that the server used. */
  readonly cores: number;
}

/** Measurements of a server whose clients play as fast as they can. */
export interface Rush {
  /** This many pairs play at the same time. */
  readonly tables: number;
  readonly games: number;
  /** Matches that were created, joined and finished. */
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly cpuMsPerGame: number;
}

export const ROUNDS = 5;

/** Measures five times and returns the median of each figure. */
export async function medianRound<Figures extends Readonly<Record<keyof Figures, number>>>(
  measure: (round: number) => Promise<Figures>,
): Promise<Figures> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(round));
  const [first] = rounds;
  if (first === undefined) throw new Error('nothing was measured');
  const median = { ...first };
  for (const name in first) median[name] = middleOf(rounds.map((round) => round[name]));
  return median;
}

export function middleOf<Value extends number>(values: readonly Value[]): Value {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

export async function measureRush(
  server: MeasuredProcess,
  players: Players,
  service: 'ours' | 'theirs',
  pairs: readonly (readonly [string, string])[],
  forMs: number,
): Promise<Rush> {
  const before = await server.usage();
  const { games, moves } = await players.rush(service, server.address, pairs, forMs);
  const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
  return {
    tables: pairs.length,
    games,
    gamesPerSecond: (1000 * games) / forMs,
    movesPerSecond: (1000 * moves) / forMs,
    cpuMsPerGame: cpuMs / games,
  };
}

export async function measureLoad(
  server: MeasuredProcess,
  players: Players,
  games: number,
  forMs: number,
  everyMs: number,
): Promise<Load> {
  const before = await server.usage();
  const startedAt = performance.now();
  const latencies = await players.play(forMs, everyMs);
  const elapsedMs = performance.now() - startedAt;
  const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return {
    games,
    moves: latencies.length,
    movesPerSecond: (1000 * latencies.length) / elapsedMs,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
    cpuMsPerMove: cpuMs / latencies.length,
    cores: cpuMs / elapsedMs,
  };
}

/** Kilobytes per game, compared with the memory before there were any. */
export function kilobytesEach(
  before: Usage,
  after: Usage,
  games: number,
): { readonly rss: number; readonly heap: number } {
  return { rss: (after.rss - before.rss) / 1024 / games, heap: (after.heap - before.heap) / 1024 / games };
}

const PAGE_BYTES = 4096;
const WRITES = 200;

/** The median time of this disk to append a page durably, in milliseconds. */
export function measureDisk(): number {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-disk-'));
  const file = openSync(join(folder, 'pages'), 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const times = Array.from({ length: WRITES }, () => {
    const start = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return middleOf(times);
}
