import { performance } from 'node:perf_hooks';
import type { Line } from './script.ts';
import type { Seated, Service } from './service.ts';

/** What was played at all tables together. */
export interface Rushed {
  /** Those that were made, joined and played to their end. */
  readonly games: number;
  readonly moves: number;
}

/** Two who play one whole match after the other, each move as soon as the last one is told, until the time is over. */
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
    // The last move of a match may be told after the time is over: then it is none of those that were finished in it.
    if (played === script.length && performance.now() < end) games++;
  }
  return { games, moves };
}

/** Gives how many moves were told in time. */
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
