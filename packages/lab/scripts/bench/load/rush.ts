import { performance } from 'node:perf_hooks';
import type { Line } from './script.ts';
import type { Seated, Service } from './service.ts';

/** The totals of all matches. */
export interface Rushed {
  /** Matches that were created, joined and finished. */
  readonly games: number;
  readonly moves: number;
}

/** Two players play whole matches until the time is over, each move as soon as the last one arrives. */
export async function rush(
  server: Service,
  pair: readonly [string, string],
  scripts: readonly (readonly Line[])[],
  end: number,
): Promise<Rushed> {
  let [games, moves] = [0, 0];
  for (let number = 0; performance.now() < end; number++) {
    const script = scripts[number % scripts.length] ?? [];
    const seated = await server.seat(pair);
    const played = await playThrough(seated, script, end);
    seated.close();
    moves += played;
    // If the last move of a match arrives late, the match does not count as finished in time.
    if (played === script.length && performance.now() < end) games++;
  }
  return { games, moves };
}

/** Returns the number of moves that arrived in time. */
function playThrough(seated: Seated, script: readonly Line[], end: number): Promise<number> {
  return new Promise((resolve) => {
    let next = 0;
    const move = (): void => {
      const line = script[next];
      if (line === undefined || performance.now() >= end) return resolve(next);
      seated.send(line.side, next, line.move);
    };
    seated.onTold = (side, ply) => {
      if (ply !== next || side === script[ply]?.side) return;
      next++;
      move();
    };
    move();
  });
}
