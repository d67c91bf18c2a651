import type { MeasuredProcess, Usage } from './measured-process.ts';
import type { Players } from './players.ts';

/** What one load did to one server. */
export interface Load {
  readonly games: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From a move sent until the opponent is told, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  readonly cpuMsPerMove: number;
  /** The share of one core that the server used. */
  readonly cores: number;
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

/** How many kilobytes more each of so many games takes than before there were any. */
export function kilobytesEach(
  before: Usage,
  after: Usage,
  games: number,
): { readonly rss: number; readonly heap: number } {
  return { rss: (after.rss - before.rss) / 1024 / games, heap: (after.heap - before.heap) / 1024 / games };
}
