import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Played } from './player-process.ts';
import type { Rushed } from './rush.ts';

const PROCESSES = 2;

/** Simulated players in several processes. */
export class Players {
  private readonly children: readonly ChildProcess[];

  private constructor(children: readonly ChildProcess[]) {
    this.children = children;
  }

  static async start(): Promise<Players> {
    const file = fileURLToPath(new URL('player-process.ts', import.meta.url));
    const children = Array.from({ length: PROCESSES }, () => fork(file, [], { execArgv: ['--import', 'tsx'] }));
    await Promise.all(children.map((child) => once(child, 'message')));
    return new Players(children);
  }

  /** Creates a match for each pair and connects all players. */
  async seat(
    service: 'ours' | 'theirs',
    address: string,
    pairs: readonly (readonly [string, string])[],
  ): Promise<void> {
    const ordered = this.children.map((child, index) =>
      obey(child, {
        order: 'seat',
        service,
        address,
        players: shareOf(pairs, index),
      }),
    );
    await Promise.all(ordered);
  }

  /** All play for this time; returns the latency of each move. */
  async play(forMs: number, everyMs: number): Promise<Float64Array> {
    const played = await Promise.all(this.children.map((child) => obey(child, { order: 'play', forMs, everyMs })));
    return Float64Array.from(played.flatMap(({ latencies }) => latencies)).sort();
  }

  /** All pairs play whole matches for this time. */
  async rush(
    service: 'ours' | 'theirs',
    address: string,
    pairs: readonly (readonly [string, string])[],
    forMs: number,
  ): Promise<Rushed> {
    const played = await Promise.all(
      this.children.map((child, index) =>
        obey(child, { order: 'rush', service, address, players: shareOf(pairs, index), forMs }),
      ),
    );
    const sum = (of: (rushed: Rushed) => number): number => played.reduce((all, { rushed }) => all + of(rushed), 0);
    return { games: sum(({ games }) => games), moves: sum(({ moves }) => moves) };
  }

  async leave(): Promise<void> {
    await Promise.all(this.children.map((child) => obey(child, { order: 'leave' })));
  }

  stop(): void {
    for (const child of this.children) child.disconnect();
  }
}

/** The share of each process. */
function shareOf<Item>(items: readonly Item[], process: number): readonly Item[] {
  return items.filter((_, item) => item % PROCESSES === process);
}

function obey(child: ChildProcess, order: Order): Promise<Played> {
  return new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('a process of players has ended'));
    child.once('exit', failed);
    child.once('message', (played: Played) => {
      child.off('exit', failed);
      resolve(played);
    });
    child.send(order);
  });
}
